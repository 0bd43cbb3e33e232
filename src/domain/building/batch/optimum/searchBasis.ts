import type { Batch } from "../Batch.ts";
import type { BuildingCandidates } from "./BuildingCandidates.ts";
import type { RoomGroups } from "./groupRooms.ts";
import { limitedProblem, type LimitedBuilding, type LimitedProblem } from "./limit/limitedProblem.ts";
import { LimitedSearch } from "./limit/LimitedSearch.ts";
import { limitParts, type LimitParts, type ModelLimit } from "./limit/ModelLimit.ts";
import { splitGroups } from "./limit/splitGroups.ts";
import {
  objectiveProblem,
  type GroupWeights,
  type ObjectiveProblem,
  type OptimumQuestion,
} from "./objective.ts";
import { OptimumSearch } from "./OptimumSearch.ts";
import type { PlanSearch } from "./PlanSearch.ts";
import { lockedModels, weighRooms } from "./weighRooms.ts";
import { withLockedModels } from "./withLockedModels.ts";

/**
 * The present models of each row's rooms, and the models of each row's own best, with which a search ends for
 * objectives that are sums.
 */
export interface OwnBest {
  readonly models: readonly number[];
  readonly presentOf: (row: number) => ReadonlySet<number>;
}

/** The basis of a search for a building's plans: the rooms at the time when it began. */
export interface SearchBasis {
  readonly groups: RoomGroups;
  /** Includes the products of locked rooms. */
  readonly candidates: BuildingCandidates;
  /** The present product of each row as a model number; -1 for none, or for one that is no candidate anywhere. */
  readonly now: Int32Array;
  readonly weights: GroupWeights;
  readonly problem: ObjectiveProblem;
  /** `null` if models are not counted by floors or types. */
  readonly limited: LimitedBasis | null;
  /** @param own `null` if the objective counts models */
  readonly search: (own: OwnBest | null) => PlanSearch;
}

export interface LimitedBasis extends Pick<LimitedProblem, "short" | "held" | "leastLoudest"> {
  readonly limit: ModelLimit;
  readonly parts: LimitParts;
}

/**
 * Reads the batch first. With a limit on models it determines which parts have a plan at all, and yields as it
 * goes.
 */
export function* searchBasis<Filter>(
  batch: Batch<Filter>,
  whole: RoomGroups,
  known: BuildingCandidates,
  question: OptimumQuestion,
): Generator<void, SearchBasis> {
  const { joined, now } = withLockedModels(batch, known);
  const { limit } = question;
  if (limit === undefined) {
    const { weights, fixed } = weighRooms(batch, whole, now);
    const problem = objectiveProblem(joined, question, weights, fixed);
    const search = (own: OwnBest | null) => new OptimumSearch(joined, weights, problem, own?.models);
    return { groups: whole, candidates: joined, now, weights, problem, limited: null, search };
  }
  const parts = limitParts(batch, limit.by);
  const { groups, candidates, partOf } = splitGroups(whole, joined, parts.partOf);
  const { weights } = weighRooms(batch, groups, now);
  const fixed = lockedModels(groups, batch.results.locked, now, parts);
  const building: LimitedBuilding = { candidates, weights, partOf, fixed, most: limit.most };
  const limited = yield* limitedProblem(building, question);
  const { problem, short, held, leastLoudest } = limited;
  const search = (own: OwnBest | null) =>
    new LimitedSearch(building, limited, own ? { presentOf: own.presentOf } : {});
  return {
    groups,
    candidates,
    now,
    weights,
    problem,
    limited: { limit, parts, short, held, leastLoudest },
    search,
  };
}
