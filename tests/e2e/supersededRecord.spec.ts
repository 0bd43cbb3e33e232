import { createHash } from "node:crypto";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { PROPERTY } from "#domain/catalogue/properties.ts";
import { CommandProcess } from "../support/commandProcess.ts";
import { takePicture } from "./support/takePicture.ts";
import { expect, test } from "./support/test.ts";

// What is imported here is in no other test's lists.
test.use({ serverSettings: { TRUSTED_PROXIES: "1" } });

const DUTY = JSON.stringify([
  { code: PROPERTY.airFlow, value: 60 },
  { code: PROPERTY.head, value: 40 },
]);
const [BRAND, MODEL] = ["核对水泵厂", "V-1"];
const idOf = (prefix: string, ...parts: readonly string[]) =>
  prefix + createHash("sha256").update(JSON.stringify(parts)).digest("hex").slice(0, 20);
const ID = idOf("i-", "C000002", idOf("B-", BRAND.toLowerCase()), MODEL);

/** A pump of three points. */
function pumpTable(motorPower: number, headAt60: number): string {
  const points = [
    [20, 48, 6],
    [60, headAt60, 9.6],
    [100, 30, 12.5],
  ] as const;
  const rows = points.map((point) =>
    ["水泵", BRAND, MODEL, "单级泵", 60, motorPower, 2900, ...point].join(","),
  );
  return ["分类,品牌,型号,名称,额定流量,电机功率,转速,流量,扬程,轴功率", ...rows].join("\n");
}

async function importTable(dataDir: string, table: string): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), "volute-import-"));
  const file = join(folder, "pump.csv");
  await writeFile(file, table);
  const { code, stdout } = await new CommandProcess("scripts/import.ts", [file], { DATA_DIR: dataDir }).ended;
  await rm(folder, { recursive: true });
  if (code !== 0) throw new Error(stdout);
}

test(
  "a link from before an import is told which fields have changed, and that it was right then",
  { tag: "@twin" },
  async ({ page, server }) => {
    await page.addInitScript(() => Object.defineProperty(navigator, "clipboard", { value: undefined }));
    await importTable(server.folder, pumpTable(15, 42));
    await page.goto(`/#/product/detail/${ID}?designProperties=${encodeURIComponent(DUTY)}`);
    await page.getByRole("button", { name: "复制链接" }).click();
    const link = await page.getByRole("textbox", { name: "链接" }).inputValue();
    await page.keyboard.press("Escape");

    await importTable(server.folder, pumpTable(18.5, 40));
    // What stands on the page is the record of before: a link of it would be held against the one of now.
    await page.getByRole("button", { name: "复制链接" }).click();
    await expect(page.getByText("产品数据已更新，请刷新页面后再复制")).toBeVisible();

    await page.goto("about:blank");
    await page.goto(link);
    await expect(page.getByRole("heading", { name: "结论已变化" })).toBeVisible();
    await expect(
      page.getByText("原因：产品数据已更新；按当时的产品数据重新计算，结果与链接中的相同"),
    ).toBeVisible();
    const changes = page.getByRole("table", { name: "产品数据的变化" });
    await expect(changes.getByRole("row", { name: /^电机功率 18\.50 15\.00 kW$/u })).toBeVisible();
    await expect(changes.getByRole("row", { name: /^扬程曲线 60 m³\/h 处 40\.00 42\.00 m$/u })).toBeVisible();
    await takePicture(page, "superseded-record");
  },
);
