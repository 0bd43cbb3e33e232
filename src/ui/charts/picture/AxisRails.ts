import type { IPrimitivePaneView, ISeriesPrimitive } from "lightweight-charts";
import { formatPlain } from "#domain/formatNumber.ts";
import { AXIS_LINE } from "#domain/curve/curveColours.ts";
import { FONT, viewOf, type Surface } from "./canvas.ts";

export interface Rail {
  readonly ticks: () => readonly number[];
  /** px of a value, from the top of the pane. */
  readonly yOf: (value: number) => number | null;
  readonly title: string;
  readonly colour: string;
  /** px from the pane. */
  readonly offset: number;
  readonly width: number;
}

const TICK = 5;
const LABEL = 8;
/** px between the title's middle and the rail's outer edge. */
const TITLE = 9;
const HALF_LINE = 7;

/**
 * Value axes side by side, drawn into the room that the library leaves for one: its own labels are off and the room is
 * made wide enough. All are part of a screenshot.
 */
export class AxisRails implements ISeriesPrimitive<number> {
  readonly #views: readonly IPrimitivePaneView[];

  constructor(side: "left" | "right", rails: readonly Rail[]) {
    this.#views = viewOf("top", (surface) => {
      for (const rail of rails) paintRail(surface, side, rail);
    });
  }

  priceAxisPaneViews(): readonly IPrimitivePaneView[] {
    return this.#views;
  }
}

function paintRail({ context, width, height }: Surface, side: "left" | "right", rail: Rail): void {
  const out = side === "right" ? 1 : -1;
  const x = (side === "right" ? 0 : width) + out * rail.offset;
  context.font = FONT;
  context.textBaseline = "middle";
  context.textAlign = side === "right" ? "left" : "right";
  context.strokeStyle = AXIS_LINE;
  context.fillStyle = rail.colour;
  context.lineWidth = 1;
  context.beginPath();
  context.moveTo(x + out * 0.5, 0);
  context.lineTo(x + out * 0.5, height);
  for (const value of rail.ticks()) {
    const at = rail.yOf(value);
    if (at === null) continue;
    const y = Math.round(at) + 0.5;
    context.moveTo(x, y);
    context.lineTo(x + out * TICK, y);
    context.fillText(
      formatPlain(value),
      x + out * LABEL,
      Math.min(height - HALF_LINE, Math.max(HALF_LINE, y)),
    );
  }
  context.stroke();
  context.save();
  context.translate(x + out * (rail.width - TITLE), height / 2);
  context.rotate((out * Math.PI) / 2);
  context.textAlign = "center";
  context.fillText(rail.title, 0, 0);
  context.restore();
}
