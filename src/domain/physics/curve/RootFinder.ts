import { polynomialAt } from "./piecePolynomial.ts";
import { refineRoot } from "./refineRoot.ts";

/** A degree-5 fit is the highest; with K·Q² taken off it stays so. What is derived of several asks for more. */
export const MOST_COEFFICIENTS = 6;
/** How much the first coefficient must outdo the others together. */
const STEEP = 1 + 1e-9;

/**
 * All real roots in −1 … 1 of a polynomial. Between two neighbouring roots of its derivative a
 * polynomial is monotone, so one bracket holds at most one root; the derivative's roots are found the same way.
 * Every buffer is made once: a search through a catalogue allocates nothing.
 */
export class RootFinder {
  /** The polynomial to solve, constant first: fill it, then call `find`. */
  readonly polynomial: Float64Array;
  /** Ascending; as many as `find` said. */
  readonly roots: Float64Array;
  readonly #breaks: Float64Array;
  readonly #derivatives: readonly Float64Array[];

  /** @param most coefficients of a polynomial */
  constructor(most = MOST_COEFFICIENTS) {
    this.polynomial = new Float64Array(most);
    this.roots = new Float64Array(most + 1);
    this.#breaks = new Float64Array(most + 1);
    this.#derivatives = Array.from({ length: most }, () => new Float64Array(most));
  }

  /**
   * @param count coefficients of `polynomial` in use
   * @param touch a value this small at a turning point or at an end is a root: a tangency counts
   */
  find(count: number, touch: number): number {
    // Most pieces fall all along: no derivative has to be solved to know that there is one bracket.
    if (this.#isSteep(count)) return this.#solveLevel(this.polynomial, count, 0, touch);
    let found = 0;
    for (let order = count - 1; order >= 0; order--) {
      const level = this.#derive(order, count);
      found = this.#solveLevel(level, count - order, found, order === 0 ? touch : 0);
    }
    return found;
  }

  /** The root of a polynomial that crosses zero at most once, downwards; NaN without one. `find` answers the same. */
  findFalling(count: number, touch: number): number {
    const atLeft = polynomialAt(this.polynomial, 0, count, -1);
    if (Math.abs(atLeft) <= touch) return -1;
    const atRight = polynomialAt(this.polynomial, 0, count, 1);
    if (Math.abs(atRight) <= touch) return 1;
    return atLeft > 0 && atRight < 0 ? refineRoot(this.polynomial, count, -1, 1, atLeft) : Number.NaN;
  }

  /** Whether its slope is of one sign all along, by its first coefficient against all others: `false` may still be. */
  #isSteep(count: number): boolean {
    let others = 0;
    for (let power = 2; power < count; power++) others += power * Math.abs(this.polynomial[power]!);
    // What rounding could turn is left to the derivatives.
    return Math.abs(this.polynomial[1]!) > others * STEEP;
  }

  #derive(order: number, count: number): Float64Array {
    if (order === 0) return this.polynomial;
    // There is a buffer for each derivative of a polynomial this long.
    const derivative = this.#derivatives[order]!;
    for (let power = order; power < count; power++) {
      let factor = 1;
      for (let step = 0; step < order; step++) factor *= power - step;
      derivative[power - order] = factor * this.polynomial[power]!;
    }
    return derivative;
  }

  /** `known` roots of the derivative stand in `roots`; they are replaced by those of the level itself. */
  #solveLevel(level: Float64Array, count: number, known: number, touch: number): number {
    const breaks = this.#breaks;
    // A handful of numbers: a loop is done before a call of the array's own would have begun.
    for (let at = 0; at < known; at++) breaks[at] = this.roots[at]!;
    let found = 0;
    let left = -1;
    let atLeft = polynomialAt(level, 0, count, left);
    if (Math.abs(atLeft) <= touch) found = this.#push(found, left);
    for (let at = 0; at <= known; at++) {
      const right = at < known ? breaks[at]! : 1;
      const atRight = polynomialAt(level, 0, count, right);
      const isCrossed = Math.abs(atLeft) > touch && Math.abs(atRight) > touch && atLeft > 0 !== atRight > 0;
      if (isCrossed) found = this.#push(found, refineRoot(level, count, left, right, atLeft));
      if (Math.abs(atRight) <= touch) found = this.#push(found, right);
      left = right;
      atLeft = atRight;
    }
    return found;
  }

  #push(found: number, root: number): number {
    if (found > 0 && this.roots[found - 1] === root) return found;
    this.roots[found] = root;
    return found + 1;
  }
}
