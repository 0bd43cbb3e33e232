import { polynomialAt } from "./piecePolynomial.ts";
import { MOST_COEFFICIENTS, RootFinder } from "./RootFinder.ts";
import { flowOf } from "./stationaryPoints.ts";
import type { SystemCurve } from "./systemCurve.ts";

/** Roots nearer to each other than this, relative to the flow, count as one. */
export const SAME_ROOT = 1e-9;
/** A distance this small relative to the curve's own size counts as a touch. */
export const TOUCH = 1e-12;
/**
 * Flows below this share of the piece's last flow count as standstill. Every system curve begins there, and a fan
 * or pump curve may too: nothing flows, and over that distance a touch cannot be told from a crossing.
 */
export const STANDSTILL = 1e-6;

/** Number of coefficients of a parabola. */
const PARABOLA = 3;

/** A parabola Y = Y_s + K·Q². */
type Parabola = Pick<SystemCurve, "staticValue" | "k">;

/**
 * Finds where curves meet parabolas Y = Y_s + K·Q². One instance serves any number of curves without allocating.
 * Systems of other exponents are no polynomials; `crossingsOfPower` handles them.
 */
export class Crossings {
  /**
   * Results of the last `find`: m³/h, ascending; the array is longer than the results. It grows for a curve of
   * more pieces than any before.
   */
  flows = new Float64Array(2 * MOST_COEFFICIENTS);
  count = 0;
  readonly #finder = new RootFinder();

  /**
   * Finds the crossings within the measured range and returns their number. The pieces may lie anywhere in shared
   * arrays.
   */
  find(
    knots: Float64Array,
    firstKnot: number,
    pieces: number,
    coefficients: Float64Array,
    firstCoefficient: number,
    stride: number,
    system: Parabola,
  ): number {
    this.count = 0;
    for (let piece = 0; piece < pieces; piece++) {
      // A piece has a knot on either side.
      const left = knots[firstKnot + piece]!;
      const right = knots[firstKnot + piece + 1]!;
      const size = this.#load(coefficients, firstCoefficient + piece * stride, stride, left, right, system);
      const found = this.#finder.find(Math.max(stride, PARABOLA), TOUCH * size);
      for (let root = 0; root < found; root++)
        this.#push(flowOf(this.#finder.roots[root]!, left, right), right);
    }
    return this.count;
  }

  /**
   * Like `find`, for a parabola from the origin and a curve whose Y/Q² falls throughout: there is at most one
   * crossing, so only the piece that can hold it is searched.
   */
  findOnly(
    knots: Float64Array,
    firstKnot: number,
    pieces: number,
    coefficients: Float64Array,
    firstCoefficient: number,
    stride: number,
    system: Parabola,
  ): number {
    this.count = 0;
    const piece = lastPieceAbove(knots, firstKnot, pieces, coefficients, firstCoefficient, stride, system);
    const left = knots[firstKnot + piece]!;
    const right = knots[firstKnot + piece + 1]!;
    const size = this.#load(coefficients, firstCoefficient + piece * stride, stride, left, right, system);
    const root = this.#finder.findFalling(Math.max(stride, PARABOLA), TOUCH * size);
    if (!Number.isNaN(root)) this.#push(flowOf(root, left, right), right);
    return this.count;
  }

  /**
   * Loads curve(Q) − Y_s − K·Q² of a piece into the finder, with Q = m + h·t. Returns the size of the curve's own
   * part.
   */
  #load(
    coefficients: Float64Array,
    at: number,
    stride: number,
    left: number,
    right: number,
    { staticValue, k }: Parabola,
  ) {
    const { polynomial } = this.#finder;
    let size = 0;
    for (let power = 0; power < stride; power++) {
      const coefficient = coefficients[at + power]!;
      polynomial[power] = coefficient;
      size += Math.abs(coefficient);
    }
    // A straight line still needs room for the parabola's terms.
    for (let power = stride; power < PARABOLA; power++) polynomial[power] = 0;
    const middle = (left + right) / 2;
    const half = (right - left) / 2;
    // The finder has room for six coefficients.
    polynomial[0]! -= staticValue + k * middle * middle;
    polynomial[1]! -= 2 * k * middle * half;
    polynomial[2]! -= k * half * half;
    return size;
  }

  #push(flow: number, right: number): void {
    if (flow <= STANDSTILL * right) return;
    const last = this.count - 1;
    if (last >= 0 && flow - this.flows[last]! <= SAME_ROOT * flow) return;
    if (this.count === this.flows.length) this.#grow();
    this.flows[this.count++] = flow;
  }

  #grow(): void {
    const flows = new Float64Array(2 * this.flows.length);
    flows.set(this.flows);
    this.flows = flows;
  }
}

/** The last piece whose left knot lies above the parabola, or the first piece. */
function lastPieceAbove(
  knots: Float64Array,
  firstKnot: number,
  pieces: number,
  coefficients: Float64Array,
  firstCoefficient: number,
  stride: number,
  { staticValue, k }: Parabola,
): number {
  let low = 0;
  let high = pieces - 1;
  while (low < high) {
    const middle = (low + high + 1) >> 1;
    const flow = knots[firstKnot + middle]!;
    if (
      polynomialAt(coefficients, firstCoefficient + middle * stride, stride, -1) >=
      staticValue + k * flow * flow
    )
      low = middle;
    else high = middle - 1;
  }
  return low;
}
