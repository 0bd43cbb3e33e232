import fc from "fast-check";
import { expect, test } from "vitest";
import { labelShifts, type SeenLabel } from "#domain/things/model/labelShifts.ts";

const label = (x: number, y: number, width = 40): SeenLabel => ({ x, y, width, height: 16 });

test("a measure that lies on another is moved off it by its height, the nearer way first", () => {
  expect(labelShifts([label(0, 0), label(10, 4)])).toEqual([0, 1]);
  expect(labelShifts([label(0, 0), label(0, 0), label(0, 0), label(0, 0)])).toEqual([0, 1, -1, 2]);
});

test("measures that do not meet stay where they are", () => {
  expect(labelShifts([label(0, 0), label(41, 0), label(0, 17)])).toEqual([0, 0, 0]);
});

test("no measure covers another, as long as each finds a place", () => {
  const anyLabel = fc.record({
    x: fc.integer({ min: 0, max: 400 }),
    y: fc.integer({ min: 0, max: 400 }),
    width: fc.integer({ min: 20, max: 60 }),
    height: fc.constant(16),
  });
  fc.assert(
    fc.property(fc.array(anyLabel, { maxLength: 4 }), (labels) => {
      const shifts = labelShifts(labels);
      const placed = labels.map((each, at) => ({ ...each, y: each.y + shifts[at]! * each.height }));
      const covered = placed.filter((a, n) =>
        placed.some(
          (b, m) =>
            m < n &&
            Math.abs(a.x - b.x) < (a.width + b.width) / 2 &&
            Math.abs(a.y - b.y) < (a.height + b.height) / 2,
        ),
      );
      expect(covered).toEqual([]);
    }),
  );
});
