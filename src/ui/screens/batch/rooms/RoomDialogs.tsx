import { useBatch, useSummary } from "../context/BatchContext.tsx";
import type { Overlay } from "../context/Overlay.ts";
import type { BatchRooms } from "./useBatchRooms.ts";
import { Confirm } from "../../../kit/dialog/Confirm.tsx";
import { formatNumber } from "#domain/base/formatNumber.ts";
import { RoomEditor } from "./RoomEditor.tsx";

interface RoomDialogsProps {
  readonly overlay: Overlay | null;
  readonly rooms: BatchRooms;
  readonly onDeleteTicked: () => void;
}

export function RoomDialogs({ overlay, rooms, onDeleteTicked }: RoomDialogsProps) {
  const { screen, open: onChange, close } = useBatch();
  const { kind } = screen;
  const existing = useSummary().rooms;
  const then = (act: () => void) => () => {
    act();
    close();
  };
  switch (overlay?.kind) {
    case "new":
    case "edit": {
      const room = overlay.kind === "edit" ? overlay.room : null;
      return (
        <RoomEditor
          kind={kind}
          room={room}
          onClose={close}
          onDelete={() => room && onChange({ kind: "delete", room })}
          onSave={async (draft) => {
            if (await rooms.save(room?.roomId ?? null, draft)) close();
          }}
        />
      );
    }
    case "delete": {
      const { room } = overlay;
      return (
        <Confirm
          opened
          title="删除房间"
          message={`是否删除房间 ${[room.roomCode, room.roomName].filter(Boolean).join(" ")} ?`}
          extra="该房间的选型结果一并删除，包括其他设备的。"
          onConfirm={then(() => rooms.remove(room.roomId))}
          onCancel={close}
        />
      );
    }
    case "delete-ticked":
      return (
        <Confirm
          opened
          title="删除房间"
          message={`是否删除勾选的 ${formatNumber(overlay.rooms, 0)} 间房间？`}
          extra="这些房间的选型结果一并删除，包括其他设备的；可撤销。"
          onConfirm={then(onDeleteTicked)}
          onCancel={close}
        />
      );
    case "sample":
      return (
        <Confirm
          opened
          title="示例建筑"
          message="载入示例建筑将替换现有房间，是否继续？"
          extra={`现有 ${formatNumber(existing, 0)} 间及其选型结果将被替换，包括此建筑其他设备的选型。`}
          onConfirm={then(() => rooms.loadSample(overlay.building))}
          onCancel={close}
        />
      );
    case "clear":
      return (
        <Confirm
          opened
          title="清空房间"
          message="是否清空全部房间？"
          extra={`现有 ${formatNumber(existing, 0)} 间及其选型结果将被删除，包括此建筑其他设备的选型。`}
          onConfirm={then(rooms.clear)}
          onCancel={close}
        />
      );
    default:
      return null;
  }
}
