import * as v from "valibot";
import { expect, it } from "vitest";
import { ProductQuerySchema } from "#api/contract/search.ts";
import { FAN } from "#domain/catalogue/categories.ts";
import { QuestionMemory } from "#server/search/QuestionMemory.ts";
import type { SearchCategory } from "#server/search/SearchCategory.ts";

const categoryOf = (size: number) => ({ columns: { size } }) as SearchCategory;
const asking = (words: string, more: object = {}) => ({
  ...v.parse(ProductQuerySchema, { gjwCategoryCode: FAN, words }),
  ...more,
});

it("understands what a screen asks at once a single time, whatever page and order it wants", () => {
  const memory = new QuestionMemory<number>();
  const category = categoryOf(20_000);
  let asked = 0;
  const ask = () => ++asked;
  for (const more of [
    {},
    { pageNo: 3, pageSize: 50 },
    { orderBy: "brand", orderType: "DESC" },
    { energy: null },
  ])
    expect(memory.of(category, asking("A", more), ask)).toBe(1);
  expect(memory.of(category, asking("B"), ask)).toBe(2);
  expect(memory.of(categoryOf(20_000), asking("A"), ask)).toBe(3);
});

it("keeps no fault, and of a large category a single question", () => {
  const memory = new QuestionMemory<string>();
  const category = categoryOf(1_000_000);
  const fail = () => {
    throw new Error("wrong");
  };
  expect(() => memory.of(category, asking("A"), fail)).toThrow("wrong");
  const answers = ["A", "A", "B", "A"].map((words, at) => memory.of(category, asking(words), () => `${at}`));
  expect(answers).toEqual(["0", "0", "2", "3"]);
});
