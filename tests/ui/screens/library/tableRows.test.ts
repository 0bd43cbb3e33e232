import { expect, it } from "vitest";
import type { CheckedTable, CheckedTableProduct } from "#domain/catalogue/tables/checkTable.ts";
import { tableRows } from "#ui/screens/library/import/tables/tableRows.ts";

const product = (model: string, place: string) =>
  ({
    ...{ model, place, remarks: [], isSent: true },
    key: { categoryCode: "C000002", brand: "甲", model },
  }) as unknown as CheckedTableProduct;
const table = (...products: readonly CheckedTableProduct[]) => ({ products }) as unknown as CheckedTable;

it("of one product in two tables takes the first, or the second where the first table is left out", () => {
  const tables = [
    table(product("A-1", "第 1 页")),
    table(product("A-1", "第 2 页"), product("A-2", "第 2 页")),
  ];
  const all = tableRows(tables, () => true, new Set());
  expect(all.map(({ isRefused, isSent }) => [isRefused, isSent])).toEqual([
    [false, true],
    [true, false],
    [false, true],
  ]);
  // As the checks of a file say it.
  expect(all[1]?.remarks).toEqual([
    {
      ...{ severity: "refused", place: "第 2 页", product: "甲 A-1", field: "model" },
      message: "stands in the file twice, first at 第 1 页",
    },
  ]);
  const second = tableRows(tables, (at) => at === 1, new Set());
  expect(second.map(({ isRefused }) => isRefused)).toEqual([false, false]);
});
