import fc from "fast-check";
import { expect, test } from "vitest";
import { entriesOf, isNameIn, keyed, keyedFrom, lookUp } from "#domain/base/keyed.ts";

/** Everything that a plain object inherits. */
const INHERITED = Object.getOwnPropertyNames(Object.prototype);

test.each(INHERITED)("finds nothing at %s where nobody put anything", (name) => {
  expect(lookUp(keyed({ a: 1 }), name)).toBeUndefined();
  expect(lookUp(keyedFrom<number>([]), name)).toBeUndefined();
  expect(isNameIn({ a: 1 }, name)).toBe(false);
});

test("keeps every entry under every name, across a thread and JSON too", () => {
  const names = fc.oneof(fc.string(), fc.constantFrom(...INHERITED));
  fc.assert(
    fc.property(fc.uniqueArray(fc.tuple(names, fc.integer()), { selector: ([name]) => name }), (entries) => {
      const values = keyedFrom(entries);
      const sent = structuredClone(values);
      const stored = JSON.parse(JSON.stringify(values)) as typeof values;
      for (const [name, value] of entries)
        expect([values, sent, stored].map((each) => lookUp(each, name))).toEqual([value, value, value]);
      expect(entriesOf(values)).toHaveLength(entries.length);
    }),
  );
});
