import { expect, it } from "vitest";
import { FAN, PUMP } from "#domain/catalogue/categories.ts";
import { EMPTY_LIST } from "#domain/catalogue/listing/ListState.ts";
import { readCategoryList } from "#domain/catalogue/listing/readCategoryList.ts";

const PARTS = [
  ["duty", "P000008:650"],
  ["brand", "B000001"],
] as const;

it("leaves out a duty that its category cannot search by, and keeps the rest of the address", () => {
  expect(readCategoryList(FAN, PARTS)).toEqual({ ...EMPTY_LIST, brandCode: "B000001" });
});

it("keeps a duty that is whole for the category", () => {
  const whole = [["duty", "P000007:12000:5,P000008:650"]] as const;
  expect(readCategoryList(FAN, whole).duty).toHaveLength(2);
  expect(readCategoryList(PUMP, whole).duty).toEqual([]);
});
