import { describe, expect, it } from "vitest";
import type { ImportStandard } from "#domain/catalogue/import/ImportedProduct.ts";
import { createProductFileService } from "#workers/products/productFileService.ts";
import { workbook } from "../../support/workbooks.ts";

const STANDARD: ImportStandard = {
  categories: [
    {
      code: "C1",
      name: "水泵",
      definitions: [{ code: "stages", name: "级数", dataType: "Int", unitSymbol: null, enumValues: [] }],
    },
  ],
};

async function read(name: string, content: BlobPart) {
  const service = createProductFileService();
  await service.open(new File([content], name));
  return { service, outcome: service.check(STANDARD) };
}
const HEADS = "分类,品牌,型号,级数";

describe("a file of products", () => {
  it("is shown product by product: what passes by its key, what is refused with place, field and reason", async () => {
    const { service, outcome } = await read("a.csv", `${HEADS}\n水泵,甲,P-1,3\n风扇,甲,P-2,3\n水泵,甲,P-1,4`);
    expect(outcome).toMatchObject({
      ok: true,
      products: [
        // Two rows of one model that disagree are one product, refused.
        { key: null, remarks: [{ field: "级数", message: "is not what row 2 says of the same product" }] },
        { place: "row 3", key: null, remarks: [{ field: "category", message: '"风扇" does not exist' }] },
      ],
    });
    // What was refused by itself is sent for the record; a fault of the layout would not be seen in it.
    expect(service.batch(0)).toMatchObject({ products: [{ place: "row 3" }], next: null });
  });

  it("that stands in it twice is sent once, though the second one may come in another call", async () => {
    const row = { category: "水泵", brand: "甲", model: "P-1" };
    const { service, outcome } = await read("a.json", JSON.stringify([row, row]));
    expect(outcome).toMatchObject({ ok: true, products: [{ isSent: true }, { key: null, isSent: false }] });
    expect(service.batch(0).products).toHaveLength(1);
  });

  it("is read as a workbook and as .json alike", async () => {
    const key = { gjwCategoryCode: "C1", brand: "甲", model: "P-1" };
    const book = await workbook({ rows: [HEADS.split(","), ["水泵", "甲", "P-1", 3]] });
    expect((await read("a.XLSX", book as BlobPart)).outcome).toMatchObject({ ok: true, products: [{ key }] });
    const json = JSON.stringify([{ category: "水泵", brand: "甲", model: "P-1" }, 7]);
    expect((await read("a.json", json)).outcome).toMatchObject({
      ok: true,
      products: [{ key }],
      remarks: [{ place: "product 2", severity: "refused" }],
    });
  });

  it("is given out in calls of a hundred, each product once", async () => {
    const lines = Array.from({ length: 230 }, (_, at) => `水泵,甲,P-${at},3`);
    const { service } = await read("a.csv", [HEADS, ...lines].join("\n"));
    const sizes: number[] = [];
    const models = new Set<unknown>();
    for (let from: number | null = 0; from !== null;) {
      const { products, next } = service.batch(from);
      sizes.push(products.length);
      for (const { fields } of products) models.add(fields.find(([header]) => header === "型号")?.[1]);
      from = next;
    }
    expect(sizes).toEqual([100, 100, 30]);
    expect(models.size).toBe(230);
  });

  it.each([
    ["a.pdf", "%PDF", "请选择 .xlsx、.csv 或 .json 文件"],
    ["a.csv", "", "内容为空，请重新选择"],
    ["a.csv", "1,2\n3,4", "前 20 行没有“型号”列"],
    ["a.csv", HEADS, "文件中没有产品"],
    ["a.json", "{", "文件内容不是 JSON"],
    ["a.json", "{}", "JSON 中应是产品的数组"],
    ["a.xlsx", "型号,品牌", "文件内容不是 Excel 工作簿，扩展名可能被改过，请选择 .xlsx 文件"],
  ])("%s with %j is refused in a sentence", async (name, content, message) => {
    expect((await read(name, content)).outcome).toEqual({ ok: false, message });
  });

  it("leaves out a product that is too large for a call, and says so", async () => {
    const points = Array.from({ length: 501 }, (_, at) => ({ "流量(m³/h)": at, "扬程(m)": 10 }));
    const { service, outcome } = await read(
      "a.json",
      JSON.stringify([
        { category: "水泵", brand: "甲", model: "P-1", name: "长".repeat(20_000), curves: [{ points }] },
      ]),
    );
    expect(outcome).toMatchObject({ ok: true, products: [{ key: null }] });
    expect(service.batch(0).products).toEqual([]);
  });
});
