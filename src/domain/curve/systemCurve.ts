import { flow, resistance, type Flow, type Resistance } from "../units.ts";

/** The duty: flow, and total pressure (Pa) of a fan or head (m) of a pump. Both above zero. */
export interface DesignPoint {
  readonly flow: Flow;
  readonly value: number;
}

export interface CurvePoint {
  readonly flow: Flow;
  readonly value: number;
}

/** K = Y_d/Q_d² of a system without static head. */
export const resistanceOf = ({ flow: q, value }: DesignPoint): Resistance => resistance(value / (q * q));

/** Y = K·Q² */
export const systemValueAt = (k: Resistance, q: number): number => k * q * q;

const MOST_STEPS = 10;
const BEYOND_DESIGN = 1.1;

/** m³/h. How far a parabola is drawn: the larger of 1.1·Q_d and the curves' last flow, cut at the top of its axis. */
export function parabolaEnd(design: DesignPoint, lastFlow: number, axisMax: number): Flow {
  const end = Math.max(BEYOND_DESIGN * design.flow, lastFlow);
  return flow(Math.min(end, Math.sqrt(axisMax / resistanceOf(design))));
}

/**
 * Up to 11 points (`needPoints`), evenly in Q from 0 to the larger of 1.1·Q_d and the curves' last flow;
 * where the parabola leaves the y axis it ends with the point on the axis' edge.
 */
export function parabolaPoints(design: DesignPoint, lastFlow: number, axisMax: number): CurvePoint[] {
  const k = resistanceOf(design);
  const cut = parabolaEnd(design, lastFlow, axisMax);
  const step = Math.max(BEYOND_DESIGN * design.flow, lastFlow) / MOST_STEPS;
  const points: CurvePoint[] = [];
  for (let at = 0; at <= MOST_STEPS; at++) {
    const q = Math.min(flow(at * step), cut) as Flow;
    points.push({ flow: q, value: systemValueAt(k, q) });
    if (q === cut) break;
  }
  return points;
}
