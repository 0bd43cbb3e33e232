import type { MedianProblem, PairsByModel } from "./MedianProblem.ts";
import type { RankedPairs } from "./rankedPairs.ts";

/**
 * Cost of a missing candidate, best or second best. It is greater than any other cost, so that serving such a row
 * always pays and closing a row's only model never does. It is an integer, and small enough that 50,000 of it can
 * be summed without rounding.
 */
const NOTHING = 1e11;
const NONE = -1;
/** Number of stored exchange figures, 32 MB. With more open models, exchanges save next to nothing. */
const MOST_FIGURES = 4e6;
/** Reading an exchange figure is this many times cheaper than looking at a pair. */
const FIGURES_PER_PAIR = 8;

interface Swap {
  readonly opened: number;
  readonly closed: number;
  readonly saved: number;
}

/**
 * The open models of a plan that is being improved, with the best and second-best open candidate of every row. The
 * savings of opening a model, closing one, or both at once are stored and updated row by row as models open and
 * close (Resende and Werneck 2007, after Whitaker 1983; the interchange of Teitz and Bart). Sums of integers stay
 * exact however often they are updated. Of equal savings the first model is taken.
 */
export class OpenModels {
  /** Number of pairs looked at: the measure of work. */
  visited = 0;
  readonly #problem: MedianProblem;
  readonly #pairs: PairsByModel;
  readonly #ranked: RankedPairs;
  readonly #isFixed: Uint8Array;
  /** Slot of the exchanges with an open model; NONE for a closed one. */
  readonly #slotOf: Int32Array;
  /** The model of each slot; NONE if it is free. */
  readonly #modelAt: number[] = [];
  #count = 0;
  readonly #best: Int32Array;
  readonly #cost: Float64Array;
  readonly #second: Float64Array;
  /** Saving from opening each model. */
  readonly #gains: Float64Array;
  /** Cost of closing each model. */
  readonly #losses: Float64Array;
  /** By slot and model: how much cheaper it is to close the one if the other is opened. */
  readonly #spared: Float64Array[] = [];

  constructor(problem: MedianProblem, ranked: RankedPairs, pairs: PairsByModel) {
    this.#problem = problem;
    this.#pairs = pairs;
    this.#ranked = ranked;
    this.#isFixed = new Uint8Array(problem.models);
    for (const model of problem.fixed) this.#isFixed[model] = 1;
    this.#slotOf = new Int32Array(problem.models);
    const rows = problem.rows.starts.length - 1;
    this.#best = new Int32Array(rows);
    this.#cost = new Float64Array(rows);
    this.#second = new Float64Array(rows);
    this.#gains = new Float64Array(problem.models);
    this.#losses = new Float64Array(problem.models);
  }

  /** @param models may leave rows without a candidate; serving these then saves the most */
  begin(models: readonly number[]): void {
    this.#slotOf.fill(NONE);
    this.#modelAt.length = 0;
    this.#count = 0;
    this.#gains.fill(0);
    this.#losses.fill(0);
    for (const spared of this.#spared) spared.fill(0);
    for (const model of models) this.#takeSlot(model);
    for (let row = 0; row < this.#cost.length; row++) {
      this.#judge(row);
      this.#tally(row, 1);
    }
  }

  models(): number[] {
    return Array.from(this.#slotOf.keys()).filter((model) => this.#slotOf[model] !== NONE);
  }

  get count(): number {
    return this.#count;
  }

  sum(): number {
    return this.#cost.reduce((sum, cost) => sum + cost, 0);
  }

  /** Whether every row has a candidate. */
  get isWhole(): boolean {
    return !this.#best.includes(NONE);
  }

  /** Opens the model that saves the most; `false` if none saves anything. */
  open(): boolean {
    let opened = NONE;
    let most = 0;
    for (let model = 0; model < this.#gains.length; model++)
      if (this.#slotOf[model] === NONE && this.#gains[model]! > most)
        [opened, most] = [model, this.#gains[model]!];
    if (opened === NONE) return false;
    this.#admit(opened);
    return true;
  }

  /**
   * Closes the model that costs the least; `false` if every model is the only one of some row, or belongs to a
   * locked room.
   */
  close(): boolean {
    let closed = NONE;
    let least = NOTHING / 2;
    for (const model of this.models())
      if (this.#isFixed[model] === 0 && this.#losses[model]! < least)
        [closed, least] = [model, this.#losses[model]!];
    if (closed === NONE) return false;
    this.#close(closed);
    return true;
  }

  /** Opens one model and closes another where that saves the most; `false` if no exchange saves anything. */
  swap(): boolean {
    const swap = this.#bestSwap();
    if (swap === null) return false;
    this.#admit(swap.opened);
    this.#close(swap.closed);
    return true;
  }

  #bestSwap(): Swap | null {
    let best: Swap | null = null;
    for (const [slot, spared] of this.#spared.entries()) {
      const closed = this.#modelAt[slot] ?? NONE;
      if (closed === NONE || this.#isFixed[closed] === 1) continue;
      const loss = this.#losses[closed]!;
      for (let opened = 0; opened < spared.length; opened++) {
        const saved = this.#gains[opened]! - loss + spared[opened]!;
        if (saved <= 0 || saved < (best?.saved ?? 0) || this.#slotOf[opened] !== NONE) continue;
        const isAsGood = best !== null && saved === best.saved;
        if (isAsGood && [opened - best!.opened, closed - best!.closed].find((by) => by !== 0)! > 0) continue;
        best = { opened, closed, saved };
      }
      this.visited += spared.length / FIGURES_PER_PAIR;
    }
    return best;
  }

  /** Models beyond the stored slots are not exchanged. */
  #takeSlot(model: number): void {
    const free = this.#modelAt.indexOf(NONE);
    const slot = free === NONE ? this.#modelAt.length : free;
    this.#modelAt[slot] = model;
    this.#slotOf[model] = slot;
    this.#count++;
    if (slot === this.#spared.length && (slot + 1) * this.#problem.models <= MOST_FIGURES)
      this.#spared.push(new Float64Array(this.#problem.models));
  }

  /**
   * Updates the rows that the new model serves better, or as second best; their other candidates need not be
   * looked at.
   */
  #admit(model: number): void {
    this.#takeSlot(model);
    const { rows, costs, starts } = this.#pairs;
    for (let at = starts[model]!; at < starts[model + 1]!; at++) {
      const row = rows[at]!;
      const cost = costs[at]!;
      if (cost >= this.#second[row]!) continue;
      this.#tally(row, -1);
      if (cost < this.#cost[row]!) {
        this.#second[row] = this.#cost[row]!;
        this.#cost[row] = cost;
        this.#best[row] = model;
      } else this.#second[row] = cost;
      this.#tally(row, 1);
    }
    this.visited += starts[model + 1]! - starts[model]!;
  }

  /** Searches the candidates again for the rows whose best or second best model this was. */
  #close(model: number): void {
    const { rows, costs, starts } = this.#pairs;
    const served: number[] = [];
    for (let at = starts[model]!; at < starts[model + 1]!; at++)
      if (costs[at]! <= this.#second[rows[at]!]!) served.push(rows[at]!);
    for (const row of served) this.#tally(row, -1);
    this.#modelAt[this.#slotOf[model]!] = NONE;
    this.#slotOf[model] = NONE;
    this.#count--;
    for (const row of served) {
      this.#judge(row);
      this.#tally(row, 1);
    }
    this.visited += starts[model + 1]! - starts[model]!;
  }

  #judge(row: number): void {
    const { starts, models, costs } = this.#ranked;
    this.#best[row] = NONE;
    this.#cost[row] = NOTHING;
    this.#second[row] = NOTHING;
    let at = starts[row]!;
    for (; at < starts[row + 1]!; at++) {
      if (this.#slotOf[models[at]!] === NONE) continue;
      if (this.#best[row] !== NONE) {
        this.#second[row] = costs[at]!;
        break;
      }
      this.#best[row] = models[at]!;
      this.#cost[row] = costs[at]!;
    }
    this.visited += at - starts[row]!;
  }

  /** Adds a row's contribution to the figures, or removes it before the row changes. */
  #tally(row: number, sign: 1 | -1): void {
    const { starts, models, costs } = this.#ranked;
    const best = this.#best[row]!;
    const cost = this.#cost[row]!;
    const second = this.#second[row]!;
    if (best !== NONE) this.#losses[best]! += sign * (second - cost);
    const spared = best === NONE ? undefined : this.#spared[this.#slotOf[best]!];
    const end = starts[row + 1]!;
    let at = starts[row]!;
    for (; at < end && costs[at]! < cost; at++) {
      this.#gains[models[at]!]! += sign * (cost - costs[at]!);
      if (spared) spared[models[at]!]! += sign * (second - cost);
    }
    for (; spared && at < end && costs[at]! < second; at++)
      spared[models[at]!]! += sign * (second - costs[at]!);
    this.visited += at - starts[row]!;
  }
}
