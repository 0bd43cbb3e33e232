import { axisOver, ROUND_STEPS, roundUpTo, type Axis } from "#domain/products/chart/axes.ts";
import { plotX, type PlotArea } from "#domain/products/drawing/PlotArea.ts";

export const PICTURE = { width: 560, height: 228 } as const;
export const AREA: PlotArea = { left: 56, top: 12, width: 492, height: 174 };

const MOST_LINES = 4;
const MOST_NAMES = 9;
/** Of plans that cost nothing, so that there is a step. */
const LEAST_COST = 1e-9;

/** From 0 past the most, about four round steps high. */
export function costAxis(most: number): Axis {
  const max = Math.max(most, LEAST_COST);
  return axisOver({ min: 0, max }, roundUpTo(ROUND_STEPS, max / MOST_LINES));
}

/** Where a step begins, px from the left; half a step further is its middle. */
export const stepFrom = (place: number, count: number): number =>
  plotX(AREA, { min: 0, max: count, interval: 1 }, place);

/** Steps that are named below the line: the first, the last, and some between. */
export function namedSteps(count: number): readonly number[] {
  const every = Math.ceil(count / MOST_NAMES);
  return Array.from({ length: count }, (_, place) => place).filter((place) => place % every === 0);
}

/** The place of a number of models among the steps, between two of them where it is none; in steps. */
export function placeOf(models: number, steps: readonly { readonly models: number }[]): number {
  const after = steps.findIndex((step) => step.models >= models);
  if (after < 0) return steps.length - 0.5;
  const next = steps[after]!.models;
  const before = steps[after - 1]?.models;
  if (before === undefined || next === models) return after + 0.5;
  return after - 0.5 + (models - before) / (next - before);
}
