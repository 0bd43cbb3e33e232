import type { IPrimitivePaneView, ISeriesPrimitive } from "lightweight-charts";
import { formatPlain } from "#domain/formatNumber.ts";
import { AXIS_LINE, INK_2 } from "#domain/curve/curveColours.ts";
import { FONT, viewOf } from "./canvas.ts";

export interface FlowAxisFacts {
  readonly ticks: () => readonly number[];
  /** px of a flow, from the left of the pane. */
  readonly xOf: (flow: number) => number;
  readonly title: string;
}

const TICK = 5;
const LABEL_Y = 16;
const TITLE_FROM_BOTTOM = 12;
/** px that must stand free between two labels. */
const GAP = 8;

/** Ticks, figures and title below the lowest pane, at exact flows. */
export class FlowAxis implements ISeriesPrimitive<number> {
  readonly #views: readonly IPrimitivePaneView[];

  constructor({ ticks, xOf, title }: FlowAxisFacts) {
    this.#views = viewOf("top", ({ context, width, height }) => {
      context.font = FONT;
      context.textAlign = "center";
      context.textBaseline = "middle";
      context.fillStyle = INK_2;
      context.strokeStyle = AXIS_LINE;
      context.lineWidth = 1;
      context.beginPath();
      const values = ticks();
      const texts = values.map((value) => formatPlain(value));
      const widest = Math.max(0, ...texts.map((text) => context.measureText(text).width));
      const apart = (xOf(values.at(-1) ?? 0) - xOf(values[0] ?? 0)) / Math.max(1, values.length - 1);
      // All figures, or every second, third …: never some of them here and there.
      const stride = Math.max(1, Math.ceil((widest + GAP) / Math.max(1, apart)));
      values.forEach((value, at) => {
        const x = Math.round(xOf(value)) + 0.5;
        context.moveTo(x, 0);
        context.lineTo(x, TICK);
        if (at % stride !== 0) return;
        const text = texts[at] ?? "";
        const half = context.measureText(text).width / 2;
        context.fillText(text, Math.min(width - half, Math.max(half, x)), LABEL_Y);
      });
      context.stroke();
      context.fillText(title, width / 2, height - TITLE_FROM_BOTTOM);
    });
  }

  timeAxisPaneViews(): readonly IPrimitivePaneView[] {
    return this.#views;
  }
}
