import { compareNaturally } from "../../../base/naturalRanks.ts";
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

/** The rooms of a batch that have units, with what the units give in them. */
export function systemRooms<Filter>(
  { rooms, results, products }: Batch<Filter>,
  figures: Pick<WaterUse, "cooling" | "heating">,
  waterOf: (productId: string) => WaterSide | undefined,
): SystemRooms {
  const taken = rooms.ids.flatMap((_, row) =>
    statusOf(results, row) === "matched" && products.at(results.product[row]!) !== undefined ? [row] : [],
  );
  const { levels, unknown } = storeyLevels(taken.map((row) => rooms.floors[row]!));
  const found = taken.map((row): SystemRoom => {
    const product = products.at(results.product[row]!)!;
    const corrected = (figure: number) =>
      orNull(results.corrected[row * results.width + figure]) ?? product.figures[figure] ?? null;
    const water = waterOf(product.id);
    return {
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
  });
  return { rooms: found, unknownFloors: unknown };
}
