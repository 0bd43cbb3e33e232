import { compareNaturally } from "../../../base/naturalRanks.ts";
import type { Parameter } from "../../selection/multiRoom.ts";
import { levelOfStorey, type SystemRoom } from "../../systems/water/SystemRoom.ts";
import type { Batch } from "../Batch.ts";
import type { WaterUse } from "../kind/WaterUse.ts";
import { ROOF_LEVEL, storeyLevel } from "../groups/storeyRanks.ts";
import { statusOf } from "../table/ResultColumns.ts";

/** What the catalogue states of a product's water side: m³/h and Pa of one unit; null for none. */
export interface WaterSide {
  readonly flow: number | null;
  readonly loss: number | null;
}

const KILO = 1000;

/** The water side of a product by its parameters; a figure that is no positive number is not stated. */
export function waterSide(
  { flow, loss }: Pick<WaterUse, "flow" | "loss">,
  parameters: readonly Pick<Parameter, "code" | "value">[],
): WaterSide {
  const stated = (code: string) => {
    const value = parameters.find((each) => each.code === code)?.value;
    return typeof value === "number" && value > 0 ? value : null;
  };
  const kilopascals = stated(loss);
  return { flow: stated(flow), loss: kilopascals === null ? null : kilopascals * KILO };
}

/** Rooms with chosen units, and the storeys whose names do not tell their level. */
export interface SystemRooms {
  readonly rooms: readonly SystemRoom[];
  readonly unknownFloors: readonly string[];
}

/**
 * The level of each storey by its name. A mezzanine counts as the storey below it. Roofs and names that do not tell lie above
 * the highest storey, in their natural order; rooms without a storey are on the ground floor.
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

const orNull = (value: number | undefined) => (value === undefined || Number.isNaN(value) ? null : value);

/** Whether two states of a room are the same for its systems. */
const isSameRoom = (one: SystemRoom, other: SystemRoom): boolean =>
  one.roomId === other.roomId &&
  one.code === other.code &&
  one.name === other.name &&
  one.zone === other.zone &&
  one.floor === other.floor &&
  one.level === other.level &&
  one.area === other.area &&
  one.model === other.model &&
  one.count === other.count &&
  one.unitFlow === other.unitFlow &&
  one.unitLoss === other.unitLoss &&
  one.cooling === other.cooling &&
  one.heating === other.heating &&
  one.coolingLoad === other.coolingLoad &&
  one.heatLoad === other.heatLoad;

/**
 * The rooms of a batch that have units, with what the units give in them.
 *
 * @param before rooms of which nothing is another are its very objects; of the same rooms, the whole list is
 */
export function systemRooms<Filter>(
  { rooms, results, products }: Batch<Filter>,
  figures: Pick<WaterUse, "cooling" | "heating">,
  waterOf: (productId: string) => WaterSide | undefined,
  before: SystemRooms | null = null,
): SystemRooms {
  const taken: number[] = [];
  for (let row = 0; row < rooms.ids.length; row++)
    if (statusOf(results, row) === "matched" && products.at(results.product[row]!) !== undefined)
      taken.push(row);
  const { levels, unknown } = storeyLevels(taken.map((row) => rooms.floors[row]!));
  const sides = products.entries.map(({ id }) => waterOf(id));
  const were = before?.rooms ?? [];
  const places = placesById(were, taken.length);
  let isOther = were.length !== taken.length || before?.unknownFloors.join("\0") !== unknown.join("\0");
  const found = taken.map((row, at): SystemRoom => {
    const number = results.product[row]!;
    const product = products.at(number)!;
    const corrected = (figure: number) =>
      orNull(results.corrected[row * results.width + figure]) ?? product.figures[figure] ?? null;
    const water = sides[number];
    const room: SystemRoom = {
      roomId: rooms.ids[row]!,
      code: rooms.codes[row]!,
      name: rooms.names[row]!,
      zone: rooms.zones[row]!,
      floor: rooms.floors[row]!,
      level: levels.get(rooms.floors[row]!)!,
      area: orNull(rooms.figures.roomArea[row]),
      model: product.model,
      count: results.quantity[row]!,
      unitFlow: water?.flow ?? null,
      unitLoss: water?.loss ?? null,
      cooling: corrected(figures.cooling),
      heating: corrected(figures.heating),
      coolingLoad: orNull(rooms.figures.coolingLoad[row]),
      heatLoad: orNull(rooms.figures.heatLoad[row]),
    };
    const was = places === null ? were[at] : places.get(room.roomId);
    if (was !== undefined && isSameRoom(was, room)) {
      isOther ||= was !== were[at];
      return was;
    }
    isOther = true;
    return room;
  });
  return before !== null && !isOther ? before : { rooms: found, unknownFloors: unknown };
}

/** Rooms by id where some came or went; null where as many stand in a row as before, which are then compared in place. */
const placesById = (were: readonly SystemRoom[], count: number): ReadonlyMap<string, SystemRoom> | null =>
  were.length === count ? null : new Map(were.map((room) => [room.roomId, room]));
