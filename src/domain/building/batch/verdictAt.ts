import type { Batch } from "./Batch.ts";
import type { Verdict } from "./state/batchState.ts";
import { statusOf, VERDICT } from "./table/ResultColumns.ts";

/**
 * A selection found unsatisfied must be checked again once its room is edited: the figures in its reason are then
 * outdated.
 */
export function verdictAt<Filter>({ rooms, results }: Batch<Filter>, row: number): Verdict {
  const verdict = results.verdict[row];
  if (verdict === VERDICT.none || statusOf(results, row) !== "matched") return "none";
  const isCurrent = results.verdictEdition[row] === rooms.editions[row];
  return verdict === VERDICT.unsatisfied && isCurrent ? "unsatisfied" : "unchecked";
}
