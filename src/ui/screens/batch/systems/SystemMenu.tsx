import { ActionIcon, Menu } from "@mantine/core";
import { IconDots } from "@tabler/icons-react";
import { Suspense, useState } from "react";
import type { BatchClient } from "#workers/batch/calls/BatchClient.ts";
import type { Arrangement } from "#workers/batch/systems/arrangeSystems.ts";
import type { SystemSheet } from "#workers/batch/systems/SystemSheet.ts";
import { fetched } from "../../../page/browser/fetched.tsx";
import { useNotices } from "../../../page/services/useNotices.ts";
import { useMayEdit } from "../context/useMayEdit.ts";
import type { Asked } from "./ArrangeDialog.tsx";

const ArrangeDialog = fetched(async () => (await import("./ArrangeDialog.tsx")).ArrangeDialog);

interface SystemMenuProps {
  readonly client: BatchClient<unknown>;
  readonly sheet: SystemSheet;
  readonly systems: readonly SystemSheet[];
}

/** Changes which system serves what: each is one step of undo. */
export function SystemMenu({ client, sheet, systems }: SystemMenuProps) {
  const [asked, setAsked] = useState<Asked | null>(null);
  const notices = useNotices();
  const mayEdit = useMayEdit();
  const others = systems.filter(({ id, kind }) => kind === sheet.kind && id !== sheet.id);
  const arrange = async (arrangement: Arrangement) => {
    try {
      const sentence = await client.arrangeSystems(arrangement);
      if (sentence === "") setAsked(null);
      else notices.error("未采用", sentence);
    } catch {
      notices.error("未采用", "建筑只能查看，或计算线程已中断");
    }
  };
  return (
    <>
      <Menu position="bottom-end" shadow="md" transitionProps={{ duration: 0 }} width={168}>
        <Menu.Target>
          <ActionIcon variant="subtle" color="gray" disabled={!mayEdit} aria-label={`调整${sheet.name}`}>
            <IconDots size={16} stroke={1.5} aria-hidden />
          </ActionIcon>
        </Menu.Target>
        <Menu.Dropdown>
          <Menu.Item onClick={() => setAsked("rename")}>重命名</Menu.Item>
          <Menu.Item disabled={sheet.places.length < 2} onClick={() => setAsked("split")}>
            拆出新系统
          </Menu.Item>
          <Menu.Item
            disabled={others.length === 0 || sheet.places.length === 0}
            onClick={() => setAsked("move")}
          >
            移动分区或楼层
          </Menu.Item>
          <Menu.Item disabled={others.length === 0} onClick={() => setAsked("merge")}>
            合并到其他系统
          </Menu.Item>
        </Menu.Dropdown>
      </Menu>
      {asked !== null && (
        <Suspense>
          <ArrangeDialog
            asked={asked}
            sheet={sheet}
            others={others}
            onArrange={arrange}
            onClose={() => setAsked(null)}
          />
        </Suspense>
      )}
    </>
  );
}
