import fc from "fast-check";
import { expect, test } from "vitest";
import { append, greatest, least } from "#domain/base/lists.ts";

test("are what the language's own calls are for few, and work for any number", () => {
  fc.assert(
    fc.property(fc.array(fc.double()), fc.array(fc.double()), (values, more) => {
      expect(greatest(values)).toBe(Math.max(...values));
      expect(least(values)).toBe(Math.min(...values));
      const list = [...values];
      append(list, more);
      expect(list).toEqual([...values, ...more]);
    }),
  );
  const many = new Float64Array(1_000_000).fill(1);
  many[777_777] = 2;
  expect([greatest(many), least(many)]).toEqual([2, 1]);
  const list: number[] = [];
  append(list, many);
  expect(list).toHaveLength(1_000_000);
});
