import type { CurveQuantity } from "#domain/physics/curve/curveQuantities.ts";
import { machineOf } from "#domain/catalogue/machineOf.ts";
import { searchedQuantities } from "#domain/catalogue/duty/dutyForms.ts";
import { ENERGY_QUANTITIES } from "./energyColumns.ts";

/** Whose curves are read of a category. */
interface ReadQuantities {
  readonly searched: readonly CurveQuantity[];
  /** Null where no year is computed. */
  readonly forEnergy: readonly CurveQuantity[] | null;
  /** Both, each once. */
  readonly all: readonly CurveQuantity[];
}

export function quantitiesOf(categoryCode: string): ReadQuantities {
  const machine = machineOf(categoryCode);
  const searched = searchedQuantities(categoryCode);
  const forEnergy = machine === null ? null : ENERGY_QUANTITIES[machine];
  return { searched, forEnergy, all: [...new Set([...searched, ...(forEnergy ?? [])])] };
}
