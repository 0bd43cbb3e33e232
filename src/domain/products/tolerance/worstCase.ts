import {
  extremes,
  fallsNear,
  highestCrossing,
  knownAt,
  type MeasuredCurve,
} from "../../physics/curve/MeasuredCurve.ts";
import type { AcceptanceGrade, Ends } from "../../catalogue/standards/acceptanceGrades.ts";
import { TESTED_SHARE } from "../../catalogue/standards/testedUnits.ts";
import { systemOf, systemValueAt, type DesignPoint } from "../../physics/curve/systemCurve.ts";

export const TOLERANCE_VERDICTS = ["全部公差下满足", "名义满足", "不满足", "不能判断"] as const;
export type ToleranceVerdict = (typeof TOLERANCE_VERDICTS)[number];

/** A corner, or another point, of the box of tolerances: value times 1 + x, flow times 1 + y. */
export interface Corner {
  readonly x: number;
  readonly y: number;
  /** m³/h and value on the system curve; null where they leave the measured range. */
  readonly flow: number | null;
  readonly value: number | null;
  /** m³/h on the nominal curve. */
  readonly nominalFlow: number | null;
}

export interface WorstCase {
  readonly nominal: { readonly flow: number; readonly value: number; readonly power: number | null } | null;
  readonly corners: readonly Corner[];
  /** Least and greatest flow; null where a corner has none. */
  readonly flows: readonly [number, number] | null;
  /**
   * (1 + t_P) times the greatest power between the nominal flows of the corners, including the power's own error.
   */
  readonly power: number | null;
  readonly verdict: ToleranceVerdict;
}

/** Q/(1 + y) of a flow inside the scaled range, limited because rounding may set it beyond the last point. */
const unscaled = ({ from, to }: MeasuredCurve, flow: number, y: number): number =>
  Math.min(Math.max(flow / (1 + y), from), to);

/**
 * The true curve (1 + x)·(h(Q/(1 + y)) + off). Whether a flow is in range is decided in scaled flows: to·(1 +
 * y)/(1 + y) may exceed the last point by rounding, and h has no value there.
 */
function scaled(curve: MeasuredCurve, x: number, y: number, off: number): MeasuredCurve {
  const { from, to, at, knots } = curve;
  const [first, last] = [from * (1 + y), to * (1 + y)];
  return {
    from: first,
    to: last,
    at: (flow) =>
      flow >= first && flow <= last ? (1 + x) * (at(unscaled(curve, flow, y)) + off) : Number.NaN,
    knots: knots.map((flow) => flow * (1 + y)),
  };
}

/** Keeps a machine exactly at the duty from missing it by rounding; the search of a list uses the same share. */
const TOUCH = 1e-9;

const GRID = 20;

/** Both ends, or 21 figures evenly spaced between them. */
const sharesOf = ([low, high]: Ends, isGrid: boolean): readonly number[] =>
  isGrid ? Array.from({ length: GRID + 1 }, (_, step) => low + ((high - low) * step) / GRID) : [low, high];

/** Possible errors of curves that were read from a chart: Pa or m, and kW. */
export interface CurveErrors {
  readonly value: number;
  readonly power: number;
}

const EXACT: CurveErrors = { value: 0, power: 0 };

/**
 * The range of operating points within a grade's tolerances on the system through the duty: from the corners if
 * the curve falls near the duty, else from a grid of 21 × 21 (ENGINEERING-2 F.3). A corner outside the measured
 * range has no value, and then nothing is judged. A curve with an error is lowered by it at the lower end of the
 * value, and raised by it at the upper end.
 */
export function worstCase(
  curve: MeasuredCurve,
  power: MeasuredCurve | null,
  duty: DesignPoint,
  grade: Pick<AcceptanceGrade, "flow" | "value" | "power">,
  errors = EXACT,
): WorstCase {
  const system = systemOf(duty);
  const needed = (flow: number) => systemValueAt(system, flow);
  const nominalFlow = highestCrossing(curve, needed);
  const isGrid = !fallsNear(curve, duty.flow, curve.knots);
  const offs = sharesOf([-errors.value, errors.value], isGrid);
  const corners = sharesOf(grade.flow, isGrid).flatMap((y) =>
    sharesOf(grade.value, isGrid).map((x, at): Corner => {
      const flow = highestCrossing(scaled(curve, x, y, offs[at]!), needed);
      return flow === null
        ? { x, y, flow, value: null, nominalFlow: null }
        : { x, y, flow, value: needed(flow), nominalFlow: unscaled(curve, flow, y) };
    }),
  );
  const flows = corners.map(({ flow }) => flow).filter((flow) => flow !== null);
  const isKnown = flows.length === corners.length && nominalFlow !== null;
  const [least, most] = [
    flows.reduce((a, b) => Math.min(a, b), Infinity),
    flows.reduce((a, b) => Math.max(a, b), 0),
  ];
  const meets = (flow: number) => flow >= duty.flow * (1 - TOUCH);
  const verdict = (): ToleranceVerdict => {
    if (!isKnown) return "不能判断";
    if (!meets(nominalFlow)) return "不满足";
    return meets(least) ? "全部公差下满足" : "名义满足";
  };
  return {
    nominal:
      nominalFlow === null
        ? null
        : { flow: nominalFlow, value: needed(nominalFlow), power: power && knownAt(power, nominalFlow) },
    corners,
    flows: isKnown ? [least, most] : null,
    power: isKnown && power !== null ? greatestPower(power, corners, grade.power, errors.power) : null,
    verdict: verdict(),
  };
}

function greatestPower(
  power: MeasuredCurve,
  corners: readonly Corner[],
  tolerance: number,
  off: number,
): number | null {
  const flows = corners.map(({ nominalFlow }) => nominalFlow ?? Number.NaN);
  const [least, most] = [flows.reduce((a, b) => Math.min(a, b)), flows.reduce((a, b) => Math.max(a, b))];
  // Beyond its measured points the power is not known.
  if (!(least >= power.from && most <= power.to)) return null;
  const range = extremes(power, least, most);
  return range && (1 + tolerance) * (range.most + off);
}

/** Keeps rounding from counting as a shortfall. */
const SAME = 1e-12;
const ratio = (value: number, of: number): number => {
  const surplus = value / of - 1;
  return Math.abs(surplus) < SAME ? 0 : surplus;
};

export interface CapacityVerdict {
  readonly nominal: number;
  readonly atTolerance: number;
  readonly verdict: ToleranceVerdict;
}

/** Whether a unit of a stated capacity meets a room's requirement, if a test may find only a share of it. */
export function judgeCapacity(
  capacity: number,
  required: number,
  share = TESTED_SHARE.value,
): CapacityVerdict {
  const [nominal, atTolerance] = [ratio(capacity, required), ratio(share * capacity, required)];
  return {
    nominal,
    atTolerance,
    verdict: atTolerance >= 0 ? "全部公差下满足" : nominal >= 0 ? "名义满足" : "不满足",
  };
}
