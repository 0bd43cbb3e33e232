import { append } from "../../../base/lists.ts";
import { leastCost, type MedianProblem, type PairsByModel } from "./MedianProblem.ts";
import type { RankedPairs } from "./rankedPairs.ts";

/** Share of the size of all terms; greater than the rounding of a sum of as many terms. */
const ROUNDING = 1e-10;
/** A step that raises a bound by less than this share counts as idle. */
const LEAST_RAISE = 1e-4;
const IDLE_STEPS = 10;
/** Sorting in a model costs this many times as much as looking at a pair. */
const MODEL_WORK = 20;
const LEAST_STEP = 0.01;
/**
 * Share of a step's direction that is new; the rest is the direction of the step before, which reduces oscillation
 * (Camerini et al. 1975).
 */
const NEW_DIRECTION = 0.5;

/** Multipliers that give a good bound for plans with some number of models, and the models they would take. */
interface Multipliers {
  readonly k: number;
  readonly ofRows: Float64Array;
  readonly scale: number;
  readonly chosen: readonly number[];
}

/**
 * Lower bounds for plans with at most so many models. L_k(u) = Σ u_r + Σ of the k least ρ_m, where ρ_m = Σ_r
 * min(0, c_rm − u_r): each step of the multipliers bounds every k at once (ENGINEERING-2, G.2). Only pairs cheaper
 * than their row's multiplier count: the first of the row's ranked pairs.
 */
export class MedianBounds {
  /** Number of pairs looked at. */
  visited = 0;
  readonly #problem: MedianProblem;
  readonly #ranked: RankedPairs;
  readonly #pairs: PairsByModel;
  readonly #isFixed: Uint8Array;
  readonly #multipliers: Float64Array;
  readonly #lacks: Float64Array;
  readonly #direction: Float64Array;
  readonly #reduced: Float64Array;
  /** By the number of models. */
  readonly #bounds: Float64Array;
  readonly #kept = new Map<number, Multipliers>();

  constructor(problem: MedianProblem, ranked: RankedPairs, pairs: PairsByModel) {
    this.#problem = problem;
    this.#ranked = ranked;
    this.#pairs = pairs;
    this.#isFixed = new Uint8Array(problem.models);
    for (const model of problem.fixed) this.#isFixed[model] = 1;
    this.#multipliers = new Float64Array(problem.rows.starts.length - 1);
    this.#lacks = new Float64Array(problem.rows.starts.length - 1);
    this.#direction = new Float64Array(problem.rows.starts.length - 1);
    this.#reduced = new Float64Array(problem.models);
    this.#bounds = new Float64Array(problem.models + 1).fill(leastCost(problem));
  }

  /** Lower bound for every plan with at most `k` models. */
  at(k: number): number {
    return this.#bounds[Math.min(k, this.#problem.models)]!;
  }

  /** Whether `raise` has finished for this number of models. */
  isStill(k: number): boolean {
    return (this.#kept.get(k)?.scale ?? 1) < LEAST_STEP;
  }

  /**
   * Raises the bound of `k` towards the cost of a plan with `k` models, and in passing those of all others.
   * Continues where it stopped, or else from `begin`. Yields after each step; ends when bound and plan meet, when
   * nothing changes, or after `mostSteps`. Returns the models that the best of these multipliers take: near a good
   * plan, though some rows may be without a model.
   *
   * @param begin multipliers of the rows, such as their costs in a plan; if absent, those of the nearest number of
   * models
   */
  *raise(
    k: number,
    cost: number,
    mostSteps: number,
    begin?: Float64Array,
  ): Generator<void, readonly number[]> {
    const from = this.#kept.get(k) ?? (begin ? undefined : this.#nearest(k));
    const best = from?.ofRows.slice() ?? begin ?? new Float64Array(this.#multipliers.length);
    this.#multipliers.set(best);
    this.#direction.fill(0);
    let scale = from?.k === k ? from.scale : 1;
    let chosen = from?.k === k ? from.chosen : [];
    let most = -Infinity;
    let idle = 0;
    for (let step = 0; step < mostSteps && scale >= LEAST_STEP && this.at(k) < cost; step++) {
      const { value, taken, looked } = this.#evaluate(k);
      idle = value > most + Math.abs(most) * LEAST_RAISE ? 0 : idle + 1;
      if (value > most) {
        most = value;
        best.set(this.#multipliers);
        chosen = taken;
      }
      if (idle >= IDLE_STEPS) {
        [scale, idle] = [scale / 2, 0];
        this.#multipliers.set(best);
        this.#direction.fill(0);
        if (!this.#step(chosen, looked, scale * Math.max(cost - most, 1))) scale = 0;
      } else if (!this.#step(taken, looked, scale * Math.max(cost - value, 1))) scale = 0;
      yield;
    }
    this.#kept.set(k, { k, ofRows: best, scale, chosen });
    return chosen;
  }

  #nearest(k: number): Multipliers | undefined {
    let nearest: Multipliers | undefined;
    for (const kept of this.#kept.values()) {
      const by = Math.abs(Math.log(kept.k / k)) - Math.abs(Math.log((nearest?.k ?? Infinity) / k));
      if (by < 0) nearest = kept;
    }
    return nearest;
  }

  /** L at these multipliers for every number of models; returns that of `k`, and the models that it takes. */
  #evaluate(k: number) {
    const { starts, models, costs } = this.#ranked;
    const reduced = this.#reduced.fill(0);
    let sum = 0;
    // Multipliers grow far beyond the costs at times, and their rounding with them.
    let size = 0;
    let looked = 0;
    for (let row = 0; row + 1 < starts.length; row++) {
      const u = this.#multipliers[row]!;
      const end = starts[row + 1]!;
      sum += u;
      size += Math.abs(u);
      let at = starts[row]!;
      for (; at < end && costs[at]! < u; at++) reduced[models[at]!]! += costs[at]! - u;
      looked += at - starts[row]!;
    }
    this.visited += looked + this.#multipliers.length + MODEL_WORK * reduced.length;
    const order = Array.from(reduced.keys()).filter((model) => this.#isFixed[model] === 1);
    const fixed = order.length;
    const free = Array.from(reduced.keys()).filter(
      (model) => this.#isFixed[model] === 0 && reduced[model]! < 0,
    );
    append(
      order,
      free.sort((a, b) => reduced[a]! - reduced[b]! || a - b),
    );
    let value = sum;
    let valueAtK = sum;
    for (let count = 0; count <= this.#problem.models; count++) {
      if (count > 0 && count <= order.length) {
        value += reduced[order[count - 1]!]!;
        size -= reduced[order[count - 1]!]!;
      }
      if (count === k) valueAtK = value;
      if (count >= fixed) this.#bounds[count] = Math.max(this.#bounds[count]!, wholeBound(value, size));
    }
    return { value: valueAtK, taken: order.slice(0, k), looked };
  }

  /**
   * Raises the multipliers of rows without a model and lowers those of rows with several; `false` if every row has
   * exactly one, so that nothing can change.
   * @param looked pairs that count; if the taken models have fewer pairs, those are gone through
   */
  #step(taken: readonly number[], looked: number, length: number): boolean {
    const lacks = this.#lacks.fill(1);
    const { starts, rows, costs } = this.#pairs;
    const pairs = taken.reduce((sum, model) => sum + starts[model + 1]! - starts[model]!, 0);
    if (pairs < looked) {
      for (const model of taken)
        for (let at = starts[model]!; at < starts[model + 1]!; at++)
          if (costs[at]! < this.#multipliers[rows[at]!]!) lacks[rows[at]!]!--;
    } else this.#lackByRows(taken);
    this.visited += Math.min(pairs, looked) + lacks.length;
    const direction = this.#direction;
    let square = 0;
    for (let row = 0; row < lacks.length; row++) {
      direction[row] = NEW_DIRECTION * lacks[row]! + (1 - NEW_DIRECTION) * direction[row]!;
      square += direction[row]! ** 2;
    }
    if (square === 0) return false;
    for (let row = 0; row < lacks.length; row++)
      this.#multipliers[row]! += (length / square) * direction[row]!;
    return true;
  }

  #lackByRows(taken: readonly number[]): void {
    const { starts, models, costs } = this.#ranked;
    const isTaken = new Uint8Array(this.#problem.models);
    for (const model of taken) isTaken[model] = 1;
    for (let row = 0; row < this.#lacks.length; row++)
      for (let at = starts[row]!; at < starts[row + 1]! && costs[at]! < this.#multipliers[row]!; at++)
        this.#lacks[row]! -= isTaken[models[at]!]!;
  }
}

/**
 * Costs are integers, so a plan costs at least the next integer above.
 *
 * @param size of the terms that the value is the sum of
 */
const wholeBound = (value: number, size: number): number =>
  Math.ceil(value - Math.max(1e-6, size * ROUNDING));
