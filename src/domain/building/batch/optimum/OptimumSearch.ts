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

/** In pairs looked at, never in time: two runs end alike. Some seconds at most on a slow machine, hardly any for a small building. */
const SWAP_WORK = 1.5e8;
const POLISH_WORK = 4e7;
const BOUND_WORK = 2e8;
/** Exchanges at one number of models: rarely more than twenty save anything. */
const SWAPS = 60;
/** Multipliers are moved for some numbers of models first, spread over all of them: each bounds the others, too. */
const FIRST_RATIO = 1.2;
const FIRST_STEPS = 60;
/** Then, as long as there is work left, so many steps where plan and bound are furthest apart. */
const MORE_STEPS = 40;

/**
 * Plans for every number of models from the fewest up, and what each of them is at most short of the best. `run` is driven from
 * outside, step by step; `found` may be asked after each, `version` grows when it has changed.
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

  /** @param last models of the plan of each room's own best, where that is to end the steps */
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

  /** `null` before there is a plan, and where no room takes part. */
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

  /** The models of the best plan of at most `k` models. */
  modelsAt(k: number): readonly number[] {
    const plan = this.#plans.steps().findLast(([models]) => models <= k) ?? this.#plans.steps()[0];
    return plan?.[1].models ?? [];
  }

  planAt(k: number): PlanPairs | null {
    return planOfModels(this.problem, this.modelsAt(k));
  }

  /** What every plan of at most `k` models costs at least. */
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

  /** Only the plan that the objective wants: the one of the fewest models, or, where there is a last one, that. */
  *runWanted(): Generator<void> {
    if (this.problem.groups.length === 0) return this.#end();
    const covers = this.#covers();
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

  /** The same with exchanges at every number of models that is shown, as long as that is worth its time. */
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

  /** Exchanges until none saves anything, or until so much has been looked at. */
  *#swap(work: number): Generator<void> {
    for (let swap = 0; swap < SWAPS && this.#open.visited < work; swap++) {
      yield;
      if (!this.#open.swap()) return;
    }
  }

  /** Between the fewest models and the former fewest, which it has turned out not to be. */
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
   * Many models first: there the multipliers are near what the rows cost at best, and few pairs count. Models that the
   * multipliers take are a plan, too, and often a better one.
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

  /** The number of models of the plan that is furthest above its bound, as long as that can be raised. */
  #furthest(): number | null {
    let furthest: number | null = null;
    let most = 1;
    for (const [k, { cost }] of this.#plans.steps()) {
      const ratio = cost / Math.max(this.#bounds.at(k), 1);
      if (ratio > most && !this.#bounds.isStill(k)) [furthest, most] = [k, ratio];
    }
    return furthest;
  }

  /** @param isBeginning from what the rows cost in the plan, not from multipliers for other numbers of models */
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

  /** Betters a plan by the models that multipliers take, and with it those of more and of fewer models as long as that helps. */
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

  /** Keeps what is open as a plan; `false` where one as good is known, or a room has no model. */
  #record(): boolean {
    if (!this.#open.isWhole || !this.#plans.add(this.#open.models(), this.#open.sum())) return false;
    this.version++;
    return true;
  }
}
