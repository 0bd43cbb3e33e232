import { GRID_LINE, INK_3 } from "../curve/curveColours.ts";
import { flowFactsOf } from "../curve/curveQuantities.ts";
import { regionsInForce } from "../curve/regionsInForce.ts";
import { flowAxisMarks, RAIL, valueAxisMarks } from "./axisMarks.ts";
import { curveMarks } from "./curveMarks.ts";
import type { SheetChart } from "./DataSheet.ts";
import { labelMarks } from "./labelMarks.ts";
import { plotX, type PlotArea } from "./plotArea.ts";
import { pointMarks } from "./pointMarks.ts";
import type { Measure, SheetBlock, SheetMark } from "./SheetMark.ts";
import { boxMark, CONTENT_WIDTH, SIZE, textMark } from "./sheetStyle.ts";

/** Above the curves stand the axes' names, below them the figures of the flow. */
const HEAD = 26;
const FOOT = 24;
const HEIGHT = { 0: 236, 1: 110 } as const;
const SHADE = "#F2F4F6";

/**
 * The plot areas of a chart: one, or with a fourth value axis a second one below, both as wide.
 *
 * @param share of the usual height, for a sheet that would be a page longer with it
 */
export function plotAreas(
  { model }: SheetChart,
  share = 1,
): readonly { readonly grid: 0 | 1; readonly area: PlotArea }[] {
  const inFirst = model.frame.yAxes.filter(({ grid }) => grid === 0).length;
  const rightAxes = Math.max(inFirst - 1, model.frame.yAxes.length - inFirst - 1);
  const side = { left: RAIL, width: CONTENT_WIDTH - RAIL * (1 + rightAxes) };
  const first = { grid: 0, area: { ...side, top: HEAD, height: share * HEIGHT[0] } } as const;
  const top = HEAD + share * HEIGHT[0] + FOOT + HEAD;
  return model.frame.yAxes.length > inFirst
    ? [first, { grid: 1, area: { ...side, top, height: share * HEIGHT[1] } }]
    : [first];
}

/** The performance curves with system curve, design and operating points, drawn from the chart's own model. */
export function chartBlock(chart: SheetChart, measure: Measure, share = 1): SheetBlock {
  const areas = plotAreas(chart, share);
  const { frame } = chart.model;
  const flow = flowFactsOf(chart.machine);
  const marks = areas.flatMap(({ grid, area }): SheetMark[] => [
    ...(grid === 0 ? bestRegionMarks(chart, area) : []),
    ...flowAxisMarks(area, frame.xAxisInForce, `${flow.name} ${flow.unit}`),
    ...frame.yAxes
      .filter((axis) => axis.grid === grid)
      .flatMap((axis, place) => valueAxisMarks(area, axis, place)),
    ...namedMarks(chart, area, grid, measure),
  ]);
  const last = areas.at(-1)!.area;
  return { marks, height: last.top + last.height + FOOT };
}

/** Curves and points with their names and values. */
function namedMarks(chart: SheetChart, area: PlotArea, grid: 0 | 1, measure: Measure): SheetMark[] {
  const { lines, names, systemNames } = curveMarks(chart, area, grid, measure);
  const { shapes, spots, labels } = pointMarks(chart, area, grid, measure);
  const atEnds = labelMarks(names, [], area);
  const others = labelMarks([...labels, ...systemNames], [...spots, ...atEnds.places], area);
  return [...lines, ...atEnds.marks, ...others.marks, ...shapes];
}

/** 70 to 120 % of the best-efficiency flow of the main setting. */
function bestRegionMarks({ model }: SheetChart, area: PlotArea): SheetMark[] {
  const [region] = regionsInForce(model);
  if (region === undefined) return [];
  const from = plotX(area, model.frame.xAxisInForce, region.from);
  const to = plotX(area, model.frame.xAxisInForce, region.to);
  return [
    boxMark([from, area.top], [to - from, area.height], { fill: SHADE, edge: GRID_LINE }),
    textMark([from + 3, area.top + area.height - 4], "最高效率流量的 70–120 %", {
      size: SIZE.small,
      colour: INK_3,
    }),
  ];
}
