import { flow, resistance, type Flow, type Resistance } from "../../base/units.ts";

/**
 * How a system resists: Y = Y_s + K·Qⁿ. Y_s is the static head (m) or a constant back pressure (Pa), and may be
 * negative where gravity helps. n is 2 in turbulent pipes, 1.852 after Hazen and Williams, 1 in filters and
 * laminar flow.
 */
export interface SystemShape {
  readonly staticValue: number;
  readonly exponent: number;
}

/** A closed circuit, or ducts into the open: a parabola through the origin. */
export const CLOSED: SystemShape = { staticValue: 0, exponent: 2 };
export const isClosed = ({ staticValue, exponent }: SystemShape): boolean =>
  staticValue === 0 && exponent === 2;

/** The duty: flow, and total pressure (Pa) of a fan or head (m) of a pump. Both are above zero. */
export interface DesignPoint {
  readonly flow: Flow;
  readonly value: number;
  /** Left out for a closed system. */
  readonly system?: SystemShape;
}

export interface CurvePoint {
  readonly flow: Flow;
  readonly value: number;
}

export interface SystemCurve extends SystemShape {
  readonly k: Resistance;
}

const raised = (q: number, exponent: number): number => (exponent === 2 ? q * q : q ** exponent);

/** The closed system with a known K. */
export const throughOrigin = (k: Resistance): SystemCurve => ({
  staticValue: CLOSED.staticValue,
  exponent: CLOSED.exponent,
  k,
});

/** K = (Y_d − Y_s)/Q_dⁿ; 0 for a system of constant pressure. */
export const systemOf = ({ flow: q, value, system = CLOSED }: DesignPoint): SystemCurve => ({
  staticValue: system.staticValue,
  exponent: system.exponent,
  k: resistance((value - system.staticValue) / raised(q, system.exponent)),
});

/** Y = Y_s + K·Qⁿ */
export const systemValueAt = ({ staticValue, k, exponent }: SystemCurve, q: number): number =>
  // The square is written in this order so that without a static head the result equals K·Q·Q to the last bit.
  staticValue + (exponent === 2 ? k * q * q : k * q ** exponent);

/**
 * The flow in m³/h at which the system needs a value; NaN where it never does, infinite for a system of constant
 * pressure below the value.
 */
export const systemFlowAt = ({ staticValue, k, exponent }: SystemCurve, value: number): number => {
  const share = (value - staticValue) / k;
  return exponent === 2 ? Math.sqrt(share) : share ** (1 / exponent);
};

const MOST_STEPS = 10;
const BEYOND_DESIGN = 1.1;

/**
 * The flow in m³/h up to which a system curve is drawn: the larger of 1.1·Q_d and the curves' last flow, cut at
 * the top of the axis.
 */
export function parabolaEnd(design: DesignPoint, lastFlow: number, axisMax: number): Flow {
  const end = Math.max(BEYOND_DESIGN * design.flow, lastFlow);
  const cut = systemFlowAt(systemOf(design), axisMax);
  // A level system curve never leaves the axis.
  return flow(Number.isNaN(cut) ? end : Math.min(end, cut));
}

/**
 * Up to 11 points (`needPoints`), evenly spaced in Q from (0, Y_s) to the larger of 1.1·Q_d and the curves' last
 * flow. Where the system curve leaves the y axis, the last point lies on the edge of the axis.
 */
export function parabolaPoints(design: DesignPoint, lastFlow: number, axisMax: number): CurvePoint[] {
  const system = systemOf(design);
  const cut = parabolaEnd(design, lastFlow, axisMax);
  const step = Math.max(BEYOND_DESIGN * design.flow, lastFlow) / MOST_STEPS;
  const points: CurvePoint[] = [];
  for (let at = 0; at <= MOST_STEPS; at++) {
    const q = Math.min(flow(at * step), cut) as Flow;
    points.push({ flow: q, value: systemValueAt(system, q) });
    if (q === cut) break;
  }
  return points;
}
