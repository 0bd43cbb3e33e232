import { readFile } from "node:fs/promises";
import type { BrowserContext, Page } from "@playwright/test";
import Parser from "dxf-parser";
import { readXlsx } from "hucre/xlsx";
import { pdfLinks } from "../../support/pdfLinks.ts";
import { pdfTexts } from "../../support/pdfTexts.ts";
import { expectAccessible } from "../support/accessibility.ts";
import { batchPage } from "../support/batchPage.ts";
import { endBatchWorker } from "../support/endBatchWorker.ts";
import { storeySchedule } from "../support/storeySchedule.ts";
import { takePicture } from "../support/takePicture.ts";
import { expect, test } from "../support/test.ts";

/** Work is written a quarter of a second after the last change, and nothing on the page says when. */
const SAVED_MS = 1000;
const FLOORS = ["B1", "1F", "2F", "3F"];
const systemsOf = (page: Page) => page.getByRole("region", { name: "系统", exact: true });
const systemNames = (page: Page) => systemsOf(page).getByRole("button").locator("b").allInnerTexts();
const duty = (page: Page) => page.getByRole("region", { name: "工况" });
const headOf = async (page: Page) => Number(/扬程 H\s*([\d.]+)/u.exec(await duty(page).innerText())![1]);
const view = (page: Page, name: string) =>
  page.getByRole("radiogroup", { name: "系统的显示方式" }).getByText(name, { exact: true });

async function openSystems(page: Page) {
  await batchPage(page).part("系统").click();
  await expect(systemsOf(page)).toContainText("冷水系统");
}
const arrange = async (page: Page, system: string, item: string) => {
  await page.getByRole("button", { name: `调整${system}` }).click();
  await page.getByRole("menuitem", { name: item }).click();
};

async function downloaded(page: Page, menu: string, item: string) {
  await page.getByRole("button", { name: menu }).click();
  const download = page.waitForEvent("download");
  await page.getByRole("menuitem", { name: item }).click();
  const file = await download;
  return { name: file.suggestedFilename(), bytes: await readFile(await file.path()) };
}
const arrayOf = (bytes: Buffer) =>
  bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.length) as ArrayBuffer;

test("a system's diagram is zoomed, moved and handed over as DXF, PDF and PNG", async ({ page, open }) => {
  test.setTimeout(180_000);
  const batch = batchPage(page);
  await open("/multiRoom/fanCoil");
  await batch.importRooms(await storeySchedule(40, FLOORS, ["东区", "西区"]));
  await batch.runToTheEnd();
  await openSystems(page);
  await view(page, "系统图").click();
  const picture = page.getByRole("img", { name: /^冷水系统系统图，\d+ 段，40 间末端，最不利末端 R-/u });
  await expect(picture).toBeVisible();

  await test.step("by buttons, keys, the wheel and the pointer, and back to the whole", async () => {
    await expect(picture).toHaveAttribute("data-zoom", "1.00");
    await page.getByRole("button", { name: "放大" }).click();
    await expect(picture).toHaveAttribute("data-zoom", "1.40");
    await picture.press("+");
    await expect(picture).toHaveAttribute("data-zoom", "1.96");
    await picture.hover();
    await page.mouse.wheel(0, -400);
    await expect.poll(async () => Number(await picture.getAttribute("data-zoom"))).toBeGreaterThan(3);
    const before = await picture.screenshot();
    await page.mouse.down();
    await page.mouse.move(700, 500, { steps: 4 });
    await page.mouse.up();
    await expect.poll(async () => (await picture.screenshot()).equals(before)).toBe(false);
    await page.getByRole("button", { name: "显示全图" }).click();
    await expect(picture).toHaveAttribute("data-zoom", "1.00");
    await expectAccessible(page);
    await takePicture(page, "system-diagram-1280");
  });

  await test.step("the DXF has every storey, zone and size on its layers, and the index in layers of its own", async () => {
    const { name, bytes } = await downloaded(page, "导出系统图", "DXF 图纸");
    expect(name).toBe("分层负荷表 冷水系统 系统图.dxf");
    const text = bytes.toString("utf8");
    expect(text.startsWith("999\r\nhttp")).toBe(true);
    const { entities } = new Parser().parseSync(text)!;
    const words = entities.flatMap((each) => ("text" in each ? [String(each.text)] : []));
    expect(words).toEqual(expect.arrayContaining([...FLOORS.slice(1), "B1（机房）", "东区", "西区"]));
    expect(words.filter((each) => /^DN\d+ [\d.]+$/u.test(each)).length).toBeGreaterThan(6);
    expect(words.some((each) => each.startsWith("估算："))).toBe(true);
    expect(new Set(entities.map(({ layer }) => layer))).toContain("V-PIPE-SUPPLY-INDEX");
  });

  await test.step("the PDF says the same and leads back, the PNG is a picture", async () => {
    const { bytes } = await downloaded(page, "导出系统图", "PDF");
    const [words] = await pdfTexts(arrayOf(bytes));
    expect(words).toContain("分层负荷表 冷水系统 系统图");
    expect(words).toContain("最不利");
    expect(await pdfLinks(bytes)).toEqual([expect.stringMatching(/part=systems&building=/u)]);
    const png = await downloaded(page, "导出系统图", "PNG 图片");
    expect(png.bytes.subarray(1, 4).toString("latin1")).toBe("PNG");
    expect(png.bytes.readUInt32BE(16)).toBeGreaterThan(1000);
  });

  await test.step("the calculation on paper has the workbook's tables, whose address opens this building again", async () => {
    const { bytes } = await downloaded(page, "导出计算书", "PDF");
    const words = (await pdfTexts(arrayOf(bytes))).join("\n");
    for (const name of [
      "水泵设备表",
      "冷水系统设备选型计算书",
      "冷水系统水力计算表",
      "冷水系统材料表",
      "热水系统环路",
    ])
      expect(words).toContain(name);
    const [address] = await pdfLinks(bytes);
    const book = await downloaded(page, "导出计算书", ".xlsx 工作簿");
    const cells = JSON.stringify((await readXlsx(book.bytes)).sheets.at(-1));
    expect(cells).toContain(address);
    await page.getByRole("button", { name: /^建筑：/u }).click();
    await page.getByRole("menuitem", { name: "新建建筑" }).click();
    await page.getByRole("dialog").getByRole("textbox").fill("别处");
    await page.getByRole("dialog").getByRole("button", { name: "新建" }).click();
    await expect(page.getByRole("button", { name: "建筑：别处" })).toBeVisible();
    await page.evaluate((to) => window.location.assign(to), address!);
    await expect(page.getByRole("button", { name: "建筑：分层负荷表" })).toBeVisible();
    await expect(systemsOf(page)).toContainText("冷水系统");
  });
});

async function reopened(context: BrowserContext, address: string): Promise<Page> {
  const page = await context.newPage();
  await page.goto(address);
  await expect(systemsOf(page)).toContainText("高区冷水");
  return page;
}

test.describe("systems that a person has arranged", () => {
  test.use({ toleratedErrors: [/planted|the page crashed/u] });

  test("are split, moved, renamed and merged by steps of undo, and stay over worker, reload, crash and second tab", async ({
    page,
    open,
    context,
  }) => {
    test.setTimeout(180_000);
    const batch = batchPage(page);
    await open("/multiRoom/fanCoil");
    await batch.importRooms(await storeySchedule(40, FLOORS, ["东区", "西区"]));
    await batch.runToTheEnd();
    await openSystems(page);
    const whole = await headOf(page);

    await test.step("a zone gets a system of its own; one step takes it back, one brings it again", async () => {
      await arrange(page, "冷水系统", "拆出新系统");
      const form = page.getByRole("dialog", { name: "拆出新系统" });
      await form.getByRole("button", { name: "拆出" }).click();
      await expect(form.getByRole("alert")).toHaveText("请选择分区或楼层");
      await form.getByRole("checkbox", { name: /^西区，4 层 20 间$/u }).click();
      await expectAccessible(page);
      await takePicture(page, "system-split-1280");
      await form.getByRole("button", { name: "拆出" }).click();
      await expect.poll(() => systemNames(page)).toEqual(["冷水系统", "冷水系统 2", "热水系统"]);
      await page.getByRole("button", { name: "撤销" }).click();
      await expect.poll(() => systemNames(page)).toEqual(["冷水系统", "热水系统"]);
      await expect.poll(() => headOf(page)).toBe(whole);
      await page.getByRole("button", { name: "重做" }).click();
      await expect.poll(() => systemNames(page)).toEqual(["冷水系统", "冷水系统 2", "热水系统"]);
    });

    await test.step("a storey moves, the system gets a name, a condition and a length of its own", async () => {
      await arrange(page, "冷水系统", "移动分区或楼层");
      const form = page.getByRole("dialog", { name: "移动分区或楼层" });
      await form.getByRole("checkbox", { name: "东区 3F" }).click();
      await form.getByRole("button", { name: "移动" }).click();
      await systemsOf(page)
        .getByRole("button", { name: /^冷水系统 2/u })
        .click();
      await expect(systemsOf(page)).toContainText("25 间");
      await arrange(page, "冷水系统 2", "重命名");
      const name = page.getByRole("dialog", { name: "重命名系统" });
      await name.getByRole("textbox").fill("高区冷水");
      await name.getByRole("button", { name: "保存" }).click();
      await expect.poll(() => systemNames(page)).toEqual(["冷水系统", "高区冷水", "热水系统"]);
      await page.getByRole("combobox", { name: "管材" }).selectOption("copper");
      await page.getByRole("combobox", { name: "形式" }).selectOption("reverse");
      const main = page.getByRole("textbox", { name: "P 长度（m）" });
      await main.fill("66");
      await main.press("Enter");
      await expect(main).toHaveValue("66");
      await page.waitForTimeout(SAVED_MS);
    });
    const shown = async (tab: Page) => {
      await systemsOf(tab)
        .getByRole("button", { name: /^高区冷水/u })
        .click();
      await expect(tab.getByRole("textbox", { name: "P 长度（m）" })).toHaveValue("66");
      return {
        names: await systemNames(tab),
        head: await headOf(tab),
        series: await tab.getByRole("combobox", { name: "管材" }).inputValue(),
        routing: await tab.getByRole("combobox", { name: "形式" }).inputValue(),
      };
    };
    const before = await shown(page);
    expect(before).toMatchObject({ series: "copper", routing: "reverse" });

    await test.step("the worker ends under the page", async () => {
      await endBatchWorker(page);
      await expect.poll(() => shown(page)).toEqual(before);
    });
    await test.step("the page is loaded again", async () => {
      await page.reload();
      await expect.poll(() => shown(page)).toEqual(before);
    });
    await test.step("a second tab shows them, and may not change them", async () => {
      const second = await reopened(context, page.url());
      await expect.poll(() => shown(second)).toEqual(before);
      await expect(second.getByRole("button", { name: "调整高区冷水" })).toBeDisabled();
      await second.close();
    });
    await test.step("the tab crashes", async () => {
      const address = page.url();
      const crash = page.waitForEvent("crash");
      void page.goto("chrome://crash").catch(() => {});
      await crash;
      const next = await reopened(context, address);
      await expect.poll(() => shown(next)).toEqual(before);
      await arrange(next, "高区冷水", "合并到其他系统");
      await next.getByRole("dialog", { name: "合并高区冷水" }).getByRole("button", { name: "合并" }).click();
      await expect.poll(() => systemNames(next)).toEqual(["冷水系统", "热水系统"]);
      await expect(systemsOf(next)).toContainText("40 间");
    });
  });
});
