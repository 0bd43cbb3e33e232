import fc from "fast-check";
import { expect, test } from "vitest";
import { roundTo } from "#server/records/roundTo.ts";

const printed = (digits: number, value: number) => Number(value.toFixed(digits));

test("rounds as a catalogue is printed, to the last bit, whatever the size", () => {
  const figure = fc.oneof(
    fc.double({ min: -1e6, max: 1e6, noNaN: true }),
    fc.double({ noNaN: true, noDefaultInfinity: true }),
    // Halves of the last digit, and numbers next to them.
    fc
      .tuple(
        fc.integer({ min: -1e7, max: 1e7 }),
        fc.integer({ min: 0, max: 5 }),
        fc.integer({ min: -2, max: 2 }),
      )
      .map(([whole, digits, ulps]) => ((whole + 0.5) / 10 ** digits) * (1 + ulps * Number.EPSILON)),
  );
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 6 }), figure, (digits, value) => {
      // −0 counts as 0.
      expect(roundTo(digits, value) + 0).toBe(printed(digits, value) + 0);
    }),
    { numRuns: 20_000 },
  );
});
