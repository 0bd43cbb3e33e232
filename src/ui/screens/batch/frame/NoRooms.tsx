import { Button } from "@mantine/core";
import { IconClipboardText, IconDownload, IconFileImport } from "@tabler/icons-react";
import { EmptyState } from "../../../kit/layout/EmptyState.tsx";
import { LinkButton } from "../../../kit/input/LinkButton.tsx";
import { Panel } from "../../../kit/layout/Panel.tsx";
import { useMayEdit } from "../context/useMayEdit.ts";
import type { ImportSource } from "../import/RoomImport.ts";
import type { SampleBuilding } from "#workers/sheet/SheetClient.ts";
import css from "./BatchScreen.module.css";

interface NoRoomsProps {
  readonly onImport: (source: ImportSource) => void;
  readonly onTemplate: () => void;
  readonly onSample: (building: SampleBuilding) => void;
  readonly onNew: () => void;
}

const ICON = { size: 16, stroke: 1.5 } as const;

/** 暂无房间信息, with all ways to add rooms. */
export function NoRooms({ onImport, onTemplate, onSample, onNew }: NoRoomsProps) {
  const mayEdit = useMayEdit();
  return (
    <Panel className={css["none"]}>
      <EmptyState
        kind="empty"
        title="暂无房间信息"
        why="导入房间表，或从表格软件复制后直接粘贴"
        actions={
          <>
            <Button
              disabled={!mayEdit}
              leftSection={<IconFileImport {...ICON} />}
              onClick={() => onImport("file")}
            >
              导入房间表
            </Button>
            <Button
              variant="default"
              disabled={!mayEdit}
              leftSection={<IconClipboardText {...ICON} />}
              onClick={() => onImport("paste")}
            >
              粘贴
            </Button>
            <Button variant="default" leftSection={<IconDownload {...ICON} />} onClick={onTemplate}>
              下载模板
            </Button>
          </>
        }
        foot={
          <>
            仅支持 .xlsx，不超过 16 MB
            <span className={css["tryOut"]}>
              <LinkButton small disabled={!mayEdit} onClick={onNew}>
                新增房间
              </LinkButton>
              <LinkButton small disabled={!mayEdit} onClick={() => onSample("rhea")}>
                示例建筑 Rhea
              </LinkButton>
              <LinkButton small disabled={!mayEdit} onClick={() => onSample("walker")}>
                示例建筑 Walker
              </LinkButton>
            </span>
          </>
        }
      />
    </Panel>
  );
}
