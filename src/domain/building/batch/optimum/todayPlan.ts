import type { Batch } from "../Batch.ts";
import { EXCESS_UNIT } from "../../selection/roomCandidates.ts";
import { PriceCount } from "../prices/PricedSum.ts";
import { statusOf } from "../table/ResultColumns.ts";
import { NO_GROUP, type RoomGroups } from "./groupRooms.ts";
import { isNominalExcess } from "./nominalExcess.ts";
import type { OptimumChoice } from "./OptimumRows.ts";
import type { TodayPlan } from "./OptimumScope.ts";

/**
 * The present product of a room.
 * @property unitPrice of one unit, yuan
 */
interface PresentChoice extends OptimumChoice {
  readonly unitPrice: number | null;
}

/**
 * The present products of the rooms that take part, and the models of locked rooms; `null` before any room has a
 * product.
 */
export function todayPlan<Filter>(
  { results, products }: Batch<Filter>,
  { groupOf, units }: RoomGroups,
  { takesPart, isTested }: { readonly takesPart: Uint8Array; readonly isTested: (row: number) => boolean },
  choiceOf: (row: number) => PresentChoice,
): TodayPlan | null {
  const ids = new Set<string>();
  let [known, unknown, sum, largest, power, nominal] = [0, 0, 0, 0, 0, 0];
  const price = new PriceCount();
  for (let row = 0; row < takesPart.length; row++) {
    if (groupOf[row] === NO_GROUP || statusOf(results, row) !== "matched") continue;
    const isLocked = results.locked[row] === 1;
    if (!isLocked && takesPart[row] === 0) continue;
    const { id } = products.at(results.product[row]!)!;
    ids.add(id);
    if (isLocked) continue;
    const choice = choiceOf(row);
    if (choice.excess === null) {
      unknown++;
      continue;
    }
    known++;
    sum += choice.excess;
    largest = Math.max(largest, choice.excess);
    if (isTested(row) && isNominalExcess(Math.round(choice.excess / EXCESS_UNIT))) nominal++;
    power += choice.power ?? NaN;
    price.add(choice.unitPrice, units[row]!);
  }
  if (known === 0) return null;
  return {
    models: ids.size,
    meanExcess: sum / known,
    largestExcess: largest,
    nominal,
    power: Number.isNaN(power) ? null : power,
    price: price.sum,
    unknown,
  };
}
