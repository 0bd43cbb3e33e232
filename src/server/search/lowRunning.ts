import { PROPERTY } from "#domain/catalogue/properties.ts";
import { Crossings } from "#domain/physics/curve/Crossings.ts";
import { operatingPointPacked } from "#domain/physics/curve/operatingPointPacked.ts";
import { systemValueAt } from "#domain/physics/curve/systemCurve.ts";
import { lookUp } from "#domain/base/keyed.ts";
import { workOf } from "#domain/products/search/work.ts";
import type { SearchedDuty } from "#domain/products/search/SearchedDuty.ts";
import { lowIndex } from "./LowSet.ts";
import type { SearchCategory } from "./SearchCategory.ts";

/**
 * Operation at the low speed of a fan on the system for which the high speed is searched, by property: the
 * same ducts, met by the low set's own curve. Null if rated values of the low set were compared, and are
 * shown; properties that do not change with operation are omitted.
 */
export function lowRunning(
  { lowSet }: SearchCategory,
  row: number,
  { duty }: SearchedDuty,
): ReadonlyMap<string, number> | null {
  const { form, point, rated } = duty;
  const pressures = lookUp(lowSet.curves, form.quantity);
  if (form.low === null || point === null || rated.length > 0 || pressures === undefined) return null;
  const { system } = point;
  const index = lowIndex(lowSet, row);
  const flow = index === null ? NaN : operatingPointPacked(pressures, index, system, new Crossings());
  const value = systemValueAt(system, flow);
  return new Map<string, number>([
    [form.low.flow, flow],
    [form.low.value, value],
    [
      PROPERTY.lowSpeedEfficiency,
      index === null ? NaN : workOf(lowSet.curves, form)(index, flow, value).efficiency,
    ],
  ]);
}
