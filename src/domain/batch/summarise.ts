import { hasRun, nameOf, type Batch } from "./Batch.ts";
import type { BatchSummary } from "./batchState.ts";
import { isStale } from "./isStale.ts";
import { roomFacts } from "./roomFacts.ts";
import { statusOf } from "./ResultColumns.ts";
import { verdictAt } from "./revision/verdictAt.ts";

/** What the worker knows besides the batch itself. */
type Beside = Pick<BatchSummary, "revision" | "shown" | "saving" | "undo" | "redo" | "tickedShown"> &
  Partial<Pick<BatchSummary, "checking" | "buildingId" | "access" | "isBroughtBack">>;

/** The batch in a few numbers: what the page is told after every change. */
export function summarise<Filter>(batch: Batch<Filter>, beside: Beside): BatchSummary {
  const { rooms, results } = batch;
  const counts = { blank: 0, waiting: 0, matched: 0, unmatched: 0, unanswered: 0 };
  const verdicts = { none: 0, unchecked: 0, unsatisfied: 0 };
  let [chosenByHand, locked] = [0, 0];
  let hasSamples = false;
  const judgedBy = new Set<number>();
  for (let row = 0; row < rooms.ids.length; row++) {
    const status = statusOf(results, row);
    counts[status]++;
    locked += results.locked[row]!;
    if (status !== "matched") continue;
    verdicts[verdictAt(batch, row)]++;
    if (results.byHand[row] === 1) chosenByHand++;
    judgedBy.add(results.judgedBy[row]!);
    hasSamples ||= batch.products.at(results.product[row]!)?.isSample === true;
  }
  return {
    checking: null,
    buildingId: "",
    access: "own",
    isBroughtBack: false,
    ...beside,
    buildingName: nameOf(batch),
    position: batch.position,
    assumptions: batch.assumptions,
    rooms: rooms.ids.length,
    matched: counts.matched,
    unmatched: counts.unmatched,
    unanswered: counts.unanswered,
    unsatisfied: verdicts.unsatisfied,
    unchecked: verdicts.unchecked,
    locked,
    ticked: batch.ticked.size,
    chosenByHand,
    hasSamples,
    selectedUnder: [...judgedBy].map((filter) => batch.filters.at(filter)),
    hasRun: hasRun(batch),
    isStale: isStale(batch),
    run: batch.run,
    view: batch.view,
    filter: batch.filter,
    ...roomFacts(batch),
  };
}
