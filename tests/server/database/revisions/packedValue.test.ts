import fc from "fast-check";
import { expect, test } from "vitest";
import { bytesBeforeArrays, packedValue, unpackedValue } from "#server/database/revisions/packedValue.ts";

const joined = (pieces: readonly Uint8Array[], from = 0) => {
  const whole = new Uint8Array(from + pieces.reduce((sum, { length }) => sum + length, 0));
  let at = from;
  for (const piece of pieces) {
    whole.set(piece, at);
    at += piece.length;
  }
  return whole.subarray(from);
};

/** The value, and the memory of its arrays. */
function unpacked(bytes: Uint8Array<ArrayBuffer>) {
  const from = bytesBeforeArrays(bytes.subarray(0, 8));
  const arrays = bytes.slice(from).buffer;
  return { value: unpackedValue(bytes.subarray(0, from), arrays), arrays };
}

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
      expect(unpacked(joined(packedValue(value), from)).value).toEqual(value);
    }),
  );
});

test("arrays are not copied when they are read, and one that is named twice is there once", () => {
  const column = Float64Array.of(1, 2, 3);
  const bytes = joined(packedValue({ first: column, again: column, other: Uint8Array.of(7) }));
  const { value, arrays } = unpacked(bytes);
  const read = value as { first: Float64Array; again: Float64Array; other: Uint8Array };
  expect(read.first.buffer).toBe(arrays);
  expect(read.other.buffer).toBe(arrays);
  expect(read.again).toBe(read.first);
});

test("arrays of the same bytes are kept once, whatever they are of", () => {
  const column = new Float64Array(1000).fill(1.5);
  const [alike, other] = [column.slice(), column.slice()];
  other[999] = -0;
  const value = { column, alike, other, bytes: new Uint8Array(column.buffer.slice(0)) };
  const bytes = joined(packedValue(value));
  expect(bytes.length).toBeLessThan(2.1 * column.byteLength);
  const read = unpacked(bytes).value as typeof value;
  expect(read).toEqual(value);
  expect(read.alike.byteOffset).toBe(read.column.byteOffset);
  expect(read.other.byteOffset).not.toBe(read.column.byteOffset);
});

test("a part of an array is kept, not the whole of its memory", () => {
  const whole = new Float64Array(10_000).fill(1);
  const pieces = packedValue({ part: whole.subarray(10, 12) });
  expect(joined(pieces).length).toBeLessThan(200);
});

test("what is no column of numbers is refused", () => {
  expect(() => packedValue({ view: new DataView(new ArrayBuffer(8)) })).toThrow("no column of numbers");
});
