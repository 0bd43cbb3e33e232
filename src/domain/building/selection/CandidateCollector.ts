import type { Collector, Find } from "./Collector.ts";
import { within, type SelectionLimits } from "./limits.ts";
import type { CandidateRows } from "./roomCandidates.ts";

/** Keeps all candidates of a room with a margin within a share. */
class Within implements Collector {
  readonly limit = Infinity;
  readonly rows: number[] = [];
  readonly excess: number[] = [];
  readonly lead: number[] = [];
  readonly #most: number;

  constructor(slack: number) {
    this.#most = 1 + slack;
  }

  offer(find: Find): void {
    const margin = find.margin();
    if (margin > this.#most) return;
    this.rows.push(find.row);
    this.excess.push(margin - 1);
    this.lead.push(find.ratio - 1);
  }
}

/** Keeps only the least margin. */
class Least implements Collector {
  readonly limit = Infinity;
  margin = Infinity;

  offer(find: Find): void {
    this.margin = Math.min(this.margin, find.margin());
  }
}

/**
 * The candidates of one room within a slack (a share) and within the limits of its conditions; the smaller of
 * slack and allowed margin applies. Only if there are none, the search runs again for the slack that would help.
 */
export function candidatesOf(
  search: (collector: Collector) => void,
  slack: number,
  { margin = slack, figureMargins }: SelectionLimits = {},
): CandidateRows {
  const limits: SelectionLimits = figureMargins ? { figureMargins } : {};
  const kept = new Within(Math.min(slack, margin));
  search(within(limits, kept));
  const { rows, excess, lead } = kept;
  if (rows.length > 0) return { rows, excess, lead, least: excess.reduce((a, b) => Math.min(a, b)) };
  const least = new Least();
  search(within(limits, least));
  // No slack admits a product that a limit on a single figure excludes.
  if (least.margin === Infinity && figureMargins) search(least);
  return { rows, excess, lead, least: least.margin === Infinity ? null : least.margin - 1 };
}

/** A room without requirements has no candidate, whatever the slack. */
export const NO_CANDIDATES: CandidateRows = { rows: [], excess: [], lead: [], least: null };
