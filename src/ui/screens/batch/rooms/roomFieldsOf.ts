import type { BatchKind } from "#domain/building/batch/kind/BatchKind.ts";
import type { RoomTexts } from "./readRoomDraft.ts";

type RoomField = keyof RoomTexts;

const ALWAYS: readonly RoomField[] = ["roomCode", "roomName", "floor", "zone", "roomArea", "equipmentNumber"];

/** Pairs side by side: what the room is, what it needs, at which air. */
const ALL: readonly RoomField[] = [
  ...ALWAYS,
  "coolingLoad",
  "heatLoad",
  "sensibleLoad",
  "latentLoad",
  "airSupplyVolume",
  "heatMoistureRatio",
  "summerDryBulb",
  "summerWetBulb",
  "winterDryBulb",
];

/** What of a room decides about its equipment, in the order in which it is asked for. The rest stays as it is. */
export const roomFieldsOf = ({
  hasCorrection,
  roomFigures,
}: Pick<BatchKind<never>, "hasCorrection" | "roomFigures">): readonly RoomField[] =>
  hasCorrection
    ? ALL
    : ALL.filter((field) => ALWAYS.includes(field) || roomFigures.some((figure) => figure === field));
