import { VisuallyHidden } from "@mantine/core";
import { IconLock } from "@tabler/icons-react";
import type { RoomRow } from "#domain/batch/batchState.ts";
import css from "../many/ManyRooms.module.css";
import text from "../../../styles/text.module.css";
import { Missing } from "./Figure.tsx";

/** The room's code; a lock before it says that what is done to many rooms leaves this one. */
export function RoomCodeCell({ room: { roomCode, isLocked } }: { room: RoomRow }) {
  const code = roomCode === "" ? <Missing /> : <span title={roomCode}>{roomCode}</span>;
  if (!isLocked) return code;
  return (
    <span className={css["code"]}>
      <IconLock size={14} stroke={1.5} aria-hidden />
      <VisuallyHidden>已锁定</VisuallyHidden>
      <span className={text["clip"]}>{code}</span>
    </span>
  );
}
