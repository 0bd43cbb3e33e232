import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  buffersOf,
  numberAt,
  packNumbers,
  packTexts,
  textAt,
  type PackedTable,
} from "#domain/building/rooms/PackedTable.ts";

const anyText = fc.string({ unit: "binary" });

describe("a packed table", () => {
  it("gives back every text as it went in, emoji and lone surrogates too", () => {
    fc.assert(
      fc.property(fc.array(fc.oneof(anyText, fc.constant("\ud800"))), (texts) => {
        const column = packTexts(texts);
        expect(texts.map((_, row) => textAt(column, row))).toEqual(texts);
      }),
    );
  });

  it("gives back every number, and null for what is not stated", () => {
    fc.assert(
      fc.property(fc.array(fc.option(fc.double({ noNaN: true }))), (numbers) => {
        const column = packNumbers(numbers);
        expect(numbers.map((_, row) => numberAt(column, row))).toEqual(numbers);
      }),
    );
  });

  it("gives back a text longer than one call can take arguments", () => {
    const long = "房".repeat(200_000);
    expect(textAt(packTexts(["", long]), 1)).toBe(long);
  });

  it("crosses a thread by transfer: the sender's buffers are gone, the receiver reads the same", () => {
    const table: PackedTable = {
      rows: 2,
      columns: { code: packTexts(["a", "bc"]), area: packNumbers([1, null]) },
    };
    const buffers = buffersOf(table);
    const received = structuredClone(table, { transfer: buffers });
    expect(buffers.map(({ byteLength }) => byteLength)).toEqual([0, 0, 0]);
    const { code, area } = received.columns;
    expect(code && [textAt(code, 0), textAt(code, 1)]).toEqual(["a", "bc"]);
    expect(area && [numberAt(area, 0), numberAt(area, 1)]).toEqual([1, null]);
  });

  it("does not read one kind of column as the other", () => {
    expect(() => textAt(packNumbers([1]), 0)).toThrow(TypeError);
    expect(() => numberAt(packTexts(["1"]), 0)).toThrow(TypeError);
  });
});
