import { describe, expect, it } from "vitest";
import { isLaterFigure } from "#domain/products/claim/laterFigures.ts";
import {
  causesOfChange,
  compareAnswers,
  isSameFigure,
  recomputedState,
} from "#domain/products/claim/recomputedState.ts";

const stateOf = (engine: "same" | "other", product: "unchanged" | "changed", isEqual: boolean) =>
  recomputedState({ engine: engine === "other", record: product === "changed" }, isEqual);

describe("cases of data/engineering2_cases.json", () => {
  // The last two cases, a deleted product and a damaged token, are tested where addresses and the catalogue are
  // read.
  it("H6 reading a verdict later", () => {
    expect([
      stateOf("same", "unchanged", true),
      // The catalogue has changed, but not this product.
      stateOf("same", "unchanged", true),
      stateOf("same", "changed", true),
      stateOf("same", "changed", false),
      stateOf("other", "unchanged", true),
      stateOf("other", "unchanged", false),
    ]).toEqual([
      "confirmed",
      "confirmed",
      "confirmed-data-changed",
      "changed",
      "confirmed-engine-changed",
      "changed",
    ]);
  });
});

it("names the data first where both are others, and an answer that nobody's rules give changed", () => {
  expect(stateOf("other", "changed", true)).toBe("confirmed-data-changed");
  expect(stateOf("same", "unchanged", false)).toBe("changed");
});

it("lays figures side by side in the order of now, with what is no more behind", () => {
  const compared = compareAnswers(
    [
      { key: "gone", text: "1" },
      { key: "same", text: "2" },
      { key: "other", text: "3" },
    ],
    [
      { key: "other", text: "4" },
      { key: "new", text: "5" },
      { key: "same", text: "2" },
    ],
  );
  expect(compared).toEqual([
    { key: "other", claimed: "3", now: "4" },
    { key: "new", claimed: null, now: "5" },
    { key: "same", claimed: "2", now: "2" },
    { key: "gone", claimed: "1", now: null },
  ]);
  expect(compared.map(isSameFigure)).toEqual([false, false, true, false]);
});

it.each([
  // Columns: rules changed, the old record gives the claimed answer, it gives today's answer; cause: record, rules.
  [true, true, false, true, false],
  [true, false, true, false, true],
  [true, false, false, true, true],
  [false, true, false, true, false],
  [false, false, true, false, false],
  [false, false, false, false, false],
])(
  "finds what has made another answer by the record of then",
  (engine, isClaimed, isOfNow, record, rules) => {
    expect(causesOfChange({ record: true, engine }, { isClaimed, isOfNow })).toEqual({
      record,
      engine: rules,
    });
    expect(causesOfChange({ record: true, engine }, null)).toEqual({ record: true, engine });
  },
);

it("takes a figure that the engine of then never said for no contradiction, and no other", () => {
  const fresh = (key: string, claimed: string | null = null) => ({ key, claimed, now: "pass" });
  expect(isLaterFigure("pump", 1, fresh("1.npshState"))).toBe(true);
  expect(isLaterFigure("pump", 1, fresh("2.motor"))).toBe(true);
  expect(isLaterFigure("pump", 2, fresh("1.npshState"))).toBe(false);
  expect(isLaterFigure("pump", 1, fresh("1.npshState", "fail"))).toBe(false);
  // A figure that exists only then or only now says something by being absent.
  expect(isLaterFigure("pump", 1, fresh("1.crossings"))).toBe(false);
  expect(isLaterFigure("fan", 1, fresh("1.motor"))).toBe(false);
});
