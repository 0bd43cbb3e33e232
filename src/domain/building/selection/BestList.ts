import type { Collector, Find } from "./Collector.ts";

/**
 * The best few of many candidates, best first, without sorting all of them. Candidates are ordered by excess, then
 * by tie order, which is different for all.
 */
export class BestList implements Collector {
  readonly #excess: Float64Array;
  readonly #tieOrder: Uint32Array;
  readonly #rows: Uint32Array;
  #count = 0;

  constructor(size: number) {
    this.#excess = new Float64Array(size);
    this.#tieOrder = new Uint32Array(size);
    this.#rows = new Uint32Array(size);
  }

  clear(): void {
    this.#count = 0;
  }

  /** Candidates with more excess than this need not be offered. */
  get limit(): number {
    return this.#count < this.#rows.length ? Infinity : this.#excess[this.#count - 1]!;
  }

  offer({ ratio, tieOrder, row }: Find): void {
    this.add(ratio, tieOrder, row);
  }

  add(excess: number, tieOrder: number, row: number): void {
    const size = this.#rows.length;
    if (this.#count === size && !this.#goesBefore(size - 1, excess, tieOrder)) return;
    let at = this.#count < size ? this.#count++ : size - 1;
    for (; at > 0 && this.#goesBefore(at - 1, excess, tieOrder); at--) {
      this.#excess[at] = this.#excess[at - 1]!;
      this.#tieOrder[at] = this.#tieOrder[at - 1]!;
      this.#rows[at] = this.#rows[at - 1]!;
    }
    this.#excess[at] = excess;
    this.#tieOrder[at] = tieOrder;
    this.#rows[at] = row;
  }

  #goesBefore(at: number, excess: number, tieOrder: number): boolean {
    const kept = this.#excess[at]!;
    return excess < kept || (excess === kept && tieOrder < this.#tieOrder[at]!);
  }

  rows(): number[] {
    return Array.from(this.#rows.subarray(0, this.#count));
  }
}
