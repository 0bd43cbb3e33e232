import { leastCost, type MedianProblem } from "./MedianProblem.ts";

/** Relative: wider than the rounding of a sum of so many terms. */
const ROUNDING = 1e-9;
const IDLE_STEPS = 25;
const LEAST_STEP = 0.01;

/**
 * What plans of at most so many models cost at least. L_k(u) = Σ u_r + Σ of the k least ρ_m, ρ_m = Σ_r min(0, c_rm − u_r):
 * each step of the multipliers bounds every k at once (ENGINEERING-2, G.2).
 */
export class MedianBounds {
  /** How many pairs have been looked at. */
  visited = 0;
  readonly #problem: MedianProblem;
  readonly #isFixed: Uint8Array;
  readonly #multipliers: Float64Array;
  readonly #reduced: Float64Array;
  /** By the number of models. */
  readonly #bounds: Float64Array;

  constructor(problem: MedianProblem) {
    this.#problem = problem;
    this.#isFixed = new Uint8Array(problem.models);
    for (const model of problem.fixed) this.#isFixed[model] = 1;
    this.#multipliers = new Float64Array(problem.rows.starts.length - 1);
    this.#reduced = new Float64Array(problem.models);
    this.#bounds = new Float64Array(problem.models + 1).fill(leastCost(problem));
  }

  /** What every plan of at most `k` models costs at least. */
  at(k: number): number {
    return this.#bounds[Math.min(k, this.#problem.models)]!;
  }

  /** Begins with what the rows cost in a plan: near what they are worth. */
  startAt(costs: Float64Array): void {
    this.#multipliers.set(costs);
  }

  /**
   * Raises the bound of `k` towards what a plan of `k` models costs, and on the way those of all others. Yields after each
   * step; ends when the two meet, when nothing moves, or after `mostSteps`.
   */
  *raise(k: number, cost: number, mostSteps: number): Generator<void> {
    let scale = 1;
    let idle = 0;
    let best = -Infinity;
    for (let step = 0; step < mostSteps && scale >= LEAST_STEP && this.at(k) < cost; step++) {
      const { value, chosen } = this.#look(k);
      idle = value > best + Math.abs(best) * ROUNDING ? 0 : idle + 1;
      best = Math.max(best, value);
      if (idle >= IDLE_STEPS) [scale, idle] = [scale / 2, 0];
      if (!this.#step(chosen, scale * Math.max(cost - value, 1))) return;
      yield;
    }
  }

  /** L at these multipliers for every number of models; answers that of `k`, and the models that it takes. */
  #look(k: number) {
    const { rows, costs } = this.#problem;
    const { starts, members } = rows;
    const reduced = this.#reduced.fill(0);
    let sum = 0;
    for (let row = 0; row + 1 < starts.length; row++) {
      const u = this.#multipliers[row]!;
      sum += u;
      for (let pair = starts[row]!; pair < starts[row + 1]!; pair++) {
        const excess = costs[pair]! - u;
        if (excess < 0) reduced[members[pair]!]! += excess;
      }
    }
    this.visited += members.length;
    const order = Array.from(reduced.keys()).filter((model) => this.#isFixed[model] === 1);
    const fixed = order.length;
    const free = Array.from(reduced.keys()).filter(
      (model) => this.#isFixed[model] === 0 && reduced[model]! < 0,
    );
    order.push(...free.sort((a, b) => reduced[a]! - reduced[b]! || a - b));
    let value = sum;
    let valueAtK = sum;
    for (let count = 0; count <= this.#problem.models; count++) {
      if (count > 0 && count <= order.length) value += reduced[order[count - 1]!]!;
      if (count === k) valueAtK = value;
      if (count >= fixed) this.#bounds[count] = Math.max(this.#bounds[count]!, wholeBound(value));
    }
    return { value: valueAtK, chosen: order.slice(0, k) };
  }

  /** `false` when every row has exactly one model: the multipliers have nowhere to go. */
  #step(chosen: readonly number[], length: number): boolean {
    const { rows, costs } = this.#problem;
    const { starts, members } = rows;
    const isChosen = new Uint8Array(this.#problem.models);
    for (const model of chosen) isChosen[model] = 1;
    const lacks = new Float64Array(this.#multipliers.length);
    let square = 0;
    for (let row = 0; row < lacks.length; row++) {
      let has = 0;
      for (let pair = starts[row]!; pair < starts[row + 1]!; pair++)
        if (isChosen[members[pair]!] === 1 && costs[pair]! < this.#multipliers[row]!) has++;
      lacks[row] = 1 - has;
      square += (1 - has) ** 2;
    }
    this.visited += members.length;
    if (square === 0) return false;
    for (let row = 0; row < lacks.length; row++) this.#multipliers[row]! += (length / square) * lacks[row]!;
    return true;
  }
}

/** Costs are whole numbers: a plan costs no less than the next one above. */
const wholeBound = (value: number): number => Math.ceil(value - Math.max(1e-6, Math.abs(value) * ROUNDING));
