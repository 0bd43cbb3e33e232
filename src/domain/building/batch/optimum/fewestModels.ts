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

/** What may be tried: all of it counted in steps, never in time, so that two runs end alike. */
export interface CoverEffort {
  readonly steps: number;
  readonly nodes: number;
}

/**
 * Of a small core everything may be looked through, of a large one a node is dear and proves little: the work of both
 * is about the same, some seconds at most.
 */
const WORK = 2e8;
const MOST_STEPS = 600;
const MOST_NODES = 60_000;

const effortFor = ({ rooms: { members } }: CoverCore): CoverEffort => ({
  steps: Math.min(MOST_STEPS, Math.ceil(WORK / (4 * members.length))),
  nodes: Math.min(MOST_NODES, Math.ceil(WORK / (2 * members.length))),
});

interface CoverOptions {
  /** Models that are there in any case and cost nothing: those of locked rooms. */
  readonly fixed: readonly number[];
  /** A quantity of each model by which candidates may be intervals; any where there is none. */
  readonly sizes: ArrayLike<number>;
  readonly effort?: (core: CoverCore) => CoverEffort;
}

/**
 * The fewest models that leave no room without one, those in `fixed` counted, and how many there must be at least: `chosen` is
 * the best there is where the two are equal, and only then. Yields as soon as there is a cover, and as it and its bound
 * get better; `null` before.
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

  const told = (stage: FewestModels["stage"]): FewestModels => {
    const chosen = [...fixed, ...forced];
    cores.forEach((core, at) => {
      for (const place of parts[at]!.chosen) chosen.push(core.models[place]!);
    });
    const bound = parts.reduce((sum, part) => sum + part.bound, fixed.length + forced.length);
    return { stage, chosen: chosen.sort((a, b) => a - b), bound };
  };
  const isProved = () => parts.every(({ chosen, bound }) => chosen.length === bound);
  if (isProved()) return told("done");
  yield told("found");

  for (const [stage, look] of [["found", lagrangeCover] as const, ["bounded", branchCover] as const]) {
    for (const [at, core] of cores.entries()) {
      const part = parts[at]!;
      if (part.bound === part.chosen.length) continue;
      const { steps, nodes } = effort(core);
      const most = look === lagrangeCover ? steps : nodes;
      for (const better of withResult(look(core.rooms, core.models.length, part, most))) {
        parts[at] = better;
        yield told(stage);
      }
    }
    if (isProved()) break;
    if (stage === "found") yield told("bounded");
  }
  return told("done");
}

/** What a search yields, and at last what it answers. */
function* withResult(search: Generator<BoundedCover, BoundedCover>): Generator<BoundedCover> {
  yield yield* search;
}

function beginCore({ rooms, models }: CoverCore, sizes: ArrayLike<number>): BoundedCover {
  const order = models.map((_, place) => place);
  order.sort((a, b) => sizes[models[a]!]! - sizes[models[b]!]! || a - b);
  const swept = sweepCover(rooms, order);
  if (swept !== null) return { chosen: swept, bound: swept.length };
  return { chosen: greedyCover(rooms, models.length), bound: disjointBound(rooms, models.length) };
}
