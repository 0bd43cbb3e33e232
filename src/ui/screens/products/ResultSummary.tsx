import { IconChevronDown, IconChevronUp } from "@tabler/icons-react";
import { useState, type ReactNode } from "react";
import { formatNumber } from "#domain/base/formatNumber.ts";
import layout from "../../kit/styles/layout.module.css";
import { FilterChip, type FilterChipProps } from "../../kit/input/FilterChip.tsx";
import { LinkButton } from "../../kit/input/LinkButton.tsx";
import css from "./ResultSummary.module.css";

export interface SummaryChip extends FilterChipProps {
  readonly key: string;
}

/** Filters of one kind, which are cleared together. */
export interface SummaryGroup {
  readonly name: string;
  readonly chips: readonly SummaryChip[];
  readonly onClear: () => void;
}

export interface ResultSummaryProps {
  /** `counting` while loading, `unknown` after a failure. */
  readonly count: number | "counting" | "unknown";
  /** A group without chips is not shown. */
  readonly groups: readonly SummaryGroup[];
  readonly onClearAll: () => void;
  /** Content at the right, before 清除全部, such as 示例数据. */
  readonly children?: ReactNode;
}

const CHEVRON = { size: 14, stroke: 1.5, "aria-hidden": true } as const;

/** 共 N 个结果 with all active filters by kind, each removable. Folded, it shows only the count. */
export function ResultSummary({ count, groups, onClearAll, children }: ResultSummaryProps) {
  const [isFolded, setFolded] = useState(false);
  const filled = groups.filter(({ chips }) => chips.length > 0);
  return (
    <div className={css["row"]}>
      <span className={css["count"]} role="status" data-none={count === "unknown" || undefined}>
        {count === "counting" && "正在查询…"}
        {typeof count === "number" && (
          <>
            共 <b>{formatNumber(count, 0)}</b> 个结果
          </>
        )}
      </span>
      {!isFolded &&
        filled.map(({ name, chips, onClear }, at) => (
          <div key={name} className={css["group"]} role="group" aria-label={name}>
            {/* A rule only between two items. */}
            {(at > 0 || count !== "unknown") && <span className={layout["rule"]} />}
            <span className={css["name"]}>{name}</span>
            {chips.map(({ key, ...chip }) => (
              <FilterChip key={key} {...chip} />
            ))}
            <LinkButton small aria-label={`清除${name}条件`} onClick={onClear}>
              清除
            </LinkButton>
          </div>
        ))}
      <div className={css["tools"]}>
        {children}
        {filled.length > 0 && (
          <>
            <LinkButton small aria-expanded={!isFolded} onClick={() => setFolded(!isFolded)}>
              {isFolded ? "展开" : "收起"}
              {isFolded ? <IconChevronDown {...CHEVRON} /> : <IconChevronUp {...CHEVRON} />}
            </LinkButton>
            <LinkButton small onClick={onClearAll}>
              清除全部
            </LinkButton>
          </>
        )}
      </div>
    </div>
  );
}
