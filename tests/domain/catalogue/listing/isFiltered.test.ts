import { describe, expect, it } from "vitest";
import { isFiltered } from "#domain/catalogue/listing/isFiltered.ts";
import { EMPTY_LIST, type ListState } from "#domain/catalogue/listing/ListState.ts";

describe("a list", () => {
  it.each<[string, Partial<ListState>]>([
    ["a brand", { brandCode: "B000001" }],
    ["a series", { series: { id: "S1", name: "LYF" } }],
    ["a duty", { duty: [{ code: "P000007", value: 1, deviationRate: null }] }],
    ["an origin", { origin: "own" }],
    ["words", { words: "FLGD80" }],
    ["a property", { properties: [{ kind: "bool", code: "P1", value: false }] }],
  ])("is filtered by %s", (_what, filter) => {
    expect(isFiltered({ ...EMPTY_LIST, ...filter })).toBe(true);
  });

  it("is not filtered by speed, order and page", () => {
    const sort = { code: "P000007", direction: "ASC" } as const;
    expect(isFiltered({ ...EMPTY_LIST, speedControl: "DOUBLE_SPEED", sort, page: 3, pageSize: 50 })).toBe(
      false,
    );
  });
});
