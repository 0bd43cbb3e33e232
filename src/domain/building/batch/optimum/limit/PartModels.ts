import { pairsByModel, type MedianProblem, type PairsByModel } from "../MedianProblem.ts";
import { rankedPairs, type RankedPairs } from "../rankedPairs.ts";

/** Cost of an unserved row: more than any plan, and an integer (see `OpenModels`). */
const NOTHING = 1e11;
const NONE = -1;
/** Exchanges in a part; rarely more than a few save anything. */
const MOST_EXCHANGES = 40;

/**
 * The additional cost of a part without one of its models, and the model that takes its place; `null` if none is
 * needed.
 */
export interface Removal {
  readonly more: number;
  readonly by: number | null;
}

/** Models that may be opened: as flags by number, and as a list. */
export interface Allowed {
  readonly is: Uint8Array;
  readonly list: readonly number[];
}

/**
 * The models of a building that may be opened in a part.
 * @param models total number of models
 */
export function allowed(list: readonly number[], models: number): Allowed {
  const is = new Uint8Array(models);
  for (const model of list) is[model] = 1;
  return { is, list };
}

/**
 * The models of one part of a building. A part has few rows, so figures of exchanges are computed anew for each
 * state.
 */
export class PartModels {
  readonly #ranked: RankedPairs;
  readonly #fixed: ReadonlySet<number>;
  readonly #most: number;
  readonly #pairs: PairsByModel;
  readonly #isOpen: Uint8Array;
  #count = 0;
  readonly #best: Int32Array;
  readonly #cost: Float64Array;
  readonly #second: Float64Array;
  /** Saving from opening each model. */
  readonly #gains: Float64Array;
  readonly #extra: Float64Array;

  /** @param scratch two columns by model that no other part uses at the same time */
  constructor(problem: MedianProblem, most: number, [gains, extra]: readonly [Float64Array, Float64Array]) {
    this.#ranked = rankedPairs(problem);
    this.#pairs = pairsByModel(problem);
    this.#fixed = new Set(problem.fixed);
    this.#isOpen = new Uint8Array(problem.models);
    this.#most = most;
    const rows = problem.rows.starts.length - 1;
    this.#best = new Int32Array(rows);
    this.#cost = new Float64Array(rows);
    this.#second = new Float64Array(rows);
    this.#gains = gains;
    this.#extra = extra;
  }

  /** @param models including the fixed ones */
  begin(models: Iterable<number>): void {
    this.#isOpen.fill(0);
    this.#count = 0;
    for (const model of models) {
      this.#isOpen[model] = 1;
      this.#count++;
    }
    for (let row = 0; row < this.#cost.length; row++) this.#judge(row);
  }

  /** Ascending. */
  models(): number[] {
    return Array.from(this.#isOpen.keys()).filter((model) => this.#isOpen[model] === 1);
  }

  get isWhole(): boolean {
    return !this.#best.includes(NONE);
  }

  replace(model: number, by: number | null): void {
    if (by !== null) this.#admit(by);
    this.#close(model);
  }

  /** Opens the models that save the most until the limit, then exchanges models as long as that saves anything. */
  *settle(among: Allowed): Generator<void> {
    while (this.#count < this.#most) {
      const opened = this.#bestOpening(among);
      if (opened === null) break;
      this.#admit(opened);
      yield;
    }
    for (let exchange = 0; exchange < MOST_EXCHANGES; exchange++) {
      const removals = [...this.removals(among)];
      const [model, { more, by }] = removals.reduce(
        (best, next) => (next[1].more < best[1].more ? next : best),
        [NONE, { more: 0, by: null }] as [number, Removal],
      );
      if (more >= 0) return;
      this.replace(model, by);
      yield;
    }
  }

  /** For each open model that is not fixed: the additional cost of the part without it. */
  removals(among: Allowed): Map<number, Removal> {
    this.#gain(among);
    const rowsOf = new Map<number, number[]>();
    this.#best.forEach((model, row) => {
      if (model === NONE) return;
      const rows = rowsOf.get(model);
      if (rows) rows.push(row);
      else rowsOf.set(model, [row]);
    });
    const removals = new Map<number, Removal>();
    for (const model of this.models())
      if (!this.#fixed.has(model)) removals.set(model, this.#removal(rowsOf.get(model) ?? [], among));
    return removals;
  }

  /** @param rows those that the model serves best */
  #removal(rows: readonly number[], { is, list }: Allowed): Removal {
    const { starts, models, costs } = this.#ranked;
    const extra = this.#extra.fill(0);
    let loss = 0;
    for (const row of rows) {
      const [cost, second] = [this.#cost[row]!, this.#second[row]!];
      loss += second - cost;
      for (let at = starts[row]!; at < starts[row + 1]! && costs[at]! < second; at++)
        if (is[models[at]!] === 1) extra[models[at]!]! += second - Math.max(costs[at]!, cost);
    }
    let [by, saved]: [number | null, number] = [null, 0];
    for (const model of list) {
      if (this.#isOpen[model] === 1) continue;
      const gain = this.#gains[model]! + extra[model]!;
      if (gain > saved) [by, saved] = [model, gain];
    }
    return { more: loss - saved, by };
  }

  #bestOpening(among: Allowed): number | null {
    this.#gain(among);
    let [opened, most]: [number | null, number] = [null, 0];
    for (const model of among.list)
      if (this.#isOpen[model] === 0 && this.#gains[model]! > most)
        [opened, most] = [model, this.#gains[model]!];
    return opened;
  }

  #gain({ is }: Allowed): void {
    const { starts, models, costs } = this.#ranked;
    const gains = this.#gains.fill(0);
    for (let row = 0; row < this.#cost.length; row++) {
      const cost = this.#cost[row]!;
      for (let at = starts[row]!; at < starts[row + 1]! && costs[at]! < cost; at++)
        if (is[models[at]!] === 1) gains[models[at]!]! += cost - costs[at]!;
    }
  }

  /** Updates the rows that the new model serves better, or as second best. */
  #admit(model: number): void {
    this.#isOpen[model] = 1;
    this.#count++;
    const { starts, rows, costs } = this.#pairs;
    for (let at = starts[model]!; at < starts[model + 1]!; at++) {
      const [row, cost] = [rows[at]!, costs[at]!];
      if (cost < this.#cost[row]!) {
        this.#second[row] = this.#cost[row]!;
        this.#cost[row] = cost;
        this.#best[row] = model;
      } else if (cost < this.#second[row]!) this.#second[row] = cost;
    }
  }

  /** Searches the candidates again for the rows whose best or second best model this was. */
  #close(model: number): void {
    this.#isOpen[model] = 0;
    this.#count--;
    const { starts, rows, costs } = this.#pairs;
    for (let at = starts[model]!; at < starts[model + 1]!; at++)
      if (costs[at]! <= this.#second[rows[at]!]!) this.#judge(rows[at]!);
  }

  #judge(row: number): void {
    const { starts, models, costs } = this.#ranked;
    this.#best[row] = NONE;
    this.#cost[row] = NOTHING;
    this.#second[row] = NOTHING;
    for (let at = starts[row]!; at < starts[row + 1]!; at++) {
      if (this.#isOpen[models[at]!] === 0) continue;
      if (this.#best[row] !== NONE) {
        this.#second[row] = costs[at]!;
        return;
      }
      this.#best[row] = models[at]!;
      this.#cost[row] = costs[at]!;
    }
  }
}
