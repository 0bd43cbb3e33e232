import type { IPanePrimitive, IPrimitivePaneView } from "lightweight-charts";
import type { ChartDrawing } from "#domain/products/drawing/ChartDrawing.ts";
import { colourOf } from "#palette.ts";
import { FONT, viewOf } from "./canvas.ts";
import type { ValueAxis } from "./ValueAxis.ts";

const ABOVE_BOTTOM = 6;

/** Hexadecimal alpha of the ground between the ends of a tolerance. */
const WITHIN = "1f";

/**
 * Drawn below the curves: the region of good efficiency, with its name in the first pane, the range of a
 * tolerance, and the grid lines.
 */
export class PaneGround implements IPanePrimitive<number> {
  readonly #views: readonly IPrimitivePaneView[];

  /**
   * @param xOf px of a flow, from the left of the pane
   * @param left axis whose ticks the grid lines follow
   * @param axisAt the axis at an index, null where it has none in this pane
   */
  constructor(
    drawing: () => ChartDrawing,
    xOf: (flow: number) => number,
    left: ValueAxis,
    axisAt: (at: number) => ValueAxis | null,
  ) {
    this.#views = viewOf("bottom", ({ context, width, height }) => {
      const { band, flow } = drawing();
      const [from, to] = band === null ? [0, 0] : [xOf(band.from), xOf(band.to)];
      context.fillStyle = colourOf("best region");
      context.fillRect(from, 0, to - from, height);
      context.strokeStyle = colourOf("grid line");
      context.lineWidth = 1;
      context.beginPath();
      for (const { value } of flow.ticks) {
        const x = Math.round(xOf(value)) + 0.5;
        context.moveTo(x, 0);
        context.lineTo(x, height);
      }
      for (const { value } of left.mark.ticks) {
        const y = Math.round(left.yOf(value) ?? Number.NaN) + 0.5;
        context.moveTo(0, y);
        context.lineTo(width, y);
      }
      context.stroke();
      paintTolerance(context, drawing(), xOf, axisAt);
      if (band === null || left.mark.grid === 1) return;
      context.font = FONT;
      context.textAlign = "center";
      context.textBaseline = "bottom";
      context.fillStyle = colourOf("hint");
      context.fillText(band.name, (from + to) / 2, height - ABOVE_BOTTOM);
    });
  }

  paneViews(): readonly IPrimitivePaneView[] {
    return this.#views;
  }
}

/** The ground between both ends of a tolerance, where both are known. */
function paintTolerance(
  context: CanvasRenderingContext2D,
  { lines, grid }: ChartDrawing,
  xOf: (flow: number) => number,
  axisAt: (at: number) => ValueAxis | null,
): void {
  const [least, most] = lines.filter(({ kind }) => kind === "limit");
  const axis = least === undefined ? null : axisAt(least.axis);
  if (least === undefined || most === undefined || axis === null) return;
  const known = Array.from(grid.keys()).filter((at) => !Number.isNaN(least.values[at]! + most.values[at]!));
  context.fillStyle = colourOf(least.role) + WITHIN;
  context.beginPath();
  for (const at of known) context.lineTo(xOf(grid[at]!), axis.yOf(most.values[at]!) ?? 0);
  for (const at of known.toReversed()) context.lineTo(xOf(grid[at]!), axis.yOf(least.values[at]!) ?? 0);
  context.fill();
}
