import type { BuildingCandidates } from "../BuildingCandidates.ts";
import {
  objectiveProblem,
  type GroupWeights,
  type ObjectiveProblem,
  type OptimumQuestion,
} from "../objective.ts";
import { coverWithin, type PartCover } from "./coverWithin.ts";
import { countSets, membersOf, setsOf, type Sets } from "../Sets.ts";
import { rowsOfPart, type PartRows } from "./partRows.ts";

/** A building whose models are counted by parts. */
export interface LimitedBuilding {
  readonly candidates: BuildingCandidates;
  readonly weights: GroupWeights;
  /** Part of each group; groups of one part are adjacent. */
  readonly partOf: Int32Array;
  /** Models of each part's locked rooms. */
  readonly fixed: readonly (readonly number[])[];
  readonly most: number;
}

/** A part without a known plan of so few models: the lower bound, and the number found. */
export interface ShortPart {
  readonly part: number;
  readonly bound: number;
  readonly found: number;
}

/** A part with a plan of few enough models. */
export interface LimitedPart extends PartRows {
  readonly cover: readonly number[];
}

export interface LimitedProblem {
  /** The problem of the parts that have a plan. */
  readonly problem: ObjectiveProblem;
  readonly parts: readonly LimitedPart[];
  /** Parts that take no part in the optimisation. */
  readonly short: readonly ShortPart[];
  /** Groups of those parts: rooms that have candidates but are left out. */
  readonly held: ReadonlySet<number>;
  /** Lower bound in dB(A) for the loudest unit of any plan, for `noise`; `null` for other objectives. */
  readonly leastLoudest: number | null;
}

/**
 * The problem of an objective with at most so many models in each part. Parts that need more are separated first.
 * The quietest plan is the quietest within this limit: if the limit is too small at the noise that single rooms
 * would allow, the noise is raised to the least level at which it is enough.
 */
export function* limitedProblem(
  building: LimitedBuilding,
  question: OptimumQuestion,
): Generator<void, LimitedProblem> {
  const { weights, partOf, fixed } = building;
  const allFixed = [...new Set(fixed.flat())].sort((a, b) => a - b);
  const problemOf = (noiseLimit: number | null, rooms = weights.rooms) =>
    objectiveProblem(building.candidates, { ...question, noiseLimit }, { ...weights, rooms }, allFixed);
  const isQuiet = question.objective === "noise";
  const loose = problemOf(isQuiet ? Infinity : question.noiseLimit);
  const { covers, short } = yield* coversOf(building, loose);
  const isShort = new Set(short.map(({ part }) => part));
  const kept = weights.rooms.map((rooms, group) => (isShort.has(partOf[group]!) ? 0 : rooms));
  let problem = problemOf(question.noiseLimit, kept);
  let leastLoudest: number | null = null;
  if (isQuiet) {
    yield;
    const all = rowsOfPart(problemOf(Infinity, kept), partOf);
    const needed = yield* loudestOf(building, all, covers, problem.loudest!);
    leastLoudest = needed.leastLoudest;
    problem = problemOf(needed.loudest, kept);
  }
  const parts = rowsOfPart(problem, partOf).map((rows) => ({ ...rows, cover: covers.get(rows.part)! }));
  const held = new Set(loose.groups.filter((group) => isShort.has(partOf[group]!)));
  return { problem, parts, short, held, leastLoudest };
}

function* coverOf(
  { candidates: { models }, fixed, most }: LimitedBuilding,
  part: number,
  rows: Sets,
  isDecided?: (cover: PartCover) => boolean,
): Generator<void, PartCover> {
  const sizes = models.map(({ size }) => size);
  return yield* coverWithin({ rows, models: models.length, fixed: fixed[part]!, sizes }, most, isDecided);
}

/** A cover of few enough models for each part that has one. */
function* coversOf(building: LimitedBuilding, problem: ObjectiveProblem) {
  const covers = new Map<number, readonly number[]>();
  const short: ShortPart[] = [];
  const parts = rowsOfPart(problem, building.partOf);
  for (const { part, rows } of parts) {
    yield;
    const { chosen, bound } = yield* coverOf(building, part, rows);
    if (chosen.length > building.most) short.push({ part, bound, found: chosen.length });
    else covers.set(part, chosen);
  }
  // Locked rooms alone can also have too many models.
  const isFree = new Set(parts.map(({ part }) => part));
  building.fixed.forEach(({ length }, part) => {
    if (!isFree.has(part) && length > building.most) short.push({ part, bound: length, found: length });
  });
  return { covers, short: short.toSorted((one, other) => one.part - other.part) };
}

/**
 * The least of the stated noise levels at which every part has a plan of few enough models, as far as found, and
 * the least level that is not proved too low. Replaces the covers by those for that level.
 *
 * @param least that single rooms need
 */
function* loudestOf(
  building: LimitedBuilding,
  parts: readonly PartRows[],
  covers: Map<number, readonly number[]>,
  least: number,
) {
  const { most, candidates } = building;
  const noiseOf = Float64Array.from(candidates.models, ({ noise }) => noise ?? Infinity);
  const levels = [...new Set([least, ...noiseOf.filter((noise) => noise > least && noise < Infinity)])];
  levels.sort((a, b) => a - b);
  const isTooFew = ({ bound }: PartCover) => bound > most;
  let [loudest, possible] = [0, 0];
  for (const { part, rows } of parts) {
    // At the loudest level of all there are few enough, or the part would be short.
    let [from, to] = [loudest, levels.length - 1];
    for (let next = loudest; from < to; next = (from + to) >>> 1) {
      yield;
      const quiet = setsOf(sublists(rows, (model) => noiseOf[model]! <= levels[next]!));
      const cover = yield* coverOf(building, part, quiet, isTooFew);
      if (cover.chosen.length <= most) {
        to = next;
        covers.set(part, cover.chosen);
      } else {
        from = next + 1;
        if (isTooFew(cover)) possible = Math.max(possible, next + 1);
      }
    }
    loudest = to;
  }
  return { loudest: levels[loudest]!, leastLoudest: levels[possible]! };
}

const sublists = (sets: Sets, isKept: (member: number) => boolean): Uint32Array[] =>
  Array.from({ length: countSets(sets) }, (_, at) => membersOf(sets, at).filter(isKept));
