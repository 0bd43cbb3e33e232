import type { ObjectiveProblem } from "../objective.ts";
import type { Sets } from "../Sets.ts";

/** The rows of one part, which are adjacent in the problem. */
export interface PartRows {
  readonly part: number;
  readonly from: number;
  /** Exclusive. */
  readonly to: number;
  readonly rows: Sets;
}

/**
 * The parts that have rows in a problem, in order.
 * @param partOf part of each group
 */
export function rowsOfPart(problem: ObjectiveProblem, partOf: Int32Array): PartRows[] {
  const { groups } = problem;
  const parts: PartRows[] = [];
  for (let from = 0; from < groups.length;) {
    const part = partOf[groups[from]!]!;
    let to = from;
    while (to < groups.length && partOf[groups[to]!] === part) to++;
    parts.push({ part, from, to, rows: problemOfRows(problem, from, to).rows });
    from = to;
  }
  return parts;
}

/**
 * The problem restricted to some of its rows.
 * @param fixed models of their locked rooms
 */
export function problemOfRows(
  problem: ObjectiveProblem,
  from: number,
  to: number,
  fixed: readonly number[] = [],
): ObjectiveProblem {
  const { starts, members } = problem.rows;
  const [first, last] = [starts[from]!, starts[to]!];
  return {
    ...problem,
    rows: {
      starts: starts.slice(from, to + 1).map((start) => start - first),
      members: members.subarray(first, last),
    },
    costs: problem.costs.subarray(first, last),
    excess: problem.excess.subarray(first, last),
    lead: problem.lead.subarray(first, last),
    groups: problem.groups.subarray(from, to),
    unpriced: problem.unpriced.filter((row) => row >= from && row < to).map((row) => row - from),
    fixed,
  };
}
