import fc from "fast-check";
import { expect, test } from "vitest";
import { rangeText, readCondition } from "#domain/desk/materials/materialValue.ts";

const figure = fc.nat(1_000_000).map((tenths) => tenths / 10);
const end = fc.option(figure);

test("a range is read as it was sent, where it has an end and its lower one is below its upper one", () => {
  fc.assert(
    fc.property(end, end, (from, to) => {
      const isSent = (from !== null || to !== null) && (from === null || to === null || from < to);
      expect(readCondition("Number", rangeText(from, to))).toEqual(
        isSent ? { kind: "range", from, to } : null,
      );
    }),
  );
});

test("a lone figure asks for itself, a word of an enumeration for itself", () => {
  expect(readCondition("Number", "100")).toEqual({ kind: "figure", figure: 100 });
  expect(readCondition("Enum", "50-60")).toEqual({ kind: "word", word: "50-60" });
  for (const sent of ["", "-", "1e5", "+1", "1--2", "a", "1-2-3"])
    expect(readCondition("Number", sent)).toBeNull();
});
