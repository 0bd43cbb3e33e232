import * as fc from "fast-check";
import { expect, it } from "vitest";
import { exactText } from "#domain/base/input/exactText.ts";

it("writes every number in the fewest digits that read back as it, without an exponent", () => {
  expect([0, -4, 0.1 + 0.2, 1e21, 1.25e22, 1.5e-7, -2e-10, 1234.5].map(exactText)).toEqual([
    "0",
    "-4",
    "0.30000000000000004",
    "1000000000000000000000",
    "12500000000000000000000",
    "0.00000015",
    "-0.0000000002",
    "1234.5",
  ]);
  fc.assert(
    fc.property(fc.double({ noNaN: true, noDefaultInfinity: true }), (value) => {
      const text = exactText(value);
      expect(text).toMatch(/^-?[0-9]+(?:\.[0-9]+)?$/u);
      expect(Number(text)).toBe(value + 0);
      // Apart from zeros, no more digits than the platform's shortest form.
      const digits = (written: string) =>
        written
          .replace(/e.*$/u, "")
          .replaceAll(/[-.]|^0\.?0*/gu, "")
          .replace(/^0+|0+$/gu, "");
      expect(digits(text)).toBe(digits(String(value)));
    }),
  );
});
