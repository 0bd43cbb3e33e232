import type { RoomField } from "../../rooms/importPreview.ts";
import { ROOM_FIELDS } from "../../rooms/roomFields.ts";
import { ROOM_FIGURES, type RoomFigure } from "../../rooms/Room.ts";
import { NEW_ROW } from "../table/gatherRows.ts";
import type { RoomList, RoomMatch } from "./matchRooms.ts";

/** Relative; a figure converted through another unit differs in its last digits. */
const SAME = 1e-9;

const isSameFigure = (a: number, b: number) =>
  a === b ||
  (Number.isNaN(a) && Number.isNaN(b)) ||
  Math.abs(a - b) <= SAME * Math.max(Math.abs(a), Math.abs(b));

/** The bit of a field in a row's mask of changes. */
export const bitOf = (field: RoomField): number => 1 << ROOM_FIELDS.indexOf(field);

/** Changes after which a selection must be rechecked; a change of name alone leaves the requirement. */
export const FIGURE_BITS: number = ROOM_FIGURES.reduce((bits, figure) => bits | bitOf(figure), 0);

/** A blank never clears a specified quantity, because schedules seldom state what is specified here. */
const isStatement = (figure: RoomFigure, value: number) =>
  figure !== "equipmentNumber" || !Number.isNaN(value);

/**
 * For each row of the later list, the fields in which it differs from its counterpart, as bits; 0 for a new row.
 * Only `fields` are compared: fields without a column in the schedule stay as they are.
 */
export function compareRooms(
  before: RoomList,
  after: RoomList,
  { earlier }: Pick<RoomMatch, "earlier">,
  fields: readonly RoomField[],
): Uint16Array<ArrayBuffer> {
  const changes = new Uint16Array(earlier.length);
  const compare = (field: RoomField, isChanged: (from: number, to: number) => boolean) => {
    if (!fields.includes(field)) return;
    const bit = bitOf(field);
    for (let to = 0; to < earlier.length; to++) {
      const from = earlier[to]!;
      if (from !== NEW_ROW && isChanged(from, to)) changes[to] = changes[to]! | bit;
    }
  };
  compare("roomCode", (from, to) => before.codes[from] !== after.codes[to]);
  compare("roomName", (from, to) => before.names[from] !== after.names[to]);
  compare("floor", (from, to) => before.floors[from] !== after.floors[to]);
  compare("zone", (from, to) => before.zones[from] !== after.zones[to]);
  for (const figure of ROOM_FIGURES) {
    const [old, revised] = [before.figures[figure], after.figures[figure]];
    compare(
      figure,
      (from, to) => isStatement(figure, revised[to]!) && !isSameFigure(old[from]!, revised[to]!),
    );
  }
  return changes;
}
