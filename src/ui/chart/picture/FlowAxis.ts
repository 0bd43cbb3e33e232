import type { IPrimitivePaneView, ISeriesPrimitive } from "lightweight-charts";
import type { AxisMark } from "#domain/products/drawing/ChartDrawing.ts";
import { greatest } from "#domain/base/lists.ts";
import { colourOf } from "#palette.ts";
import { FONT, viewOf } from "./canvas.ts";

const TICK = 5;
const LABEL_Y = 16;
const TITLE_FROM_BOTTOM = 12;
/** Minimum gap in px between two labels. */
const GAP = 8;

/** Ticks, figures and title below the lowest pane, at exact flows. */
export class FlowAxis implements ISeriesPrimitive<number> {
  readonly #views: readonly IPrimitivePaneView[];

  /** @param xOf px of a flow, from the left of the pane */
  constructor(axis: () => AxisMark, xOf: (flow: number) => number) {
    this.#views = viewOf("top", ({ context, width, height }) => {
      const { ticks, name, unit } = axis();
      context.font = FONT;
      context.textAlign = "center";
      context.textBaseline = "middle";
      context.fillStyle = colourOf("label");
      context.strokeStyle = colourOf("axis line");
      context.lineWidth = 1;
      context.beginPath();
      const widest = Math.max(0, greatest(ticks.map(({ text }) => context.measureText(text).width)));
      const apart =
        (xOf(ticks.at(-1)?.value ?? 0) - xOf(ticks[0]?.value ?? 0)) / Math.max(1, ticks.length - 1);
      // Shows all figures, or every second, third and so on, so that the gaps are even.
      const stride = Math.max(1, Math.ceil((widest + GAP) / Math.max(1, apart)));
      ticks.forEach(({ value, text }, at) => {
        const x = Math.round(xOf(value)) + 0.5;
        context.moveTo(x, 0);
        context.lineTo(x, TICK);
        if (at % stride !== 0) return;
        const half = context.measureText(text).width / 2;
        context.fillText(text, Math.min(width - half, Math.max(half, x)), LABEL_Y);
      });
      context.stroke();
      context.fillText(`${name} (${unit})`, width / 2, height - TITLE_FROM_BOTTOM);
    });
  }

  timeAxisPaneViews(): readonly IPrimitivePaneView[] {
    return this.#views;
  }
}
