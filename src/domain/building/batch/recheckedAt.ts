import type { Batch } from "./Batch.ts";
import type { RecheckResult } from "./state/batchState.ts";
import { statusOf, RECHECKED } from "./table/ResultColumns.ts";

/**
 * A selection found unsatisfied must be checked again once its room is edited: the figures in its reason are then
 * outdated.
 */
export function recheckedAt<Filter>({ rooms, results }: Batch<Filter>, row: number): RecheckResult {
  const verdict = results.verdict[row];
  if (verdict === RECHECKED.none || statusOf(results, row) !== "matched") return "none";
  const isCurrent = results.verdictEdition[row] === rooms.editions[row];
  return verdict === RECHECKED.unsatisfied && isCurrent ? "unsatisfied" : "unchecked";
}
