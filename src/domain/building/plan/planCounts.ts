import type { RowState } from "../batch/state/batchState.ts";
import { isStale } from "../batch/state/rowStateWords.ts";
import type { PlanPartCounts, PlanPartFacts, PlanPiece, PlanRooms } from "./PlanContent.ts";

export const NO_COUNTS: PlanPartCounts = { rooms: 0, matched: 0, doubtful: 0, unmatched: 0, units: 0 };

export const addCounts = (one: PlanPartCounts, other: PlanPartCounts): PlanPartCounts => ({
  rooms: one.rooms + other.rooms,
  matched: one.matched + other.matched,
  doubtful: one.doubtful + other.doubtful,
  unmatched: one.unmatched + other.unmatched,
  units: one.units + other.units,
});

/** Whether the room's product belongs to the plan; a room whose answer must be replaced has none. */
export const isPlanned = (state: RowState): boolean => state === "matched" || isStale(state);

export function countRooms({ standing, product, quantity }: PlanRooms): PlanPartCounts {
  const counts = { ...NO_COUNTS, rooms: standing.length };
  standing.forEach((each, row) => {
    if (each === "matched") counts.matched++;
    else if (each === "unmatched") counts.unmatched++;
    else if (isStale(each)) counts.doubtful++;
    if (product[row]! >= 0 && isPlanned(each)) counts.units += quantity[row]!;
  });
  return counts;
}

/** Units of each product of the plan, by the product's index */
function unitsUsed({ standing, product, quantity }: PlanRooms): ReadonlyMap<number, number> {
  const units = new Map<number, number>();
  standing.forEach((each, row) => {
    const at = product[row]!;
    if (at >= 0 && isPlanned(each)) units.set(at, (units.get(at) ?? 0) + quantity[row]!);
  });
  return units;
}

/** Facts that are stored beside a part, so that a part that is equal in two versions need not be read. */
export const factsOfPart = (part: PlanPiece): PlanPartFacts =>
  part.kind === "rooms"
    ? { ...countRooms(part.rooms), used: [...unitsUsed(part.rooms)].flat() }
    : { ...NO_COUNTS, products: part.products.map(({ id, model, name }) => ({ id, model, name })) };
