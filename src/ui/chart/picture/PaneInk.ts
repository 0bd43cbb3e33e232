import type { IPrimitivePaneView, ISeriesPrimitive } from "lightweight-charts";
import type { PointMark } from "#domain/products/drawing/ChartDrawing.ts";
import type { Rect } from "#domain/products/drawing/placeLabels.ts";
import type { PlacedMarks } from "#domain/products/drawing/placeMarks.ts";
import type { Leader } from "#domain/products/drawing/Plot.ts";
import { colourOf } from "#palette.ts";
import { BOLD_FONT, FONT, haloText, viewOf, type Surface } from "./canvas.ts";
import { lineColour } from "./lineColour.ts";

const DOT = 5;
const RING = 4;
const ARM = 6;
const STROKE = 2;
const LEADER = 1;

/**
 * Drawn above the curves: their names, and the marks of design and operating points with their values. Attached to
 * a series, because a pane's own drawings are painted below all curves.
 */
export class PaneInk implements ISeriesPrimitive<number> {
  readonly #views: readonly IPrimitivePaneView[];

  /** @param highlighted key of the line whose name is bold */
  constructor(placed: () => PlacedMarks, highlighted: () => string | null) {
    this.#views = viewOf("top", (surface) => {
      const { names, points } = placed();
      for (const { line, leader } of names) if (leader) paintLeader(surface, leader, lineColour(line));
      for (const { line, box } of names)
        paintWords(surface, line.name, box, lineColour(line), line.key === highlighted());
      // Labels first, so that the white edge of one does not cover the point of another.
      for (const { mark, label } of points)
        if (label) paintWords(surface, mark.label, label, colourOf(mark.role));
      for (const { mark, x, y } of points) paintShape(surface, mark, x, y);
    });
  }

  paneViews(): readonly IPrimitivePaneView[] {
    return this.#views;
  }
}

function paintLeader({ context }: Surface, [x, y, toX, toY]: Leader, colour: string): void {
  context.strokeStyle = colour;
  context.lineWidth = LEADER;
  context.beginPath();
  context.moveTo(x, y);
  context.lineTo(toX, toY);
  context.stroke();
}

function paintWords(
  { context }: Surface,
  text: string,
  { left, top, height }: Rect,
  colour: string,
  isBold = false,
): void {
  context.font = isBold ? BOLD_FONT : FONT;
  context.textAlign = "left";
  context.textBaseline = "middle";
  context.fillStyle = colour;
  haloText(context, text, left, top + height / 2);
}

function paintShape({ context }: Surface, { shape, role }: PointMark, x: number, y: number): void {
  const colour = colourOf(role);
  context.strokeStyle = colour;
  context.fillStyle = colour;
  context.lineWidth = STROKE;
  context.beginPath();
  if (shape === "cross") {
    context.moveTo(x - ARM, y - ARM);
    context.lineTo(x + ARM, y + ARM);
    context.moveTo(x - ARM, y + ARM);
    context.lineTo(x + ARM, y - ARM);
    context.stroke();
    return;
  }
  context.arc(x, y, shape === "dot" ? DOT : RING, 0, 2 * Math.PI);
  if (shape === "dot") context.strokeStyle = colourOf("paper");
  else context.fillStyle = colourOf("paper");
  context.fill();
  context.stroke();
}
