import type { RoomRow } from "#domain/building/batch/state/batchState.ts";
import { LinkButton } from "../../../kit/input/LinkButton.tsx";
import css from "../../../kit/table/table.module.css";
import { useRoomTable } from "./RoomTableContext.ts";

/** 查看详情 needs a product with a detail; 重新选择 needs a run that has passed this room. */
export function RowActions({ room }: { room: RoomRow | null }) {
  const { hasRun, isRunning, onDetail, onReselect } = useRoomTable();
  const isWaiting = isRunning && (room?.status === "waiting" || room?.status === "blank");
  return (
    <div className={css["acts"]}>
      <LinkButton
        disabled={!hasRun || isWaiting || !room?.selection?.hasDetail}
        onClick={() => room && onDetail(room)}
      >
        查看详情
      </LinkButton>
      <LinkButton disabled={!hasRun || isWaiting || !room} onClick={() => room && onReselect(room)}>
        重新选择
      </LinkButton>
    </div>
  );
}
