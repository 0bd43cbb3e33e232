import { assignRows } from "./assignRows.ts";
import type { BuildingCandidates } from "./BuildingCandidates.ts";
import { EXCESS_UNIT } from "../../selection/roomCandidates.ts";
import { fewestModels, type FewestModels } from "./fewestModels.ts";
import { MedianBounds } from "./medianBounds.ts";
import type { GroupWeights, ObjectiveProblem } from "./objective.ts";
import { OpenModels } from "./OpenModels.ts";

/** A plan of so many models. Shares are 0 where a product does just what is required. */
export interface PlanStep {
  readonly models: number;
  /** What the objective counts, and what no plan of at most so many models can fall below; equal: it is the best. */
  readonly cost: number;
  readonly bound: number;
  /** Excess over the rooms. */
  readonly meanExcess: number;
  readonly largestExcess: number;
  /** Electric input of all units, kW; `null` where a chosen product states none. */
  readonly power: number | null;
}

export interface OptimumFound {
  /** `plans` are still looked for; `bounds`: the plans are there, what speaks for them gets sharper; `done`. */
  readonly stage: "plans" | "bounds" | "done";
  /** How few models there can be: as found, and at least. Equal: the plan is the best. */
  readonly fewest: { readonly models: number; readonly bound: number };
  /** By rising number of models, each cheaper than the one before. */
  readonly steps: readonly PlanStep[];
}

/** In pairs looked at, never in time: two runs end alike. Some seconds at most on a slow machine, hardly any for a small building. */
const SWAP_WORK = 1.5e8;
const BOUND_WORK = 1.5e8;
/** Up to here every number of models has a plan; beyond, only steps that a person can tell apart on a screen. */
const EVERY_STEP = 40;
const STEP_RATIO = 1.04;
/** Exchanges at one number of models: the first plan is far from its best, those after it start beside theirs. */
const FIRST_SWAPS = 60;
const SWAPS = 8;
/** Multipliers are moved for some numbers of models first, spread over all of them: each bounds the others, too. */
const FIRST_BOUNDS = 8;
const BOUND_STEPS = 120;

interface Plan {
  readonly models: readonly number[];
  readonly cost: number;
  readonly figures: Omit<PlanStep, "models" | "cost" | "bound">;
}

/**
 * Plans for every number of models from the fewest up, and what each of them is at most short of the best. `run` is driven from
 * outside, step by step; `found` may be asked after each, `version` grows when it has changed.
 */
export class OptimumSearch {
  version = 0;
  readonly problem: ObjectiveProblem;
  readonly #candidates: BuildingCandidates;
  readonly #weights: GroupWeights;
  readonly #open: OpenModels;
  readonly #bounds: MedianBounds;
  readonly #plans = new Map<number, Plan>();
  #fewest: FewestModels | null = null;
  #stage: OptimumFound["stage"] = "plans";

  constructor(candidates: BuildingCandidates, weights: GroupWeights, problem: ObjectiveProblem) {
    this.#candidates = candidates;
    this.#weights = weights;
    this.problem = problem;
    this.#open = new OpenModels(problem);
    this.#bounds = new MedianBounds(problem);
  }

  /** `null` before there is a plan, and where no room takes part. */
  get found(): OptimumFound | null {
    if (this.#fewest === null || this.#plans.size === 0) return null;
    const { chosen, bound } = this.#fewest;
    return {
      stage: this.#stage,
      fewest: { models: chosen.length, bound },
      steps: this.#steps().map(([models, { cost, figures }]) => ({
        models,
        cost,
        bound: Math.min(cost, this.#bounds.at(models)),
        ...figures,
      })),
    };
  }

  /** The models of the best plan of at most `k` models. */
  modelsAt(k: number): readonly number[] {
    const plan = this.#steps().findLast(([models]) => models <= k) ?? this.#steps()[0];
    return plan?.[1].models ?? [];
  }

  *run(): Generator<void> {
    if (this.problem.groups.length === 0) return this.#end();
    const { models } = this.#candidates;
    const sizes = models.map(({ size }) => size);
    const covers = fewestModels(this.problem.rows, models.length, { fixed: this.problem.fixed, sizes });
    yield* this.#cover(covers, "found");
    yield* this.#openOneByOne();
    yield* this.#cover(covers, "bounded");
    yield* this.#exchange();
    this.#reach("bounds");
    yield* this.#bound();
    const before = this.#cheapestCover();
    yield* this.#cover(covers, "done");
    if (this.#cheapestCover() < before) yield* this.#fill(before);
    this.#end();
  }

  #end(): void {
    this.#reach("done");
  }

  #reach(stage: OptimumFound["stage"]): void {
    this.#stage = stage;
    this.version++;
  }

  #cheapestCover(): number {
    return this.#fewest?.chosen.length ?? 0;
  }

  /** Goes on with the cover until it has come so far. */
  *#cover(
    covers: Generator<FewestModels | null, FewestModels>,
    stage: FewestModels["stage"],
  ): Generator<void> {
    if (this.#fewest?.stage === "done") return;
    for (;;) {
      const { value, done } = covers.next();
      if (value !== null) this.#hear(value);
      const reached = value?.stage;
      if (done === true || (reached !== undefined && (reached === stage || reached === "done"))) return;
      yield;
    }
  }

  #hear(fewest: FewestModels): void {
    const { chosen, bound, stage } = fewest;
    const isNew = chosen.length !== this.#fewest?.chosen.length || bound !== this.#fewest.bound;
    this.#fewest = fewest;
    if (!isNew && stage !== "done") return;
    this.version++;
    this.#open.begin(chosen);
    this.#record();
  }

  /** A plan for every number of models at once, each from the one before by the model that saves the most. */
  *#openOneByOne(): Generator<void> {
    let isLast = false;
    const isWanted = wantedSteps(this.#cheapestCover());
    for (let k = this.#cheapestCover(); !isLast; k++) {
      yield;
      isLast = !this.#open.open();
      if (isLast || isWanted(k + 1)) this.#record();
    }
  }

  /** The same with exchanges at every number of models, as long as that is worth its time. */
  *#exchange(): Generator<void> {
    const first = this.#cheapestCover();
    this.#open.begin(this.#plans.get(first)?.models ?? this.#fewest?.chosen ?? []);
    this.#open.visited = 0;
    const isWanted = wantedSteps(first);
    let isLast = false;
    for (let k = first; !isLast; k++) {
      const most = k === first ? FIRST_SWAPS : SWAPS;
      for (let swap = 0; swap < most && this.#open.visited < SWAP_WORK; swap++) {
        yield;
        if (!this.#open.swap()) break;
      }
      if (isWanted(k)) this.#record();
      isLast = !this.#open.open();
    }
    this.#record();
  }

  /** Between the fewest models and the former fewest, which it has turned out not to be. */
  *#fill(until: number): Generator<void> {
    this.#open.begin(this.#fewest?.chosen ?? []);
    this.#open.visited = 0;
    for (let k = this.#cheapestCover(); k < until; k++) {
      for (let swap = 0; swap < FIRST_SWAPS && this.#open.visited < SWAP_WORK; swap++) {
        yield;
        if (!this.#open.swap()) break;
      }
      this.#record();
      yield* this.#raise(k, BOUND_STEPS);
      if (!this.#open.open()) return;
    }
  }

  *#bound(): Generator<void> {
    const ks = this.#steps().map(([models]) => models);
    const spread = Math.max(1, Math.floor(ks.length / FIRST_BOUNDS));
    const firsts = ks.filter((_, at) => at % spread === 0);
    for (const k of firsts) yield* this.#raise(k, BOUND_STEPS);
    for (const k of ks) yield* this.#raise(k, BOUND_STEPS);
  }

  *#raise(k: number, steps: number): Generator<void> {
    const plan = this.#plans.get(k);
    if (plan === undefined || this.#bounds.at(k) >= plan.cost) return;
    const pairs = assignRows(this.problem, plan.models);
    this.#bounds.startAt(Float64Array.from(pairs, (pair) => this.problem.costs[pair]!));
    for (const _ of this.#bounds.raise(k, plan.cost, steps)) {
      this.version++;
      yield;
      if (this.#bounds.visited > BOUND_WORK) return;
    }
  }

  #record(): void {
    const models = this.#open.models();
    const known = this.#plans.get(models.length);
    const cost = this.#open.sum();
    if (known !== undefined && known.cost <= cost) return;
    this.#plans.set(models.length, { models, cost, figures: this.#figuresOf(models) });
    this.version++;
  }

  /** Plans that cost less than all with fewer models. */
  #steps(): (readonly [number, Plan])[] {
    let least = Infinity;
    return [...this.#plans]
      .sort(([a], [b]) => a - b)
      .filter(([, { cost }]) => {
        const isCheaper = cost < least;
        least = Math.min(least, cost);
        return isCheaper;
      });
  }

  #figuresOf(open: readonly number[]): Plan["figures"] {
    const { problem } = this;
    let [rooms, sum, largest, power] = [0, 0, 0, 0];
    assignRows(problem, open).forEach((pair, row) => {
      const group = problem.groups[row]!;
      const count = this.#weights.rooms[group]!;
      const excess = problem.excess[pair]! * EXCESS_UNIT;
      rooms += count;
      sum += excess * count;
      largest = Math.max(largest, excess);
      // NaN from here on where one states none.
      power +=
        (this.#candidates.models[problem.rows.members[pair]!]!.inputPower ?? NaN) *
        this.#weights.units[group]!;
    });
    return { meanExcess: sum / rooms, largestExcess: largest, power: Number.isNaN(power) ? null : power };
  }
}

/** Whether a plan of so many models is shown, asked for rising numbers. */
function wantedSteps(first: number): (k: number) => boolean {
  let last = first;
  return (k) => {
    if (k > first + EVERY_STEP && k < last * STEP_RATIO) return false;
    last = k;
    return true;
  };
}
