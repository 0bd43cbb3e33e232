import type { AxisMark, ValueAxisMark } from "../../products/drawing/ChartDrawing.ts";
import { plotX, plotY, type PlotArea } from "../../products/drawing/PlotArea.ts";
import type { SheetMark } from "./SheetMark.ts";
import { lineMark, SIZE, textMark } from "./sheetStyle.ts";

/** Width for the figures of one value axis. */
export const RAIL = 36;
const TICK = 3;
const GAP = 5;
/** Distance from a text's middle to its base line, as a share of its size. */
export const MIDDLE = 0.35;

/**
 * The flow axis below the curves, with grid lines over their height.
 *
 * @param span from its first figure to its last
 */
export function flowAxisMarks(
  area: PlotArea,
  { range, ticks, name, unit }: AxisMark,
  span: number,
): SheetMark[] {
  const bottom = area.top + area.height;
  const right = area.left + area.width;
  return [
    ...ticks.flatMap(({ value, text }): SheetMark[] => {
      const x = plotX({ ...area, width: span }, range, value);
      return [
        lineMark([x, area.top, x, bottom], { role: "grid line" }),
        textMark([x, bottom + 9], text, { size: SIZE.small, role: "label", align: "center" }),
      ];
    }),
    lineMark([area.left, bottom, right, bottom], { role: "axis line" }),
    textMark([right, bottom + 19], `${name} ${unit}`, { size: SIZE.small, role: "label", align: "right" }),
  ];
}

/**
 * A value axis. The first of a grid stands at the left and draws the grid lines; the others stand at the right,
 * each further out.
 */
export function valueAxisMarks(
  area: PlotArea,
  { range, ticks, name, unit, role, order }: ValueAxisMark,
): SheetMark[] {
  const isLeft = order === 0;
  const right = area.left + area.width;
  const x = isLeft ? area.left : right + (order - 1) * RAIL;
  const side = isLeft ? -1 : 1;
  const text = { size: SIZE.small, role, align: isLeft ? "right" : "left" } as const;
  return [
    ...ticks.flatMap((tick): SheetMark[] => {
      const y = plotY(area, range, tick.value);
      return [
        ...(isLeft ? [lineMark([area.left, y, right, y], { role: "grid line" })] : []),
        lineMark([x, y, x + side * TICK, y], { role: "axis line" }),
        textMark([x + side * GAP, y + MIDDLE * SIZE.small], tick.text, text),
      ];
    }),
    lineMark([x, area.top, x, area.top + area.height], { role: "axis line" }),
    textMark([x + side * GAP, area.top - 14], name, text),
    textMark([x + side * GAP, area.top - 6.5], unit, text),
  ];
}
