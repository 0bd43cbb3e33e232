import { createChartEx, type IChartApiBase, type IPaneApi } from "lightweight-charts";
import { flowFactsOf } from "#domain/curve/curveQuantities.ts";
import { regionsInForce } from "#domain/curve/regionsInForce.ts";
import type { DrawnChart } from "#workers/curve/CurveClient.ts";
import { axisTicks } from "#domain/curve/axisTicks.ts";
import { chartLines, isShown, type ChartLine } from "../chartLines.ts";
import { chartMarks, type ChartMark } from "../chartMarks.ts";
import type { ChartView } from "../ChartView.ts";
import { axisColour } from "#domain/curve/curveColours.ts";
import { countRightAxes, shownAxes } from "../shownAxes.ts";
import { AxisRails, type Rail } from "./AxisRails.ts";
import { BOLD_FONT } from "./canvas.ts";
import { chartOptions, FIRST_RAIL, RAIL } from "./chartOptions.ts";
import { FlowAxis } from "./FlowAxis.ts";
import { FlowRange } from "./FlowRange.ts";
import { IndexScale } from "./IndexScale.ts";
import { labelled } from "./labelled.ts";
import { endNames, namesIn, type MeasureText } from "./lineNames.ts";
import { LineSet } from "./LineSet.ts";
import { PaneGround } from "./PaneGround.ts";
import { PaneInk, type PlacedMark, type PlacedName } from "./PaneInk.ts";
import { ValueAxis } from "./ValueAxis.ts";

type Pane = 0 | 1;
/** Of the height, for the second grid. */
const SECOND_SHARE = 0.36;

/** One chart on the page: made from a drawn model, changed with it, removed with its box. Computes no curve. */
export class ChartPicture {
  readonly #chart: IChartApiBase<number>;
  readonly #flows: FlowRange;
  /** Beside the frame's y axes; those that nothing shown is read against are left out. */
  readonly #axes: readonly (ValueAxis | null)[];
  readonly #lineSet: LineSet;
  readonly #measure: MeasureText;
  #drawn: DrawnChart;
  #view: ChartView;
  #lines: readonly ChartLine[] = [];
  #marks: readonly ChartMark[] = [];
  /** Where names and marks stand, of the pane and the moment last drawn. */
  #names: Partial<Record<Pane, readonly PlacedName[]>> = {};

  constructor(box: HTMLElement, drawn: DrawnChart, view: ChartView) {
    this.#drawn = drawn;
    this.#view = view;
    this.#chart = createChartEx<number, IndexScale>(
      box,
      new IndexScale(),
      chartOptions(countRightAxes(drawn, view)),
    );
    this.#flows = new FlowRange(this.#chart);
    const shown = shownAxes(drawn, view);
    this.#axes = shown.map((axis, at) => {
      const before = shown.slice(0, at).filter((other) => other?.grid === axis?.grid).length;
      return axis && new ValueAxis(this.#chart, axis, before);
    });
    this.#lineSet = new LineSet(this.#chart, this.#axes);
    const context = document.createElement("canvas").getContext("2d");
    if (context) context.font = BOLD_FONT;
    this.#measure = (text) => context?.measureText(text).width ?? 0;
    this.#chart.panes().forEach((pane, at) => this.#furnish(pane, at === 0 ? 0 : 1));
    this.#chart.timeScale().subscribeSizeChange(this.#fit);
    this.draw(drawn, view);
  }

  /** The picture of another model over the same quantities, or of another view. */
  draw(drawn: DrawnChart, view: ChartView): void {
    const isHeld = drawn.model.frame === this.#drawn.model.frame && view === this.#view;
    const isFirst = this.#lines.length === 0;
    this.#drawn = drawn;
    this.#view = view;
    this.#lines = chartLines(drawn, view);
    this.#marks = chartMarks(drawn, view);
    const { yAxes, grid } = drawn.model.frame;
    if (!isHeld || isFirst)
      this.#axes.forEach((axis, at) => axis?.take(yAxes[at] ?? axis.facts, grid.length));
    this.#lineSet.draw(this.#lines);
    // The range stays where it is while something is dragged.
    if (!isHeld || isFirst) this.#fit();
  }

  get lines(): readonly ChartLine[] {
    return this.#lines;
  }

  /** Place on the grid below a pixel of the box; `null` beside the panes. */
  indexAt(x: number): number | null {
    const at = x - this.#left();
    return at < 0 || at > this.#chart.timeScale().width() ? null : this.#flows.indexAt(at);
  }

  /** px of the box at a flow. */
  xOf(flow: number): number {
    return this.#left() + this.#flows.xOf(flow);
  }

  /** The duty that a pixel of the first pane stands for. */
  dutyAt(x: number, y: number): { readonly flow: number; readonly value: number } | null {
    const axis = this.#shown.find(({ facts: { key } }) => key === "pressure" || key === "head");
    const value = axis?.series.coordinateToPrice(y) ?? null;
    return value === null ? null : { flow: this.#flows.flowAt(x - this.#left()), value };
  }

  /** px of the box where a mark stands. */
  placeOf({ axis, x, y }: ChartMark): { readonly x: number; readonly y: number } | null {
    const at = this.#axes[axis]?.yOf(y) ?? null;
    return at === null ? null : { x: this.xOf(x), y: at + this.#topOf(this.#axes[axis]?.pane ?? 0) };
  }

  get marks(): readonly ChartMark[] {
    return this.#marks;
  }

  /** The line, or the name, under a pixel of the box. */
  lineAt(x: number, y: number): string | null {
    const index = this.indexAt(x);
    if (index === null) return null;
    for (const pane of [0, 1] as const)
      for (const name of this.#names[pane] ?? []) {
        const [dx, dy] = [x - this.#left() - name.x, y - this.#topOf(pane) - name.y];
        if (dx >= 0 && dx <= this.#measure(name.text) && Math.abs(dy) <= NAME_HALF) return name.key;
      }
    let nearest: string | null = null;
    let distance = NEAR;
    for (const { key, axis, values } of this.#lines) {
      const at = this.#axes[axis];
      const lineY = at?.yOf(values[index] ?? Number.NaN) ?? null;
      if (!at || lineY === null || Number.isNaN(lineY)) continue;
      const off = Math.abs(lineY + this.#topOf(at.pane) - y);
      if (off < distance) [nearest, distance] = [key, off];
    }
    return nearest;
  }

  highlight(key: string | null): void {
    this.#lineSet.highlight(key);
  }

  /** Sets the crosshair on a place of the grid; `null` takes it away. */
  point(index: number | null): void {
    const [axis] = this.#shown;
    if (index === null || !axis) this.#chart.clearCrosshairPosition();
    else this.#chart.setCrosshairPosition(axis.facts.inForce.min, index, axis.series);
  }

  /** As it stands, without the crosshair. */
  toCanvas(): HTMLCanvasElement {
    return this.#chart.takeScreenshot(true, false);
  }

  remove(): void {
    this.#chart.remove();
  }

  get #shown(): readonly ValueAxis[] {
    return this.#axes.filter((axis) => axis !== null);
  }

  #left(): number {
    return this.#chart.priceScale("left").width();
  }

  #topOf(pane: Pane): number {
    const [first] = this.#chart.panes();
    return pane === 0 ? 0 : (first?.getHeight() ?? 0) + SEPARATOR;
  }

  #fit = (): void => {
    const { grid } = this.#drawn.model.frame;
    this.#flows.fit(grid, endNames(this.#lines, this.#measure));
  };

  /** Axes, grid and marks of one pane. They ask for what stands there whenever they are painted. */
  #furnish(pane: IPaneApi<number>, at: Pane): void {
    pane.setStretchFactor(at === 1 ? SECOND_SHARE : 1 - SECOND_SHARE);
    const [left, ...right] = this.#shown.filter((axis) => axis.pane === at);
    if (!left) return;
    const railOf = (axis: ValueAxis, place: number, width: number): Rail => ({
      ticks: axis.ticks,
      yOf: axis.yOf,
      title: `${axis.facts.name} (${axis.facts.unit})`,
      colour: axisColour(axis.facts.key),
      offset: place * RAIL,
      width,
    });
    left.series.attachPrimitive(new AxisRails("left", [railOf(left, 0, FIRST_RAIL)]));
    right[0]?.series.attachPrimitive(
      new AxisRails(
        "right",
        right.map((axis, place) => railOf(axis, place, RAIL)),
      ),
    );
    const ticks = () => axisTicks(this.#drawn.model.frame.xAxisInForce);
    pane.attachPrimitive(
      new PaneGround({
        columns: () => ticks().map(this.#flows.xOf),
        rows: () => left.ticks().flatMap((value) => left.yOf(value) ?? []),
        region: () => this.#region(),
        regionName: at === 0 ? "高效区" : "",
      }),
    );
    left.series.attachPrimitive(
      new PaneInk(
        () => (this.#names[at] = this.#namesOf(at, pane.getHeight())),
        () => this.#marksOf(at, pane.getHeight()),
      ),
    );
    if (at === 1) return;
    const { name, unit } = flowFactsOf(this.#drawn.machine);
    left.series.attachPrimitive(new FlowAxis({ ticks, xOf: this.#flows.xOf, title: `${name} (${unit})` }));
  }

  /** Only one can be told apart from the curves; with several settings in sight none is shown. */
  #region(): { readonly from: number; readonly to: number } | null {
    const regions = regionsInForce(this.#drawn.model).filter((region) =>
      isShown(this.#drawn, this.#view, region),
    );
    const [only] = regions;
    return only && regions.length === 1
      ? { from: this.#flows.xOf(only.from), to: this.#flows.xOf(only.to) }
      : null;
  }

  #namesOf(pane: Pane, height: number): readonly PlacedName[] {
    const own = this.#lines.filter(({ axis }) => this.#axes[axis]?.pane === pane);
    return namesIn(own, height, {
      xOf: (index) => this.#flows.xOf(this.#drawn.model.frame.grid[index] ?? 0),
      yOf: (line, value) => this.#axes[line.axis]?.yOf(value) ?? null,
      measure: this.#measure,
      highlighted: this.#lineSet.highlighted,
    });
  }

  #marksOf(pane: Pane, height: number): readonly PlacedMark[] {
    const spots = this.#marks.flatMap((mark) => {
      const axis = this.#axes[mark.axis];
      const y = axis?.pane === pane ? axis.yOf(mark.y) : null;
      return y === null ? [] : [{ mark, x: this.#flows.xOf(mark.x), y }];
    });
    const width = this.#chart.timeScale().width();
    return labelled(spots, this.#names[pane] ?? [], { left: 0, top: 0, width, height }, this.#measure);
  }
}

const SEPARATOR = 1;
/** px within which a line counts as pointed at. */
const NEAR = 8;
const NAME_HALF = 8;
