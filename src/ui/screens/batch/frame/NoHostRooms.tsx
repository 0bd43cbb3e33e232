import { Button } from "@mantine/core";
import { IconRefresh } from "@tabler/icons-react";
import { EmptyState } from "../../../kit/layout/EmptyState.tsx";
import { formatNumber, MISSING } from "#domain/base/formatNumber.ts";
import { Panel } from "../../../kit/layout/Panel.tsx";
import { useMayEdit } from "../context/useMayEdit.ts";
import type { BatchHostRooms } from "../rooms/host/useHostRooms.ts";
import css from "./BatchScreen.module.css";

/** 暂无房间信息 in a host: its rooms are loading, failed to load, or there are none. */
export function NoHostRooms({ host: { step, read } }: { host: BatchHostRooms }) {
  const mayEdit = useMayEdit();
  if (step.status === "reading")
    return (
      <Panel className={css["none"]}>
        <EmptyState
          kind="empty"
          title="正在读取设计软件中的房间"
          why={`${formatNumber(step.read, 0)} / ${step.total === 0 ? MISSING : formatNumber(step.total, 0)}`}
        />
      </Panel>
    );
  const isFailed = step.status === "failed";
  return (
    <Panel className={css["none"]}>
      <EmptyState
        kind={isFailed ? "error" : "empty"}
        title={isFailed ? "未能读取设计软件中的房间" : "暂无房间信息"}
        why={isFailed ? step.message : "请在设计软件中布置房间后重新读取"}
        actions={
          <Button disabled={!mayEdit} leftSection={<IconRefresh size={16} stroke={1.5} />} onClick={read}>
            重新读取
          </Button>
        }
      />
    </Panel>
  );
}
