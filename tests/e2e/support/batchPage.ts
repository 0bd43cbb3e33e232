import { expect, type Locator, type Page } from "@playwright/test";
import { roomPair } from "./roomPair.ts";

/** A file as the browser's file dialog hands it over. */
export interface ChosenFile {
  readonly name: string;
  readonly bytes: Uint8Array;
}

export type BatchPage = ReturnType<typeof batchPage>;

/** The batch screen of fan coils by what its user reads on it. */
export function batchPage(page: Page) {
  const button = (name: string) => page.getByRole("button", { name, exact: true });
  const dialog = (title: string) => page.getByRole("dialog", { name: title, exact: true });
  const table = page.getByRole("table", { name: "房间与选型结果" });
  const footer = page.getByRole("contentinfo");

  return {
    button,
    dialog,
    table,
    footer,
    select: button("一键选型"),
    /** The way to a part of the building: 房间, 系统, 冷热源, 噪声. */
    part: (name: string) => page.getByRole("radiogroup", { name: "建筑" }).getByText(name, { exact: true }),
    confirmPlan: button("确认方案"),
    progress: page.getByRole("progressbar", { name: "选型进度" }),
    search: page.getByRole("searchbox", { name: "搜索房间编号或名称" }),
    /** The number that stands in `index`-th place of the view, from 0. */
    room: (index: number) => roomPair(table.locator(`[data-row="${index}"]`)),
    header: (title: string) => table.getByRole("columnheader", { name: title }),
    /** A field of the open form, by its label without the unit. */
    field: (label: string) => page.getByRole("textbox", { name: new RegExp(`^${label}（`, "u") }),
    /** The line at the top of the page. */
    notice: (text: string) =>
      page.getByRole("status").or(page.getByRole("alert")).getByText(text, { exact: true }),
    close: (drawer: Locator) => drawer.getByRole("button", { name: "关闭" }).first(),

    async loadSample(building: "Rhea" | "Walker") {
      await button(`示例建筑 ${building}`).click();
      await expect(table).toBeVisible();
    },

    /** One press on the header, which must bring about this order. */
    async sortBy(title: string, order: "ascending" | "descending") {
      const header = this.header(title);
      await header.getByRole("button", { name: title, exact: true }).click();
      await expect(header).toHaveAttribute("aria-sort", order);
    },

    /** 一键选型, the first time, to its end. */
    async runToTheEnd() {
      await button("一键选型").click();
      await expect(footer).toContainText(/用时 [\d.,]+ 秒/u, { timeout: 60_000 });
    },

    /** By the form; `figures` by the labels of its fields. */
    async addRoom(texts: Readonly<Record<string, string>>) {
      const lines = (await table.count()) === 0 ? 1 : Number(await table.getAttribute("aria-rowcount"));
      await button("房间").click();
      await page.getByRole("menuitem", { name: "新增房间" }).click();
      const form = dialog("新增房间");
      for (const [label, text] of Object.entries(texts))
        await form.getByRole("textbox", { name: new RegExp(`^${label}(?:（|$)`, "u") }).fill(text);
      await form.getByRole("button", { name: "保存" }).click();
      await expect(table).toHaveAttribute("aria-rowcount", String(lines + 2));
    },

    async chooseFile({ name, bytes }: ChosenFile) {
      const buffer = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length);
      const mimeType = "application/octet-stream";
      await page.getByLabel("房间表文件").setInputFiles({ name, mimeType, buffer });
    },

    /** Opens the dialog, reads the file and takes the rooms over. */
    async importRooms(file: ChosenFile) {
      await page.getByRole("main").getByRole("button", { name: "导入房间表" }).click();
      await this.chooseFile(file);
      await dialog("导入预览")
        .getByRole("button", { name: /^导入 [\d,]+ 间$/u })
        .click();
      await expect(table).toBeVisible();
    },
  };
}
