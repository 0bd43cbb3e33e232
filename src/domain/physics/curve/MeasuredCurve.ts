import { interpolate } from "../../base/interpolate.ts";

/** A curve of values over flows, with the flows between which crossings are searched. */
export interface MeasuredCurve {
  /** m³/h; there is no value outside. */
  readonly from: number;
  readonly to: number;
  /** NaN outside of the range. */
  readonly at: (flow: number) => number;
  /** Ascending flows between which the curve has at most one turn, ends included. */
  readonly knots: readonly number[];
}

/** Null outside of the measured range. */
export function knownAt({ at }: MeasuredCurve, flow: number): number | null {
  const value = at(flow);
  return Number.isNaN(value) ? null : value;
}

/** Straight lines through measured points; flows ascend. */
export function lineThrough(points: readonly (readonly [number, number])[]): MeasuredCurve {
  const flows = points.map(([q]) => q);
  const [from, to] = [flows[0] ?? Number.NaN, flows.at(-1) ?? Number.NaN];
  const values = points.map(([, y]) => y);
  const at = (flow: number): number => interpolate(flows, values, flow) ?? Number.NaN;
  return { from, to, at, knots: flows };
}

/** Number of equal steps into which a formula's range is divided. */
const PIECES = 400;

/** A formula in the flow over a range. */
export function curveOf(at: (flow: number) => number, from: number, to: number): MeasuredCurve {
  return {
    from,
    to,
    at: (flow) => (flow >= from && flow <= to ? at(flow) : Number.NaN),
    knots: Array.from({ length: PIECES + 1 }, (_, step) => from + ((to - from) * step) / PIECES),
  };
}

/** The least and greatest value over a range of flows, as far as it is measured; null where none is. */
export function extremes(
  { from, to, at, knots }: MeasuredCurve,
  least: number,
  most: number,
): { readonly least: number; readonly most: number } | null {
  const [low, high] = [Math.max(least, from), Math.min(most, to)];
  if (!(low <= high)) return null;
  const values = [low, ...knots.filter((q) => q > low && q < high), high].map(at);
  return {
    least: values.reduce((a, b) => Math.min(a, b)),
    most: values.reduce((a, b) => Math.max(a, b)),
  };
}

const HALVINGS = 200;
const SUBDIVISIONS = 8;

/** The greatest flow at which the curve meets a system; null where it never does inside its range. */
export function highestCrossing(curve: MeasuredCurve, needed: (flow: number) => number): number | null {
  const { knots } = curve;
  const excess = (flow: number) => curve.at(flow) - needed(flow);
  const last = knots.at(-1);
  if (last !== undefined && excess(last) === 0) return last;
  for (let at = knots.length - 1; at > 0; at--) {
    const [start, end] = [knots[at - 1]!, knots[at]!];
    for (let part = SUBDIVISIONS; part > 0; part--) {
      const step = (end - start) / SUBDIVISIONS;
      let [low, high] = [
        part === 1 ? start : start + (part - 1) * step,
        part === SUBDIVISIONS ? end : start + part * step,
      ];
      if (!(excess(low) >= 0 && excess(high) < 0)) continue;
      for (let halving = 0; halving < HALVINGS && low < high; halving++) {
        const middle = (low + high) / 2;
        if (middle === low || middle === high) break;
        if (excess(middle) >= 0) low = middle;
        else high = middle;
      }
      return low;
    }
  }
  return null;
}

/** Shares of a flow between which a curve that falls has its extremes at the corners of a box of tolerances. */
const NEAR = [0.8, 1.2] as const;

/**
 * Whether the curve falls from 0.8 to 1.2 times a flow (ENGINEERING-2 F.3), as far as it is measured there.
 *
 * @param knots ascending flows at which the curve is examined, by default 401 in even steps over its range
 */
export function fallsNear(
  { from, to, at }: Pick<MeasuredCurve, "from" | "to" | "at">,
  flow: number,
  knots?: readonly number[],
): boolean {
  const [low, high] = [Math.max(NEAR[0] * flow, from), Math.min(NEAR[1] * flow, to)];
  let before = at(low);
  const rises = (next: number): boolean => {
    const value = at(next);
    const isRising = !(value < before);
    before = value;
    return isRising;
  };
  if (knots !== undefined) return ![...knots.filter((q) => q > low && q < high), high].some(rises);
  const step = (to - from) / PIECES;
  for (let piece = Math.floor((low - from) / step); piece <= PIECES; piece++) {
    const knot = from + ((to - from) * piece) / PIECES;
    if (knot >= high) break;
    if (knot > low && rises(knot)) return false;
  }
  return !rises(high);
}
