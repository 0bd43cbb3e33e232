import type { GroupKey } from "../state/batchState.ts";
import { inFen } from "../prices/PricedSum.ts";
import type { BuildingCandidates, BuildingModel } from "./BuildingCandidates.ts";
import type { ModelLimit } from "./limit/ModelLimit.ts";
import type { MedianProblem } from "./MedianProblem.ts";
import { isNominalExcess } from "./nominalExcess.ts";
import { countSets, setsOf } from "./Sets.ts";

/**
 * Objectives of the optimisation. `fewest`: number of models, and among equals the least excess; `excess`: sum of
 * the excess over the rooms; `power`: electric input of all units; `noise`: the loudest unit as quiet as possible,
 * then the fewest models; `price`: price of the units that have one; `robust`: number of rooms that are met by
 * stated figures only (`isNominalOnly`), which also shows from how many models on there are no fewer of them.
 */
export const OBJECTIVES = ["fewest", "excess", "power", "noise", "price", "robust"] as const;
export type Objective = (typeof OBJECTIVES)[number];

/** Whether an objective wants as few models as possible; the others want the plan of least cost. */
export const countsModels = (objective: Objective): boolean =>
  objective === "fewest" || objective === "noise";

/**
 * Whether an objective wants each room's own best, however many models that needs. Rooms that are met in name only
 * are counted, so most models are as good as each other and a room's own best would only add models.
 */
export const wantsOwnBest = (objective: Objective): boolean =>
  !countsModels(objective) && objective !== "robust";

/** The rooms of one floor or zone; the empty name stands for rooms that state none. */
export interface BuildingPart {
  readonly by: GroupKey;
  readonly name: string;
}

export interface OptimumQuestion {
  /** The rooms that are optimised; absent for the whole building. Other rooms are neither changed nor counted. */
  readonly part?: BuildingPart;
  readonly objective: Objective;
  /** Excess over the requirement that a product may have, as a share. */
  readonly slack: number;
  /** dB(A) that is quiet enough; `null` for as quiet as possible. */
  readonly noiseLimit: number | null;
  /** Only products that keep the sound limit of their room, if it has one. */
  readonly isQuiet?: true;
  /** Limit of models on each floor, or in the rooms of each type; absent for no limit. */
  readonly limit?: ModelLimit;
  /** Area code of the prices, `null` for the whole country; absent if prices are not asked for. */
  readonly priceArea?: string | null;
}

/** Default of the excess that a product may have (ENGINEERING-2, G.1). */
export const DEFAULT_SLACK = 0.3;

/** The rooms, and units in them, that a group of equal rooms stands for, without locked rooms. */
export interface GroupWeights {
  readonly rooms: Float64Array;
  readonly units: Float64Array;
  /** Of these rooms, those whose units a test may find smaller than stated (`testedGroups`). */
  readonly tested: Float64Array;
}

/** 0.1 W, so that costs are integers (see MedianProblem). */
export const POWER_UNIT = 1e-4;

export interface ObjectiveProblem extends MedianProblem {
  /** Group of each row; groups without a candidate, and those with locked rooms only, have no row. */
  readonly groups: Uint32Array<ArrayBuffer>;
  /** The excess of each of `rows.members`, in units of EXCESS_UNIT. */
  readonly excess: Uint16Array<ArrayBuffer>;
  /** The excess of the leading figure, likewise. */
  readonly lead: Uint16Array<ArrayBuffer>;
  /** Electric input of each model, kW; models that state none come last. */
  readonly powers: Float64Array<ArrayBuffer>;
  /** dB(A) that no unit exceeds, for `noise`; `null` for other objectives. */
  readonly loudest: number | null;
  readonly objective: Objective;
  /** For `price`: the rows, as indices in `groups`, without a priced candidate. */
  readonly unpriced: readonly number[];
}

/**
 * The objectives that the candidates' figures allow: at least one product must state the figure, and for `robust`
 * one room must require a figure that is tested.
 */
export const possibleObjectives = (
  { models }: BuildingCandidates,
  { tested }: Pick<GroupWeights, "tested">,
): readonly Objective[] =>
  OBJECTIVES.filter(
    (objective) =>
      (objective !== "power" || models.some(({ inputPower }) => inputPower !== null)) &&
      (objective !== "noise" || models.some(({ noise }) => noise !== null)) &&
      (objective !== "price" || models.some(({ price }) => price !== null)) &&
      (objective !== "robust" || tested.some((rooms) => rooms > 0)),
  );

/**
 * Candidates and costs for an objective. For the price, a room chooses among its priced candidates; a room without
 * any gets the least excess at no cost, so that no sum contains an unknown price.
 *
 * @param fixed models of locked rooms
 */
export function objectiveProblem(
  candidates: BuildingCandidates,
  { objective, noiseLimit }: OptimumQuestion,
  weights: GroupWeights,
  fixed: readonly number[],
): ObjectiveProblem {
  const { models, rows, excess, lead } = candidates;
  const loudest = objective === "noise" ? loudestNeeded(candidates, weights, noiseLimit ?? 0) : null;
  const counts = (model: number): boolean => {
    const { inputPower, noise, price } = models[model]!;
    if (objective === "power") return inputPower !== null;
    if (objective === "price") return price !== null;
    return loudest === null || (noise !== null && noise <= loudest);
  };
  const costOf = (model: BuildingModel, over: number, group: number): number => {
    const units = weights.units[group]!;
    if (objective === "power") return Math.round(((model.inputPower ?? 0) * units) / POWER_UNIT);
    if (objective === "price") return inFen(model.price ?? 0) * units;
    if (objective === "robust") return isNominalExcess(over) ? weights.tested[group]! : 0;
    return over * weights.rooms[group]!;
  };
  const groups: number[] = [];
  const lists: number[][] = [];
  const costs: number[] = [];
  const kept: number[] = [];
  const leads: number[] = [];
  const unpriced: number[] = [];
  for (let group = 0; group < countSets(rows); group++) {
    if (weights.rooms[group] === 0) continue;
    const list: number[] = [];
    const least = objective === "price" ? leastUnlessPriced(candidates, group) : null;
    for (let pair = rows.starts[group]!; pair < rows.starts[group + 1]!; pair++) {
      const model = rows.members[pair]!;
      if (least === null ? !counts(model) : excess[pair] !== least) continue;
      list.push(model);
      kept.push(excess[pair]!);
      leads.push(lead[pair]!);
      costs.push(costOf(models[model]!, excess[pair]!, group));
    }
    if (list.length === 0) continue;
    if (least !== null) unpriced.push(groups.length);
    groups.push(group);
    lists.push(list);
  }
  return {
    models: models.length,
    rows: setsOf(lists),
    costs: Float64Array.from(costs),
    excess: Uint16Array.from(kept),
    lead: Uint16Array.from(leads),
    // Not Infinity, because the difference of two would be NaN.
    powers: Float64Array.from(models, ({ inputPower }) => inputPower ?? Number.MAX_VALUE),
    fixed,
    groups: Uint32Array.from(groups),
    loudest,
    objective,
    unpriced,
  };
}

/**
 * dB(A) that no unit of the quietest plan exceeds: `limit`, or more if some room's quietest candidate is louder.
 */
function loudestNeeded({ models, rows }: BuildingCandidates, weights: GroupWeights, limit: number): number {
  let loudest = limit;
  for (let group = 0; group < countSets(rows); group++) {
    if (weights.rooms[group] === 0) continue;
    let quietest = Infinity;
    for (let pair = rows.starts[group]!; pair < rows.starts[group + 1]!; pair++)
      quietest = Math.min(quietest, models[rows.members[pair]!]!.noise ?? Infinity);
    if (quietest < Infinity) loudest = Math.max(loudest, quietest);
  }
  return loudest;
}

/** The least excess of a group without a priced candidate; `null` for any other group. */
function leastUnlessPriced({ models, rows, excess }: BuildingCandidates, group: number): number | null {
  let least: number | null = null;
  for (let pair = rows.starts[group]!; pair < rows.starts[group + 1]!; pair++) {
    if (models[rows.members[pair]!]!.price !== null) return null;
    least = Math.min(least ?? Infinity, excess[pair]!);
  }
  return least;
}
