import type { IPrimitivePaneView, ISeriesPrimitive } from "lightweight-charts";
import { PAPER } from "#domain/curve/curveColours.ts";
import type { Rect } from "#domain/curve/placeLabels.ts";
import type { ChartMark } from "../chartMarks.ts";
import { BOLD_FONT, FONT, haloText, viewOf, type Surface } from "./canvas.ts";

/** A mark where it stands, px. */
export interface PlacedMark {
  readonly mark: ChartMark;
  readonly x: number;
  readonly y: number;
  /** Of its label; `null` for a mark without one. */
  readonly label: Rect | null;
}

export interface PlacedName {
  readonly key: string;
  readonly text: string;
  readonly colour: string;
  /** px of its left edge and its middle. */
  readonly x: number;
  readonly y: number;
  readonly isBold: boolean;
}

const DOT = 5;
const RING = 4;
const ARM = 6;
const STROKE = 2;

/**
 * What lies above the curves: their names, and the marks of design and operating points with their values. It belongs to
 * a series, since what belongs to a pane is painted below all curves.
 */
export class PaneInk implements ISeriesPrimitive<number> {
  readonly #views: readonly IPrimitivePaneView[];

  constructor(names: () => readonly PlacedName[], marks: () => readonly PlacedMark[]) {
    this.#views = viewOf("top", (surface) => {
      for (const name of names()) paintName(surface, name);
      const placed = marks();
      // Labels first: the white edge of one must not cover the point of another.
      for (const { mark, label } of placed) if (label) paintLabel(surface, mark, label);
      for (const { mark, x, y } of placed) paintShape(surface, mark, x, y);
    });
  }

  paneViews(): readonly IPrimitivePaneView[] {
    return this.#views;
  }
}

function paintName({ context }: Surface, { text, colour, x, y, isBold }: PlacedName): void {
  context.font = isBold ? BOLD_FONT : FONT;
  context.textAlign = "left";
  context.textBaseline = "middle";
  context.fillStyle = colour;
  haloText(context, text, x, y);
}

function paintShape({ context }: Surface, { shape, colour }: ChartMark, x: number, y: number): void {
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
  if (shape === "dot") context.strokeStyle = PAPER;
  else context.fillStyle = PAPER;
  context.fill();
  context.stroke();
}

function paintLabel({ context }: Surface, mark: ChartMark, { left, top, height }: Rect): void {
  context.font = FONT;
  context.textAlign = "left";
  context.textBaseline = "middle";
  context.fillStyle = mark.colour;
  haloText(context, mark.label, left, top + height / 2);
}
