import { expect, test } from "vitest";
import { checkProducts } from "#domain/catalogue/import/checkProducts.ts";
import { productsOfTables } from "#domain/catalogue/import/productsOfTables.ts";
import { createHeaderReader } from "#domain/catalogue/import/readHeader.ts";
import { TEST_STANDARD } from "../../../support/importStandards.ts";
import { saidOf, table } from "../../../support/importTables.ts";

const FLOW = "流量 m³/h";
const HEAD = "扬程 m";

test("of two products of one brand and model in a file the first is taken and the second said", () => {
  const headerOf = createHeaderReader();
  const products = productsOfTables(
    table("", [
      ["类别", "品牌", "型号"],
      ["水泵", "甲", "P-1"],
      ["水泵", "甲", "P-1"],
    ]),
    table("curves ", [["型号", FLOW, HEAD]]),
    headerOf,
  );
  const checked = [...checkProducts(products.products, TEST_STANDARD, headerOf)];
  expect(checked.map(({ product }) => product !== null)).toEqual([true, false]);
  expect(saidOf(checked)).toEqual(["refused row 3: model stands in the file twice, first at row 2"]);
});

test("a curve row of no product is a remark of its own; one of two products refuses both", () => {
  const headerOf = createHeaderReader();
  const { products, remarks } = productsOfTables(
    table("", [
      ["类别", "品牌", "型号"],
      ["水泵", "甲", "P-1"],
      ["水泵", "乙", "P-1"],
      ["水泵", "乙", "P-2"],
    ]),
    table("curves ", [
      ["品牌", "型号", FLOW, HEAD],
      [null, "P-9", 1, 2],
      [null, "P-1", 1, 2],
      ["乙", "P-2", 1, 2],
      ["乙", "P-2", 2, 1],
    ]),
    headerOf,
  );
  expect(remarks).toMatchObject([
    { place: "curves row 2", product: "p-9", message: "is that of no product in the file" },
  ]);
  const checked = [...checkProducts(products, TEST_STANDARD, headerOf)];
  expect(checked.map(({ product }) => product?.curves.length ?? null)).toEqual([null, null, 1]);
  expect(saidOf(checked)).toEqual([
    "refused curves row 3: model is that of several products; add brand and category",
    "refused curves row 3: model is that of several products; add brand and category",
  ]);
});
