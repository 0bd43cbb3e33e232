import type { RoomRow } from "#domain/building/batch/state/batchState.ts";
import { MISSING } from "#domain/base/formatNumber.ts";
import { useMayEdit } from "../context/useMayEdit.ts";
import css from "./RoomTable.module.css";
import { useRoomTable } from "./RoomTableContext.ts";

/** The room's name; a click opens its form. */
export function RoomNameCell({ room }: { room: RoomRow }) {
  const { onEdit } = useRoomTable();
  const mayEdit = useMayEdit();
  const name = room.roomName || MISSING;
  return (
    <button
      type="button"
      className={css["name"]}
      disabled={!mayEdit}
      title={room.rule ? `${name}（按“${room.rule.name}”条件）` : name}
      aria-label={`编辑房间 ${room.roomName || room.roomCode}`}
      onClick={() => onEdit(room)}
    >
      {name}
      {room.rule && <span className={css["mark"]}> · {room.rule.name}</span>}
    </button>
  );
}
