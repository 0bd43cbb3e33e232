import { Button, Menu } from "@mantine/core";
import { IconChevronDown } from "@tabler/icons-react";
import type { TableGroupKey, ViewGroup } from "#domain/building/batch/state/batchState.ts";

export interface GroupMenuProps {
  /** The current grouping: by storey, zone or verdict, only sums, or neither. */
  readonly grouping: TableGroupKey | "sums" | null;
  /** Room fields that at least one room states. */
  readonly stated: readonly string[];
  /** Whether the noise of the kind's units is considered. */
  readonly isHeard: boolean;
  readonly onGroup: (group: ViewGroup | null) => void;
}

const CHOICES = [
  ["floor", "按楼层分组"],
  ["zone", "按分区分组"],
  ["soundVerdict", "按噪声判定分组"],
  ["sums", "只加合计行"],
] as const;

/** A menu that groups the table by storey, zone or verdict and sums it. */
export function GroupMenu({ grouping, stated, isHeard, onGroup }: GroupMenuProps) {
  return (
    <Menu
      position="bottom-end"
      shadow="md"
      transitionProps={{ duration: 0 }}
      width={176}
      withInitialFocusPlaceholder={false}
    >
      <Menu.Target>
        <Button
          size="xs"
          flex="none"
          variant={grouping === null ? "default" : "light"}
          rightSection={<IconChevronDown size={14} stroke={1.5} />}
        >
          分组
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        {CHOICES.filter(([choice]) => choice !== "soundVerdict" || isHeard).map(([choice, label]) => (
          <Menu.Item
            key={choice}
            aria-current={grouping === choice || undefined}
            rightSection={grouping === choice && "✓"}
            disabled={(choice === "floor" || choice === "zone") && !stated.includes(choice)}
            onClick={() => onGroup({ by: choice === "sums" ? null : choice, folded: [] })}
          >
            {label}
          </Menu.Item>
        ))}
        <Menu.Divider />
        <Menu.Item disabled={grouping === null} onClick={() => onGroup(null)}>
          不分组
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  );
}
