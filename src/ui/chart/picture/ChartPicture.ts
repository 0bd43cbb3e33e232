import { createChartEx, type IChartApiBase, type IPaneApi } from "lightweight-charts";
import type { ChartDrawing, PointMark } from "#domain/products/drawing/ChartDrawing.ts";
import { columnRoom } from "#domain/products/drawing/endNames.ts";
import { lastDrawn } from "#domain/products/drawing/lineIndexes.ts";
import { placeMarks, type PlacedMarks } from "#domain/products/drawing/placeMarks.ts";
import type { Lettering } from "#domain/products/drawing/Plot.ts";
import { AxisRails } from "./AxisRails.ts";
import { BOLD_FONT } from "./canvas.ts";
import { chartOptions } from "./chartOptions.ts";
import { countRightAxes } from "../shownAxes.ts";
import { FlowAxis } from "./FlowAxis.ts";
import { FlowRange } from "./FlowRange.ts";
import { IndexScale } from "./IndexScale.ts";
import { LineSet } from "./LineSet.ts";
import { PaneGround } from "./PaneGround.ts";
import { PaneInk } from "./PaneInk.ts";
import { ValueAxis } from "./ValueAxis.ts";

type Pane = 0 | 1;
/** Share of the height for the second grid. */
const SECOND_SHARE = 0.36;
/** px, for the texts of a chart. */
const LETTERING = { line: 14, beside: 6, gap: 7, reach: 6 };

/**
 * One chart on the page. It is created for a drawing's axes, drawn, and removed with its box; it computes no
 * curves. It is empty until drawn. `rule` and `draw` are separate because together they block a slow machine for a
 * quarter of a second.
 */
export class ChartPicture {
  readonly #chart: IChartApiBase<number>;
  readonly #flows: FlowRange;
  /** Value axes, in the order of the drawing's axes. */
  readonly #axes: readonly (ValueAxis | null)[];
  readonly #lineSet: LineSet;
  readonly #lettering: Lettering;
  #drawing: ChartDrawing;
  #isRuled = false;
  #hasLines = false;
  /** Positions of names and marks from the last drawing, by pane. */
  #placed: Partial<Record<Pane, PlacedMarks>> = {};

  constructor(box: HTMLElement, drawing: ChartDrawing) {
    this.#drawing = drawing;
    this.#chart = createChartEx<number, IndexScale>(
      box,
      new IndexScale(),
      chartOptions(countRightAxes(drawing)),
    );
    this.#flows = new FlowRange(this.#chart);
    this.#axes = drawing.axes.map((mark) => mark && new ValueAxis(this.#chart, mark));
    this.#lineSet = new LineSet(this.#chart, this.#axes);
    const context = document.createElement("canvas").getContext("2d");
    if (context) context.font = BOLD_FONT;
    this.#lettering = { ...LETTERING, measure: (text) => context?.measureText(text).width ?? 0 };
  }

  /** Draws axes and grid. */
  rule(): void {
    if (this.#isRuled) return;
    this.#isRuled = true;
    this.#eachPane((pane, at) => this.#furnish(pane, at));
    this.#chart.timeScale().subscribeSizeChange(this.#fit);
    this.#take();
    this.#fit();
  }

  /** Draws everything; later calls draw another model over the same quantities, or another view. */
  draw(drawing: ChartDrawing): void {
    this.rule();
    // The axes object is the same during a drag: the ranges stay.
    const isHeld = drawing.axes === this.#drawing.axes;
    this.#drawing = drawing;
    if (!isHeld) this.#take();
    this.#lineSet.draw(drawing.lines);
    if (!this.#hasLines) this.#eachPane((pane, at) => this.#ink(pane, at));
    if (!isHeld || !this.#hasLines) this.#fit();
    this.#hasLines = true;
  }

  get drawing(): ChartDrawing {
    return this.#drawing;
  }

  /** Grid index below a pixel of the box; `null` outside the panes. */
  indexAt(x: number): number | null {
    const at = x - this.#left();
    return at < 0 || at > this.#chart.timeScale().width() ? null : this.#flows.indexAt(at);
  }

  /** The duty at a pixel of the first pane. */
  dutyAt(x: number, y: number): { readonly flow: number; readonly value: number } | null {
    const value = this.#axes[this.#drawing.dutyAxis]?.series.coordinateToPrice(y) ?? null;
    return value === null ? null : { flow: this.#flows.flowAt(x - this.#left()), value };
  }

  /** Position of a mark in px of the box. */
  positionOf({ axis, x, y }: PointMark): { readonly x: number; readonly y: number } | null {
    const own = this.#axes[axis];
    const at = own?.yOf(y) ?? null;
    return !own || at === null
      ? null
      : { x: this.#left() + this.#flows.xOf(x), y: at + this.#topOf(own.mark.grid) };
  }

  /** Key of the line, or of the name, under a pixel of the box. */
  lineAt(x: number, y: number): string | null {
    const index = this.indexAt(x);
    if (index === null) return null;
    for (const pane of [0, 1] as const)
      for (const { line, box } of this.#placed[pane]?.names ?? []) {
        const [dx, dy] = [x - this.#left() - box.left, y - this.#topOf(pane) - box.top];
        if (dx >= 0 && dx <= box.width && dy >= 0 && dy <= box.height) return line.key;
      }
    let nearest: string | null = null;
    let distance = NEAR;
    for (const { key, axis, values } of this.#drawing.lines) {
      const at = this.#axes[axis];
      const lineY = at?.yOf(values[index] ?? Number.NaN) ?? null;
      if (!at || lineY === null || Number.isNaN(lineY)) continue;
      const off = Math.abs(lineY + this.#topOf(at.mark.grid) - y);
      if (off < distance) [nearest, distance] = [key, off];
    }
    return nearest;
  }

  highlight(key: string | null): void {
    this.#lineSet.highlight(key);
  }

  /** Sets the crosshair at a grid index; `null` removes it. */
  point(index: number | null): void {
    const [axis] = this.#shown;
    if (index === null || !axis) this.#chart.clearCrosshairPosition();
    else this.#chart.setCrosshairPosition(axis.mark.range.min, index, axis.series);
  }

  /** A screenshot without the crosshair. */
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

  #take(): void {
    const { axes, grid } = this.#drawing;
    this.#axes.forEach((axis, at) => axis?.take(axes[at] ?? axis.mark, grid.length));
  }

  /**
   * Leaves space for names at the ends of curves, and for a column of names where they would overlap there. A
   * system curve's name is placed elsewhere.
   */
  #fit = (): void => {
    const { grid, lines } = this.#drawing;
    const { beside, measure } = this.#lettering;
    const names = lines
      .filter(({ kind }) => kind !== "system")
      .map((line) => ({ at: lastDrawn(line) / (grid.length - 1), width: beside + measure(line.name) }));
    this.#flows.fit(grid, names);
    if (!this.#hasColumn()) return;
    const width = columnRoom(
      names.map((name) => name.width - beside),
      beside,
    );
    this.#flows.fit(
      grid,
      names.map(({ at }) => ({ at, width })),
    );
  };

  #hasColumn(): boolean {
    return this.#chart.panes().some((pane, at) => {
      const { names } = this.#placeIn(at === 0 ? 0 : 1, pane.getHeight());
      return names.some(({ leader }) => leader !== null);
    });
  }

  #eachPane(call: (pane: IPaneApi<number>, at: Pane) => void): void {
    this.#chart.panes().forEach((pane, at) => call(pane, at === 0 ? 0 : 1));
  }

  /** Adds axes and grid to one pane. They read their current data on every paint. */
  #furnish(pane: IPaneApi<number>, at: Pane): void {
    pane.setStretchFactor(at === 1 ? SECOND_SHARE : 1 - SECOND_SHARE);
    const [left, ...right] = this.#shown.filter(({ mark }) => mark.grid === at);
    if (!left) return;
    const { xOf } = this.#flows;
    left.series.attachPrimitive(new AxisRails("left", [left]));
    right[0]?.series.attachPrimitive(new AxisRails("right", right));
    pane.attachPrimitive(
      new PaneGround(
        () => this.#drawing,
        xOf,
        left,
        (index) => {
          const axis = this.#axes[index] ?? null;
          return axis?.mark.grid === at ? axis : null;
        },
      ),
    );
    if (at === 0) left.series.attachPrimitive(new FlowAxis(() => this.#drawing.flow, xOf));
  }

  /** Adds names of lines and marks to one pane. */
  #ink(pane: IPaneApi<number>, at: Pane): void {
    const left = this.#shown.find(({ mark }) => mark.grid === at);
    left?.series.attachPrimitive(
      new PaneInk(
        () => (this.#placed[at] = this.#placeIn(at, pane.getHeight())),
        () => this.#lineSet.highlighted,
      ),
    );
  }

  #placeIn(grid: Pane, height: number): PlacedMarks {
    return placeMarks(this.#drawing, {
      pane: { left: 0, top: 0, width: this.#chart.timeScale().width(), height },
      x: this.#flows.xOf,
      y: (at, value) => {
        const axis = this.#axes[at];
        return axis?.mark.grid === grid ? axis.yOf(value) : null;
      },
      lettering: this.#lettering,
    });
  }
}

const SEPARATOR = 1;
/** px within which a line counts as pointed at. */
const NEAR = 8;
