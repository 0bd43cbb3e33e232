import fc from "fast-check";
import { expect, it } from "vitest";
import { indexesInWindow } from "#ui/screens/batch/systems/useLineWindow.ts";

it("a list shows exactly the lines that it has, each at its own place", () => {
  const place = fc.nat(60);
  fc.assert(
    fc.property(place, place, place, place, (first, shown, from, length) => {
      const end = first + shown;
      const { begin, past } = indexesInWindow(first, end, { from, lines: Array.from({ length }) });
      const own = Array.from({ length: shown }, (_, at) => first + at).filter(
        (at) => at >= from && at < from + length,
      );
      expect(Array.from({ length: past - begin }, (_, at) => begin + at)).toEqual(own);
    }),
  );
  expect(indexesInWindow(3, 9, undefined)).toEqual({ begin: 9, past: 9 });
});
