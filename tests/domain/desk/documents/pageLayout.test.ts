import fc from "fast-check";
import { expect, test } from "vitest";
import {
  anchorAt,
  heightOf,
  LEAST_SCALE,
  MOST_SCALE,
  PAGE_GAP,
  pageAt,
  pageTops,
  steppedScale,
} from "#domain/desk/documents/pageLayout.ts";
import { fileSize } from "#domain/desk/documents/fileSize.ts";

const sizes = fc.array(
  fc.record({ width: fc.integer({ min: 10, max: 2000 }), height: fc.integer({ min: 10, max: 3000 }) }),
  {
    minLength: 1,
    maxLength: 40,
  },
);
const scales = fc.double({ min: LEAST_SCALE, max: MOST_SCALE, noNaN: true });

test("the page at a height is the one whose part of the sheet it is", () => {
  fc.assert(
    fc.property(sizes, scales, fc.double({ min: 0, max: 1, noNaN: true }), (pages, scale, share) => {
      const tops = pageTops(pages.length, (page) => pages[page - 1]!, scale);
      const height = share * (tops.at(-1)! - 1);
      const page = pageAt(tops, height);
      expect(height).toBeGreaterThanOrEqual(tops[page - 1]! - PAGE_GAP - (page === 1 ? PAGE_GAP : 0));
      expect(height).toBeLessThan((page < pages.length ? tops[page]! : Infinity) - PAGE_GAP + 1);
    }),
  );
});

test("what is read stays when the scale changes there and back", () => {
  fc.assert(
    fc.property(
      sizes,
      scales,
      scales,
      fc.double({ min: 0, max: 1, noNaN: true }),
      (pages, one, other, share) => {
        const topsOf = (scale: number) => pageTops(pages.length, (page) => pages[page - 1]!, scale);
        const anchor = { page: 1 + Math.floor(share * (pages.length - 1)), share };
        const there = anchorAt(topsOf(other), heightOf(topsOf(other), anchor));
        expect(Math.abs(heightOf(topsOf(one), there) - heightOf(topsOf(one), anchor))).toBeLessThan(
          PAGE_GAP * 2 + 0.1 * heightOf(topsOf(one), anchor) + 1,
        );
      },
    ),
  );
});

test("above the first page is the first, below the last the last", () => {
  const tops = pageTops(3, () => ({ width: 100, height: 100 }), 1);
  expect([...tops]).toEqual([8, 116, 224, 332]);
  expect([-50, 0, 107, 108, 331, 9999].map((height) => pageAt(tops, height))).toEqual([1, 1, 1, 2, 3, 3]);
});

test("a step of the zoom leads to the next scale of the list, and no further than its ends", () => {
  expect([steppedScale(1, 1), steppedScale(1, -1), steppedScale(1.2, 1), steppedScale(1.2, -1)]).toEqual([
    1.1, 0.9, 1.25, 1.1,
  ]);
  expect([steppedScale(4, 1), steppedScale(0.25, -1)]).toEqual([MOST_SCALE, LEAST_SCALE]);
});

test("sizes of files read well", () => {
  expect([10, 1023, 880_640, 1_075_842].map(fileSize)).toEqual(["1 kB", "1 kB", "860 kB", "1.0 MB"]);
});
