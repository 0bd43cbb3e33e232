import { Button, Menu } from "@mantine/core";
import { IconChevronDown } from "@tabler/icons-react";
import type { BatchSummary } from "#domain/building/batch/state/batchState.ts";
import type { RunScope } from "#domain/building/batch/run/runScope.ts";
import { formatNumber } from "#domain/base/formatNumber.ts";

interface RunMenuProps {
  readonly summary: Pick<BatchSummary, "ticked" | "unmatched" | "unanswered" | "hasRun">;
  readonly disabled: boolean;
  readonly onRun: (scope: RunScope) => void;
}

/** Runs for a part of the rooms, beside 一键选型. */
export function RunMenu({ summary, disabled, onRun }: RunMenuProps) {
  const { ticked, unmatched, unanswered, hasRun } = summary;
  const scopes: readonly (readonly [RunScope, string, number])[] = [
    ["ticked", "仅选型勾选房间", ticked],
    ["unmatched", "仅选型未匹配", unmatched],
    ["unanswered", "仅选型未得到结果", unanswered],
  ];
  return (
    <Menu
      position="top-end"
      shadow="md"
      transitionProps={{ duration: 0 }}
      width={224}
      withInitialFocusPlaceholder={false}
    >
      <Menu.Target>
        <Button
          size="md"
          variant={hasRun ? "default" : "filled"}
          px={8}
          disabled={disabled}
          aria-label="选型范围"
        >
          <IconChevronDown size={16} stroke={1.5} aria-hidden />
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        {scopes.map(([scope, words, count]) => (
          <Menu.Item key={scope} disabled={count === 0} onClick={() => onRun(scope)}>
            {words}（{formatNumber(count, 0)} 间）
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  );
}
