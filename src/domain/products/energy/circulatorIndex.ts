import { stationaryPoints } from "../../physics/curve/stationaryPoints.ts";
import { valueOrNaN } from "../../physics/curve/valueAt.ts";
import { fail, ok, type Result } from "../../base/result.ts";
import { fluidPower, fullInputPower, type EnergyMachine } from "./EnergyMachine.ts";
import { PROFILES } from "./LoadProfile.ts";

/** (EU) 622/2012, annex II, covers hydraulic powers from 1 to 2500 W. */
const LEAST_POWER = 1;
const GREATEST_POWER = 2500;
const WATTS = 1000;
/** C of the regulation: calibrated so that a fifth of all circulators of the time reached an index of 0.20. */
const CALIBRATION = 0.49;

/** Power from the mains in W of an average circulator, for a hydraulic power in W. */
export const referencePower = (hydraulic: number): number =>
  1.7 * hydraulic + 17 * (1 - Math.exp(-0.3 * hydraulic));

export interface CirculatorIndex {
  readonly index: number;
  /** Flow in m³/h and head in m where Q·H is greatest. */
  readonly flow: number;
  readonly head: number;
  /** W */
  readonly hydraulicPower: number;
  readonly referencePower: number;
  readonly averagePower: number;
  readonly rows: readonly {
    readonly share: number;
    readonly time: number;
    /** m on the reference curve and on the measured curve. */
    readonly referenceHead: number;
    readonly head: number;
    /** W from the mains, as measured and as counted. */
    readonly power: number;
    readonly counted: number;
  }[];
}

/**
 * Energy efficiency index of a circulator on its measured curve. H_ref = H_100·(½ + ½·Q/Q_100). A power counts
 * multiplied by H_ref/H where the circulator gives less than the reference, else as it is. EEI = 0.49·P_avg/P_ref.
 */
export function circulatorIndex(
  machine: EnergyMachine,
): Result<CirculatorIndex, "no-electric-power" | "out-of-range" | "not-a-circulator"> {
  const [flow, head] = greatestOutput(machine);
  const hydraulic = fluidPower(machine, flow, head) * WATTS;
  if (!(hydraulic >= LEAST_POWER && hydraulic <= GREATEST_POWER)) return fail("not-a-circulator");
  const rows: CirculatorIndex["rows"][number][] = [];
  for (const { share, time } of PROFILES.closedLoop.rows) {
    const q = share * flow;
    const measured = valueOrNaN(machine.pressure, q);
    if (Number.isNaN(measured)) return fail("out-of-range");
    const input = fullInputPower(machine, q);
    if (input === null) return fail("no-electric-power");
    const referenceHead = head * (0.5 + 0.5 * share);
    const power = input * WATTS;
    const counted = measured <= referenceHead ? (power * referenceHead) / measured : power;
    rows.push({ share, time, referenceHead, head: measured, power, counted });
  }
  const averagePower = rows.reduce((sum, { time, counted }) => sum + time * counted, 0);
  const reference = referencePower(hydraulic);
  return ok({
    index: (CALIBRATION * averagePower) / reference,
    flow,
    head,
    hydraulicPower: hydraulic,
    referencePower: reference,
    averagePower,
    rows,
  });
}

/** The point where flow times head is greatest: at an end of the range or where Q·H is level. */
function greatestOutput({ pressure }: EnergyMachine): readonly [flow: number, head: number] {
  const { knots, coefficients, stride, first, last } = pressure;
  const width = stride + 1;
  const product = new Float64Array((knots.length - 1) * width);
  for (let piece = 0; piece + 1 < knots.length; piece++) {
    // A piece has a knot on either side; q = m + h·t.
    const [left, right] = [knots[piece]!, knots[piece + 1]!];
    const [middle, half] = [(left + right) / 2, (right - left) / 2];
    for (let power = 0; power < stride; power++) {
      const coefficient = coefficients[piece * stride + power]!;
      product[piece * width + power]! += middle * coefficient;
      product[piece * width + power + 1]! += half * coefficient;
    }
  }
  const output = { first, last, knots, coefficients: product, stride: width };
  let best = first;
  for (const q of [...stationaryPoints(output), last])
    if (valueOrNaN(output, q) > valueOrNaN(output, best)) best = q;
  return [best, valueOrNaN(pressure, best)];
}
