import { greatest } from "../../base/lists.ts";
import type { BandMark, ChartDrawing, LineMark, NamedChart } from "../../products/drawing/ChartDrawing.ts";
import { WHOLE_VIEW, type ChartView } from "../../products/drawing/ChartView.ts";
import { drawAxes, drawChart } from "../../products/drawing/drawChart.ts";
import { columnRoom, endNames } from "../../products/drawing/endNames.ts";
import { lastDrawn } from "../../products/drawing/lineIndexes.ts";
import type { Rect } from "../../products/drawing/placeLabels.ts";
import { placeMarks, type PlacedPoint } from "../../products/drawing/placeMarks.ts";
import type { PlacedName, Plot } from "../../products/drawing/Plot.ts";
import { plotX, plotY, type PlotArea } from "../../products/drawing/PlotArea.ts";
import type { Role } from "../../products/drawing/Role.ts";
import { flowAxisMarks, MIDDLE, RAIL, valueAxisMarks } from "./axisMarks.ts";
import { polylines } from "./polylines.ts";
import type { Measure, SheetBlock, SheetMark } from "./SheetMark.ts";
import { boxMark, CONTENT_WIDTH, lineMark, SIZE, textMark } from "./sheetStyle.ts";

/** Room for the axes' names above the curves, and for the flow figures below. */
const HEAD = 26;
const FOOT = 24;
const HEIGHT = { 0: 236, 1: 110 } as const;

const LINE_WIDTH = { curve: 1.2, behind: 0.6, system: 0.7, limit: 0.6 } as const;
const LEADER_WIDTH = 0.4;
const CROSS = 4;
const CROSS_WIDTH = 1;
/** Half the size of a point, including a dot's white edge. */
const REACH = 3.6;
/** Radii of the outer and the inner disc. */
const DISCS = { dot: [REACH, 2.4], ring: [3, 1.8] } as const;

const LETTERING = { line: SIZE.small + 1, beside: 4, gap: 4.2, reach: REACH };
/** Least share of a narrow plot that the curves keep beside the names. */
const LEAST_SPAN = 0.6;

interface GridArea {
  readonly grid: 0 | 1;
  readonly area: PlotArea;
}

/**
 * The plot areas of a chart: one, or a second one below for a fourth value axis, both equally wide.
 *
 * @param share of the usual height, for a sheet that would otherwise need another page
 */
export function plotAreas(
  { machine, model }: NamedChart,
  share = 1,
  view: ChartView = WHOLE_VIEW,
): readonly GridArea[] {
  const axes = drawAxes(machine, model.frame, view).axes.filter((axis) => axis !== null);
  const inFirst = axes.filter(({ grid }) => grid === 0).length;
  const rightAxes = Math.max(inFirst - 1, axes.length - inFirst - 1);
  const side = { left: RAIL, width: CONTENT_WIDTH - RAIL * (1 + rightAxes) };
  const first = { grid: 0, area: { ...side, top: HEAD, height: share * HEIGHT[0] } } as const;
  const top = HEAD + share * HEIGHT[0] + FOOT + HEAD;
  return axes.length > inFirst
    ? [first, { grid: 1, area: { ...side, top, height: share * HEIGHT[1] } }]
    : [first];
}

/** The performance curves with system curve, design and operating points: the page's drawing, in points. */
export function chartBlock(
  chart: NamedChart,
  measure: Measure,
  share = 1,
  view: ChartView = WHOLE_VIEW,
): SheetBlock {
  const areas = plotAreas(chart, share, view);
  const drawing = drawChart(chart, view);
  const last = areas.at(-1)!.area;
  const span = flowSpan(drawing, areas, measure);
  const marks = areas.flatMap(({ grid, area }) =>
    gridMarks(drawing, plotOf(drawing, { grid, area }, span, measure), { grid, area }, span),
  );
  return { marks, height: last.top + last.height + FOOT };
}

/** Width of the flow axis: that of the plot, or less if a column of names needs room behind the curves. */
function flowSpan(drawing: ChartDrawing, areas: readonly GridArea[], measure: Measure): number {
  const { width } = areas[0]!.area;
  const ends = areas.flatMap((area) => {
    const plot = plotOf(drawing, area, width, measure);
    const names = endNames(drawing, plot);
    return names.some(({ leader }) => leader !== null) ? names : [];
  });
  if (ends.length === 0) return width;
  const room = columnRoom(
    ends.map(({ box }) => box.width),
    LETTERING.beside,
  );
  const { grid } = drawing;
  const furthest = greatest(ends.map(({ line }) => lastDrawn(line) / (grid.length - 1)));
  return Math.max(LEAST_SPAN * width, Math.min(width, (width - room) / furthest));
}

function plotOf(drawing: ChartDrawing, { grid, area }: GridArea, span: number, measure: Measure): Plot {
  const own = ownAxes(drawing, grid);
  return {
    pane: area,
    x: (flow) => plotX({ ...area, width: span }, drawing.flow.range, flow),
    y(at, value) {
      const axis = own[at];
      return axis ? plotY(area, axis.range, value) : null;
    },
    lettering: { ...LETTERING, measure: (text) => measure(text, SIZE.small) },
  };
}

const ownAxes = ({ axes }: ChartDrawing, grid: 0 | 1) =>
  axes.map((axis) => (axis?.grid === grid ? axis : null));

function gridMarks(drawing: ChartDrawing, plot: Plot, { grid, area }: GridArea, span: number): SheetMark[] {
  const { names, points } = placeMarks(drawing, plot);
  return [
    ...(drawing.band ? bandMarks(drawing.band, grid, plot) : []),
    ...flowAxisMarks(area, drawing.flow, span),
    ...ownAxes(drawing, grid).flatMap((axis) => (axis ? valueAxisMarks(area, axis) : [])),
    ...drawing.lines.flatMap((line) => curveMarks(line, drawing, plot)),
    ...names.flatMap(leaderMarks),
    ...names.flatMap(({ line, box }) => wordMarks(line.name, roleOf(line), box)),
    ...points.flatMap(({ mark, label }) => (label ? wordMarks(mark.label, mark.role, label) : [])),
    ...points.flatMap(shapeMarks),
  ];
}

/** 70 to 120 % of the best-efficiency flow, with its name in the first grid. */
function bandMarks({ from, to, name }: BandMark, grid: 0 | 1, { pane, x }: Plot): SheetMark[] {
  const bottom = pane.top + pane.height;
  const words = textMark([(x(from) + x(to)) / 2, bottom - 4], name, {
    size: SIZE.small,
    role: "hint",
    align: "center",
  });
  return [
    boxMark([x(from), pane.top], [x(to) - x(from), pane.height], { fill: "best region" }),
    ...(grid === 0 ? [words] : []),
  ];
}

/** Replaced curves are pale and without colour: the colour of thin lines on paper is hard to see. */
const roleOf = ({ kind, role }: LineMark): Role => (kind === "behind" ? "replaced" : role);

function curveMarks(line: LineMark, { axes, grid }: ChartDrawing, { x, y }: Plot): SheetMark[] {
  const range = axes[line.axis]?.range;
  if (range === undefined || y(line.axis, range.min) === null) return [];
  const { kind, isDashed } = line;
  // Every index lies on this axis and on the grid.
  return polylines(line.values, range, (at, value) => [x(grid[at]!), y(line.axis, value)!]).map((run) =>
    lineMark(run, { width: LINE_WIDTH[kind], role: roleOf(line), isDashed }),
  );
}

const leaderMarks = ({ line, leader }: PlacedName): SheetMark[] =>
  leader === null ? [] : [lineMark([...leader], { width: LEADER_WIDTH, role: roleOf(line) })];

/** Text on a white background, readable where it crosses a line. */
const wordMarks = (text: string, role: Role, { left, top, width, height }: Rect): SheetMark[] => [
  boxMark([left - 1, top], [width + 2, height], { fill: "paper" }),
  textMark([left, top + height / 2 + MIDDLE * SIZE.small], text, { size: SIZE.small, role }),
];

/** A cross, a dot with a white edge, or a ring. */
function shapeMarks({ mark: { shape, role }, x, y }: PlacedPoint): SheetMark[] {
  if (shape === "cross")
    return [CROSS, -CROSS].map((up) =>
      lineMark([x - CROSS, y - up, x + CROSS, y + up], { width: CROSS_WIDTH, role }),
    );
  const roles: readonly [Role, Role] = shape === "dot" ? ["paper", role] : [role, "paper"];
  const [outer, inner] = DISCS[shape];
  return [
    { kind: "dot", x, y, radius: outer, role: roles[0] },
    { kind: "dot", x, y, radius: inner, role: roles[1] },
  ];
}
