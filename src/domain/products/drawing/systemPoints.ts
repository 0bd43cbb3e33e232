import type { Axis } from "../chart/axes.ts";
import { systemFlowAt, systemValueAt, type SystemCurve } from "../../physics/curve/systemCurve.ts";

const PARTS = 32;

/** Points of a system curve from where it enters the axes to where it leaves them, evenly spaced in flow. */
export function systemPoints(
  system: SystemCurve,
  flow: Axis,
  value: Axis,
): (readonly [flow: number, value: number])[] {
  // A level system, or one below its static head, meets that edge at no flow.
  const flowAt = (at: number, otherwise: number) => {
    const found = systemFlowAt(system, at);
    return Number.isFinite(found) ? found : otherwise;
  };
  const first = Math.max(flow.min, flowAt(value.min, 0));
  const last = Math.min(flow.max, flowAt(value.max, flow.max));
  return Array.from({ length: PARTS + 1 }, (_, at) => {
    const q = first + ((last - first) * at) / PARTS;
    return [q, systemValueAt(system, q)] as const;
  });
}
