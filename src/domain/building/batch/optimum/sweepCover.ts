import { greatest, least } from "../../../base/lists.ts";
import { countSets, membersOf, type Sets } from "./Sets.ts";

/**
 * The fewest models if every room's candidates form an interval of one ordered quantity: takes rooms by their
 * upper end, and for each unserved one the model at that end. Exact, because the rooms that require a model have
 * no common candidate (ENGINEERING-2, G.2, step 3). `null` if some room's candidates are no interval.
 *
 * @param order the models by that quantity, ascending
 */
export function sweepCover(rooms: Sets, order: readonly number[]): number[] | null {
  const rank = new Uint32Array(order.length);
  order.forEach((model, at) => (rank[model] = at));
  const ends: { from: number; to: number }[] = [];
  for (let room = 0; room < countSets(rooms); room++) {
    const ranks = membersOf(rooms, room).map((model) => rank[model]!);
    const [from, to] = [least(ranks), greatest(ranks)];
    if (to - from + 1 !== ranks.length) return null;
    ends.push({ from, to });
  }
  ends.sort((a, b) => a.to - b.to);
  const chosen: number[] = [];
  let last = -1;
  for (const { from, to } of ends) {
    if (from <= last) continue;
    last = to;
    chosen.push(order[to]!);
  }
  return chosen.sort((a, b) => a - b);
}
