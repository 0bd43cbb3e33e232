import { OPS } from "pdfjs-dist/legacy/build/pdf.mjs";
import { describe, expect, it } from "vitest";
import { DrawingReader } from "#workers/curves/DrawingReader.ts";
import { PathReader } from "#workers/tables/PathReader.ts";

type Step = readonly [operator: number, args?: unknown];
const VIEW = [1, 0, 0, -1, 0, 800] as const;
const listOf = (steps: readonly Step[]) => ({
  fnArray: steps.map(([operator]) => operator),
  argsArray: steps.map(([, args]) => args ?? null),
});
const linesOf = (steps: readonly Step[]) =>
  new PathReader(OPS, VIEW).read(listOf(steps)).map(({ x1, y1, x2, y2 }) => [x1, y1, x2, y2]);
const pathsOf = (steps: readonly Step[]) => new DrawingReader(OPS, VIEW).read(listOf(steps)).paths;

const TWO_SIDES: Step = [
  OPS.constructPath,
  [
    [OPS.moveTo, OPS.lineTo, OPS.lineTo],
    [0, 0, 10, 0, 10, 10],
  ],
];

describe("the lines of a page", () => {
  it.each(["closeStroke", "closeFillStroke", "closeEOFillStroke"] as const)(
    "that is closed as it is painted have the closing one: %s",
    (name) => {
      expect(linesOf([TWO_SIDES, [OPS[name]]])).toEqual([
        [0, 800, 10, 800],
        [10, 800, 10, 790],
        [10, 790, 0, 800],
      ]);
      expect(linesOf([TWO_SIDES, [OPS.stroke]])).toHaveLength(2);
      expect(linesOf([[OPS[name]]])).toEqual([]);
    },
  );

  it("of an annotation are where it lies on the page, whatever the page's content has left", () => {
    const steps: readonly Step[] = [
      [OPS.transform, [2, 0, 0, 2, 50, 50]],
      [OPS.beginAnnotation, ["a", [100, 200, 110, 210], [1, 0, 0, 1, 100, 200], [1, 0, 0, 1, 0, 0], false]],
      TWO_SIDES,
      [OPS.stroke],
      [OPS.endAnnotation],
      TWO_SIDES,
      [OPS.stroke],
    ];
    const ends = [
      [100, 600, 110, 600],
      [110, 600, 110, 590],
      [50, 750, 70, 750],
      [70, 750, 70, 730],
    ];
    expect(linesOf(steps)).toEqual(ends);
    expect(pathsOf(steps).map(({ points }) => points)).toEqual([
      [
        [100, 600],
        [110, 600],
        [110, 590],
      ],
      [
        [50, 750],
        [70, 750],
        [70, 730],
      ],
    ]);
  });
});
