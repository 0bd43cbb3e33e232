import fc from "fast-check";
import { expect, test } from "vitest";
import { packedValue, unpackedValue } from "#server/store/packedValue.ts";

const joined = (pieces: readonly Uint8Array[], from = 0) => {
  const whole = new Uint8Array(from + pieces.reduce((sum, { length }) => sum + length, 0));
  let at = from;
  for (const piece of pieces) {
    whole.set(piece, at);
    at += piece.length;
  }
  return whole.subarray(from);
};

const numbers = fc.oneof(
  fc.float64Array(),
  fc.float32Array(),
  fc.uint32Array(),
  fc.uint16Array(),
  fc.uint8Array(),
);
const { tree: plain } = fc.letrec((tie) => ({
  tree: fc.oneof(
    { maxDepth: 4 },
    fc.string({ unit: "binary" }),
    fc.double(),
    fc.constantFrom(null, undefined, true),
    numbers,
    fc.array(tie("tree"), { maxLength: 4 }),
    fc.dictionary(fc.string(), tie("tree"), { maxKeys: 4, noNullPrototype: true }),
    fc.array(fc.tuple(fc.string(), tie("tree")), { maxLength: 4 }).map((entries) => new Map(entries)),
  ),
}));

test("plain data comes back as it was, wherever its bytes begin", () => {
  fc.assert(
    fc.property(plain, fc.nat({ max: 9 }), (value, from) => {
      expect(unpackedValue(joined(packedValue(value), from))).toEqual(value);
    }),
  );
});

test("arrays are not copied when they are read, and one that is named twice is there once", () => {
  const column = Float64Array.of(1, 2, 3);
  const bytes = joined(packedValue({ first: column, again: column, other: Uint8Array.of(7) }));
  const read = unpackedValue(bytes) as { first: Float64Array; again: Float64Array; other: Uint8Array };
  expect(read.first.buffer).toBe(bytes.buffer);
  expect(read.other.buffer).toBe(bytes.buffer);
  expect(read.again).toBe(read.first);
});

test("a part of an array is kept, not the whole of its memory", () => {
  const whole = new Float64Array(10_000).fill(1);
  const pieces = packedValue({ part: whole.subarray(10, 12) });
  expect(joined(pieces).length).toBeLessThan(200);
});

test("what is no column of numbers is refused", () => {
  expect(() => packedValue({ view: new DataView(new ArrayBuffer(8)) })).toThrow("no column of numbers");
});
