import { compareNaturally } from "../../../base/naturalRanks.ts";
import { levelOfStorey, type PlacedRoom } from "../../systems/PlacedRoom.ts";
import type { Batch } from "../Batch.ts";
import { ROOF_LEVEL, storeyLevel } from "../groups/storeyRanks.ts";
import { statusOf } from "../table/ResultColumns.ts";

/** Rooms with chosen units or outlets, and the storeys whose level does not follow from their name. */
export interface BatchRooms<Room extends PlacedRoom> {
  readonly rooms: readonly Room[];
  readonly unknownFloors: readonly string[];
}

/**
 * The level of each storey by its name. A mezzanine counts as the storey below it. Storeys with other names lie
 * above the highest one in natural order, and roofs above these. Rooms without a storey are on the ground floor.
 */
export function storeyLevels(floors: readonly string[]): {
  readonly levels: ReadonlyMap<string, number>;
  readonly unknown: readonly string[];
} {
  const levels = new Map<string, number>();
  const above: string[] = [];
  const unknown: string[] = [];
  for (const floor of new Set(floors)) {
    const found = floor === "" ? 1 : storeyLevel(floor);
    if (found === null) {
      unknown.push(floor);
      above.push(floor);
    } else if (found === ROOF_LEVEL) above.push(floor);
    else levels.set(floor, levelOfStorey(Math.floor(found)));
  }
  const highest = [...levels.values()].reduce((most, level) => Math.max(most, level), -1);
  const isRoof = (floor: string) => Number(storeyLevel(floor) === ROOF_LEVEL);
  above.sort((a, b) => isRoof(a) - isRoof(b) || compareNaturally(a, b));
  above.forEach((floor, at) => levels.set(floor, highest + 1 + at));
  return { levels, unknown };
}

export const figureOrNull = (value: number | undefined): number | null =>
  value === undefined || Number.isNaN(value) ? null : value;

/**
 * The former rooms by id if their number has changed; null if it has not, since then they are compared row by row.
 */
const placesById = <Room extends PlacedRoom>(
  were: readonly Room[],
  count: number,
): ReadonlyMap<string, Room> | null =>
  were.length === count ? null : new Map(were.map((room) => [room.roomId, room]));

/** What a kind of system needs to know of a room besides its location. */
interface RoomView<Room extends PlacedRoom> {
  readonly roomOf: (placed: PlacedRoom, row: number, product: number) => Room;
  /** Rows that are taken without a chosen product, which is then -1; none if absent. */
  readonly takesUnchosen?: (row: number) => boolean;
  /** Whether a room still agrees with its row and product. */
  readonly isSame: (room: Room, row: number, product: number) => boolean;
}

/**
 * The rooms of a batch that have units or outlets, or are taken without.
 *
 * @param before the last result; unchanged rooms keep their objects, and if all are unchanged, the list does too
 */
export function batchRooms<Filter, Room extends PlacedRoom>(
  { rooms, results, products }: Batch<Filter>,
  { roomOf, isSame, takesUnchosen }: RoomView<Room>,
  before: BatchRooms<Room> | null,
): BatchRooms<Room> {
  const isChosen = (row: number) =>
    statusOf(results, row) === "matched" && products.at(results.product[row]!) !== undefined;
  const taken: number[] = [];
  const chosen: number[] = [];
  for (let row = 0; row < rooms.ids.length; row++) {
    const product = isChosen(row) ? results.product[row]! : -1;
    if (product < 0 && takesUnchosen?.(row) !== true) continue;
    taken.push(row);
    chosen.push(product);
  }
  const { levels, unknown } = storeyLevels(taken.map((row) => rooms.floors[row]!));
  const were = before?.rooms ?? [];
  const places = placesById(were, taken.length);
  const { ids, codes, names, zones, floors } = rooms;
  const { roomArea } = rooms.figures;
  const models = products.entries.map(({ model }) => model);
  const modelOf = (product: number) => (product < 0 ? "未选型" : models[product]!);
  const countOf = (row: number, product: number) => (product < 0 ? 1 : results.quantity[row]!);
  const isSamePlaced = (one: PlacedRoom, row: number, product: number): boolean =>
    one.roomId === ids[row] &&
    one.code === codes[row] &&
    one.name === names[row] &&
    one.zone === zones[row] &&
    one.floor === floors[row] &&
    one.level === levels.get(floors[row]) &&
    one.area === figureOrNull(roomArea[row]) &&
    one.model === modelOf(product) &&
    one.count === countOf(row, product);
  let isOther = were.length !== taken.length || before?.unknownFloors.join("\0") !== unknown.join("\0");
  const found = taken.map((row, at): Room => {
    const number = chosen[at]!;
    // Compared with the columns, without making new objects: of thousands of rooms a change affects one.
    const was = places === null ? were[at] : places.get(rooms.ids[row]!);
    if (was !== undefined && isSamePlaced(was, row, number) && isSame(was, row, number)) {
      isOther ||= was !== were[at];
      return was;
    }
    isOther = true;
    return roomOf(
      {
        roomId: rooms.ids[row]!,
        code: rooms.codes[row]!,
        name: rooms.names[row]!,
        zone: rooms.zones[row]!,
        floor: rooms.floors[row]!,
        level: levels.get(rooms.floors[row]!)!,
        area: figureOrNull(rooms.figures.roomArea[row]),
        model: modelOf(number),
        count: countOf(row, number),
      },
      row,
      number,
    );
  });
  return before !== null && !isOther ? before : { rooms: found, unknownFloors: unknown };
}
