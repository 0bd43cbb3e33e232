import { Button, Menu } from "@mantine/core";
import { IconBuilding, IconChevronDown, IconPlus, IconTrash } from "@tabler/icons-react";
import { useMayEdit } from "../context/useMayEdit.ts";
import type { Overlay } from "../context/Overlay.ts";
import type { SampleBuilding } from "#workers/sheet/SheetClient.ts";

export interface RoomsMenuProps {
  readonly existing: number;
  readonly onOpen: (overlay: Overlay) => void;
  readonly onSample: (building: SampleBuilding) => void;
}

const ICON = { size: 16, stroke: 1.5 } as const;

/** Less frequent actions on rooms than importing. */
export function RoomsMenu({ existing, onOpen, onSample }: RoomsMenuProps) {
  const mayEdit = useMayEdit();
  return (
    <Menu
      position="bottom-end"
      shadow="md"
      transitionProps={{ duration: 0 }}
      width={208}
      // The placeholder is an element that a menu may not contain; the first item takes the focus instead.
      withInitialFocusPlaceholder={false}
    >
      <Menu.Target>
        <Button
          size="xs"
          variant="default"
          disabled={!mayEdit}
          rightSection={<IconChevronDown size={14} stroke={1.5} />}
        >
          房间
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Item leftSection={<IconPlus {...ICON} />} onClick={() => onOpen({ kind: "new" })}>
          新增房间
        </Menu.Item>
        <Menu.Divider />
        <Menu.Item leftSection={<IconBuilding {...ICON} />} onClick={() => onSample("rhea")}>
          示例建筑 Rhea，36 间
        </Menu.Item>
        <Menu.Item leftSection={<IconBuilding {...ICON} />} onClick={() => onSample("walker")}>
          示例建筑 Walker，7 间
        </Menu.Item>
        <Menu.Divider />
        <Menu.Item
          leftSection={<IconTrash {...ICON} />}
          disabled={existing === 0}
          onClick={() => onOpen({ kind: "clear" })}
        >
          清空房间
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  );
}
