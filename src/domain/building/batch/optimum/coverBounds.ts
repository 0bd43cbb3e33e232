import { greedyCover } from "./greedyCover.ts";
import { countSets, membersOf, type Sets } from "./Sets.ts";

/** A cover, with a lower bound for the number of models of any cover. */
export interface BoundedCover {
  readonly chosen: readonly number[];
  readonly bound: number;
}

/** Greater than the rounding of a sum of multipliers, smaller than any difference of counts. */
const ROUNDING = 1e-6;

/**
 * Lower bound: rooms that pairwise have no candidate in common need a model each; rooms with the fewest candidates
 * are taken first.
 */
export function disjointBound(rooms: Sets, models: number): number {
  const order = Array.from({ length: countSets(rooms) }, (_, room) => room);
  const sizeOf = (room: number) => rooms.starts[room + 1]! - rooms.starts[room]!;
  order.sort((a, b) => sizeOf(a) - sizeOf(b) || a - b);
  const taken = new Uint8Array(models);
  let bound = 0;
  for (const room of order) {
    const candidates = membersOf(rooms, room);
    if (candidates.some((model) => taken[model] === 1)) continue;
    for (const model of candidates) taken[model] = 1;
    bound++;
  }
  return bound;
}

const IDLE_STEPS = 25;
const STEPS_PER_COVER = 10;
const LEAST_STEP = 0.005;

/**
 * L(u) = Σ u_r + Σ_m min(0, 1 − Σ_{r∋m} u_r), u ≥ 0: a lower bound for every cover, for any multipliers u.
 * Multipliers rise where a room has no model and fall where it has several; now and then a new cover is tried on
 * the reduced costs (ENGINEERING-2, G.2, step 5). Yields the best result after every step; ends when bound and
 * cover meet or nothing changes.
 */
export function* lagrangeCover(
  rooms: Sets,
  models: number,
  begin: BoundedCover,
  mostSteps: number,
): Generator<BoundedCover, BoundedCover> {
  const count = countSets(rooms);
  const sizes = new Uint32Array(models);
  for (const model of rooms.members) sizes[model]!++;
  const multipliers = Float64Array.from({ length: count }, (_, room) =>
    membersOf(rooms, room).reduce((least, model) => Math.min(least, 1 / sizes[model]!), 1),
  );
  const reduced = new Float64Array(models);
  let { chosen, bound } = begin;
  let best = -Infinity;
  let scale = 1;
  let idle = 0;
  for (let step = 0; step < mostSteps && scale >= LEAST_STEP && bound < chosen.length; step++) {
    reduced.fill(1);
    let value = 0;
    for (let room = 0; room < count; room++) {
      const u = multipliers[room]!;
      value += u;
      for (const model of membersOf(rooms, room)) reduced[model]! -= u;
    }
    for (const cost of reduced) value += Math.min(0, cost);
    bound = Math.max(bound, Math.ceil(value - ROUNDING));
    idle = value > best + ROUNDING ? 0 : idle + 1;
    best = Math.max(best, value);
    if (idle >= IDLE_STEPS) [scale, idle] = [scale / 2, 0];
    if (step % STEPS_PER_COVER === 0) {
      const cover = greedyCover(rooms, models, cheapestFirst(reduced));
      if (cover.length < chosen.length) chosen = cover;
    }
    raise(rooms, multipliers, reduced, scale * Math.max(chosen.length - value, 0.5));
    yield { chosen, bound };
  }
  return { chosen, bound };
}

const cheapestFirst = (reduced: Float64Array): number[] =>
  Array.from(reduced.keys())
    .filter((model) => reduced[model]! < 0)
    .sort((a, b) => reduced[a]! - reduced[b]! || a - b);

/** One step of the multipliers along 1 − (models that the room has at these reduced costs). */
function raise(rooms: Sets, multipliers: Float64Array, reduced: Float64Array, length: number): void {
  const lacks = multipliers.map((_, room) => {
    let has = 0;
    for (const model of membersOf(rooms, room)) if (reduced[model]! < 0) has++;
    return 1 - has;
  });
  const square = lacks.reduce((sum, lack) => sum + lack * lack, 0);
  if (square === 0) return;
  for (let room = 0; room < lacks.length; room++)
    multipliers[room] = Math.max(0, multipliers[room]! + (length / square) * lacks[room]!);
}
