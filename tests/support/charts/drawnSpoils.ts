import type { Draw } from "../fuzz/draw.ts";
import type { DrawnBox } from "./drawnAxes.ts";
import type { PdfPen, PenPoint } from "./PdfPen.ts";

/** What stands in and around charts and is no curve. */
export const SPOILS = [
  "gradient",
  "area",
  "letters",
  "stroked letters",
  "arrow",
  "markers",
  "cross",
  "hatching",
  "logo",
] as const;
export type Spoil = (typeof SPOILS)[number];

export function drawSpoil(
  pen: PdfPen,
  spoil: Spoil,
  box: DrawnBox,
  curve: readonly PenPoint[],
  draw: Draw,
): void {
  const { left, top, right, bottom } = box;
  const [wide, high] = [right - left, bottom - top];
  const spot = (): PenPoint => [
    left + wide * (0.2 + 0.5 * draw.unit()),
    top + high * (0.1 + 0.3 * draw.unit()),
  ];
  switch (spoil) {
    case "gradient": {
      const from = left + 0.3 * wide;
      for (let at = 0; at < 60; at++) {
        pen.ink([0.8 + at / 400, 0.85 + at / 500, 1]);
        pen.box(from + at, top + 0.3 * high, from + at + 1, bottom - 0.05 * high, "f");
      }
      return;
    }
    case "area": {
      const first = curve[0]!;
      const last = curve.at(-1)!;
      pen.ink([0.92, 0.95, 1]).area([...curve, [last[0], bottom], [first[0], bottom]]);
      return;
    }
    case "letters": {
      // Letters made into outlines.
      const [x, y] = spot();
      pen.ink([0, 0, 0]);
      for (let at = 0; at < 9; at++) {
        const u = x + at * 6;
        pen.area([
          [u, y],
          [u + 1, y],
          [u + 2.4, y - 6],
          [u + 3.8, y],
          [u + 4.8, y],
          [u + 3, y - 7.5],
          [u + 1.8, y - 7.5],
        ]);
      }
      return;
    }
    case "stroked letters": {
      const [x, y] = spot();
      pen.stroke([0, 0, 0], 0.5);
      for (let at = 0; at < 9; at++) {
        const u = x + at * 7;
        pen.line([
          [u, y],
          [u + 2.5, y - 7],
          [u + 5, y],
        ]);
        pen.line([
          [u + 1, y - 3],
          [u + 4, y - 3],
        ]);
      }
      return;
    }
    case "arrow": {
      const [x, y] = spot();
      pen.stroke([0, 0, 0], 0.5).line([
        [x, y],
        [x + 0.08 * wide, y + 0.1 * high],
      ]);
      pen.ink([0, 0, 0]).area([
        [x, y],
        [x + 5, y + 2],
        [x + 2, y + 5],
      ]);
      return;
    }
    case "markers":
      pen.stroke([0, 0, 0], 0.5);
      for (let at = 5; at < curve.length; at += 20) {
        const [x, y] = curve[at]!;
        pen.smooth(
          Array.from({ length: 9 }, (_, k) => [
            x + 2 * Math.cos((k * Math.PI) / 4),
            y + 2 * Math.sin((k * Math.PI) / 4),
          ]),
        );
      }
      return;
    case "cross": {
      const [x, y] = curve[Math.floor(curve.length / 2)]!;
      pen
        .stroke([0.8, 0, 0], 0.8)
        .line([
          [x - 5, y - 5],
          [x + 5, y + 5],
        ])
        .line([
          [x - 5, y + 5],
          [x + 5, y - 5],
        ]);
      return;
    }
    case "hatching": {
      pen.stroke([0.6, 0.6, 0.6], 0.4);
      for (let at = 0; at < 16; at++)
        pen.line([
          [left + 10 + at * 6, bottom - 10],
          [left + 40 + at * 6, bottom - 40],
        ]);
      return;
    }
    case "logo":
      pen.ink([0.1, 0.3, 0.6]).area([
        [right - 60, top - 30],
        [right - 30, top - 40],
        [right, top - 30],
        [right - 30, top - 22],
      ]);
  }
}
