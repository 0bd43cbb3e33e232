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

/** Least and greatest value drawn against an axis, except those of regulated curves. */
export interface Extent {
  readonly min: number;
  readonly max: number;
}

const X_STEPS = 8;
const Y_STEPS = 6;
const COARSE = 10;
/** Mantissas of a round step. */
export const ROUND_STEPS = [1, 2, 2.5, 5, 10];
/** If the first flow is below this share of the last, the axis begins at 0. */
const NEAR_ZERO = 0.1;
/** A step count this near to a whole number counts as whole, as in 0.3/0.1 = 3. */
const ROUNDING = 1e-9;

const EFFICIENCY = { min: 20, max: 100, interval: 10 };

/**
 * Divisors of the minimum that make room for the curves at half speed: 2 for flow, 4 for quantities that go with
 * r². Power axes begin at 0.
 */
const FLOW_DIVISOR = 2;
const DIVISORS: Readonly<Record<CurveAxis, number>> = {
  head: 4,
  pressure: 4,
  npsh: 4,
  power: 1,
  efficiency: 1,
  noise: 1,
};

/**
 * The least mantissa times a power of ten that is not below the given number. The last mantissa is a whole decade.
 */
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

/** 1, 2, 2.5 or 5 times a power of ten, above 10 also a multiple of 10; never less than the given step. */
export const roundStep = (step: number): number =>
  roundUpTo(ROUND_STEPS, step, (round) => round <= COARSE || Number.isInteger(round / COARSE));

/** The axis from the last multiple of an interval at or below the extent to the first at or above it. */
export function axisOver({ min, max }: Extent, interval: number): Axis {
  const low = roundDown(min, interval);
  const high = roundUp(max, interval);
  return { min: low, max: high > low ? high : low + interval, interval };
}

/** The flow axis (m³/h) over all flows that are drawn. */
export function flowAxis(extent: Extent): RegulatedAxis {
  const min = extent.min < NEAR_ZERO * extent.max ? 0 : extent.min;
  return regulated(axisInSteps({ min, max: extent.max }, X_STEPS), X_STEPS, FLOW_DIVISOR);
}

/**
 * Axes that begin at 0: pressure, because a fan's system curve does; power, so that a small wave does not look
 * like a fault of the machine.
 */
const FROM_ZERO: ReadonlySet<CurveAxis> = new Set(["pressure", "power"]);

/** The axis over all values drawn against it. */
export function valueAxis(key: CurveAxis, extent: Extent): RegulatedAxis {
  const whole = FROM_ZERO.has(key) ? { ...extent, min: Math.min(0, extent.min) } : extent;
  const axis = key === "efficiency" ? efficiencyAxis(extent) : axisInSteps(whole, Y_STEPS);
  return regulated(axis, Y_STEPS, DIVISORS[key]);
}

/** Efficiency runs from 20 to 100 %, or from 0 if a curve goes below 20, so that no curve is cut. */
function efficiencyAxis({ min, max }: Extent): Axis {
  const low = min < EFFICIENCY.min ? Math.min(0, min) : EFFICIENCY.min;
  return axisOver({ min: low, max: Math.max(max, EFFICIENCY.max) }, EFFICIENCY.interval);
}

function axisInSteps(extent: Extent, steps: number): Axis {
  const height = Math.max(Math.abs(extent.min), Math.abs(extent.max));
  const span = extent.max - extent.min;
  // A level line has no span but that of rounding; its height gives the step, so that it lies inside the axis.
  return axisOver(extent, roundStep((span > ROUNDING * height ? span : height || 1) / steps));
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
/** Removes rounding: 3 · 0.1 becomes 0.3. */
const tidy = (value: number) => Number(value.toPrecision(DIGITS));
