import { describe, expect, it } from "vitest";
import { PROPERTY } from "#domain/catalogue/properties.ts";
import { readListAddress, writeListAddress } from "#domain/catalogue/listing/listAddress.ts";
import { EMPTY_LIST } from "#domain/catalogue/listing/ListState.ts";
import { readSize, sizeText, withSize } from "#domain/catalogue/listing/typedSize.ts";

describe("a typed size", () => {
  it.each([
    ["500×320", 500, 320],
    ["1000x2100", 1000, 2100],
    ["８００＊６００", 800, 600],
    [" 500 X 320 mm", 500, 320],
    ["500 320", 500, 320],
  ])("reads %s", (typed, width, height) => {
    expect(readSize(typed)).toEqual({ width, height });
  });

  it.each(["", "500", "500×", "a×b", "500×320×100", "DN100"])("reads nothing of %s", (typed) => {
    expect(readSize(typed)).toBeNull();
  });

  it("finds the size and the next ones up, the narrowest first, and stands in the address", () => {
    const kept = { kind: "text", code: "P000303", text: "a" } as const;
    const state = { ...EMPTY_LIST, properties: [kept] };
    const sized = { ...state, ...withSize(state, { width: 500, height: 320 }) };
    expect(sized.properties).toEqual([
      kept,
      { kind: "range", code: PROPERTY.width, from: 500, to: 625 },
      { kind: "range", code: PROPERTY.height, from: 320, to: 400 },
    ]);
    expect(sized.sort).toEqual({ code: PROPERTY.width, direction: "ASC" });
    expect(sizeText(readListAddress(writeListAddress(sized)))).toBe("500×320");
    expect({ ...sized, ...withSize(sized, null) }).toEqual(state);
    expect(sizeText(state)).toBe("");
  });
});
