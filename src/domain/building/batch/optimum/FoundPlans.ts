import { EXCESS_UNIT } from "../../selection/roomCandidates.ts";
import { PriceCount, type PricedSum } from "../prices/PricedSum.ts";
import { assignRows } from "./assignRows.ts";
import type { BuildingCandidates } from "./BuildingCandidates.ts";
import { isNominalExcess } from "./nominalExcess.ts";
import type { GroupWeights, ObjectiveProblem } from "./objective.ts";

/** A plan with a number of models. Shares are 0 where a product gives exactly what is required. */
export interface PlanStep {
  readonly models: number;
  /**
   * The objective's cost, and a lower bound for all plans with at most as many models; if they are equal, the plan
   * is optimal.
   */
  readonly cost: number;
  readonly bound: number;
  /** Mean excess over the rooms. */
  readonly meanExcess: number;
  readonly largestExcess: number;
  /** Rooms that their units meet by stated figures only. */
  readonly nominal: number;
  /** Electric input of all units, kW; `null` if a chosen product states none. */
  readonly power: number | null;
  readonly price: PricedSum;
  /**
   * Only if models are counted by parts: the greatest number of models in one part, those of its locked rooms
   * included.
   */
  readonly mostInPart?: number;
}

export type PlanFigures = Omit<PlanStep, "models" | "cost" | "bound">;

interface Plan {
  readonly models: readonly number[];
  readonly cost: number;
  readonly figures: PlanFigures;
}

/** The best plan found for each number of models. */
export class FoundPlans {
  readonly #candidates: BuildingCandidates;
  readonly #weights: GroupWeights;
  readonly #problem: ObjectiveProblem;
  readonly #plans = new Map<number, Plan>();
  /** The plan given to `addLast`. */
  #last: Plan | null = null;

  constructor(candidates: BuildingCandidates, weights: GroupWeights, problem: ObjectiveProblem) {
    this.#candidates = candidates;
    this.#weights = weights;
    this.#problem = problem;
  }

  get size(): number {
    return this.#plans.size;
  }

  has(k: number): boolean {
    return this.#plans.has(k);
  }

  get(k: number): Plan | undefined {
    return this.#plans.get(k);
  }

  /**
   * Adds a plan; returns `false` if an equally good one is known.
   * @param models such that every row has one of them
   */
  add(models: readonly number[], cost: number): boolean {
    if ((this.#plans.get(models.length)?.cost ?? Infinity) <= cost) return false;
    this.#plans.set(models.length, { models, cost, figures: this.#figuresOf(models) });
    return true;
  }

  /** Adds a plan of least possible cost; it ends the list of steps even if fewer models cost as much. */
  addLast(models: readonly number[], cost: number): void {
    this.#last = { models, cost, figures: this.#figuresOf(models) };
    this.#plans.set(models.length, this.#last);
  }

  /** Plans that cost less than all plans with fewer models, and the last one. */
  steps(): (readonly [number, Plan])[] {
    let least = Infinity;
    return [...this.#plans]
      .sort(([a], [b]) => a - b)
      .filter(([, plan]) => {
        const isShown = plan.cost < least || plan === this.#last;
        least = Math.min(least, plan.cost);
        return isShown;
      });
  }

  #figuresOf(open: readonly number[]): PlanFigures {
    const pairs = assignRows(this.#problem, open);
    return planFigures(
      { candidates: this.#candidates, weights: this.#weights, problem: this.#problem },
      pairs,
    );
  }
}

interface FiguresOf {
  readonly candidates: BuildingCandidates;
  readonly weights: GroupWeights;
  readonly problem: ObjectiveProblem;
}

/**
 * Sums of a plan.
 * @param pairs the chosen pair of each row
 */
export function planFigures({ candidates, weights, problem }: FiguresOf, pairs: Uint32Array): PlanFigures {
  let [rooms, sum, largest, power, nominal] = [0, 0, 0, 0, 0];
  const price = new PriceCount();
  pairs.forEach((pair, row) => {
    const group = problem.groups[row]!;
    const count = weights.rooms[group]!;
    const excess = problem.excess[pair]! * EXCESS_UNIT;
    rooms += count;
    sum += excess * count;
    largest = Math.max(largest, excess);
    if (isNominalExcess(problem.excess[pair]!)) nominal += weights.tested[group]!;
    const model = candidates.models[problem.rows.members[pair]!]!;
    const units = weights.units[group]!;
    // NaN from the first product that states none.
    power += (model.inputPower ?? NaN) * units;
    price.add(model.price, units);
  });
  return {
    meanExcess: sum / rooms,
    largestExcess: largest,
    nominal,
    power: Number.isNaN(power) ? null : power,
    price: price.sum,
  };
}
