import type { StatedField } from "../../rooms/importPreview.ts";
import { STATED_FIELDS } from "../../rooms/columnFields.ts";
import { FRESH_FIGURES, ROOM_FIGURES, type RoomFigure } from "../../rooms/Room.ts";
import type { FreshColumns } from "../edit/statedFresh.ts";
import { NEW_ROW } from "../table/gatherRows.ts";
import type { RoomList, RoomMatch } from "./matchRooms.ts";

/** Relative; a figure converted through another unit differs in its last digits. */
const SAME = 1e-9;

const isSameFigure = (a: number, b: number) =>
  a === b ||
  (Number.isNaN(a) && Number.isNaN(b)) ||
  Math.abs(a - b) <= SAME * Math.max(Math.abs(a), Math.abs(b));

/** The bit of a field in a row's mask of changes. */
export const bitOf = (field: StatedField): number => 1 << STATED_FIELDS.indexOf(field);

/** Changes after which a selection must be rechecked; a change of name alone leaves the requirement. */
export const FIGURE_BITS: number = ROOM_FIGURES.reduce((bits, figure) => bits | bitOf(figure), 0);

/** Changes of what is said of the room's fresh air, by which no unit is selected. */
export const FRESH_BITS: number = FRESH_FIGURES.reduce((bits, figure) => bits | bitOf(figure), 0);

/** What both lists say of the rooms' fresh air. */
export interface FreshLists {
  readonly before: FreshColumns;
  readonly after: FreshColumns;
}

/** A blank never clears a specified quantity, because schedules seldom state what is specified here. */
const isStatement = (figure: RoomFigure, value: number) =>
  figure !== "equipmentNumber" || !Number.isNaN(value);

/**
 * For each row of the later list, the fields in which it differs from its counterpart, as bits; 0 for a new row.
 * Only `fields` are compared: fields without a column in the schedule stay as they are.
 * @param fresh null where nothing is known of the fresh air of the former list
 */
export function compareRooms(
  before: RoomList,
  after: RoomList,
  { earlier }: Pick<RoomMatch, "earlier">,
  fields: readonly StatedField[],
  fresh: FreshLists | null,
): Uint32Array<ArrayBuffer> {
  const changes = new Uint32Array(earlier.length);
  const compare = (field: StatedField, isChanged: (from: number, to: number) => boolean) => {
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
  if (fresh === null) return changes;
  for (const figure of FRESH_FIGURES) {
    const [old, revised] = [fresh.before[figure], fresh.after[figure]];
    compare(figure, (from, to) => !isSameFigure(old[from]!, revised[to]!));
  }
  return changes;
}
