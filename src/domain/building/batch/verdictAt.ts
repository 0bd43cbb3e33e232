import type { Batch } from "./Batch.ts";
import type { Verdict } from "./state/batchState.ts";
import { statusOf, VERDICT } from "./table/ResultColumns.ts";

/** A selection found wanting is to be checked anew once its room is edited again: its figures are of the past then. */
export function verdictAt<Filter>({ rooms, results }: Batch<Filter>, row: number): Verdict {
  const verdict = results.verdict[row];
  if (verdict === VERDICT.none || statusOf(results, row) !== "matched") return "none";
  const isCurrent = results.verdictEdition[row] === rooms.editions[row];
  return verdict === VERDICT.unsatisfied && isCurrent ? "unsatisfied" : "unchecked";
}
