import { placeOn, type DrawnAxis, type DrawnBox } from "./drawnAxes.ts";
import type { PdfPen, PenPoint } from "./PdfPen.ts";

export const BLACK = [0, 0, 0];

export const FRAMES = ["box", "lines", "axes", "field", "thin boxes"] as const;
export const GRIDS = ["none", "light", "black", "dashed", "pieces", "thin boxes"] as const;

/** Where two axes are all of the frame, ticks tell it from a grid of boxes. */
export const FINE_GRIDS = ["none", "light", "black", "dashed"] as const;

/** How the charts of a page are drawn. */
export interface Look {
  readonly frame: (typeof FRAMES)[number];
  readonly grid: (typeof GRIDS)[number] | "field";
  readonly ticks: "in" | "out" | "none";
  readonly isBlack: boolean;
  /** Figures have a comma before their decimals. */
  readonly isGerman: boolean;
  readonly layout: "one" | "beside" | "stacked";
  readonly isLowest: boolean;
}

/** The frame of a chart, with the lines of its grid at the figures. */
export function drawFrame(
  pen: PdfPen,
  box: DrawnBox,
  { frame, grid }: Look,
  x: DrawnAxis,
  y: DrawnAxis,
): void {
  const { left, top, right, bottom } = box;
  if (frame === "field") pen.ink([0.92, 0.92, 0.92]).box(left, top, right, bottom, "f");
  const lines: (readonly [PenPoint, PenPoint])[] = [
    ...x.ticks.map((value): readonly [PenPoint, PenPoint] => {
      const at = placeOn(x, box, value);
      return [
        [at, top],
        [at, bottom],
      ];
    }),
    ...y.ticks.map((value): readonly [PenPoint, PenPoint] => {
      const at = placeOn(y, box, value);
      return [
        [left, at],
        [right, at],
      ];
    }),
  ];
  const colour =
    grid === "black" || grid === "pieces" ? BLACK : grid === "field" ? [1, 1, 1] : [0.75, 0.75, 0.75];
  pen.stroke(colour, 0.5, grid === "dashed" ? "2 2" : "").ink(colour);
  for (const [one, two] of grid === "none" ? [] : lines) {
    if (grid === "thin boxes") {
      pen.box(one[0] - 0.25, one[1] - 0.25, two[0] + 0.25, two[1] + 0.25, "f");
    } else if (grid === "pieces") {
      for (let at = 0; at < 10; at++) {
        const mix = (t: number): PenPoint => [one[0] + (two[0] - one[0]) * t, one[1] + (two[1] - one[1]) * t];
        pen.line([mix(at / 10), mix((at + 1) / 10)]);
      }
    } else pen.line([one, two]);
  }
  pen.stroke(BLACK, 1).ink(BLACK);
  switch (frame) {
    case "box":
      pen.box(left, top, right, bottom, "S");
      return;
    case "lines":
      pen
        .line([
          [left, top],
          [right, top],
        ])
        .line([
          [left, bottom],
          [right, bottom],
        ]);
      pen
        .line([
          [left, top],
          [left, bottom],
        ])
        .line([
          [right, top],
          [right, bottom],
        ]);
      return;
    case "axes":
      pen.line([
        [left, top],
        [left, bottom],
        [right, bottom],
      ]);
      return;
    case "thin boxes":
      pen.box(left - 0.4, top, left + 0.4, bottom, "f").box(right - 0.4, top, right + 0.4, bottom, "f");
      pen.box(left, top - 0.4, right, top + 0.4, "f").box(left, bottom - 0.4, right, bottom + 0.4, "f");
      return;
    case "field":
  }
}
