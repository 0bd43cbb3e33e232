import { comparedText } from "#domain/compare/comparison.ts";
import { designPropertiesOf } from "#domain/listing/listConditions.ts";
import type { DutyEntry } from "#domain/listing/ListState.ts";

/** Where products are compared, at a duty or without one. */
export function comparePlace(ids: readonly string[], duty: readonly DutyEntry[]): string {
  const query = new URLSearchParams({ ids: comparedText(ids) });
  if (duty.length > 0) query.set("designProperties", designPropertiesOf(duty));
  return `/product/compare?${query.toString()}`;
}
