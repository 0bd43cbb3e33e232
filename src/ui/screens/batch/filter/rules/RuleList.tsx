import { ActionIcon, Button } from "@mantine/core";
import { IconArrowDown, IconArrowUp, IconPlus, IconTrash } from "@tabler/icons-react";
import type { FollowedCounts } from "#domain/building/batch/rules/countFollowed.ts";
import type { RuleMatch } from "#domain/building/batch/state/RoomRule.ts";
import { MOST_RULES } from "#domain/building/batch/rules/ruleLimits.ts";
import { matchText } from "#domain/building/batch/rules/ruleWords.ts";
import { formatNumber } from "#domain/base/formatNumber.ts";
import { classNames } from "../../../../kit/layout/classNames.ts";
import text from "../../../../kit/styles/text.module.css";
import css from "./Rules.module.css";

interface RuleListProps {
  readonly rules: readonly (RuleMatch & { readonly id: string; readonly name: string })[];
  readonly counts: FollowedCounts | null;
  readonly selected: number;
  readonly disabled: boolean;
  readonly onSelect: (at: number) => void;
  readonly onMove: (at: number, by: 1 | -1) => void;
  readonly onRemove: (at: number) => void;
  readonly onAdd: () => void;
}

const ICON = { size: 14, stroke: 1.5 } as const;
const rooms = (count: number | undefined) => (count === undefined ? "" : `${formatNumber(count, 0)} 间`);

/** The rules in order of precedence, each with its number of rooms, followed by the rooms without a rule. */
export function RuleList(props: RuleListProps) {
  const { rules, counts, selected, disabled, onSelect, onMove, onRemove, onAdd } = props;
  return (
    <section className={css["list"]} aria-label="规则">
      <ol className={css["rules"]}>
        {rules.map((rule, at) => {
          const { id } = rule;
          const name = rule.name.trim() || "未命名";
          const action = (label: string, isOff: boolean, icon: React.ReactNode, act: () => void) => (
            <ActionIcon
              variant="subtle"
              color="gray"
              size={24}
              aria-label={`${label}${name}`}
              title={label}
              disabled={disabled || isOff}
              onClick={act}
            >
              {icon}
            </ActionIcon>
          );
          return (
            <li key={id} data-selected={at === selected || undefined}>
              <button
                type="button"
                className={css["rule"]}
                aria-current={at === selected || undefined}
                onClick={() => onSelect(at)}
              >
                <span className={css["ruleHead"]}>
                  <span className={text["dim"]}>{at + 1}</span>
                  <span className={classNames(text["clip"], text["strong"])}>{name}</span>
                  <span className={css["count"]}>{rooms(counts?.rules[at])}</span>
                </span>
                <span
                  className={classNames(text["small"], text["ink2"], css["match"])}
                  title={matchText(rule)}
                >
                  {matchText(rule)}
                </span>
              </button>
              <span className={css["tools"]}>
                {action("上移", at === 0, <IconArrowUp {...ICON} />, () => onMove(at, -1))}
                {action("下移", at === rules.length - 1, <IconArrowDown {...ICON} />, () => onMove(at, 1))}
                {action("删除", false, <IconTrash {...ICON} />, () => onRemove(at))}
              </span>
            </li>
          );
        })}
      </ol>
      <p className={css["others"]}>
        <span>其余房间，按筛选条件</span>
        <span className={css["count"]}>{rooms(counts?.none)}</span>
      </p>
      <Button
        variant="default"
        size="xs"
        leftSection={<IconPlus {...ICON} />}
        disabled={disabled || rules.length >= MOST_RULES}
        title={rules.length >= MOST_RULES ? `最多 ${MOST_RULES} 条` : undefined}
        onClick={onAdd}
      >
        新增房间类型
      </Button>
    </section>
  );
}
