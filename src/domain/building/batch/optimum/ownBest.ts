import { isAsGood, isBetter } from "./assignRows.ts";
import type { ObjectiveProblem } from "./objective.ts";

/**
 * The models of the plan that gives every row its own best, with ties decided as in an assignment. If several are
 * equally good even then, the present product stays: nothing is changed without need, though fewer models might
 * cost as much.
 *
 * @param presentOf models that the rooms of a row have now
 */
export function ownBest(
  problem: ObjectiveProblem,
  presentOf: (row: number) => ReadonlySet<number>,
): number[] {
  const { starts, members } = problem.rows;
  const open = new Set(problem.fixed);
  const undecided: number[][] = [];
  for (let row = 0; row + 1 < starts.length; row++) {
    let best = starts[row]!;
    for (let pair = best + 1; pair < starts[row + 1]!; pair++) if (isBetter(problem, pair, best)) best = pair;
    const equals: number[] = [];
    for (let pair = starts[row]!; pair < starts[row + 1]!; pair++)
      if (isAsGood(problem, pair, best)) equals.push(members[pair]!);
    const present = equals.filter((model) => presentOf(row).has(model));
    for (const model of present) open.add(model);
    if (present.length === 0) undecided.push(equals);
  }
  for (const equals of undecided) if (!equals.some((model) => open.has(model))) open.add(equals[0]!);
  return [...open].sort((a, b) => a - b);
}
