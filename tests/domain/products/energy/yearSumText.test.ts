import { expect, test } from "vitest";
import { yearSumText } from "#domain/products/energy/energyWords.ts";

const rows = (...statuses: readonly string[]) => statuses.map((status) => ({ outcome: { status } }));

test("a year of which no load has a figure has no sum; machines that stand still have one", () => {
  expect(yearSumText({ rows: rows("cannot", "cannot"), energy: 0 })).toBe("- -");
  expect(yearSumText({ rows: rows("cannot", "stands"), energy: 0 })).toBe("0.0");
  expect(yearSumText({ rows: rows("runs", "cannot"), energy: 12_345.6 })).toBe("12,346");
});
