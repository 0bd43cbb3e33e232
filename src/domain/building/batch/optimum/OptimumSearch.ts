import { assignRows, planOfModels, type PlanPairs } from "./assignRows.ts";
import type { BuildingCandidates } from "./BuildingCandidates.ts";
import { fewestModels, type FewestModels } from "./fewestModels.ts";
import { FoundPlans } from "./FoundPlans.ts";
import { leastCost, pairsByModel } from "./MedianProblem.ts";
import { MedianBounds } from "./medianBounds.ts";
import type { GroupWeights, ObjectiveProblem } from "./objective.ts";
import { OpenModels } from "./OpenModels.ts";
import type { OptimumFound, PlanSearch } from "./PlanSearch.ts";
import { rankedPairs } from "./rankedPairs.ts";
import { wantedSteps } from "./wantedSteps.ts";

/** Work in pairs looked at, never in time, so that runs repeat: some seconds at most on a slow machine. */
const SWAP_WORK = 1.5e8;
const POLISH_WORK = 4e7;
const BOUND_WORK = 2e8;
/** Exchanges for one number of models; rarely more than twenty save anything. */
const SWAPS = 60;
/** Ratio between the numbers of models that are bounded first; each bounds the others, too. */
const FIRST_RATIO = 1.2;
const FIRST_STEPS = 60;
/** Afterwards, while work is left: steps at a time where plan and bound are furthest apart. */
const MORE_STEPS = 40;

/**
 * Plans for every number of models from the fewest up, each with a bound on its distance from the best. The caller
 * drives `run` step by step; `found` may be read after each step, and `version` grows when it has changed.
 */
export class OptimumSearch implements PlanSearch {
  version = 0;
  readonly problem: ObjectiveProblem;
  readonly #candidates: BuildingCandidates;
  readonly #open: OpenModels;
  readonly #bounds: MedianBounds;
  readonly #plans: FoundPlans;
  readonly #last: readonly number[];
  #fewest: FewestModels | null = null;
  #stage: OptimumFound["stage"] = "plans";

  /** @param last models of the plan of each room's own best, if that is to end the steps */
  constructor(
    candidates: BuildingCandidates,
    weights: GroupWeights,
    problem: ObjectiveProblem,
    last: readonly number[] = [],
  ) {
    this.#last = last;
    this.#candidates = candidates;
    this.#plans = new FoundPlans(candidates, weights, problem);
    this.problem = problem;
    const [ranked, pairs] = [rankedPairs(problem), pairsByModel(problem)];
    this.#open = new OpenModels(problem, ranked, pairs);
    this.#bounds = new MedianBounds(problem, ranked, pairs);
  }

  /** `null` before there is a plan, and if no room takes part. */
  get found(): OptimumFound | null {
    if (this.#fewest === null || this.#plans.size === 0) return null;
    const { chosen, bound } = this.#fewest;
    return {
      stage: this.#stage,
      fewest: { models: chosen.length, bound },
      steps: this.#plans.steps().map(([models, { cost, figures }]) => ({
        models,
        cost,
        bound: Math.min(cost, this.#bounds.at(models)),
        ...figures,
      })),
    };
  }

  /** The models of the best plan with at most `k` models. */
  modelsAt(k: number): readonly number[] {
    const plan = this.#plans.steps().findLast(([models]) => models <= k) ?? this.#plans.steps()[0];
    return plan?.[1].models ?? [];
  }

  planAt(k: number): PlanPairs | null {
    return planOfModels(this.problem, this.modelsAt(k));
  }

  /** Lower bound for every plan with at most `k` models. */
  boundAt(k: number): number {
    return this.#bounds.at(k);
  }

  *run(): Generator<void> {
    if (this.problem.groups.length === 0) return this.#end();
    const covers = this.#covers();
    yield* this.#cover(covers, "found");
    yield* this.#openOneByOne();
    if (this.#last.length > 0) this.#plans.addLast(this.#last, leastCost(this.problem));
    yield* this.#cover(covers, "bounded");
    yield* this.#exchange();
    this.#reach("bounds");
    yield* this.#bound();
    const before = this.#cheapestCover();
    yield* this.#cover(covers, "done");
    if (this.#cheapestCover() < before) yield* this.#fill(before);
    this.#end();
  }

  /**
   * Searches only the wanted plan: the one with the fewest models, the last one if there is one, or the cheapest.
   */
  *runWanted(): Generator<void> {
    if (this.problem.groups.length === 0) return this.#end();
    const covers = this.#covers();
    if (this.problem.objective === "robust") {
      yield* this.#cover(covers, "found");
      yield* this.#openOneByOne();
      yield* this.#exchange();
      return this.#end();
    }
    if (this.#last.length > 0) {
      yield* this.#cover(covers, "found");
      this.#plans.addLast(this.#last, leastCost(this.problem));
      return this.#end();
    }
    yield* this.#cover(covers, "done");
    const fewest = this.#cheapestCover();
    this.#open.begin(this.#plans.get(fewest)?.models ?? []);
    yield* this.#swap(SWAP_WORK);
    this.#record();
    this.#open.visited = 0;
    yield* this.#raise(fewest, 2 * FIRST_STEPS, true);
    this.#end();
  }

  #covers() {
    const { models } = this.#candidates;
    const sizes = models.map(({ size }) => size);
    return fewestModels(this.problem.rows, models.length, { fixed: this.problem.fixed, sizes });
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

  /** Continues the cover search up to a given stage. */
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

  /** Plans for all numbers of models in turn, each adding the model that saves the most. */
  *#openOneByOne(): Generator<void> {
    let isLast = false;
    const isWanted = wantedSteps(this.#cheapestCover());
    for (let k = this.#cheapestCover(); !isLast; k++) {
      yield;
      isLast = !this.#open.open();
      if (isLast || isWanted(k + 1)) this.#record();
    }
  }

  /** Improves them by exchanges for every number of models that is shown, as long as it pays. */
  *#exchange(): Generator<void> {
    const first = this.#cheapestCover();
    this.#open.begin(this.#plans.get(first)?.models ?? this.#fewest?.chosen ?? []);
    this.#open.visited = 0;
    const isWanted = wantedSteps(first);
    let isLast = false;
    for (let k = first; !isLast; k++) {
      yield;
      if (isWanted(k)) {
        yield* this.#swap(SWAP_WORK);
        this.#record();
      }
      isLast = !this.#open.open();
    }
    this.#record();
  }

  /** Exchanges until none saves anything, or until the work is used up. */
  *#swap(work: number): Generator<void> {
    for (let swap = 0; swap < SWAPS && this.#open.visited < work; swap++) {
      yield;
      if (!this.#open.swap()) return;
    }
  }

  /** Fills the steps up to the former fewest models, when fewer were found. */
  *#fill(until: number): Generator<void> {
    this.#open.begin(this.#fewest?.chosen ?? []);
    const models: number[] = [];
    this.#open.visited = 0;
    for (let k = this.#cheapestCover(); k < until; k++) {
      yield* this.#swap(SWAP_WORK);
      this.#record();
      models.push(k);
      if (!this.#open.open()) break;
    }
    for (const k of models) yield* this.#raise(k, FIRST_STEPS);
  }

  /**
   * Begins with many models, where the multipliers are near the rows' least costs and few pairs count. The models
   * that the multipliers take are a plan as well, and often a better one.
   */
  *#bound(): Generator<void> {
    this.#bounds.visited = 0;
    this.#open.visited = 0;
    let last = Infinity;
    for (const [k] of this.#plans.steps().reverse()) {
      const isFirst = last === Infinity || k === this.#cheapestCover();
      if (k * FIRST_RATIO > last && !isFirst) continue;
      last = k;
      yield* this.#raise(k, isFirst ? 2 * FIRST_STEPS : FIRST_STEPS, isFirst);
    }
    while (this.#bounds.visited < BOUND_WORK) {
      const k = this.#furthest();
      if (k === null) return;
      yield* this.#raise(k, MORE_STEPS);
    }
  }

  /** The number of models whose plan is furthest above a bound that can still be raised. */
  #furthest(): number | null {
    let furthest: number | null = null;
    let most = 1;
    for (const [k, { cost }] of this.#plans.steps()) {
      const ratio = cost / Math.max(this.#bounds.at(k), 1);
      if (ratio > most && !this.#bounds.isStill(k)) [furthest, most] = [k, ratio];
    }
    return furthest;
  }

  /** @param isBeginning start from the rows' costs in the plan, not from other multipliers */
  *#raise(k: number, steps: number, isBeginning = false): Generator<void> {
    const plan = this.#plans.get(k);
    if (plan === undefined) return;
    const { costs } = this.problem;
    const begin = isBeginning
      ? Float64Array.from(assignRows(this.problem, plan.models), (pair) => costs[pair]!)
      : undefined;
    const raising = this.#bounds.raise(k, plan.cost, steps, begin);
    let raised = raising.next();
    for (; raised.done !== true; raised = raising.next()) {
      this.version++;
      yield;
    }
    if (this.#bounds.at(k) < plan.cost) yield* this.#polish(k, raised.value);
  }

  /** Improves a plan by the models of the multipliers, then plans with more and fewer models while it helps. */
  *#polish(k: number, chosen: readonly number[]): Generator<void> {
    if (chosen.length === 0 || this.#open.visited > POLISH_WORK) return;
    this.#open.begin(chosen);
    while (this.#open.count < k && this.#open.open());
    yield* this.#swap(POLISH_WORK);
    if (this.#open.count !== k || !this.#record()) return;
    const models = this.#open.models();
    yield* this.#spread(() => this.#open.open());
    this.#open.begin(models);
    yield* this.#spread(() => this.#open.count > this.#cheapestCover() && this.#open.close());
  }

  *#spread(next: () => boolean): Generator<void> {
    while (this.#open.visited < POLISH_WORK && next()) {
      yield* this.#swap(POLISH_WORK);
      if (this.#plans.has(this.#open.count) && !this.#record()) return;
    }
  }

  /** Stores the open models as a plan; `false` if one as good is known, or a room has no model. */
  #record(): boolean {
    if (!this.#open.isWhole || !this.#plans.add(this.#open.models(), this.#open.sum())) return false;
    this.version++;
    return true;
  }
}
