import { greatest } from "../../../../base/lists.ts";
import { assignRows, type PlanPairs } from "../assignRows.ts";
import type { BuildingCandidates } from "../BuildingCandidates.ts";
import type { GroupWeights } from "../objective.ts";
import { OptimumSearch } from "../OptimumSearch.ts";
import type { OptimumFound, PlanSearch } from "../PlanSearch.ts";
import { countSets, membersOf, setsOf } from "../Sets.ts";
import { bestOfPart } from "./bestOfPart.ts";
import { coverWithin } from "./coverWithin.ts";
import { LimitedPlans } from "./LimitedPlans.ts";
import type { LimitedBuilding, LimitedProblem } from "./limitedProblem.ts";
import { allowed, PartModels, type Allowed, type Removal } from "./PartModels.ts";

/**
 * Up to this number of models every plan on the way down is kept; above it only those that can be distinguished on
 * a screen.
 */
const EVERY_STEP = 60;
const STEP_RATIO = 1.04;

type Sets = readonly (readonly number[])[];

interface LimitedOptions {
  /**
   * Models that the rooms of each row have now, if the steps are to end with each part's best choice however many
   * models that needs.
   */
  readonly presentOf?: (row: number) => ReadonlySet<number>;
}

/**
 * Plans of a building with at most a given number of models in each part. The best choice of each part by itself
 * ends the steps; objectives that are sums separate by part, and so do the bounds. From there models are removed
 * from the building one after another, beginning with those that the parts can best do without. A search without
 * the limit gives bounds, which hold with the limit as well, and models among which the parts choose once more.
 */
export class LimitedSearch implements PlanSearch {
  version = 0;
  readonly problem;
  readonly #limited: LimitedProblem;
  readonly #most: number;
  readonly #sizes: readonly number[];
  readonly #options: LimitedOptions;
  readonly #plans: LimitedPlans;
  readonly #parts: readonly PartModels[];
  /** The search without the limit. */
  readonly #free: OptimumSearch;
  /** Lower bound for the total of the parts' best choices. */
  #bound = 0;
  #fewestBound = 0;
  #stage: OptimumFound["stage"] = "plans";

  constructor(building: LimitedBuilding, limited: LimitedProblem, options: LimitedOptions = {}) {
    const { candidates, weights, fixed, most } = building;
    this.problem = limited.problem;
    this.#limited = limited;
    this.#most = most;
    this.#sizes = candidates.models.map(({ size }) => size);
    this.#options = options;
    this.#plans = new LimitedPlans({ candidates, weights }, limited, fixed);
    this.#free = freeSearch(candidates, weights, limited);
    const { models } = this.problem;
    const scratch = [new Float64Array(models), new Float64Array(models)] as const;
    this.#parts = this.#plans.parts.map((part) => new PartModels(part, most, scratch));
  }

  get found(): OptimumFound | null {
    if (this.#plans.size === 0) return null;
    const steps = this.#plans.steps();
    const fewest = steps[0]![0];
    return {
      stage: this.#stage,
      fewest: { models: fewest, bound: Math.min(fewest, this.#fewestBound) },
      steps: steps.map(([models, { cost, figures, sets }]) => ({
        models,
        cost,
        bound: Math.min(cost, Math.max(this.#bound, this.#free.boundAt(models))),
        ...figures,
        mostInPart: greatest(sets.map(({ length }) => length)),
      })),
    };
  }

  planAt(k: number): PlanPairs | null {
    return this.#plans.planAt(k);
  }

  *run(): Generator<void> {
    if (this.problem.groups.length === 0) return this.#end();
    yield* this.#each();
    yield* this.#thin(this.#plans.bestSets);
    yield* this.#relax(this.#free.run());
    yield* this.#chooseAgain();
    yield* this.#squeeze();
    if (this.#options.presentOf) this.#add(this.#plans.bestSets, true);
    this.#end();
  }

  *runWanted(): Generator<void> {
    if (this.problem.groups.length === 0) return this.#end();
    yield* this.#each();
    if (!this.#options.presentOf) {
      yield* this.#thin(this.#plans.bestSets);
      yield* this.#relax(this.#free.runWanted());
      yield* this.#chooseAgain();
      yield* this.#squeeze();
    }
    this.#end();
  }

  #end(): void {
    this.#stage = "done";
    this.version++;
  }

  #add(sets: Sets, isLast = false): void {
    if (this.#plans.add(sets, isLast)) this.version++;
  }

  /** Finds the best choice of each part by itself. */
  *#each(): Generator<void> {
    const { parts } = this.#limited;
    const presentOf = this.#options.presentOf ?? (() => new Set<number>());
    const sets: (readonly number[])[] = [];
    let bound = 0;
    this.#add(parts.map(({ cover }) => cover));
    for (const [at, part] of this.#plans.parts.entries()) {
      const { cover, from } = parts[at]!;
      const best = yield* bestOfPart(part, { cover, most: this.#most }, (row) => presentOf(from + row));
      sets.push(best.models);
      bound += best.bound;
      yield;
    }
    this.#bound = bound;
    this.#add(sets, this.#options.presentOf !== undefined);
  }

  /** Runs the search without the limit, for its bounds and its models. */
  *#relax(run: Generator<void>): Generator<void> {
    let version = this.#free.version;
    for (const _ of run) {
      this.#fewestBound = Math.max(this.#fewestBound, this.#free.found?.fewest.bound ?? 0);
      if (this.#free.version !== version) this.version++;
      version = this.#free.version;
      yield;
    }
    this.#fewestBound = Math.max(this.#fewestBound, this.#free.found?.fewest.bound ?? 0);
  }

  /** Removes one model after another from the building, each time the one that its parts can best do without. */
  *#thin(begin: Sets): Generator<void> {
    const { fixed, models } = this.problem;
    this.#parts.forEach((part, at) => part.begin(begin[at]!));
    const removals: (ReadonlyMap<number, Removal> | null)[] = this.#parts.map(() => null);
    let kept = Infinity;
    for (;;) {
      const all = [...new Set([...fixed, ...this.#parts.flatMap((part) => part.models())])];
      const among = allowed(all, models);
      if (all.length <= EVERY_STEP || all.length * STEP_RATIO <= kept) {
        this.#add(this.#parts.map((part) => part.models()));
        kept = all.length;
      }
      const more = new Map<number, number>();
      for (const model of all) if (!fixed.includes(model)) more.set(model, 0);
      for (const [at, part] of this.#parts.entries()) {
        const known = removals[at];
        const isStale = !known || [...known.values()].some(({ by }) => by !== null && among.is[by] === 0);
        const fresh = isStale ? part.removals(among) : known;
        removals[at] = fresh;
        for (const [model, removal] of fresh)
          if (more.has(model)) more.set(model, more.get(model)! + removal.more);
        if (isStale) yield;
      }
      let closed: number | null = null;
      for (const [model, cost] of more)
        if (cost < IMPOSSIBLE && (closed === null || cost < more.get(closed)!)) closed = model;
      if (closed === null) return this.#add(this.#parts.map((part) => part.models()));
      yield* this.#remove(closed, removals, all);
    }
  }

  *#remove(
    model: number,
    removals: (ReadonlyMap<number, Removal> | null)[],
    all: readonly number[],
  ): Generator<void> {
    const left = all.filter((other) => other !== model);
    const among = allowed(left, this.problem.models);
    for (const [at, part] of this.#parts.entries()) {
      const removal = removals[at]?.get(model);
      if (!removal) continue;
      part.replace(model, removal.by);
      yield* part.settle(among);
      removals[at] = null;
    }
    yield;
  }

  /** Lets each part choose its best few among the models of each plan without the limit. */
  *#chooseAgain(): Generator<void> {
    const { fixed } = this.problem;
    for (const { models: k } of this.#free.found?.steps ?? []) {
      const isFew = k <= this.#plans.fewest.models.length;
      const among = allowed([...new Set([...fixed, ...this.#free.modelsAt(k)])], this.problem.models);
      const sets: (readonly number[])[] = [];
      for (let at = 0; at < this.#parts.length; at++) {
        const set = yield* this.#choose(at, among, isFew);
        if (set === null) break;
        sets.push(set);
        yield;
      }
      if (sets.length === this.#parts.length) this.#add(sets);
    }
  }

  /**
   * Chooses a few of these models for one part; `null` if they do not serve it, as far as was searched.
   * @param isThorough a cover is sought as well
   */
  *#choose(at: number, among: Allowed, isThorough: boolean): Generator<void, readonly number[] | null> {
    const problem = this.#plans.parts[at]!;
    const part = this.#parts[at]!;
    const { rows, fixed, models } = problem;
    const lists = Array.from({ length: countSets(rows) }, (_, row) =>
      membersOf(rows, row).filter((model) => among.is[model] === 1),
    );
    if (lists.some((list) => list.length === 0)) return null;
    const used = new Set(fixed);
    for (const pair of assignRows(problem, among.list)) used.add(rows.members[pair]!);
    if (used.size <= this.#most) return [...used];
    part.begin(fixed);
    yield* part.settle(among);
    if (part.isWhole) return part.models();
    if (!isThorough) return null;
    const asked = { rows: setsOf(lists), models, fixed, sizes: this.#sizes };
    const { chosen } = yield* coverWithin(asked, this.#most, ({ bound }) => bound > this.#most);
    if (chosen.length > this.#most) return null;
    part.begin(chosen);
    yield* part.settle(among);
    return part.models();
  }

  /** Looks for a model that the plan with the fewest models could do without if its parts chose again. */
  *#squeeze(): Generator<void> {
    for (let isBetter = true; isBetter;) {
      isBetter = false;
      const { models, sets } = this.#plans.fewest;
      if (models.length <= this.#fewestBound) return;
      for (const model of models) {
        if (this.problem.fixed.includes(model)) continue;
        const among = allowed(
          models.filter((other) => other !== model),
          this.problem.models,
        );
        const without = yield* this.#chooseWithout(model, sets, among);
        if (without === null) continue;
        yield* this.#thin(without);
        isBetter = true;
        break;
      }
    }
  }

  *#chooseWithout(model: number, sets: Sets, among: Allowed): Generator<void, Sets | null> {
    const chosen: (readonly number[])[] = [];
    for (const [at, set] of sets.entries()) {
      const without = set.includes(model) ? yield* this.#choose(at, among, true) : set;
      if (without === null) return null;
      chosen.push(without);
      yield;
    }
    return chosen;
  }
}

/** Only a row without a model costs more than this. */
const IMPOSSIBLE = 5e10;

const freeSearch = (candidates: BuildingCandidates, weights: GroupWeights, { problem }: LimitedProblem) =>
  new OptimumSearch(candidates, weights, problem);
