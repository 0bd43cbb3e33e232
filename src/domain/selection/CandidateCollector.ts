import type { Collector } from "./Collector.ts";
import type { CandidateRows } from "./roomCandidates.ts";

/** Keeps all candidates of a room whose excess stays within a limit, the excess as a ratio: 1 is just enough. */
class Within implements Collector {
  readonly limit: number;
  readonly rows: number[] = [];
  readonly excess: number[] = [];

  constructor(limit: number) {
    this.limit = limit;
  }

  offer(excess: number, _tieOrder: number, row: number): void {
    if (excess > this.limit) return;
    this.rows.push(row);
    this.excess.push(excess - 1);
  }
}

/** Keeps the least excess alone. */
class Least implements Collector {
  limit = Infinity;

  offer(excess: number): void {
    this.limit = Math.min(this.limit, excess);
  }
}

/**
 * What a search finds for one room within a slack, a share. Only where that is nothing is it asked again how much slack
 * would help.
 */
export function candidatesOf(search: (collector: Collector) => void, slack: number): CandidateRows {
  const within = new Within(1 + slack);
  search(within);
  const { rows, excess } = within;
  if (rows.length > 0) return { rows, excess, least: excess.reduce((a, b) => Math.min(a, b)) };
  const least = new Least();
  search(least);
  return { rows, excess, least: least.limit === Infinity ? null : least.limit - 1 };
}

/** A room that asks for nothing has no candidate, whatever the slack. */
export const NO_CANDIDATES: CandidateRows = { rows: [], excess: [], least: null };
