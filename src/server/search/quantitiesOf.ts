import type { CurveQuantity } from "#domain/physics/curve/curveQuantities.ts";
import { machineOf } from "#domain/catalogue/machineOf.ts";
import { searchedQuantities } from "#domain/catalogue/duty/dutyForms.ts";
import { ENERGY_QUANTITIES } from "./energyColumns.ts";

/** The quantities whose curves are read for a category. */
interface ReadQuantities {
  readonly searched: readonly CurveQuantity[];
  /** Null if no yearly energy is computed. */
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
