import type { ObjectiveProblem } from "./objective.ts";

type Pairs = Pick<ObjectiveProblem, "rows" | "costs" | "excess" | "lead" | "powers">;

/** Negative if one pair of a row ranks before the other; 0 if only the name distinguishes them. */
function compare({ rows, costs, excess, lead, powers }: Pairs, one: number, other: number): number {
  return (
    costs[one]! - costs[other]! ||
    excess[one]! - excess[other]! ||
    lead[one]! - lead[other]! ||
    powers[rows.members[one]!]! - powers[rows.members[other]!]!
  );
}

export const isBetter = (problem: Pairs, one: number, other: number): boolean =>
  compare(problem, one, other) < 0;

export const isAsGood = (problem: Pairs, one: number, other: number): boolean =>
  compare(problem, one, other) === 0;

/**
 * The pair of each row in a plan of these models: the cheapest, then the one with the least excess, the least
 * excess of the leading figure and the least power, then the first.
 */
export function assignRows(problem: ObjectiveProblem, open: ArrayLike<number>): Uint32Array {
  const { rows, models } = problem;
  const isOpen = new Uint8Array(models);
  for (let at = 0; at < open.length; at++) isOpen[open[at]!] = 1;
  const pairs = new Uint32Array(rows.starts.length - 1);
  for (let row = 0; row < pairs.length; row++) {
    let best = -1;
    for (let pair = rows.starts[row]!; pair < rows.starts[row + 1]!; pair++)
      if (isOpen[rows.members[pair]!] === 1 && (best < 0 || isBetter(problem, pair, best))) best = pair;
    if (best < 0) throw new RangeError("a plan leaves a room without a model");
    pairs[row] = best;
  }
  return pairs;
}

/** The product that each row of the problem gets. */
export interface PlanPairs {
  /** The pair of each row. */
  readonly pairs: Uint32Array;
  /** Whether the plan has the model for rooms of this row. */
  readonly has: (row: number, model: number) => boolean;
}

/** A plan in which every row chooses among the same models; `null` if there are none. */
export function planOfModels(problem: ObjectiveProblem, open: readonly number[]): PlanPairs | null {
  if (open.length === 0) return null;
  const isOpen = new Set(open);
  return { pairs: assignRows(problem, open), has: (_, model) => isOpen.has(model) };
}
