import type { AxisMark } from "#domain/products/drawing/ChartDrawing.ts";
import { plotX, plotY, type PlotArea } from "#domain/products/drawing/PlotArea.ts";
import css from "./GridLines.module.css";

/** px from a figure to its grid line, and from the middle of the line to the text's baseline. */
const GAP = 6;
const BASE = 4;
/** px from the plot's lower edge to the baseline of a figure. */
const BELOW = 14;

interface GridLinesProps {
  readonly area: PlotArea;
  readonly axis: Pick<AxisMark, "range" | "ticks">;
}

/** Grid lines of a value axis in an SVG, with figures at the left. */
export const ValueLines = ({ area, axis: { range, ticks } }: GridLinesProps) =>
  ticks.map(({ value, text }) => {
    const y = plotY(area, range, value);
    return (
      <g key={value}>
        <line className={css["line"]} x1={area.left} x2={area.left + area.width} y1={y} y2={y} />
        <text className={css["figure"]} x={area.left - GAP} y={y + BASE} textAnchor="end">
          {text}
        </text>
      </g>
    );
  });

/** Grid lines of a flow axis, with figures below the plot. */
export const FlowLines = ({ area, axis: { range, ticks } }: GridLinesProps) =>
  ticks.map(({ value, text }) => {
    const x = plotX(area, range, value);
    const bottom = area.top + area.height;
    return (
      <g key={value}>
        <line className={css["line"]} x1={x} x2={x} y1={area.top} y2={bottom} />
        <text className={css["figure"]} x={x} y={bottom + BELOW} textAnchor="middle">
          {text}
        </text>
      </g>
    );
  });
