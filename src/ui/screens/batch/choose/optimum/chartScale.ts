import { axisOver, ROUND_STEPS, roundUpTo, type Axis } from "#domain/products/chart/axes.ts";
import { plotX, type PlotArea } from "#domain/products/drawing/PlotArea.ts";

export const PICTURE = { width: 560, height: 228 } as const;
export const AREA: PlotArea = { left: 56, top: 12, width: 492, height: 174 };

const MOST_LINES = 4;
const MOST_NAMES = 9;
/** Minimum of the axis, for plans without cost. */
const LEAST_COST = 1e-9;

/** An axis from 0 beyond the maximum, with about four round steps. */
export function costAxis(most: number): Axis {
  const max = Math.max(most, LEAST_COST);
  return axisOver({ min: 0, max }, roundUpTo(ROUND_STEPS, max / MOST_LINES));
}

/** px from the left to the start of a step; half a step further is its middle. */
export const stepFrom = (place: number, count: number): number =>
  plotX(AREA, { min: 0, max: count, interval: 1 }, place);

/** The steps with a label below the axis: all, or from the first on every second, third and so on. */
export function namedSteps(count: number): readonly number[] {
  const every = Math.ceil(count / MOST_NAMES);
  return Array.from({ length: count }, (_, place) => place).filter((place) => place % every === 0);
}

/** The position of a number of models among the steps, in steps; between two steps if none has this number. */
export function placeOf(models: number, steps: readonly { readonly models: number }[]): number {
  const after = steps.findIndex((step) => step.models >= models);
  if (after < 0) return steps.length - 0.5;
  const next = steps[after]!.models;
  const before = steps[after - 1]?.models;
  if (before === undefined || next === models) return after + 0.5;
  return after - 0.5 + (models - before) / (next - before);
}
