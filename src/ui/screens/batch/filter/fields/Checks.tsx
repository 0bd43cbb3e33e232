import { Checkbox } from "@mantine/core";
import type { BatchSummary } from "#domain/building/batch/state/batchState.ts";
import type { CheckItem } from "#domain/building/batch/kind/CheckItem.ts";
import text from "../../../../kit/styles/text.module.css";
import { classNames } from "../../../../kit/layout/classNames.ts";
import css from "./Checks.module.css";

interface ChecksProps<Check extends number> {
  /** In the specification's order. */
  readonly items: readonly CheckItem<Check>[];
  readonly checks: readonly Check[];
  /** The data of the rooms; without it no remarks about missing data are shown. */
  readonly summary?: Pick<BatchSummary, "stated" | "rooms">;
  readonly isTight?: boolean;
  readonly onChange: (checks: readonly Check[]) => void;
}

/** 校核项. A ticked check without data in any room has a remark, because it has no effect. */
export function Checks<Check extends number>({
  items,
  checks,
  summary,
  isTight = false,
  onChange,
}: ChecksProps<Check>) {
  const toggle = (check: Check, isOn: boolean) =>
    onChange(items.map((item) => item.check).filter((one) => (one === check ? isOn : checks.includes(one))));
  const isIdle = ({ check, needs }: CheckItem<Check>) =>
    summary !== undefined && summary.rooms > 0 && checks.includes(check) && !summary.stated.includes(needs);
  return (
    <div className={css["checks"]} data-tight={isTight || items.some(isIdle) || undefined}>
      {items.map((item) => {
        const { check, name } = item;
        const lacks = isIdle(item);
        return (
          <span key={check} className={css["check"]}>
            <Checkbox
              label={name}
              checked={checks.includes(check)}
              aria-label={lacks ? `${name}，各房间均无数据` : name}
              onChange={({ currentTarget }) => toggle(check, currentTarget.checked)}
            />
            {lacks && (
              <span className={classNames(text["small"], text["dim"])} title="各房间均无此数据，不参与校核">
                无数据
              </span>
            )}
          </span>
        );
      })}
    </div>
  );
}
