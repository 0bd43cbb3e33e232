import type { FoundProduct } from "#api/contract/search.ts";
import { Crossings } from "#domain/physics/curve/Crossings.ts";
import { operatingPointPacked, valueAtPacked } from "#domain/physics/curve/operatingPointPacked.ts";
import { systemValueAt } from "#domain/physics/curve/systemCurve.ts";
import { lookUp } from "#domain/base/keyed.ts";
import type { Listed, SearchedDuty } from "#domain/products/search/SearchedDuty.ts";
import { npshOf, shaftPowerInLiquid } from "#domain/products/search/pumpInLiquid.ts";
import { orNull } from "./orNull.ts";
import type { SearchCategory } from "./SearchCategory.ts";

type RowLiquid = NonNullable<FoundProduct["liquid"]>;

/** Where a row's curves would meet the system with water, if a viscosity changes them. */
function waterPoint(
  { columns }: SearchCategory,
  row: number,
  { duty, matches }: SearchedDuty,
): RowLiquid["water"] {
  const heads = lookUp(columns.curves, duty.form.quantity);
  if (matches.corrections?.[row]?.correction.state !== "corrected") return null;
  if (duty.point === null || heads === undefined) return null;
  const { system } = duty.point;
  const flow = operatingPointPacked(heads, row, system, new Crossings());
  const efficiencies = lookUp(columns.curves, "efficiency");
  return {
    flow: orNull(flow),
    head: orNull(systemValueAt(system, flow)),
    efficiency: orNull(efficiencies && valueAtPacked(efficiencies, row, flow)),
  };
}

/** For a stated liquid: shaft power, cavitation, and the effect of its viscosity on the row's curves. */
export function inSiteLiquid(
  category: SearchCategory,
  { row, match }: Listed,
  searched: SearchedDuty | null,
): RowLiquid | null {
  if (searched === null || match === null) return null;
  const { duty, matches } = searched;
  if (duty.liquid === null || duty.point === null) return null;
  const { columns } = category;
  const npsh = npshOf(columns, duty, matches)?.(match);
  const correction = matches.corrections?.[row]?.correction ?? { state: "none" };
  const factors = correction.state === "corrected" ? correction.factors : null;
  return {
    shaftPower: orNull(shaftPowerInLiquid(columns, duty, matches)?.(match)),
    npsh:
      npsh === undefined
        ? null
        : {
            flow: orNull(npsh.flow),
            available: orNull(npsh.available),
            required: orNull(npsh.required),
            verdict: npsh.verdict,
          },
    viscosity: {
      state: correction.state,
      flow: factors?.flow ?? null,
      efficiency: factors?.efficiency ?? null,
    },
    water: waterPoint(category, row, searched),
  };
}
