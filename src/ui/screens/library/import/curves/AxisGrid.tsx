import type { Chart } from "#domain/catalogue/curves/readCharts.ts";
import type { AxisEntry } from "#domain/catalogue/curves/PageEntry.ts";
import { isLevel, rulesOf } from "#domain/catalogue/curves/sheetCurve.ts";
import css from "./Curves.module.css";

type Axis = Chart["axes"][number];

const SIZE = 5;
const AWAY = 1.5;
/** Axes whose rules do not go through the chart. */
const TICK = 4;

interface RuleProps {
  readonly axis: Axis;
  readonly frame: Chart["frame"];
  readonly at: number;
  readonly value: number;
  readonly isThrough: boolean;
}

/** One rule with its value, which stands inside of its axis: the printed one stands outside. */
function Rule({ axis, frame, at, value, isThrough }: RuleProps) {
  const inward = axis.side === "bottom" || axis.side === "right" ? -1 : 1;
  const end = axis.at + inward * TICK;
  const place = axis.at + inward * AWAY;
  const [from, to] = isThrough
    ? isLevel(axis)
      ? [frame.top, frame.bottom]
      : [frame.left, frame.right]
    : [axis.at, end];
  return isLevel(axis) ? (
    <>
      <line className={css["rule"]} x1={at} x2={at} y1={from} y2={to} />
      <text
        className={css["value"]}
        x={at + AWAY}
        y={place + (axis.side === "top" ? SIZE : 0)}
        fontSize={SIZE}
      >
        {value}
      </text>
    </>
  ) : (
    <>
      <line className={css["rule"]} x1={from} x2={to} y1={at} y2={at} />
      <text
        className={css["value"]}
        x={place}
        y={at - AWAY}
        fontSize={SIZE}
        textAnchor={axis.side === "right" ? "end" : "start"}
      >
        {value}
      </text>
    </>
  );
}

interface AxisGridProps {
  readonly chart: Pick<Chart, "axes" | "frame">;
  readonly axes: readonly AxisEntry[];
}

/** Axes as they are used, laid over the printed ones: a wrong scale is seen beside what is printed. */
export function AxisGrid({ chart: { axes: read, frame }, axes }: AxisGridProps) {
  // The rules of all axes together would hide the chart: those of one each way tell.
  const through = new Set([read.find(isLevel), read.find((axis) => !isLevel(axis))]);
  return (
    <g aria-hidden>
      {read.flatMap((axis, place) => {
        const entry = axes[place];
        if (entry === undefined) return [];
        return rulesOf(axis, frame, entry).map(({ at, value }) => (
          <Rule
            key={`${place} ${value}`}
            axis={axis}
            frame={frame}
            at={at}
            value={value}
            isThrough={through.has(axis)}
          />
        ));
      })}
    </g>
  );
}
