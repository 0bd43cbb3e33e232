import { ASSUMED_CLIMATE, ROOM_FIGURES } from "../rooms/Room.ts";
import type { Batch } from "./Batch.ts";
import type { BatchSummary } from "./state/batchState.ts";
import type { RoomColumns } from "./table/RoomColumns.ts";

type Climate = NonNullable<BatchSummary["climate"]>;

const inForce = (stated: number, assumed: number) => (Number.isNaN(stated) ? assumed : stated);

/**
 * The basis for judging the supply water: the lowest summer bulb temperature and the highest winter dry bulb of
 * any room, ℃.
 */
function climateInForce({ ids, figures }: RoomColumns): Climate | null {
  if (ids.length === 0) return null;
  let minSummerBulb = Infinity;
  let maxWinterDryBulb = -Infinity;
  for (let row = 0; row < ids.length; row++) {
    const dry = inForce(figures.summerDryBulb[row]!, ASSUMED_CLIMATE.summerDryBulb);
    const wet = inForce(figures.summerWetBulb[row]!, ASSUMED_CLIMATE.summerWetBulb);
    const winter = inForce(figures.winterDryBulb[row]!, ASSUMED_CLIMATE.winterDryBulb);
    minSummerBulb = Math.min(minSummerBulb, dry, wet);
    maxWinterDryBulb = Math.max(maxWinterDryBulb, winter);
  }
  return { minSummerBulb, maxWinterDryBulb };
}

/** Whether some room lacks at least one of its three bulb temperatures. */
export const isClimateAssumed = ({ figures }: RoomColumns): boolean =>
  [figures.summerDryBulb, figures.summerWetBulb, figures.winterDryBulb].some((column) =>
    column.some((value) => Number.isNaN(value)),
  );

const isSome = (text: string) => text !== "";

const statedFields = ({ figures, floors, zones }: RoomColumns): string[] => [
  ...ROOM_FIGURES.filter((figure) => figures[figure].some((value) => !Number.isNaN(value))),
  ...(floors.some(isSome) ? ["floor"] : []),
  ...(zones.some(isSome) ? ["zone"] : []),
];

type Facts = Pick<BatchSummary, "stated" | "climate">;

const known = new WeakMap<RoomColumns, { readonly serial: number; readonly facts: Facts }>();

/**
 * Facts about all rooms, computed once for each change of a room, because a running selection reads them every
 * frame.
 */
export function roomFacts<Filter>({ rooms, serial }: Batch<Filter>): Facts {
  const cached = known.get(rooms);
  if (cached?.serial === serial) return cached.facts;
  const facts = { stated: statedFields(rooms), climate: climateInForce(rooms) };
  known.set(rooms, { serial, facts });
  return facts;
}
