import type { IPrimitivePaneRenderer, IPrimitivePaneView, PrimitivePaneViewZOrder } from "lightweight-charts";
import { colourOf } from "#palette.ts";

/** Canvas does not inherit the page's font; this is the theme's font stack. */
export const FONT_FAMILY = '"Segoe UI", "PingFang SC", "Microsoft YaHei", "Noto Sans CJK SC", sans-serif';
export const FONT = `12px ${FONT_FAMILY}`;
export const BOLD_FONT = `600 ${FONT}`;

const HALO = 4;

export interface Surface {
  readonly context: CanvasRenderingContext2D;
  readonly width: number;
  readonly height: number;
}

/** A view that paints our drawing on one of the library's canvases, in CSS pixels. */
export function viewOf(
  zOrder: PrimitivePaneViewZOrder,
  paint: (surface: Surface) => void,
): readonly IPrimitivePaneView[] {
  const renderer: IPrimitivePaneRenderer = {
    draw: (target) =>
      target.useMediaCoordinateSpace(({ context, mediaSize }) =>
        paint({ context, width: mediaSize.width, height: mediaSize.height }),
      ),
  };
  return [{ zOrder: () => zOrder, renderer: () => renderer }];
}

/** Text with a white edge, readable where it crosses a line. */
export function haloText(context: CanvasRenderingContext2D, text: string, x: number, y: number): void {
  context.lineWidth = HALO;
  context.lineJoin = "round";
  context.strokeStyle = colourOf("paper");
  context.strokeText(text, x, y);
  context.fillText(text, x, y);
}
