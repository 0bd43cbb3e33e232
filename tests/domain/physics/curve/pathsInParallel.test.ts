import fc from "fast-check";
import { expect, it } from "vitest";
import { resistance } from "#domain/base/units.ts";
import { pathsInParallel, shareOfPath } from "#domain/physics/curve/pathsInParallel.ts";

it("each path takes the loss of all with its share, and the shares are the whole", () => {
  const k = fc.double({ min: 1e-6, max: 1e6, noNaN: true }).map(resistance);
  fc.assert(
    fc.property(fc.array(k, { minLength: 1, maxLength: 6 }), (paths) => {
      const all = pathsInParallel(paths);
      const shares = paths.map((path) => shareOfPath(all, path));
      expect(shares.reduce((sum, share) => sum + share, 0)).toBeCloseTo(1, 9);
      paths.forEach((path, at) => expect((path * shares[at]! ** 2) / all).toBeCloseTo(1, 9));
    }),
  );
});

it("a path without resistance takes all, and no path is refused", () => {
  expect(pathsInParallel([resistance(4), resistance(0)])).toBe(0);
  expect(() => pathsInParallel([])).toThrow(RangeError);
});
