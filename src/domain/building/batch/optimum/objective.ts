import type { GroupKey } from "../state/batchState.ts";
import { inFen } from "../prices/PricedSum.ts";
import type { BuildingCandidates, BuildingModel } from "./BuildingCandidates.ts";
import type { ModelLimit } from "./limit/ModelLimit.ts";
import type { MedianProblem } from "./MedianProblem.ts";
import { countSets, setsOf } from "./Sets.ts";

/**
 * What a building is brought to its best in. `fewest`: models, and of equally few the least excess; `excess`: the sum of
 * excess over the rooms; `power`: electric input of all units; `noise`: the loudest unit as quiet as can be, then the fewest
 * models; `price`: what the units cost that have a price.
 */
export const OBJECTIVES = ["fewest", "excess", "power", "noise", "price"] as const;
export type Objective = (typeof OBJECTIVES)[number];

/** What counts models wants as few as can be; anything else, each room's own best, whatever number of models that takes. */
export const countsModels = (objective: Objective): boolean =>
  objective === "fewest" || objective === "noise";

/** The rooms of one floor or zone; an empty name is of those that state none. */
export interface BuildingPart {
  readonly by: GroupKey;
  readonly name: string;
}

export interface OptimumQuestion {
  /** The rooms that are brought to their best; absent: the whole building. The others are neither changed nor counted. */
  readonly part?: BuildingPart;
  readonly objective: Objective;
  /** What a product may exceed the requirement by, as a share. */
  readonly slack: number;
  /** dB(A): what is no louder is quiet enough; `null`: as quiet as can be. */
  readonly noiseLimit: number | null;
  /** So many models at most on each floor, or in the rooms of each type; absent: as many as there may be. */
  readonly limit?: ModelLimit;
  /** Where prices are asked for: an area by its code, `null` the whole country; absent: prices are not asked for. */
  readonly priceArea?: string | null;
}

/** So much a product may exceed the requirement by where a person says nothing else (ENGINEERING-2, G.1). */
export const DEFAULT_SLACK = 0.3;

/** How many rooms, and units in them, a group of equal rooms stands for; without those that are locked. */
export interface GroupWeights {
  readonly rooms: Float64Array;
  readonly units: Float64Array;
}

/** 0.1 W: costs are whole numbers, see MedianProblem. */
export const POWER_UNIT = 1e-4;

export interface ObjectiveProblem extends MedianProblem {
  /** Group of each row: groups without a candidate, and those of locked rooms alone, have none. */
  readonly groups: Uint32Array<ArrayBuffer>;
  /** Beside `rows.members`: the excess of each pair, in units of EXCESS_UNIT. */
  readonly excess: Uint16Array<ArrayBuffer>;
  /** The same of the leading figure. */
  readonly lead: Uint16Array<ArrayBuffer>;
  /** Electric input of each model, kW; what states none goes last. */
  readonly powers: Float64Array<ArrayBuffer>;
  /** dB(A) that no unit is louder than, for `noise`; `null` for the other objectives. */
  readonly loudest: number | null;
  /** For `price`: the rows, as places in `groups`, none of whose candidates has a price. */
  readonly unpriced: readonly number[];
}

/** Which objectives the candidates' figures allow: what no product states is none. */
export const possibleObjectives = ({ models }: BuildingCandidates): readonly Objective[] =>
  OBJECTIVES.filter(
    (objective) =>
      (objective !== "power" || models.some(({ inputPower }) => inputPower !== null)) &&
      (objective !== "noise" || models.some(({ noise }) => noise !== null)) &&
      (objective !== "price" || models.some(({ price }) => price !== null)),
  );

/**
 * Candidates and costs as an objective sees them. For the price a room with candidates that have one chooses among these;
 * any other gets what exceeds it least, at no cost, so that no sum holds a price that nobody knows.
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
  const costOf = (model: BuildingModel, over: number, rooms: number, units: number): number => {
    if (objective === "power") return Math.round(((model.inputPower ?? 0) * units) / POWER_UNIT);
    return objective === "price" ? inFen(model.price ?? 0) * units : over * rooms;
  };
  const groups: number[] = [];
  const lists: number[][] = [];
  const costs: number[] = [];
  const kept: number[] = [];
  const leads: number[] = [];
  const unpriced: number[] = [];
  for (let group = 0; group < countSets(rows); group++) {
    const rooms = weights.rooms[group]!;
    if (rooms === 0) continue;
    const list: number[] = [];
    const least = objective === "price" ? leastUnlessPriced(candidates, group) : null;
    for (let pair = rows.starts[group]!; pair < rows.starts[group + 1]!; pair++) {
      const model = rows.members[pair]!;
      if (least === null ? !counts(model) : excess[pair] !== least) continue;
      list.push(model);
      kept.push(excess[pair]!);
      leads.push(lead[pair]!);
      costs.push(costOf(models[model]!, excess[pair]!, rooms, weights.units[group]!));
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
    // Not Infinity: two of them would differ by NaN.
    powers: Float64Array.from(models, ({ inputPower }) => inputPower ?? Number.MAX_VALUE),
    fixed,
    groups: Uint32Array.from(groups),
    loudest,
    unpriced,
  };
}

/** The loudest unit of the quietest plan there is: no room can do with less than its quietest candidate. */
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

/** The least excess of a group none of whose candidates has a price; `null` of any other. */
function leastUnlessPriced({ models, rows, excess }: BuildingCandidates, group: number): number | null {
  let least: number | null = null;
  for (let pair = rows.starts[group]!; pair < rows.starts[group + 1]!; pair++) {
    if (models[rows.members[pair]!]!.price !== null) return null;
    least = Math.min(least ?? Infinity, excess[pair]!);
  }
  return least;
}
