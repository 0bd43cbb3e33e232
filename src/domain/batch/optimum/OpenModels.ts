import { pairsByModel, type MedianProblem, type PairsByModel } from "./MedianProblem.ts";

/**
 * Stands for the second best of a row that has only one open candidate: closing it must never pay. Whole, and small
 * enough that 50,000 of it are summed without rounding.
 */
const NO_SECOND = 1e11;
const NONE = -1;

interface Swap {
  readonly opened: number;
  readonly closed: number;
  readonly saved: number;
}

/**
 * The open models of a plan that is being bettered, and for every row its best open candidate and the second best: what
 * opening a model, closing one, or both at once would save follows without trying it (Whitaker 1983; the interchange
 * of Teitz and Bart). Of what saves the same the first model is taken.
 */
export class OpenModels {
  /** How many pairs have been looked at: by it the work is measured. */
  visited = 0;
  readonly #problem: MedianProblem;
  readonly #pairs: PairsByModel;
  readonly #isFixed: Uint8Array;
  readonly #isOpen: Uint8Array;
  readonly #best: Int32Array;
  readonly #cost: Float64Array;
  readonly #second: Float64Array;
  /**
   * What opening each model would save at most: savings only fall while models are opened, so what was computed before
   * still bounds them, and few have to be computed anew for each opening.
   */
  readonly #mostSaved: Float64Array;
  readonly #computedAt: Uint32Array;
  #epoch = 0;

  constructor(problem: MedianProblem) {
    this.#problem = problem;
    this.#pairs = pairsByModel(problem);
    this.#isFixed = new Uint8Array(problem.models);
    for (const model of problem.fixed) this.#isFixed[model] = 1;
    this.#isOpen = new Uint8Array(problem.models);
    const rows = problem.rows.starts.length - 1;
    this.#best = new Int32Array(rows);
    this.#cost = new Float64Array(rows);
    this.#second = new Float64Array(rows);
    this.#mostSaved = new Float64Array(problem.models);
    this.#computedAt = new Uint32Array(problem.models);
  }

  /** @param models which leave no row without a candidate */
  begin(models: readonly number[]): void {
    this.#isOpen.fill(0);
    for (const model of models) this.#isOpen[model] = 1;
    this.#mostSaved.fill(Infinity);
    this.#epoch++;
    for (let row = 0; row < this.#cost.length; row++) this.#judge(row);
  }

  models(): number[] {
    return Array.from(this.#isOpen.keys()).filter((model) => this.#isOpen[model] === 1);
  }

  sum(): number {
    return this.#cost.reduce((sum, cost) => sum + cost, 0);
  }

  /** Opens what saves the most; `false` when nothing saves anything. */
  open(): boolean {
    for (;;) {
      let opened = NONE;
      let most = 0;
      for (let model = 0; model < this.#isOpen.length; model++)
        if (this.#isOpen[model] === 0 && this.#mostSaved[model]! > most)
          [opened, most] = [model, this.#mostSaved[model]!];
      if (opened === NONE) return false;
      if (this.#computedAt[opened] === this.#epoch) {
        this.#admit(opened);
        this.#epoch++;
        return true;
      }
      this.#mostSaved[opened] = this.#saving(opened);
      this.#computedAt[opened] = this.#epoch;
    }
  }

  /** Opens one model and closes another where that saves the most; `false` when no such exchange saves anything. */
  swap(): boolean {
    const swap = this.#bestSwap();
    if (swap === null) return false;
    this.#admit(swap.opened);
    this.#close(swap.closed);
    this.#mostSaved.fill(Infinity);
    this.#epoch++;
    return true;
  }

  #bestSwap(): Swap | null {
    const { rows: rowsAt, costs, starts } = this.#pairs;
    const losses = this.#losses();
    const open = this.models().filter((model) => this.#isFixed[model] === 0);
    const spared = new Float64Array(this.#isOpen.length);
    let best: Swap | null = null;
    for (let model = 0; model < this.#isOpen.length; model++) {
      if (this.#isOpen[model] === 1) continue;
      let gain = 0;
      // What closing a row's best would cost is less where the new one takes over.
      for (let at = starts[model]!; at < starts[model + 1]!; at++) {
        const row = rowsAt[at]!;
        const cost = costs[at]!;
        const now = this.#cost[row]!;
        if (cost < now) gain += now - cost;
        const second = this.#second[row]!;
        if (cost < second) spared[this.#best[row]!]! += second - Math.max(cost, now);
      }
      this.visited += starts[model + 1]! - starts[model]!;
      for (const closed of open) {
        const saved = gain - losses[closed]! + spared[closed]!;
        if (saved > (best?.saved ?? 0)) best = { opened: model, closed, saved };
      }
      for (let at = starts[model]!; at < starts[model + 1]!; at++) spared[this.#best[rowsAt[at]!]!] = 0;
    }
    return best;
  }

  /** What the rows of each open model would cost more with their second best. */
  #losses(): Float64Array {
    const losses = new Float64Array(this.#isOpen.length);
    this.#best.forEach((model, row) => (losses[model]! += this.#second[row]! - this.#cost[row]!));
    return losses;
  }

  #saving(model: number): number {
    const { rows, costs, starts } = this.#pairs;
    let saving = 0;
    for (let at = starts[model]!; at < starts[model + 1]!; at++)
      saving += Math.max(0, this.#cost[rows[at]!]! - costs[at]!);
    this.visited += starts[model + 1]! - starts[model]!;
    return saving;
  }

  /** Rows hear of one candidate more: no other of theirs has to be looked at. */
  #admit(model: number): void {
    this.#isOpen[model] = 1;
    const { rows, costs, starts } = this.#pairs;
    for (let at = starts[model]!; at < starts[model + 1]!; at++) {
      const row = rows[at]!;
      const cost = costs[at]!;
      if (cost < this.#cost[row]!) {
        this.#second[row] = this.#cost[row]!;
        this.#cost[row] = cost;
        this.#best[row] = model;
      } else if (cost < this.#second[row]!) this.#second[row] = cost;
    }
    this.visited += starts[model + 1]! - starts[model]!;
  }

  /** Rows of which it was the best or the second best look through their candidates again. */
  #close(model: number): void {
    this.#isOpen[model] = 0;
    const { rows, costs, starts } = this.#pairs;
    for (let at = starts[model]!; at < starts[model + 1]!; at++)
      if (costs[at]! <= this.#second[rows[at]!]!) this.#judge(rows[at]!);
  }

  #judge(row: number): void {
    const { rows, costs } = this.#problem;
    let best = NONE;
    let first = NO_SECOND;
    let second = NO_SECOND;
    const end = rows.starts[row + 1]!;
    for (let pair = rows.starts[row]!; pair < end; pair++) {
      if (this.#isOpen[rows.members[pair]!] === 0) continue;
      const cost = costs[pair]!;
      if (cost < first) {
        second = first;
        first = cost;
        best = rows.members[pair]!;
      } else if (cost < second) second = cost;
    }
    this.visited += end - rows.starts[row]!;
    this.#best[row] = best;
    this.#cost[row] = first;
    this.#second[row] = second;
  }
}
