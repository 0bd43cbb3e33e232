import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";
import { tablesMain } from "../../scripts/tables/tablesMain.ts";
import { workbook } from "../support/workbooks.ts";

let folder = "";
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "tables-"));
});
afterEach(() => rm(folder, { recursive: true }));

const ROWS = [
  ["示例 SLW 型离心泵性能表", null, null],
  ["型号", "流量 (m³/h)", "扬程 (m)"],
  ["SLW40", 4.4, 22.4],
  [null, 6.3, 20],
  ["注：20℃ 清水。", null, null],
];

async function run(
  head: number,
  notes: readonly string[] = ["注：20℃ 清水。"],
  rows: (string | number | null)[][] = ROWS,
) {
  const product = {
    category: "水泵",
    brand: "示例",
    series: "示例 SLW",
    model: "SLW40",
    properties: {},
    curves: [
      {
        points: [
          { "flow (m³/h)": 4.4, "head (m)": head },
          { "flow (L/s)": 1.75, "head (m)": 20 },
        ],
      },
    ],
  };
  const expected = { format: "volute-table/1", id: "a", files: ["a.xlsx"], notes, products: [product] };
  await writeFile(join(folder, "a.json"), JSON.stringify(expected));
  await writeFile(join(folder, "a.xlsx"), await workbook({ rows }));
  const printed: string[] = [];
  const code = await tablesMain([folder], (text) => printed.push(text));
  return { code, text: printed.join("") };
}

it("passes what is read as expected, in other units as well", async () => {
  const { code, text } = await run(22.4);
  expect(text).toContain("✓ SLW40: as expected");
  expect(text).toMatch(/1 passed, 0 failed\n$/u);
  expect(code).toBe(0);
});

it("fails a figure that differs, and says which", async () => {
  const { code, text } = await run(22.5);
  expect(text).toContain("✗ SLW40: wrong");
  expect(text).toContain("head (m): expected 22.5, read 22.4 m");
  expect(text).toMatch(/wrong in silence 1\n0 passed, 1 failed\n$/u);
  expect(code).toBe(1);
});

it("lets a column that was left out excuse no other figure", async () => {
  const rows = ROWS.map((cells, at) => [...cells, at === 1 ? "轴功率 (furlong/s)" : at === 2 ? 1 : null]);
  const { text } = await run(22.5, undefined, rows);
  expect(text).toContain("的单位无法识别");
  expect(text).toMatch(/wrong in silence 1\n0 passed, 1 failed\n$/u);
});

it("fails a note that became no condition", async () => {
  const { text } = await run(22.4, ["注：另一条。"]);
  expect(text).toMatch(/1 passed, 1 failed\n$/u);
});

it("explains itself without a folder", async () => {
  expect(await tablesMain([], () => {})).toBe(2);
});
