import { comparedText } from "#domain/desk/report/comparison/comparison.ts";
import { designPropertiesOf } from "#domain/catalogue/listing/listConditions.ts";
import type { DutyEntry, ListState } from "#domain/catalogue/listing/ListState.ts";

/**
 * The address of a comparison: its products, the duty if there is one, and the loads of a year if energy is
 * compared.
 */
export function compareAddress(
  ids: readonly string[],
  duty: readonly DutyEntry[],
  energy: ListState["energy"] = [],
): string {
  const query = new URLSearchParams({ ids: comparedText(ids) });
  if (duty.length > 0) query.set("designProperties", designPropertiesOf(duty));
  for (const [name, value] of energy) query.set(name, value);
  return `/product/compare?${query.toString()}`;
}
