import fc from "fast-check";
import { expect, test } from "vitest";
import { placeLabels, labelsAbout } from "#domain/products/drawing/placeLabels.ts";

const PANE = { left: 0, top: 0, width: 400, height: 300 };
const SIZE = { width: 60, height: 14, gap: 7 };

test("a label stands where it is wished while that is free", () => {
  const wish = labelsAbout(200, 150, SIZE, "right");
  expect(placeLabels([wish], [], PANE)).toEqual([{ left: 207, top: 129, width: 60, height: 14 }]);
});

test("it gives way to what is taken, and stays within the pane", () => {
  const wish = labelsAbout(200, 150, SIZE, "right");
  const [moved] = placeLabels([wish], [{ left: 210, top: 120, width: 40, height: 40 }], PANE);
  expect(moved).toMatchObject({ left: 133 });
  const [atEdge] = placeLabels([labelsAbout(395, 10, SIZE, "right")], [], PANE);
  expect(atEdge!.left + atEdge!.width).toBeLessThanOrEqual(PANE.width);
  expect(atEdge!.top).toBeGreaterThanOrEqual(0);
});

test("three labels of neighbouring points are clear of one another, wherever they are", () =>
  fc.assert(
    fc.property(
      fc.array(fc.tuple(fc.integer({ min: 80, max: 320 }), fc.integer({ min: 60, max: 240 })), {
        minLength: 1,
        maxLength: 3,
      }),
      (points) => {
        const placed = placeLabels(
          points.map(([x, y]) => labelsAbout(x, y, SIZE, "right")),
          [],
          PANE,
        );
        for (const [at, one] of placed.entries())
          for (const other of placed.slice(at + 1)) {
            const isApart =
              one.left >= other.left + other.width ||
              other.left >= one.left + one.width ||
              one.top >= other.top + other.height ||
              other.top >= one.top + one.height;
            expect(isApart).toBe(true);
          }
      },
    ),
  ));
