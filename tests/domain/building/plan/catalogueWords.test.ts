import { expect, test } from "vitest";
import { catalogueWords } from "#domain/building/plan/catalogueWords.ts";

test.each([
  ["2026-11-20 11 0b9e7c52-6a0f-4c63-9d28-8e3f7a1b5d40", "产品库 2026-11-20"],
  ["11 0b9e7c52-6a0f-4c63-9d28-8e3f7a1b5d40", "产品库版本 11"],
])("the catalogue %s is told as %s", (version, words) => {
  expect(catalogueWords(version)).toBe(words);
});
