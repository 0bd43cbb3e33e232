import { ActionIcon, Menu } from "@mantine/core";
import { IconDots } from "@tabler/icons-react";
import type { BatchClient } from "#workers/batch/calls/BatchClient.ts";
import type { SheetBase } from "#workers/batch/systems/SystemSheet.ts";
import { useMayEdit } from "../context/useMayEdit.ts";
import { useArrange } from "./useArrange.tsx";

interface SystemMenuProps {
  readonly client: BatchClient<unknown>;
  readonly sheet: SheetBase;
  readonly systems: readonly SheetBase[];
}

/** Actions that change which rooms a system serves; each is one undo step. */
export function SystemMenu({ client, sheet, systems }: SystemMenuProps) {
  const mayEdit = useMayEdit();
  const others = systems.filter(({ id, kind }) => kind === sheet.kind && id !== sheet.id);
  const { ask, dialog } = useArrange(client, sheet, others);
  const isAlone = others.length === 0;
  return (
    <>
      <Menu position="bottom-end" shadow="md" transitionProps={{ duration: 0 }} width={168}>
        <Menu.Target>
          <ActionIcon variant="subtle" color="gray" disabled={!mayEdit} aria-label={`调整${sheet.name}`}>
            <IconDots size={16} stroke={1.5} aria-hidden />
          </ActionIcon>
        </Menu.Target>
        <Menu.Dropdown>
          <Menu.Item onClick={() => ask("rename")}>重命名</Menu.Item>
          <Menu.Item disabled={sheet.places.length < 2} onClick={() => ask("split")}>
            拆出新系统
          </Menu.Item>
          <Menu.Item disabled={isAlone || sheet.places.length === 0} onClick={() => ask("move")}>
            移动分区或楼层
          </Menu.Item>
          <Menu.Item disabled={isAlone} onClick={() => ask("merge")}>
            合并到其他系统
          </Menu.Item>
          {sheet.places.length < 2 && <Menu.Label fw={400}>只有一个分区和楼层，不能拆出</Menu.Label>}
          {isAlone && <Menu.Label fw={400}>没有其他同类系统，不能移动或合并</Menu.Label>}
        </Menu.Dropdown>
      </Menu>
      {dialog}
    </>
  );
}
