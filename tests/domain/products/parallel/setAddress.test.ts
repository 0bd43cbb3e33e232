import * as fc from "fast-check";
import { expect, it } from "vitest";
import { readSet, setQuery, writeSet } from "#domain/products/parallel/setAddress.ts";
import { PLAIN_SET, type SetChoice } from "#domain/products/parallel/SetChoice.ts";

const count = fc.integer({ min: 1, max: 6 });
const choices: fc.Arbitrary<SetChoice> = fc.record({
  arrangement: fc.constantFrom("parallel" as const, "series" as const),
  own: fc.oneof(fc.constant(null), count),
  others: fc.uniqueArray(
    fc.record({ id: fc.string({ minLength: 1, unit: "grapheme" }).filter((id) => id.trim() !== ""), count }),
    { maxLength: 2, selector: ({ id }) => id },
  ),
  control: fc.constantFrom("together" as const, "one" as const),
});
const written = (choice: SetChoice, before = "") => {
  const query = new URLSearchParams(before);
  writeSet(query, choice);
  return query;
};

it("reads what it has written, whatever an id is made of", () => {
  fc.assert(
    fc.property(choices, (choice) => {
      const query = new URLSearchParams(written(choice).toString());
      expect(readSet(query)).toEqual(choice);
      expect(readSet(new URLSearchParams(setQuery(query)))).toEqual(choice);
    }),
  );
});

it("leaves no trace of what is as it would be anyway, and touches nothing else", () => {
  expect(written(PLAIN_SET, "duty=3&addedMachines=a:1&machineArrangement=series").toString()).toBe("duty=3");
  expect(readSet(new URLSearchParams("duty=3"))).toBe(PLAIN_SET);
});

it("takes what nobody can read as if it were not there, and no more products than a set holds", () => {
  for (const query of [
    "machineArrangement=toString",
    "ownMachines=0",
    "ownMachines=7",
    "ownMachines=1.5",
    "addedMachines=a",
    "addedMachines=a:0",
    "addedMachines=:2",
    "addedMachines=a:1:2",
    "regulatedMachines=all",
  ])
    expect([query, readSet(new URLSearchParams(query))]).toEqual([query, PLAIN_SET]);
  expect(readSet(new URLSearchParams("addedMachines=a:1,a:2,b:1,c:1,%E0%A4%A:1")).others).toEqual([
    { id: "a", count: 2 },
    { id: "b", count: 1 },
  ]);
});
