import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { DOUBLE_SPEED, PROPERTY } from "#domain/catalogue/properties.ts";
import { columnsOf } from "#domain/search/columnsOf.ts";
import { packColumns, unpackColumns } from "#domain/search/packColumns.ts";
import { anyFans, fan, tableOf } from "./support/searchMaker.ts";
import { lookUp } from "#domain/keyed.ts";

describe("columns on their way to another thread", () => {
  test("come back as they were", () => {
    fc.assert(
      fc.property(anyFans, (fans) => {
        const columns = { ...columnsOf(tableOf(fans)).columns, models: fans.map(({ model }) => model) };
        expect(unpackColumns(packColumns(columns))).toEqual(columns);
      }),
      { numRuns: 30 },
    );
  });

  test("are read from the middle of a larger buffer too", () => {
    const { columns: found } = columnsOf(tableOf([fan({}), fan({ id: "b", isDouble: true })]));
    const columns = { ...found, models: ["T-2", "高温 T-3"] };
    const packed = packColumns(columns);
    const larger = new Uint8Array(packed.length + 3);
    larger.set(packed, 3);
    expect(unpackColumns(larger.subarray(3))).toEqual(columns);
    expect(lookUp(columns.properties, PROPERTY.speedControl)).toMatchObject({
      coded: { codes: expect.arrayContaining([DOUBLE_SPEED]) },
    });
  });

  test("of another version are not taken for ours", () => {
    const packed = packColumns({ ...columnsOf(tableOf([fan({})])).columns, models: ["T-2"] });
    packed[4]! += 1;
    expect(unpackColumns(packed)).toBeNull();
    expect(unpackColumns(new Uint8Array(0))).toBeNull();
  });
});
