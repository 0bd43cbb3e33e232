import { greatest, least } from "../../base/lists.ts";
import { boxMark, lineMark, SIZE, textMark } from "./sheetStyle.ts";
import type { SheetBlock, SheetMark } from "./SheetMark.ts";

/** Figures of one unit as bars, with curves drawn over them. */
export interface BookBars {
  readonly title: string;
  /** Below each bar. */
  readonly labels: readonly string[];
  readonly values: readonly number[];
  /** Each with a value for each bar. */
  readonly curves: readonly { readonly name: string; readonly values: readonly number[] }[];
}

/** Levels are drawn in steps of ten. */
const STEP = 10;
/** The axis goes no further below 0 dB: lower levels are not heard. */
const LEAST = -20;
const FEWEST_STEPS = 3;

/** The range of the axis in dB, in tens, that contains the levels. */
export function levelRange(levels: readonly number[]): { readonly low: number; readonly high: number } {
  const low = Math.floor(least(levels) / STEP) * STEP;
  const high = Math.ceil(greatest(levels) / STEP) * STEP;
  return { low: Math.max(LEAST, low), high: Math.max(low + FEWEST_STEPS * STEP, high) };
}

/** In points: the size of the picture, and the distances from its edges to its bars. */
const [WIDTH, HEIGHT] = [420, 170];
const [LEFT, RIGHT, TOP, BOTTOM] = [24, 44, 24, 20];
const BAR = 0.5;
/** Least distance between the names of curves that end at the same level. */
const NAME = 9;

/** Levels as bars, each with its figure, and the curves over them. */
export function barBlock({ title, labels, values, curves }: BookBars): SheetBlock {
  const { low, high } = levelRange([...values, ...curves.flatMap((curve) => curve.values)]);
  const up = (level: number) =>
    HEIGHT - BOTTOM - ((Math.max(level, low) - low) / (high - low)) * (HEIGHT - TOP - BOTTOM);
  const step = (WIDTH - LEFT - RIGHT) / labels.length;
  const across = (at: number) => LEFT + (at + 0.5) * step;
  const small = { size: SIZE.small, role: "label" } as const;
  const rules = Array.from({ length: (high - low) / STEP + 1 }, (_, at) => low + at * STEP);
  const ends = curves.map((curve) => up(curve.values.at(-1)!)).toSorted((one, other) => one - other);
  const apart = ends.length < 2 ? 0 : Math.max(0, NAME - (ends[1]! - ends[0]!));
  const marks: readonly SheetMark[] = [
    textMark([0, 10], title, small),
    ...rules.flatMap((level) => [
      lineMark([LEFT, up(level), WIDTH - RIGHT, up(level)]),
      textMark([LEFT - 4, up(level) + 2], String(level), { ...small, align: "right" }),
    ]),
    ...values.flatMap((value, at) => [
      boxMark([across(at) - (step * BAR) / 2, up(value)], [step * BAR, HEIGHT - BOTTOM - up(value)], {
        fill: "grid line",
        edge: "label",
      }),
      textMark([across(at), up(value) - 2], String(Math.round(value)), { ...small, align: "center" }),
      textMark([across(at), HEIGHT - 8], labels[at]!, { ...small, align: "center" }),
    ]),
    ...curves.flatMap((curve, at) => {
      const end = up(curve.values.at(-1)!);
      return [
        lineMark(
          curve.values.flatMap((value, index) => [across(index), up(value)]),
          { width: 1, role: "text", isDashed: at > 0 },
        ),
        textMark(
          [WIDTH - RIGHT + 4, end + 2 + (end === ends[0] && at === 0 ? -apart : 0)],
          curve.name,
          small,
        ),
      ];
    }),
  ];
  return { height: HEIGHT, marks };
}
