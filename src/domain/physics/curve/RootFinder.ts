import { polynomialAt } from "./piecePolynomial.ts";
import { refineRoot } from "./refineRoot.ts";

/** A fit of degree 5 is the highest, and subtracting K·Q² keeps the degree. Derived curves need more. */
export const MOST_COEFFICIENTS = 6;
/** How much the linear coefficient must exceed the sum of the higher ones. */
const STEEP = 1 + 1e-9;

/**
 * All real roots of a polynomial in −1 … 1. Between two neighbouring roots of its derivative a polynomial is
 * monotone, so one bracket holds at most one root; the derivative's roots are found the same way. All buffers are
 * made once, so that searching a catalogue allocates nothing.
 */
export class RootFinder {
  /** The polynomial to solve, constant first: fill it, then call `find`. */
  readonly polynomial: Float64Array;
  /** The roots, ascending; `find` returns how many are valid. */
  readonly roots: Float64Array;
  readonly #breaks: Float64Array;
  readonly #derivatives: readonly Float64Array[];

  /** @param most greatest number of coefficients of a polynomial */
  constructor(most = MOST_COEFFICIENTS) {
    this.polynomial = new Float64Array(most);
    this.roots = new Float64Array(most + 1);
    this.#breaks = new Float64Array(most + 1);
    this.#derivatives = Array.from({ length: most }, () => new Float64Array(most));
  }

  /**
   * @param count coefficients of `polynomial` in use
   * @param touch a value this small at a turning point or at an end counts as a root: a tangency is included
   */
  find(count: number, touch: number): number {
    // Most pieces fall throughout: one bracket is then certain without solving the derivative.
    if (this.#isSteep(count)) return this.#solveLevel(this.polynomial, count, 0, touch);
    let found = 0;
    for (let order = count - 1; order >= 0; order--) {
      const level = this.#derive(order, count);
      found = this.#solveLevel(level, count - order, found, order === 0 ? touch : 0);
    }
    return found;
  }

  /**
   * The root of a polynomial that crosses zero at most once, downwards; NaN without one. `find` gives the same
   * root.
   */
  findFalling(count: number, touch: number): number {
    const atLeft = polynomialAt(this.polynomial, 0, count, -1);
    if (Math.abs(atLeft) <= touch) return -1;
    const atRight = polynomialAt(this.polynomial, 0, count, 1);
    if (Math.abs(atRight) <= touch) return 1;
    return atLeft > 0 && atRight < 0 ? refineRoot(this.polynomial, count, -1, 1, atLeft) : Number.NaN;
  }

  /**
   * Whether the linear coefficient outweighs all higher ones, so that the slope keeps its sign. `false` is
   * inconclusive.
   */
  #isSteep(count: number): boolean {
    let others = 0;
    for (let power = 2; power < count; power++) others += power * Math.abs(this.polynomial[power]!);
    // Cases that rounding could flip are left to the derivatives.
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

  /** On entry `roots` holds the `known` roots of the derivative; they are replaced by the roots of this level. */
  #solveLevel(level: Float64Array, count: number, known: number, touch: number): number {
    const breaks = this.#breaks;
    // For a handful of numbers a loop is faster than calling an array method.
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
