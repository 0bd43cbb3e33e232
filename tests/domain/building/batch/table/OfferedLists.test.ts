import fc from "fast-check";
import { expect, it } from "vitest";
import { OfferedLists } from "#domain/building/batch/table/OfferedLists.ts";

const lists = fc.array(fc.array(fc.constantFrom("a", "b", "c", "d", "e"), { maxLength: 6 }), {
  maxLength: 60,
});

it("gives back every list, keeps equal ones once, and survives being saved", () => {
  fc.assert(
    fc.property(lists, (given) => {
      const offered = new OfferedLists();
      const numbers = given.map((list) => offered.indexOf(list));
      const distinct = new Set(given.map((list) => list.join()));
      expect(new Set(numbers).size).toBe(distinct.size);
      const restored = new OfferedLists(structuredClone(offered.data()));
      given.forEach((list, at) => {
        expect(offered.idsAt(numbers[at]!)).toEqual(list);
        expect(restored.idsAt(numbers[at]!)).toEqual(list);
        expect(restored.indexOf(list)).toBe(numbers[at]);
      });
    }),
  );
});

it("keeps thousands of lists apart", () => {
  const offered = new OfferedLists();
  const ids = Array.from({ length: 3000 }, (_, at) => [
    `p${at}`,
    `p${(at * 7) % 3000}`,
    `p${(at * 13) % 3000}`,
  ]);
  const numbers = ids.map((list) => offered.indexOf(list));
  expect(numbers.map((number) => offered.idsAt(number))).toEqual(ids);
});

it("has nothing for a row without an offer", () => {
  expect(new OfferedLists().idsAt(-1)).toEqual([]);
});
