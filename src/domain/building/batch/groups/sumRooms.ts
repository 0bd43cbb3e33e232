import type { Batch } from "../Batch.ts";
import type { ShownRoomFigure } from "../kind/KindManifest.ts";
import { statusOf } from "../table/ResultColumns.ts";
import { roomQuantity } from "../roomQuantity.ts";
import type { TableSums } from "./TableSums.ts";

const NEEDS: readonly ShownRoomFigure[] = ["roomArea", "coolingLoad", "heatLoad", "airSupplyVolume"];

/** Values of a product's properties by code; `undefined` if they were not requested yet. */
export type StatedBy = (productId: string) => ReadonlyMap<string, number> | undefined;

/** Sums values and counts the missing ones. */
class Sum {
  value = 0;
  count = 0;

  add(value: number, count = 1): void {
    this.value += value;
    this.count += count;
  }

  get orNull(): number | null {
    return this.count === 0 ? null : this.value;
  }
}

/**
 * Totals over these rows. Loads are those of the schedule. Supplied figures count the units of rooms with a
 * product, each with its product's figure, as in the bill of a plan.
 */
export function sumRooms<Filter>(batch: Batch<Filter>, rows: Int32Array, statedBy: StatedBy): TableSums {
  const { rooms, results } = batch;
  const figures = batch.kind.sums;
  const needs = NEEDS.map(() => new Sum());
  const supplied = figures.map(() => new Sum());
  const valueAt = suppliedAt(batch, statedBy);
  const soundAt = batch.kind.noise && batch.hearing?.soundsIn(batch);
  let [selected, units, over, unknown] = [0, 0, 0, 0];
  for (const row of rows) {
    NEEDS.forEach((figure, at) => {
      const value = rooms.figures[figure][row]!;
      if (!Number.isNaN(value)) needs[at]!.add(value);
    });
    if (statusOf(results, row) !== "matched") continue;
    const quantity = roomQuantity(batch, row);
    selected++;
    units += quantity;
    const heard = soundAt?.(row)?.verdict;
    if (heard === "fail") over++;
    if (heard === "cannot-judge") unknown++;
    for (let at = 0; at < figures.length; at++) {
      const value = valueAt(row, at);
      if (!Number.isNaN(value)) supplied[at]!.add(value * quantity, quantity);
    }
  }
  return {
    rooms: rows.length,
    // `fromEntries` loses the keys' type; NEEDS names every one.
    needs: Object.fromEntries(NEEDS.map((figure, at) => [figure, needs[at]!.orNull])) as TableSums["needs"],
    selected,
    units,
    loud: soundAt === undefined ? null : { over, unknown },
    supplied: figures.map(({ title, unit, digits }, at) => ({
      title,
      unit,
      digits,
      value: supplied[at]!.orNull,
      missing: units - supplied[at]!.count,
    })),
  };
}

/**
 * The amount that one unit of a row's product supplies; NaN if it is not stated or not known yet. Properties are
 * looked up once per product.
 */
function suppliedAt<Filter>(
  { kind, results, products, filters }: Batch<Filter>,
  statedBy: StatedBy,
): (row: number, at: number) => number {
  const known = kind.sums.map(() => new Map<number, number>());
  return (row, at) => {
    const { of } = kind.sums[at]!;
    const number = results.product[row]!;
    if ("figure" in of) {
      const corrected = results.width > of.figure ? results.corrected[row * results.width + of.figure]! : NaN;
      return kind.hasCorrection ? corrected : (products.at(number)?.figures[of.figure] ?? NaN);
    }
    const found = known[at]!.get(number);
    if (found !== undefined) return found;
    const product = products.at(number);
    const filter = product && filters.at(product.judgedBy);
    const value = filter === undefined ? NaN : (statedBy(product!.id)?.get(of.property(filter)) ?? NaN);
    known[at]!.set(number, value);
    return value;
  };
}
