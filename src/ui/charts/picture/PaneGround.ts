import type { IPanePrimitive, IPrimitivePaneView } from "lightweight-charts";
import { GRID_LINE, INK_3 } from "#domain/curve/curveColours.ts";
import { FONT, viewOf } from "./canvas.ts";

export interface PaneGroundFacts {
  /** px of the vertical lines. */
  readonly columns: () => readonly number[];
  /** px of the horizontal lines. */
  readonly rows: () => readonly number[];
  /** The shaded range of flow, px; `null` where none is shown. */
  readonly region: () => { readonly from: number; readonly to: number } | null;
  /** Said once, in the first pane. */
  readonly regionName: string;
}

/** Faint enough for a curve of any colour to stand on. */
const SHADE = "rgba(46, 123, 102, 0.07)";
const ABOVE_BOTTOM = 6;

/** What lies below the curves: the region of good efficiency and the lines of the grid. */
export class PaneGround implements IPanePrimitive<number> {
  readonly #views: readonly IPrimitivePaneView[];

  constructor({ columns, rows, region, regionName }: PaneGroundFacts) {
    this.#views = viewOf("bottom", ({ context, width, height }) => {
      const shaded = region();
      if (shaded) {
        context.fillStyle = SHADE;
        context.fillRect(shaded.from, 0, shaded.to - shaded.from, height);
      }
      context.strokeStyle = GRID_LINE;
      context.lineWidth = 1;
      context.beginPath();
      for (const x of columns()) {
        context.moveTo(Math.round(x) + 0.5, 0);
        context.lineTo(Math.round(x) + 0.5, height);
      }
      for (const y of rows()) {
        context.moveTo(0, Math.round(y) + 0.5);
        context.lineTo(width, Math.round(y) + 0.5);
      }
      context.stroke();
      if (!shaded) return;
      context.font = FONT;
      context.textAlign = "center";
      context.textBaseline = "bottom";
      context.fillStyle = INK_3;
      context.fillText(regionName, (shaded.from + shaded.to) / 2, height - ABOVE_BOTTOM);
    });
  }

  paneViews(): readonly IPrimitivePaneView[] {
    return this.#views;
  }
}
