import type { Axis } from "../curve/axes.ts";
import { axisTicks } from "../curve/axisTicks.ts";
import { AXIS_LINE, axisColour, GRID_LINE, INK_2 } from "../curve/curveColours.ts";
import type { YAxis } from "../curve/ChartModel.ts";
import { formatPlain } from "../formatNumber.ts";
import { plotX, plotY, type PlotArea } from "./plotArea.ts";
import type { SheetMark } from "./SheetMark.ts";
import { lineMark, SIZE, textMark } from "./sheetStyle.ts";

/** Room for the figures of one value axis. */
export const RAIL = 36;
const TICK = 3;
const GAP = 5;
/** From a text's middle to its base line, as a share of its size. */
const MIDDLE = 0.35;

/** The flow axis below the curves, with grid lines over their height. */
export function flowAxisMarks(area: PlotArea, axis: Axis, title: string): SheetMark[] {
  const bottom = area.top + area.height;
  const right = area.left + area.width;
  return [
    ...axisTicks(axis).flatMap((tick): SheetMark[] => {
      const x = plotX(area, axis, tick);
      return [
        lineMark([x, area.top, x, bottom], { colour: GRID_LINE }),
        textMark([x, bottom + 9], formatPlain(tick), {
          size: SIZE.small,
          colour: INK_2,
          align: "center",
        }),
      ];
    }),
    lineMark([area.left, bottom, right, bottom], { colour: AXIS_LINE }),
    textMark([right, bottom + 19], title, { size: SIZE.small, colour: INK_2, align: "right" }),
  ];
}

/**
 * A value axis: the first of a grid stands at the left and draws the grid lines, the others at the right, one outside
 * the other.
 *
 * @param place of the axis within its grid
 */
export function valueAxisMarks(area: PlotArea, axis: YAxis, place: number): SheetMark[] {
  const isLeft = place === 0;
  const right = area.left + area.width;
  const x = isLeft ? area.left : right + (place - 1) * RAIL;
  const side = isLeft ? -1 : 1;
  const text = { size: SIZE.small, colour: axisColour(axis.key), align: isLeft ? "right" : "left" } as const;
  return [
    ...axisTicks(axis.inForce).flatMap((tick): SheetMark[] => {
      const y = plotY(area, axis.inForce, tick);
      return [
        ...(isLeft ? [lineMark([area.left, y, right, y], { colour: GRID_LINE })] : []),
        lineMark([x, y, x + side * TICK, y], { colour: AXIS_LINE }),
        textMark([x + side * GAP, y + MIDDLE * SIZE.small], formatPlain(tick), text),
      ];
    }),
    lineMark([x, area.top, x, area.top + area.height], { colour: AXIS_LINE }),
    textMark([x + side * GAP, area.top - 14], axis.name, text),
    textMark([x + side * GAP, area.top - 6.5], axis.unit, text),
  ];
}
