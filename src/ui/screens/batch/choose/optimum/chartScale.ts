/** Where the plot lies in the picture, px. */
export const CHART = { width: 560, height: 228, left: 56, right: 12, top: 12, bottom: 42 } as const;

export const PLOT_WIDTH = CHART.width - CHART.left - CHART.right;
const PLOT_HEIGHT = CHART.height - CHART.top - CHART.bottom;
const MOST_LINES = 4;
const MOST_NAMES = 9;

/** Round steps, of which about four fill the height. */
export function gridOf(most: number): readonly number[] {
  const rough = Math.max(most, 1e-9) / MOST_LINES;
  const power = 10 ** Math.floor(Math.log10(rough));
  const step = ([1, 2, 2.5, 5, 10].find((factor) => factor * power >= rough) ?? 10) * power;
  return Array.from({ length: Math.ceil(most / step - 1e-9) + 1 }, (_, at) => at * step);
}

/** px from the top. */
export const heightOf = (value: number, most: number): number =>
  CHART.top + PLOT_HEIGHT * (1 - Math.min(value / most, 1));

/** Where the step of one place begins and ends, px from the left. */
export const stepFrom = (place: number, count: number): number => CHART.left + (PLOT_WIDTH * place) / count;

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
