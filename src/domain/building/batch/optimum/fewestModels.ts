import { branchCover } from "./branchCover.ts";
import { disjointBound, lagrangeCover, type BoundedCover } from "./coverBounds.ts";
import { greedyCover } from "./greedyCover.ts";
import { reduceCover, type CoverCore } from "./reduceCover.ts";
import { countSets, membersOf, setsOf, type Sets } from "./Sets.ts";
import { sweepCover } from "./sweepCover.ts";

/** `found`: a first cover; `bounded`: its bound is a good one; `done`: nothing more is tried. */
export interface FewestModels extends BoundedCover {
  readonly stage: "found" | "bounded" | "done";
}

/** Limits of the effort, in steps and never in time, so that two runs give the same result. */
export interface CoverEffort {
  readonly steps: number;
  readonly nodes: number;
}

/**
 * A small core may be searched completely; in a large one nodes are costly and prove little. The total work is
 * about the same: some seconds at most.
 */
const WORK = 2e8;
const MOST_STEPS = 600;
const MOST_NODES = 60_000;

const effortFor = ({ rooms: { members } }: CoverCore): CoverEffort => ({
  steps: Math.min(MOST_STEPS, Math.ceil(WORK / (4 * members.length))),
  nodes: Math.min(MOST_NODES, Math.ceil(WORK / (2 * members.length))),
});

interface CoverOptions {
  /** Models of locked rooms, which are present in any case and cost nothing. */
  readonly fixed: readonly number[];
  /** A quantity of each model in whose order the candidates may form intervals; any values if there is none. */
  readonly sizes: ArrayLike<number>;
  readonly effort?: (core: CoverCore) => CoverEffort;
}

/**
 * The fewest models such that every room has one, counting those in `fixed`, and a lower bound. Only if both are
 * equal is `chosen` known to be optimal. Yields `null` until there is a cover, then whenever the cover or its
 * bound improves.
 */
export function* fewestModels(
  candidates: Sets,
  models: number,
  { fixed, sizes, effort = effortFor }: CoverOptions,
): Generator<FewestModels | null, FewestModels> {
  const isFixed = new Uint8Array(models);
  for (const model of fixed) isFixed[model] = 1;
  const open: Uint32Array[] = [];
  for (let room = 0; room < countSets(candidates); room++) {
    const members = membersOf(candidates, room);
    if (!members.some((model) => isFixed[model] === 1)) open.push(members);
  }
  const reducing = reduceCover(setsOf(open), models);
  let reduced = reducing.next();
  while (!reduced.done) {
    yield null;
    reduced = reducing.next();
  }
  const { forced, cores } = reduced.value;
  const parts = cores.map((core) => beginCore(core, sizes));

  const report = (stage: FewestModels["stage"]): FewestModels => {
    const chosen = [...fixed, ...forced];
    cores.forEach((core, at) => {
      for (const index of parts[at]!.chosen) chosen.push(core.models[index]!);
    });
    const bound = parts.reduce((sum, part) => sum + part.bound, fixed.length + forced.length);
    return { stage, chosen: chosen.sort((a, b) => a - b), bound };
  };
  const isProved = () => parts.every(({ chosen, bound }) => chosen.length === bound);
  if (isProved()) return report("done");
  yield report("found");

  for (const [stage, solve] of [["found", lagrangeCover] as const, ["bounded", branchCover] as const]) {
    for (const [at, core] of cores.entries()) {
      const part = parts[at]!;
      if (part.bound === part.chosen.length) continue;
      const { steps, nodes } = effort(core);
      const most = solve === lagrangeCover ? steps : nodes;
      for (const better of withResult(solve(core.rooms, core.models.length, part, most))) {
        parts[at] = better;
        yield report(stage);
      }
    }
    if (isProved()) break;
    if (stage === "found") yield report("bounded");
  }
  return report("done");
}

/** What a search yields, followed by its result. */
function* withResult(search: Generator<BoundedCover, BoundedCover>): Generator<BoundedCover> {
  yield yield* search;
}

function beginCore({ rooms, models }: CoverCore, sizes: ArrayLike<number>): BoundedCover {
  const order = models.map((_, index) => index);
  order.sort((a, b) => sizes[models[a]!]! - sizes[models[b]!]! || a - b);
  const swept = sweepCover(rooms, order);
  if (swept !== null) return { chosen: swept, bound: swept.length };
  return { chosen: greedyCover(rooms, models.length), bound: disjointBound(rooms, models.length) };
}
