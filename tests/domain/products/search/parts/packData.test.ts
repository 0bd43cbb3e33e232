import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { packData, unpackData } from "#domain/products/search/parts/packData.ts";
import { runsOf } from "../../../../support/runsOf.ts";

const numbers = fc.oneof(
  fc.uint8Array().map((array) => Uint8Array.from(array)),
  fc.uint16Array().map((array) => Uint16Array.from(array)),
  fc.uint32Array().map((array) => Uint32Array.from(array)),
);
const data = fc.record({
  part: fc.string({ unit: "binary" }),
  models: fc.array(fc.string({ unit: "binary-ascii" })),
  columns: fc.dictionary(
    fc.string().filter((name) => name !== "__proto__"),
    fc.record({ rows: numbers }),
    { noNullPrototype: true },
  ),
});

describe("data on its way to another thread", () => {
  test("comes back as it was", () => {
    fc.assert(
      fc.property(data, (any) => {
        expect(unpackData(packData(any))).toEqual(any);
      }),
    );
  });

  test("is read from the middle of a larger buffer too", () => {
    const any = { models: ["T-2", "高温 T-3"], rows: Uint32Array.of(1, 2, 3) };
    const packed = packData(any);
    const larger = new Uint8Array(packed.length + 3);
    larger.set(packed, 3);
    expect(unpackData(larger.subarray(3))).toEqual(any);
  });

  test("of another form is not taken for ours, nor is nothing", () => {
    const packed = packData({ models: ["T-2"] });
    packed[4]! += 1;
    expect(unpackData(packed)).toBeNull();
    expect(unpackData(new Uint8Array(0))).toBeNull();
    expect(unpackData(packData({}).slice(0, 6))).toBeNull();
  });

  test("that is cut, or one of whose bytes is another, is refused", () => {
    const packed = packData({ rows: Uint16Array.of(1, 2, 3, 4, 5), models: ["T-2", "T-3"] });
    fc.assert(
      fc.property(fc.nat(packed.length - 1), fc.integer({ min: 1, max: 255 }), (at, change) => {
        expect(unpackData(packed.slice(0, at))).toBeNull();
        const damaged = packed.slice();
        damaged[at]! ^= change;
        // The three bytes after the number of the format have no meaning.
        expect(unpackData(damaged) === null).toBe(at < 5 || at > 7);
      }),
      { numRuns: runsOf(300) },
    );
  });
});
