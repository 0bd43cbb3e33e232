import type { Point } from "#domain/catalogue/curves/PageDrawing.ts";
import type { Chart } from "#domain/catalogue/curves/readCharts.ts";
import type { AxisEntry } from "#domain/catalogue/curves/PageEntry.ts";
import { isLevel, rulesOf } from "#domain/catalogue/curves/sheetCurve.ts";
import css from "./Curves.module.css";

type Axis = Chart["axes"][number];

const SIZE = 5;
const AWAY = 1.5;
/** Values of several axes at the same position are shown side by side, px. */
const BESIDE = 14;
/** Length of the ticks of axes whose rules do not cross the chart. */
const TICK = 4;

interface RuleProps {
  readonly axis: Axis;
  readonly frame: Chart["frame"];
  readonly at: number;
  readonly value: number;
  readonly isThrough: boolean;
  /** Number of earlier axes at the same position. */
  readonly before: number;
  readonly toPicture: (point: Point) => Point;
  readonly unit: number;
}

/** A rule with its value. The value is shown inside the frame, because the printed one is outside. */
function Rule({ axis, frame, at, value, isThrough, before, toPicture, unit }: RuleProps) {
  const inward = axis.side === "bottom" || axis.side === "right" ? -1 : 1;
  const end = axis.at + inward * TICK * unit;
  const level = isLevel(axis);
  const [from, to] = isThrough
    ? level
      ? [frame.top, frame.bottom]
      : [frame.left, frame.right]
    : [axis.at, end];
  const [x1, y1] = toPicture(level ? [at, from] : [from, at]);
  const [x2, y2] = toPicture(level ? [at, to] : [to, at]);
  const inside = axis.at + inward * (AWAY + before * BESIDE) * unit;
  const [x, y] = toPicture(
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
  /** Maps a point of the chart to the shown picture, if they differ. */
  readonly toPicture?: (point: Point) => Point;
  /** Length of a point of the page in the shown picture. */
  readonly unit?: number;
}

/** The used axes, drawn over the printed ones, so that a wrong scale is visible. */
export function AxisGrid({
  chart: { axes: read, frame },
  axes,
  toPicture = asItIs,
  unit = 1,
}: AxisGridProps) {
  // The rules of all axes would hide the chart; those of one axis in each direction are enough.
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
            {...{ axis, frame, at, value, before, toPicture, unit }}
            isThrough={through.has(axis)}
          />
        ));
      })}
    </g>
  );
}
