import type { BuildingCandidates, BuildingModel } from "#domain/building/batch/optimum/BuildingCandidates.ts";
import {
  objectiveProblem,
  type GroupWeights,
  type OptimumQuestion,
} from "#domain/building/batch/optimum/objective.ts";
import { OptimumSearch } from "#domain/building/batch/optimum/OptimumSearch.ts";
import { setsOf } from "#domain/building/batch/optimum/Sets.ts";

/** Candidates of a room, each with its excess in units of 0.01 %, and that of the leading figure if it differs. */
export type PlainRoom = readonly (readonly [model: number, excess: number, lead?: number])[];

export const candidateModel = (at: number, about: Partial<BuildingModel> = {}): BuildingModel => ({
  id: `m${at}`,
  model: `FP-${String(at).padStart(3, "0")}`,
  name: "卧式暗装风机盘管",
  seriesName: "FP",
  brandCode: "B1",
  isSample: true,
  size: at,
  inputPower: 0.01 * (at + 1),
  noise: 30 + at,
  price: null,
  ...about,
});

export const buildingOf = (
  rooms: readonly PlainRoom[],
  models: readonly BuildingModel[],
): BuildingCandidates => ({
  models,
  rows: setsOf(rooms.map((pairs) => pairs.map(([model]) => model))),
  excess: Uint16Array.from(rooms.flatMap((pairs) => pairs.map((pair) => pair[1]))),
  lead: Uint16Array.from(rooms.flatMap((pairs) => pairs.map(([, excess, lead = excess]) => lead))),
  least: Float64Array.from(rooms, (pairs) =>
    pairs.length === 0 ? NaN : Math.min(...pairs.map((pair) => pair[1])) / 10_000,
  ),
});

export const oneRoomEach = (count: number): GroupWeights => ({
  rooms: new Float64Array(count).fill(1),
  units: new Float64Array(count).fill(1),
  tested: new Float64Array(count).fill(1),
});

export const asking = (about: Partial<OptimumQuestion> = {}): OptimumQuestion => ({
  objective: "fewest",
  slack: 0.3,
  noiseLimit: null,
  ...about,
});

/** A finished search. */
export function searched(
  candidates: BuildingCandidates,
  weights: GroupWeights,
  question: OptimumQuestion,
  fixed: readonly number[] = [],
): OptimumSearch {
  const search = new OptimumSearch(
    candidates,
    weights,
    objectiveProblem(candidates, question, weights, fixed),
  );
  const run = search.run();
  let step = run.next();
  while (step.done !== true) step = run.next();
  return search;
}
