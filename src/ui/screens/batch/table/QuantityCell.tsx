import { useEffect, useEffectEvent, useState, type ClipboardEvent, type KeyboardEvent } from "react";
import type { RoomRow } from "#domain/building/batch/state/batchState.ts";
import { NOT_A_QUANTITY, specifiedQuantity, unitCountText } from "#domain/base/input/unitCount.ts";
import { useMayEdit } from "../context/useMayEdit.ts";
import { useNotices } from "../../../page/services/useNotices.ts";
import { useTypedText } from "../../../page/browser/useTypedText.ts";
import css from "../../../kit/table/table.module.css";
import { useRoomTable } from "./RoomTableContext.ts";

interface Draft {
  readonly text: string;
  /** The room's quantity when typing began. */
  readonly over: number | null;
  readonly isSent: boolean;
}

/**
 * 指定数量. A typed text stays until the room's quantity changes, so the worker's answer replaces it without showing
 * the old figure in between. If the worker died there is no answer, and the figure can be sent again.
 */
export function QuantityCell({ room, index }: { room: RoomRow; index: number }) {
  const { counter, isRunning, onQuantity, onPasteColumn, focusQuantity } = useRoomTable();
  const notices = useNotices();
  const mayEdit = useMayEdit();
  const [draft, setDraft] = useState<Draft | null>(null);
  const stated = room.specifiedQuantity;
  const typed = draft !== null && draft.over === stated ? draft : null;
  // Discarded for good: after an undo the room may have the same quantity as then.
  if (typed !== draft) setDraft(null);

  const send = async (unsent: Draft, quantity: number | null) => {
    const sent = { ...unsent, isSent: true };
    setDraft(sent);
    if (!(await onQuantity(room, quantity))) setDraft((now) => (now === sent ? unsent : now));
  };
  const commit = () => {
    if (typed === null || typed.isSent) return;
    const quantity = specifiedQuantity(typed.text);
    if (!quantity.ok) notices.warning(NOT_A_QUANTITY, `“${typed.text}”未采用`);
    if (!quantity.ok || quantity.value === stated) setDraft(null);
    else void send(typed, quantity.value);
  };
  // A field can be unmounted without a blur event, when its room moves to another line or the screen changes.
  const leave = useEffectEvent(commit);
  useEffect(() => () => leave(), []);
  const onKeyDown = (event: KeyboardEvent) => {
    const step = event.key === "ArrowUp" ? -1 : event.key === "ArrowDown" || event.key === "Enter" ? 1 : 0;
    if (event.key === "Escape") setDraft(null);
    if (step === 0) return;
    event.preventDefault();
    commit();
    focusQuantity(index + step);
  };
  const field = useTypedText({
    value: (mayEdit ? typed?.text : undefined) ?? (stated === null ? "" : String(stated)),
    onChange: (text) => setDraft({ text, over: stated, isSent: false }),
    clean: unitCountText,
    onKeyDown,
    isNumber: true,
  });
  const onPaste = (event: ClipboardEvent<HTMLInputElement>) => {
    const column = event.clipboardData.getData("text/plain");
    // A single figure goes into the field; several lines go into the rooms from this one down.
    if (!column.trim().includes("\n")) return field.onPaste(event);
    event.preventDefault();
    setDraft(null);
    onPasteColumn(room, column);
  };

  return (
    <input
      className={css["qty"]}
      data-cell="quantity"
      aria-label={`${room.roomName || room.roomCode} 指定数量（${counter}）`}
      placeholder="不指定"
      inputMode="numeric"
      autoComplete="off"
      disabled={isRunning || !mayEdit}
      {...field}
      onBlur={commit}
      onPaste={onPaste}
    />
  );
}
