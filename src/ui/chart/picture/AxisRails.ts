import type { IPrimitivePaneView, ISeriesPrimitive } from "lightweight-charts";
import { colourOf } from "#palette.ts";
import { FONT, viewOf, type Surface } from "./canvas.ts";
import { FIRST_RAIL, RAIL } from "./chartOptions.ts";
import type { ValueAxis } from "./ValueAxis.ts";

const TICK = 5;
const LABEL = 8;
/** px between the title's middle and the rail's outer edge. */
const TITLE = 9;
const HALF_LINE = 7;

/**
 * Several value axes side by side, drawn into the space that the library keeps for one. The library's own labels
 * are off and that space is widened. All axes are part of a screenshot.
 */
export class AxisRails implements ISeriesPrimitive<number> {
  readonly #views: readonly IPrimitivePaneView[];

  /** @param axes from the pane outwards */
  constructor(side: "left" | "right", axes: readonly ValueAxis[]) {
    this.#views = viewOf("top", (surface) => {
      axes.forEach((axis, order) => paintRail(surface, side, axis, order * RAIL));
    });
  }

  priceAxisPaneViews(): readonly IPrimitivePaneView[] {
    return this.#views;
  }
}

function paintRail(
  { context, width, height }: Surface,
  side: "left" | "right",
  { mark, yOf }: ValueAxis,
  offset: number,
): void {
  const out = side === "right" ? 1 : -1;
  const x = (side === "right" ? 0 : width) + out * offset;
  context.font = FONT;
  context.textBaseline = "middle";
  context.textAlign = side === "right" ? "left" : "right";
  context.strokeStyle = colourOf("axis line");
  context.fillStyle = colourOf(mark.role);
  context.lineWidth = 1;
  context.beginPath();
  context.moveTo(x + out * 0.5, 0);
  context.lineTo(x + out * 0.5, height);
  for (const { value, text } of mark.ticks) {
    const at = yOf(value);
    if (at === null) continue;
    const y = Math.round(at) + 0.5;
    context.moveTo(x, y);
    context.lineTo(x + out * TICK, y);
    context.fillText(text, x + out * LABEL, Math.min(height - HALF_LINE, Math.max(HALF_LINE, y)));
  }
  context.stroke();
  context.save();
  context.translate(x + out * ((side === "right" ? RAIL : FIRST_RAIL) - TITLE), height / 2);
  context.rotate((out * Math.PI) / 2);
  context.textAlign = "center";
  context.fillText(`${mark.name} (${mark.unit})`, 0, 0);
  context.restore();
}
