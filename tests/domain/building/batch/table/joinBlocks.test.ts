import fc from "fast-check";
import { expect, it } from "vitest";
import { rowsGrownBy } from "#domain/building/batch/table/gatherRows.ts";
import { joinResults, joinRooms } from "#domain/building/batch/table/joinBlocks.ts";
import { gatherResults, noResults } from "#domain/building/batch/table/ResultColumns.ts";
import { gatherRooms } from "#domain/building/batch/table/RoomColumns.ts";
import { answerAll, batchOf } from "../../../../support/testBatch.ts";
import { testRooms } from "../../../../support/testRooms.ts";

const rowsFrom = (from: number, to: number) => Int32Array.from({ length: to - from }, (_, at) => from + at);

it("puts together what was cut apart, wherever the cut was", () => {
  const batch = batchOf(testRooms(30));
  answerAll(batch);
  fc.assert(
    fc.property(fc.nat(30), (cut) => {
      const blocks = [rowsFrom(0, cut), rowsFrom(cut, 30)];
      expect(joinRooms(blocks.map((rows) => gatherRooms(batch.rooms, rows)))).toEqual(batch.rooms);
      expect(joinResults(blocks.map((rows) => gatherResults(batch.results, rows)))).toEqual(batch.results);
    }),
  );
});

it("takes a block from before the first figures beside a later one", () => {
  const batch = batchOf(testRooms(2));
  answerAll(batch);
  const joined = joinResults([noResults(1), gatherResults(batch.results, rowsFrom(0, 1))]);
  expect(joined.width).toBe(2);
  expect(joined.corrected.slice(0, 2)).toEqual(Float64Array.of(NaN, NaN));
  expect(joined.corrected.slice(2)).toEqual(batch.results.corrected.slice(0, 2));
});

it("refuses a block whose columns differ in length", () => {
  const results = noResults(2);
  expect(() => joinResults([{ ...results, product: new Int32Array(1) }])).toThrow(RangeError);
  const { rooms } = batchOf(testRooms(2));
  expect(() => joinRooms([{ ...rooms, names: ["only one"] }])).toThrow(RangeError);
});

it("gives new rows no answer", () => {
  const grown = gatherResults(noResults(1), rowsGrownBy(1, 1));
  expect(grown.answer).toHaveLength(2);
  expect([...grown.product]).toEqual([-1, -1]);
});
