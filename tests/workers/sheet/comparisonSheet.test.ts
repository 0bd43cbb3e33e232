import fc from "fast-check";
import { readXlsx } from "hucre/xlsx";
import { readSheet } from "read-excel-file/node";
import { expect, it } from "vitest";
import { rowOf, statedIndices, type CompareRow } from "#domain/desk/report/comparison/CompareRow.ts";
import { formatQuantity } from "#domain/base/formatQuantity.ts";
import { createSheetService } from "#workers/sheet/sheetService.ts";
import { sixPumps } from "../../support/comparisons.ts";

const service = createSheetService();
/** As another library reads it, without what is behind the last filled cell of a row. */
async function rowsOf(sheet: Parameters<typeof service.comparison>[0]) {
  const file = await service.comparison(sheet);
  const rows = await readSheet(Buffer.from(file), { trim: false });
  return rows.map((row) => row.slice(0, row.findLastIndex((cell) => cell !== null) + 1));
}

it("says what the page says: head, conditions, address, products, every row and the notes", async () => {
  const sheet = sixPumps();
  const rows = await rowsOf(sheet);
  expect(rows.slice(0, 7)).toEqual([
    ["产品对比"],
    ["项目", sheet.head.project],
    ["编制", "张工"],
    ["日期", "2026-11-23"],
    ["分类", "水泵"],
    ["工况", sheet.conditions[0]!.value],
    ["对比链接", sheet.address],
  ]);
  const models = sheet.products.map(({ model }, at) =>
    at === 2 ? `${model}（示例数据）` : at === 3 ? `${model}（读图）` : model,
  );
  expect(rows).toContainEqual(["参数", "单位", ...models]);
  expect(rows).toContainEqual(["轴功率", "kW", 12.35, 12.34, 15, 0.04, "- -", 1200]);
  for (const note of sheet.notes) expect(rows).toContainEqual([note]);
});

/** A number as its own format shows it, as far as we write formats: sign, decimals, thousands and what stands behind. */
function shown(value: unknown, format: string): string {
  if (typeof value !== "number") return String(value);
  const [positive = "", negative = ""] = format.split(";");
  const form = value < 0 ? negative : positive;
  const decimals = /\.(0+)/u.exec(form)?.[1]?.length ?? 0;
  const size = Math.abs(value).toLocaleString("en-US", {
    minimumFractionDigits: decimals,
    maximumFractionDigits: decimals,
  });
  return form.replaceAll('"', "").replace(/#,##0(?:\.0+)?/u, size);
}

it("shows any figures and any words as the page does, figures as numbers and words as texts", async () => {
  const figure = fc.option(fc.double({ min: -1e9, max: 1e9, noNaN: true }));
  const unit = fc.constantFrom("kW", "m³/h", "%", "", "元，现值");
  const figures = fc
    .tuple(unit, fc.array(figure, { minLength: 6, maxLength: 6 }), fc.subarray([0, 1, 2, 3, 4, 5]))
    .map(([of, values, best]): CompareRow =>
      rowOf(
        "f",
        "数值",
        of,
        values.map((value) => formatQuantity(value, of)),
        {
          figures: statedIndices(values),
          best: new Set(best),
        },
      ),
    );
  const risky = fc.constantFrom(
    "=1+1",
    "+1",
    "-1",
    "@SUM(A1)",
    '=HYPERLINK("http://x")',
    "0012",
    "1,234",
    "<b>&",
  );
  const words = fc
    .array(fc.oneof(risky, fc.string({ unit: "grapheme-ascii", minLength: 1 })), {
      minLength: 6,
      maxLength: 6,
    })
    .map((texts): CompareRow => rowOf("w", "文字", "", texts, { best: new Set([1]) }));
  await fc.assert(
    fc.asyncProperty(fc.array(fc.oneof(figures, words), { minLength: 1, maxLength: 8 }), async (rows) => {
      const file = await service.comparison(sixPumps({ groups: [{ name: "组", rows }], conditions: [] }));
      const [sheet] = (await readXlsx(file, { readStyles: true })).sheets;
      const first = sheet!.rows.findIndex(([name]) => name === "组") + 1;
      rows.forEach((row, at) =>
        row.texts.forEach((text, product) => {
          const [line, column] = [first + at, product + 2];
          const value = sheet!.rows[line]?.[column];
          const cell = sheet!.cells?.get(`${line},${column}`);
          expect(typeof value === "number").toBe(row.figures.has(product));
          expect(cell?.formula).toBeUndefined();
          const mark = row.best.has(product) ? " 优" : "";
          expect(shown(value, cell?.style?.numFmt ?? "")).toBe(`${text}${mark}`);
        }),
      );
    }),
    { numRuns: 40 },
  );
});

it("keeps hostile names as texts, and the address as a link", async () => {
  const names = ["=1+1", "+1", "-1", "@SUM(1)", '=HYPERLINK("http://x")', "\t=1"];
  const sheet = sixPumps({
    products: names.map((model) => ({ model, isSample: false, isRead: false })),
    head: { project: "=cmd|' /C calc'!A0", author: "@SUM(1)", madeOn: "" },
  });
  const file = await service.comparison(sheet);
  const read = (await readXlsx(file, { readStyles: true })).sheets[0]!;
  const cells = [...(read.cells?.values() ?? [])];
  expect(cells.filter(({ formula }) => formula !== undefined)).toEqual([]);
  expect(read.rows).toContainEqual(["参数", "单位", ...names]);
  expect(read.rows[1]?.[1]).toBe("=cmd|' /C calc'!A0");
  const links = cells.flatMap(({ hyperlink }) => (hyperlink === undefined ? [] : [hyperlink.target]));
  expect(links).toEqual([sheet.address]);
});

it("leaves an address that Excel takes for no link as text", async () => {
  const address = `https://volute.example/#/product/compare?ids=${"a".repeat(2100)}`;
  const file = await service.comparison(sixPumps({ address }));
  const read = (await readXlsx(file, { readStyles: true })).sheets[0]!;
  expect([...(read.cells?.values() ?? [])].some(({ hyperlink }) => hyperlink !== undefined)).toBe(false);
  expect(read.rows).toContainEqual(expect.arrayContaining(["对比链接", address]));
});
