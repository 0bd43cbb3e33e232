import { assignRows, type PlanPairs } from "../assignRows.ts";
import type { BuildingCandidates } from "../BuildingCandidates.ts";
import { planFigures, type PlanFigures } from "../FoundPlans.ts";
import type { GroupWeights, ObjectiveProblem } from "../objective.ts";
import { problemOfRows } from "./partRows.ts";
import type { LimitedProblem } from "./limitedProblem.ts";

/** A plan whose parts have models of their own. */
export interface LimitedPlan {
  /** Models of all parts, ascending. */
  readonly models: readonly number[];
  /** Models of each part: those that its rooms get, and those of its locked rooms. */
  readonly sets: readonly (readonly number[])[];
  readonly cost: number;
  readonly figures: PlanFigures;
  readonly pairs: Uint32Array;
}

/** The best plan found for each number of models, and the best choice of each part in any plan. */
export class LimitedPlans {
  /** Each part as a problem of its own. */
  readonly parts: readonly ObjectiveProblem[];
  readonly #problem: ObjectiveProblem;
  readonly #about: { readonly candidates: BuildingCandidates; readonly weights: GroupWeights };
  readonly #froms: readonly number[];
  readonly #partOfRow: Int32Array;
  readonly #plans = new Map<number, LimitedPlan>();
  readonly #best: { readonly set: readonly number[]; readonly cost: number }[];
  /** The plan of the parts' best choices, if it is to end the steps. */
  #last: LimitedPlan | null = null;

  /** @param fixed models of locked rooms, by part of the building */
  constructor(
    about: { readonly candidates: BuildingCandidates; readonly weights: GroupWeights },
    { problem, parts }: LimitedProblem,
    fixed: readonly (readonly number[])[],
  ) {
    this.#about = about;
    this.#problem = problem;
    this.parts = parts.map(({ part, from, to }) => problemOfRows(problem, from, to, fixed[part]));
    this.#froms = parts.map(({ from }) => from);
    this.#partOfRow = new Int32Array(problem.groups.length);
    parts.forEach(({ from, to }, at) => this.#partOfRow.fill(at, from, to));
    this.#best = parts.map(() => ({ set: [], cost: Infinity }));
  }

  get size(): number {
    return this.#plans.size;
  }

  /** Models of the cheapest choice of each part in any plan. */
  get bestSets(): readonly (readonly number[])[] {
    return this.#best.map(({ set }) => set);
  }

  /** The plan with the fewest models. */
  get fewest(): LimitedPlan {
    return this.steps()[0]![1];
  }

  /**
   * Adds a plan; returns `false` if an equally good plan with as many models is known.
   * @param sets models of each part, which serve all of its rows
   */
  add(sets: readonly (readonly number[])[], isLast = false): boolean {
    const plan = this.#planOf(sets);
    if (isLast) this.#last = plan;
    if (!isLast && (this.#plans.get(plan.models.length)?.cost ?? Infinity) <= plan.cost) return false;
    this.#plans.set(plan.models.length, plan);
    return true;
  }

  /** Plans that cost less than all plans with fewer models, and the last one unless it costs more. */
  steps(): (readonly [number, LimitedPlan])[] {
    let least = Infinity;
    return [...this.#plans]
      .sort(([a], [b]) => a - b)
      .filter(([, plan]) => {
        const isShown = plan.cost < least || (plan === this.#last && plan.cost === least);
        least = Math.min(least, plan.cost);
        return isShown;
      });
  }

  planAt(k: number): PlanPairs | null {
    const steps = this.steps();
    const plan = (steps.findLast(([models]) => models <= k) ?? steps[0])?.[1];
    if (plan === undefined) return null;
    const sets = plan.sets.map((set) => new Set(set));
    return { pairs: plan.pairs, has: (row, model) => sets[this.#partOfRow[row]!]!.has(model) };
  }

  #planOf(given: readonly (readonly number[])[]): LimitedPlan {
    const { costs, rows, fixed } = this.#problem;
    const pairs = new Uint32Array(this.#partOfRow.length);
    let cost = 0;
    const all = new Set(fixed);
    const sets = this.parts.map((part, at) => {
      const from = this.#froms[at]!;
      const first = rows.starts[from]!;
      const used = new Set(part.fixed);
      let ofPart = 0;
      assignRows(part, given[at]!).forEach((pair, row) => {
        pairs[from + row] = first + pair;
        ofPart += costs[first + pair]!;
        used.add(part.rows.members[pair]!);
      });
      const set = [...used].sort((a, b) => a - b);
      for (const model of set) all.add(model);
      if (ofPart < this.#best[at]!.cost) this.#best[at] = { set, cost: ofPart };
      cost += ofPart;
      return set;
    });
    const figures = planFigures({ ...this.#about, problem: this.#problem }, pairs);
    return { models: [...all].sort((a, b) => a - b), sets, cost, figures, pairs };
  }
}
