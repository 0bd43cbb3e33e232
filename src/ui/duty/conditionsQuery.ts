import { writeEnergy } from "#domain/products/energy/energyAddress.ts";
import { designPropertiesOf } from "#domain/catalogue/listing/listConditions.ts";
import { writeRunning } from "#domain/catalogue/listing/operationAddress.ts";
import type { OperatingState } from "#domain/products/claim/OperatingState.ts";

/** Query parameters of a detail's address, beside those of its speed and its year. */
export const CONDITION = { duty: "designProperties", limit: "powerLimit" } as const;

/** The query of a detail's address for a state. */
export function conditionsQuery(state: OperatingState): URLSearchParams {
  const query = new URLSearchParams();
  if (state.duty.length > 0) query.set(CONDITION.duty, designPropertiesOf(state.duty));
  writeRunning(query, state);
  if (state.powerLimit !== null) query.set(CONDITION.limit, String(state.powerLimit));
  writeEnergy(query, state.energy);
  return query;
}
