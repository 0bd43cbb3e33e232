import { Button, Menu } from "@mantine/core";
import { IconChevronDown } from "@tabler/icons-react";
import type { GroupKey, ViewGroup } from "#domain/building/batch/state/batchState.ts";

export interface GroupMenuProps {
  /** How the table is grouped: by floor or zone, not but summed, or neither. */
  readonly grouping: GroupKey | "sums" | null;
  /** Room fields that some room states. */
  readonly stated: readonly string[];
  readonly onGroup: (group: ViewGroup | null) => void;
}

const CHOICES = [
  ["floor", "按楼层分组"],
  ["zone", "按分区分组"],
  ["sums", "只加合计行"],
] as const;

/** Groups the table by where its rooms are, and sums it. */
export function GroupMenu({ grouping, stated, onGroup }: GroupMenuProps) {
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
          variant={grouping === null ? "default" : "light"}
          rightSection={<IconChevronDown size={14} stroke={1.5} />}
        >
          分组
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        {CHOICES.map(([choice, label]) => (
          <Menu.Item
            key={choice}
            aria-current={grouping === choice || undefined}
            rightSection={grouping === choice && "✓"}
            disabled={choice !== "sums" && !stated.includes(choice)}
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
