import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { Point } from "#domain/catalogue/curves/PageDrawing.ts";
import {
  emptyPicture,
  frameAt,
  nextLineId,
  untracedLines,
  withClick,
  withCorner,
  withCorners,
  withLine,
  withoutFrame,
  withoutLine,
  withoutSide,
  withQuantity,
  withSide,
  withSnapped,
} from "#domain/catalogue/tracing/pictureEdits.ts";
import type { PictureEntry } from "#domain/catalogue/tracing/PictureEntry.ts";
import { uprightPicture } from "#domain/catalogue/tracing/uprightPicture.ts";

const CORNERS: readonly Point[] = [
  [100, 80],
  [700, 90],
  [710, 500],
  [90, 490],
];
const framed = (corners = CORNERS): PictureEntry => corners.reduce(withCorner, emptyPicture());
const line = (id: number, clicks: readonly Point[] = [[150, 200]]) =>
  ({ id, clicks, method: "traced", traced: null }) as const;

describe("what a person tells of a picture", () => {
  it("makes one frame of four corners in any order, to be moved to its rules", () => {
    fc.assert(
      fc.property(fc.shuffledSubarray([...CORNERS], { minLength: 4 }), (order) => {
        const { pictures, corners } = framed(order);
        expect(corners).toEqual([]);
        expect(pictures).toHaveLength(1);
        expect(pictures[0]).toMatchObject({ isLoose: true, frame: { corners: CORNERS } });
      }),
    );
  });

  it("lays a click where the way through all of them grows least: behind the last, or between", () => {
    const clicks: readonly Point[] = [
      [0, 0],
      [10, 0],
      [20, 5],
    ];
    expect(withClick(clicks, [30, 9]).at(-1)).toEqual([30, 9]);
    expect(withClick(clicks, [-5, 0])[0]).toEqual([-5, 0]);
    expect(withClick(clicks, [15, 3])[2]).toEqual([15, 3]);
    expect(withClick([], [1, 2])).toEqual([[1, 2]]);
  });

  it("proposes the flow of the frame above for one that stands below it", () => {
    const above = framed();
    const told = { ...above, axes: [[{ ...above.axes[0]![0]!, from: 0, to: 40 }, above.axes[0]![1]!]] };
    const below = CORNERS.map(([x, y]): Point => [x, y + 500]).reduce(withCorner, told);
    expect(below.axes[1]?.[0]).toMatchObject({ from: 0, to: 40, unit: "m³/h" });
    const aside = CORNERS.map(([x, y]): Point => [x + 700, y]).reduce(withCorner, told);
    expect(aside.axes[1]?.[0]?.to).toBeNaN();
  });

  it("gives each quantity an axis of its own, and one of its kind the same", () => {
    let entry = withSide(framed(), 0, "right");
    for (const id of [1, 2, 3]) entry = withLine(entry, 0, line(id));
    entry = withQuantity(entry, 0, 0, "head");
    entry = withQuantity(entry, 0, 1, "efficiency");
    entry = withQuantity(entry, 0, 2, "head");
    expect(entry.curves[0]?.map(({ axis }) => axis)).toEqual([1, 2, 1]);
    expect(entry.axes[0]?.map(({ unit }) => unit)).toEqual(["m³/h", "m", "%"]);
    const fewer = withoutSide(entry, 0, 1);
    expect(fewer.curves[0]?.map(({ axis, isTaken }) => [axis, isTaken])).toEqual([
      [null, false],
      [1, true],
      [null, false],
    ]);
    expect(fewer.pictures[0]?.sides).toEqual(["bottom", "right"]);
  });

  it("keeps lines, their meaning and frames together", () => {
    let entry = framed();
    for (const id of [1, 2]) entry = withLine(entry, 0, line(id));
    expect(nextLineId(entry)).toBe(3);
    entry = withQuantity(entry, 0, 1, "npsh");
    expect(untracedLines(entry)).toEqual([]);
    entry = withLine(entry, 0, line(2, CORNERS));
    expect(untracedLines(entry).map(({ line: { id } }) => id)).toEqual([2]);
    entry = withoutLine(entry, 0, 0);
    expect(entry.curves[0]).toMatchObject([{ quantity: "npsh" }]);
    expect(entry.pictures[0]?.lines.map(({ id }) => id)).toEqual([2]);
    expect(frameAt(entry, [400, 300])).toBe(0);
    expect(frameAt(entry, [400, 700])).toBe(-1);
    expect(withoutFrame(entry, 0)).toMatchObject({ pictures: [], axes: [], curves: [] });
  });

  it("moves corners on to their rules, unless they were put where they are", () => {
    const entry = framed();
    const { frame } = entry.pictures[0]!;
    expect(withSnapped(entry, 0, frame).pictures[0]).not.toHaveProperty("isLoose");
    expect(withCorners(entry, 0, frame.corners, false).pictures[0]).not.toHaveProperty("isLoose");
    expect(withCorners(entry, 0, frame.corners, true).pictures[0]).toHaveProperty("isLoose", true);
  });
});

describe("a picture that is placed turned", () => {
  it("stands upright, each pixel where its placing puts it", () => {
    const turn = fc.constantFrom(
      [1, 0, 0, 1],
      [0, 1, -1, 0],
      [-1, 0, 0, -1],
      [0, -1, 1, 0],
      [-1, 0, 0, 1],
      [0, 1, 1, 0],
    );
    fc.assert(
      fc.property(
        turn,
        fc.integer({ min: 1, max: 5 }),
        fc.integer({ min: 1, max: 5 }),
        (by, width, height) => {
          const [a, b, c, d] = by as [number, number, number, number];
          const data = Uint8ClampedArray.from({ length: 4 * width * height }, (_, at) => (7 * at) % 251);
          const turned = uprightPicture({ width, height, data }, [a, b, c, d, 0, 0]);
          const colour = (from: Uint8ClampedArray, at: number) => [...from.slice(4 * at, 4 * at + 4)];
          const left = (a < 0 ? width : 0) + (c < 0 ? height : 0);
          const top = (b < 0 ? width : 0) + (d < 0 ? height : 0);
          for (let y = 0; y < height; y++)
            for (let x = 0; x < width; x++) {
              // The middle of a pixel is half a pixel from its corner.
              const [u, v] = [x + 0.5, y + 0.5];
              const to = [a * u + c * v + left - 0.5, b * u + d * v + top - 0.5];
              expect(colour(turned.data, to[1]! * turned.width + to[0]!)).toEqual(
                colour(data, y * width + x),
              );
            }
        },
      ),
    );
  });
});
