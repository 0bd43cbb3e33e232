import * as fc from "fast-check";
import { expect, test } from "vitest";
import {
  chosenOf,
  clearCompared,
  comparedText,
  MOST_COMPARED,
  readComparedIds,
  readComparisons,
  toggleCompared,
  type Comparisons,
} from "#domain/desk/report/comparison/comparison.ts";
import { keyed } from "#domain/base/keyed.ts";

const product = (id: string) => ({ id, model: `M${id}` });
const chosen = (...ids: string[]) =>
  ids.reduce<Comparisons>((all, id) => toggleCompared(all, "C1", product(id)), keyed({}));

test("takes a product in and out again, category by category", () => {
  const both = toggleCompared(chosen("a", "b"), "C2", product("a"));
  expect(chosenOf(both, "C1")).toEqual([product("a"), product("b")]);
  expect(chosenOf(toggleCompared(both, "C1", product("a")), "C1")).toEqual([product("b")]);
  expect(clearCompared(both, "C1")).toEqual({ C2: [product("a")] });
  expect(chosenOf(both, "C3")).toEqual([]);
});

test("takes no seventh, but lets one of six go", () => {
  const six = chosen("1", "2", "3", "4", "5", "6");
  expect(toggleCompared(six, "C1", product("7"))).toBe(six);
  expect(chosenOf(toggleCompared(six, "C1", product("6")), "C1")).toHaveLength(5);
});

test("reads what it kept, and leaves out what has another shape", () => {
  const kept = chosen("a", "b");
  expect(readComparisons(JSON.stringify(kept))).toEqual(kept);
  expect(readComparisons(null)).toEqual({});
  expect(readComparisons("{")).toEqual({});
  expect(readComparisons('["a"]')).toEqual({});
  expect(readComparisons('{"C1":[{"id":"a"},{"id":"","model":"x"},7],"C2":"b"}')).toEqual({});
  const seven = Array.from({ length: 7 }, (_, at) => product(String(at)));
  expect(chosenOf(readComparisons(JSON.stringify({ C1: seven })), "C1")).toHaveLength(MOST_COMPARED);
});

test("an address gives back the ids that it was written from", () => {
  const ids = fc.uniqueArray(
    fc.string({ minLength: 1 }).filter((id) => id.trim() !== ""),
    { minLength: 2, maxLength: MOST_COMPARED },
  );
  fc.assert(
    fc.property(ids, (named) => {
      expect(readComparedIds(comparedText(named))).toEqual({ ok: true, value: named });
    }),
  );
});

test("an id named twice counts once; fewer than two or more than six are told apart", () => {
  expect(readComparedIds(null)).toEqual({ ok: false, code: "too-few" });
  expect(readComparedIds("a,a,")).toEqual({ ok: false, code: "too-few" });
  expect(readComparedIds("a,b,a")).toEqual({ ok: true, value: ["a", "b"] });
  expect(readComparedIds("1,2,3,4,5,6,7")).toMatchObject({ ok: false, code: "too-many" });
  expect(readComparedIds("%E0%A4%A,b")).toEqual({ ok: true, value: ["%E0%A4%A", "b"] });
});
