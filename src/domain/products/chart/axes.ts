import type { CurveAxis } from "../../physics/curve/curveQuantities.ts";

export interface Axis {
  readonly min: number;
  readonly max: number;
  readonly interval: number;
}

/** An axis with its bounds in the regulated view, named as on the wire. */
export interface RegulatedAxis extends Axis {
  readonly rMin: number;
  readonly rMax: number;
  readonly rInterval: number;
}

/** Least and greatest of everything drawn against an axis, regulated curves excepted. */
export interface Extent {
  readonly min: number;
  readonly max: number;
}

const X_STEPS = 8;
const Y_STEPS = 6;
const COARSE = 10;
const ROUND_STEPS = [1, 2, 2.5, 5, 10];
/** A first flow under this share of the last lets the axis begin at 0. */
const NEAR_ZERO = 0.1;
/** A step count this near to a whole number is that number: 0.3/0.1 is 3. */
const ROUNDING = 1e-9;

const EFFICIENCY = { min: 20, max: 100, interval: 10 };

/** By what the minimum is divided so that the curves of half speed fit: 2 for flow, 4 for what goes with r²; powers begin at 0. */
const FLOW_DIVISOR = 2;
const DIVISORS: Readonly<Record<CurveAxis, number>> = {
  head: 4,
  pressure: 4,
  npsh: 4,
  power: 1,
  efficiency: 1,
  noise: 1,
};

/** The least of the mantissas times a power of ten that is not less than asked; the last of them is a whole decade. */
export function roundUpTo(
  mantissas: readonly number[],
  step: number,
  isRound: (step: number) => boolean = () => true,
): number {
  const decade = 10 ** Math.floor(Math.log10(step));
  // No mantissa exceeds a whole decade.
  return tidy(
    mantissas
      .map((mantissa) => mantissa * decade)
      .find((round) => round >= step * (1 - ROUNDING) && isRound(round))!,
  );
}

/** 1, 2, 2.5 or 5 times a power of ten, over 10 a multiple of 10 besides; never less than asked. */
export const roundStep = (step: number): number =>
  roundUpTo(ROUND_STEPS, step, (round) => round <= COARSE || Number.isInteger(round / COARSE));

/** From the last multiple of an interval at or before what it holds to the first at or behind it. */
export function axisOver({ min, max }: Extent, interval: number): Axis {
  const low = roundDown(min, interval);
  const high = roundUp(max, interval);
  return { min: low, max: high > low ? high : low + interval, interval };
}

/** m³/h, of all flows drawn. */
export function flowAxis(extent: Extent): RegulatedAxis {
  const min = extent.min < NEAR_ZERO * extent.max ? 0 : extent.min;
  return regulated(axisInSteps({ min, max: extent.max }, X_STEPS), X_STEPS, FLOW_DIVISOR);
}

/** Pressures begin at 0, where a fan's system curve does; powers, so that a small wave does not look like a fault of the machine. */
const FROM_ZERO: ReadonlySet<CurveAxis> = new Set(["pressure", "power"]);

/** Of all values drawn against one axis. */
export function valueAxis(key: CurveAxis, extent: Extent): RegulatedAxis {
  const whole = FROM_ZERO.has(key) ? { ...extent, min: Math.min(0, extent.min) } : extent;
  const axis = key === "efficiency" ? efficiencyAxis(extent) : axisInSteps(whole, Y_STEPS);
  return regulated(axis, Y_STEPS, DIVISORS[key]);
}

/** Efficiency runs from 20 to 100 %, from 0 where a curve comes below 20: no curve is cut by its own axis. */
function efficiencyAxis({ min, max }: Extent): Axis {
  const low = min < EFFICIENCY.min ? Math.min(0, min) : EFFICIENCY.min;
  return axisOver({ min: low, max: Math.max(max, EFFICIENCY.max) }, EFFICIENCY.interval);
}

function axisInSteps(extent: Extent, steps: number): Axis {
  // A level line has no span: its own height gives the step, so that it lies inside the axis.
  return axisOver(extent, roundStep((extent.max - extent.min || Math.abs(extent.max) || 1) / steps));
}

function regulated(axis: Axis, steps: number, divisor: number): RegulatedAxis {
  if (divisor === 1) return { ...axis, rMin: axis.min, rMax: axis.max, rInterval: axis.interval };
  const min = axis.min > 0 ? axis.min / divisor : axis.min;
  const rInterval = roundStep((axis.max - min) / steps);
  return { ...axis, rMin: roundDown(min, rInterval), rMax: axis.max, rInterval };
}

const roundDown = (value: number, step: number) => tidy(Math.floor(value / step + ROUNDING) * step);
const roundUp = (value: number, step: number) => tidy(Math.ceil(value / step - ROUNDING) * step);

const DIGITS = 12;
/** 3 · 0.1 is written 0.3. */
const tidy = (value: number) => Number(value.toPrecision(DIGITS));
