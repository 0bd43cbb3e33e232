import * as fc from "fast-check";
import { expect, test } from "vitest";
import { contentDigest } from "#server/search/contentDigest.ts";

const said = fc.jsonValue({ maxDepth: 3 });

test("is that of equal values, whatever the order of names and however a list came about, and of no other", () => {
  fc.assert(
    fc.property(said, said, (one, other) => {
      const again: unknown = JSON.parse(JSON.stringify(one), (_, value: unknown) =>
        Array.isArray(value) || typeof value !== "object" || value === null
          ? value
          : Object.fromEntries(Object.entries(value).toReversed()),
      );
      expect(contentDigest(again)).toBe(contentDigest(one));
      const isSame = contentDigest(one) === contentDigest(other);
      expect(isSame).toBe(JSON.stringify(sorted(one)) === JSON.stringify(sorted(other)));
    }),
  );
  const holey: string[] = Array.from({ length: 2 });
  [holey[0], holey[1]] = ["a", "b"];
  expect(contentDigest(holey)).toBe(contentDigest(["a", "b"]));
});

test("tells numbers of one kind from those of another, and a row from its neighbour", () => {
  const digests = [
    contentDigest(Uint8Array.of(1, 0)),
    contentDigest(Uint16Array.of(1)),
    contentDigest([Uint8Array.of(1), Uint8Array.of(0)]),
    contentDigest(["a", "bc"]),
    contentDigest(["ab", "c"]),
    contentDigest(new Map([["a", 1]])),
    contentDigest(new Map([["a", "1"]])),
  ];
  expect(new Set(digests).size).toBe(digests.length);
});

/** Sorts the names of every object. */
function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted);
  if (typeof value !== "object" || value === null) return value;
  const entries = Object.entries(value).map(([name, each]) => [name, sorted(each)] as const);
  return { of: entries.toSorted(([a], [b]) => (a < b ? -1 : 1)) };
}
