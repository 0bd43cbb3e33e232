import type { Point } from "#domain/catalogue/curves/PageDrawing.ts";
import type { Chart } from "#domain/catalogue/curves/readCharts.ts";
import type { AxisEntry } from "#domain/catalogue/curves/PageEntry.ts";
import { isLevel, rulesOf } from "#domain/catalogue/curves/sheetCurve.ts";
import css from "./Curves.module.css";

type Axis = Chart["axes"][number];

const SIZE = 5;
const AWAY = 1.5;
/** Values of several axes at one place stand beside each other. */
const BESIDE = 14;
/** Axes whose rules do not go through the chart. */
const TICK = 4;

interface RuleProps {
  readonly axis: Axis;
  readonly frame: Chart["frame"];
  readonly at: number;
  readonly value: number;
  readonly isThrough: boolean;
  /** Axes before it at the same place. */
  readonly before: number;
  readonly place: (point: Point) => Point;
  readonly unit: number;
}

/** One rule with its value, which stands inside of its axis: the printed one stands outside. */
function Rule({ axis, frame, at, value, isThrough, before, place, unit }: RuleProps) {
  const inward = axis.side === "bottom" || axis.side === "right" ? -1 : 1;
  const end = axis.at + inward * TICK * unit;
  const level = isLevel(axis);
  const [from, to] = isThrough
    ? level
      ? [frame.top, frame.bottom]
      : [frame.left, frame.right]
    : [axis.at, end];
  const [x1, y1] = place(level ? [at, from] : [from, at]);
  const [x2, y2] = place(level ? [at, to] : [to, at]);
  const inside = axis.at + inward * (AWAY + before * BESIDE) * unit;
  const [x, y] = place(
    level ? [at + AWAY * unit, inside + (axis.side === "top" ? SIZE * unit : 0)] : [inside, at - AWAY * unit],
  );
  return (
    <>
      <line className={css["rule"]} x1={x1} x2={x2} y1={y1} y2={y2} strokeWidth={0.3 * unit} />
      <text
        className={css["value"]}
        x={x}
        y={y}
        fontSize={SIZE * unit}
        strokeWidth={1.5 * unit}
        textAnchor={!level && axis.side === "right" ? "end" : "start"}
      >
        {value}
      </text>
    </>
  );
}

const asItIs = (point: Point) => point;

interface AxisGridProps {
  readonly chart: Pick<Chart, "axes" | "frame">;
  readonly axes: readonly AxisEntry[];
  /** From the chart to what is shown, where that is not the same. */
  readonly place?: (point: Point) => Point;
  /** A point of a page in the measure of what is shown. */
  readonly unit?: number;
}

/** Axes as they are used, laid over the printed ones: a wrong scale is seen beside what is printed. */
export function AxisGrid({ chart: { axes: read, frame }, axes, place = asItIs, unit = 1 }: AxisGridProps) {
  // The rules of all axes together would hide the chart: those of one each way tell.
  const through = new Set([read.find(isLevel), read.find((axis) => !isLevel(axis))]);
  return (
    <g aria-hidden>
      {read.flatMap((axis, nth) => {
        const entry = axes[nth];
        if (entry === undefined) return [];
        const before = read
          .slice(0, nth)
          .filter(({ side, at }) => side === axis.side && at === axis.at).length;
        return rulesOf(axis, frame, entry).map(({ at, value }) => (
          <Rule
            key={`${nth} ${value}`}
            {...{ axis, frame, at, value, before, place, unit }}
            isThrough={through.has(axis)}
          />
        ));
      })}
    </g>
  );
}
