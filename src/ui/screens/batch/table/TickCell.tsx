import { useState, type ChangeEvent, type KeyboardEvent } from "react";
import type { RoomRow } from "#domain/building/batch/state/batchState.ts";
import { useMayEdit } from "../context/useMayEdit.ts";
import css from "./many/ManyRooms.module.css";
import { useRoomTable } from "./RoomTableContext.ts";

/** A checkbox changes by a click, of the mouse or of the space bar, possibly with Shift. */
const isWithShift = ({ nativeEvent }: ChangeEvent) =>
  nativeEvent instanceof MouseEvent && nativeEvent.shiftKey;

/** Ticks a room for actions on many; the box shows the new state at once, before the worker confirms it. */
export function TickCell({ room, index }: { room: RoomRow; index: number }) {
  const { onTick, focusTick } = useRoomTable();
  const mayEdit = useMayEdit();
  const [pressed, setPressed] = useState<{ readonly isTicked: boolean; readonly over: RoomRow } | null>(null);
  const isTicked = pressed?.over === room ? pressed.isTicked : room.isTicked;

  const onKeyDown = (event: KeyboardEvent) => {
    const step = event.key === "ArrowUp" ? -1 : event.key === "ArrowDown" ? 1 : 0;
    if (step === 0) return;
    event.preventDefault();
    focusTick(index + step);
  };
  return (
    <label className={css["tickArea"]}>
      <input
        type="checkbox"
        data-cell="tick"
        className={css["tick"]}
        aria-label={`勾选 ${room.roomName || room.roomCode}`}
        disabled={!mayEdit}
        checked={isTicked}
        onChange={(event) => {
          const { checked } = event.currentTarget;
          setPressed({ isTicked: checked, over: room });
          onTick(room, checked, isWithShift(event));
        }}
        onKeyDown={onKeyDown}
      />
    </label>
  );
}
