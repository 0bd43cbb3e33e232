import { beforeAll, describe, expect, test } from "vitest";
import type { ImportedProduct } from "#domain/catalogue/import/ImportedProduct.ts";
import {
  DISGUISED,
  flatRows,
  METRIC,
  PLAIN,
  realFans,
  realPumps,
  type Column,
} from "../../support/disguisedProducts.ts";
import { csvOf, fileWith, importedFrom } from "../../support/importFiles.ts";
import { peerWorkbook, workbook } from "../../support/workbooks.ts";

const records = [...realPumps(), ...realFans()];

/** A workbook with separate sheets for products and for their points. */
function twoSheets(columns: readonly Column[]) {
  const [headers = [], ...rows] = flatRows(records, columns);
  const isOwn = headers.map((header) => /category|brand|manufacturer|分类|品牌/iu.test(String(header)));
  const isModel = headers.map((header) => /model|型号/iu.test(String(header)));
  const only = (keep: (at: number) => boolean) =>
    [headers, ...rows].map((cells) => cells.filter((_, at) => keep(at)));
  const products = only((at) => isOwn[at] === true || isModel[at] === true);
  const once = [...new Map(products.map((cells) => [JSON.stringify(cells), cells])).values()];
  return workbook({ name: "产品", rows: once }, { name: "曲线", rows: only((at) => isOwn[at] !== true) });
}

const asJson = (columns: readonly Column[]) =>
  JSON.stringify(
    records.map((product) => ({
      category: product.category,
      brand: product.brand,
      型号: product.model,
      curves: [
        {
          "speed (r/min)": product.speed,
          points: product.points.map((point) =>
            Object.fromEntries(
              columns
                .filter(({ header }) => !/category|manufacturer|model|speed/iu.test(header))
                .map(({ header, of }) => [header, of(product, point)]),
            ),
          ),
        },
      ],
    })),
  );

const curvesOf = ({ curves }: ImportedProduct) =>
  curves.map(({ quantity, setting, isScalable, flows }) => ({
    quantity,
    setting,
    isScalable,
    points: flows.length,
  }));

const far = (a: number, b: number) => Math.abs(a - b) > 1e-7 * Math.max(Math.abs(a), 1e-3);
const numbersOf = (product: ImportedProduct) =>
  product.curves.flatMap(({ rotationalSpeed, flows, values }) => [
    rotationalSpeed ?? -1,
    ...flows,
    ...values,
  ]);

let plain: Awaited<ReturnType<typeof importedFrom>>;
beforeAll(async () => {
  plain = await importedFrom(await fileWith("plain.csv", csvOf(flatRows(records, PLAIN))));
});

test("every real record is taken, with the curves that were measured and those that follow", () => {
  expect(plain.counts).toMatchObject({ added: records.length, refused: 0 });
  expect(plain.products.map(({ model }) => model)).toEqual(records.map(({ model }) => model));
  const greenheck = plain.products.find(({ model }) => model === "12 BIDW");
  expect(greenheck?.curves.map(({ quantity }) => quantity)).toEqual([
    "staticPressure",
    "staticPressureEfficiency",
    "shaftPower",
  ]);
  expect(greenheck?.curves[0]?.flows[0]).toBeCloseTo(0.941_802 * 3600, 9);
  expect(greenheck?.curves[0]?.values[0]).toBe(2684.68);
});

describe("the same records in disguise are the same products:", () => {
  test.each<[string, string, () => Promise<Uint8Array> | string]>([
    ["American units in .csv", "d.csv", () => csvOf(flatRows(records, DISGUISED))],
    ["cfm, kPa and PS in .csv", "m.csv", () => csvOf(flatRows(records, METRIC))],
    ["two sheets in .xlsx", "d.xlsx", () => twoSheets(DISGUISED)],
    ["two sheets in Chinese", "p.xlsx", () => twoSheets(PLAIN)],
    ["one sheet of another program", "f.xlsx", () => peerWorkbook(flatRows(records, METRIC))],
    [".json", "d.json", () => asJson(DISGUISED)],
  ])("%s", async (_, name, content) => {
    const { products, counts, remarks } = await importedFrom(await fileWith(name, await content()));
    expect(counts).toEqual({ ...plain.counts });
    expect(remarks.map(({ message }) => message)).toEqual(plain.remarks.map(({ message }) => message));
    expect(products.map(({ brand, model, categoryCode }) => [categoryCode, brand, model])).toEqual(
      plain.products.map(({ brand, model, categoryCode }) => [categoryCode, brand, model]),
    );
    expect(products.map(curvesOf)).toEqual(plain.products.map(curvesOf));
    const wrong = products.filter((product, at) => {
      // Both lists have the same length, and so have their curves.
      const expected = numbersOf(plain.products[at]!);
      return numbersOf(product).some((number, place) => far(number, expected[place]!));
    });
    expect(wrong.map(({ model }) => model)).toEqual([]);
  });
});
