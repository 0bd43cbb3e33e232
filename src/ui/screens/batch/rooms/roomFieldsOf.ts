import type { BatchKind } from "#domain/building/batch/kind/BatchKind.ts";
import { ROOM_FIGURES } from "#domain/building/rooms/Room.ts";
import type { RoomTexts } from "./readRoomDraft.ts";

type RoomField = keyof RoomTexts;

const ALWAYS: readonly RoomField[] = ["roomCode", "roomName", "floor", "zone", "roomArea", "equipmentNumber"];

/** Pairs side by side: what the room is, its loads, its air. */
const ALL: readonly RoomField[] = [...ALWAYS, ...ROOM_FIGURES.filter((figure) => !ALWAYS.includes(figure))];

/** The figures of a room that affect its equipment, in the order of the form. Other figures stay unchanged. */
export const roomFieldsOf = ({
  hasCorrection,
  roomFigures,
}: Pick<BatchKind<never>, "hasCorrection" | "roomFigures">): readonly RoomField[] =>
  hasCorrection
    ? ALL
    : ALL.filter((field) => ALWAYS.includes(field) || roomFigures.some((figure) => figure === field));
