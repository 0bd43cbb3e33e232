import { Blob } from "node:buffer";
import { readFileSync } from "node:fs";
import { screen, waitFor, within } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import type { LibraryImport, SentProduct } from "#api/contract/libraryImports.ts";
import { TEST_STANDARD } from "../../../support/importStandards.ts";
import { channelWorker } from "../../../support/channelWorker.ts";
import { lockedPdf, pdfOfGrid } from "../../../support/pdfTables.ts";
import { setUpUser } from "../../../support/setUpUser.ts";
import { workbook, zip } from "../../../support/workbooks.ts";
import { createTablesClient } from "#workers/tables/createTablesClient.ts";
import type { TablesClient } from "#workers/tables/TablesClient.ts";
import { createTablesService } from "#workers/tables/tablesService.ts";
import { notices } from "#ui/page/services/useNotices.ts";
import { library, openLibrary, signIn } from "./support.tsx";

const reader = createTablesClient(null, () => channelWorker(createTablesService()));
const cloneable = async (file: globalThis.Blob) =>
  new Blob([await file.arrayBuffer()]) as unknown as globalThis.Blob;
/** The page's files are those of the test's document, which no thread takes. */
const client: TablesClient = {
  ...reader,
  read: async (source, ...rest) =>
    reader.read(source.kind === "text" ? source : { ...source, file: await cloneable(source.file) }, ...rest),
};

beforeEach(() => {
  notices.clear();
  localStorage.clear();
  signIn();
});
afterEach(() => client.release());

const fixture = (name: string) =>
  new File([new Uint8Array(readFileSync(`tests/fixtures/tables/${name}`))], name);
const run: LibraryImport = {
  id: "i1",
  fileName: "t02-pump-three-rows.xlsx",
  startedBy: "李明远",
  startedAt: 0,
  endedAt: 1,
  counts: { added: 6, updated: 0, kept: 0, warned: 0, refused: 0 },
  remarkCount: 0,
  undoneAt: null,
};

const open = (known: (model: string) => boolean = () => false) =>
  openLibrary(
    "/library/imports?library=2",
    {
      "GET ": () => [library("2", { role: "editor" })],
      "GET /imports": () => [],
      "GET /gjk/data_standards/site/v1/classifications": () => TEST_STANDARD.categories,
      "POST /gjk/data_standards/site/v1/classifications/{code}/properties": ({
        params,
      }: {
        params: { code: string };
      }) => TEST_STANDARD.categories.find(({ code }) => code === params.code)?.definitions,
      "POST /products/find": ({ body }: { body: { keys: { model: string }[] } }) => ({
        found: body.keys.map(({ model }) => (known(model) ? "o-1" : null)),
      }),
      "POST /imports": () => ({ ...run, endedAt: null }),
      "POST /imports/{importId}/products": () => ({ import: run, remarks: [] }),
      "POST /imports/{importId}/end": () => run,
    },
    { tables: client },
  );

async function choose(file: File) {
  const user = setUpUser();
  await user.upload(await screen.findByLabelText("样本文件"), file);
  return user;
}
async function paste(text: string) {
  const user = setUpUser();
  await user.click(await screen.findByRole("button", { name: "粘贴表格" }));
  await user.click(screen.getByRole("textbox", { name: "粘贴的表格" }));
  await user.paste(text);
  await user.click(screen.getByRole("button", { name: "读取" }));
  return user;
}
const products = async () =>
  within(await screen.findByRole("table", { name: "读出的产品" }, { timeout: 8000 }));
const texts = (elements: readonly HTMLElement[]) => elements.map(({ textContent }) => textContent);

type Sending = { readonly body: { isDraft: boolean; duplicates: string; products: readonly SentProduct[] } };

describe("tables of a maker's catalogue", () => {
  it.each(["t02-pump-three-rows.xlsx", "t02-pump-three-rows.pdf"])(
    "are shown as printed with their columns and products, and sent as chosen: %s",
    async (name) => {
      const { called } = open((model) => model === "SLW40-125");
      const user = await choose(fixture(name));
      const shown = await products();
      expect(shown.getAllByRole("rowheader")).toHaveLength(6);
      expect(shown.getByRole("img", { name: "流量 4.4–7.6 m³/h，扬程 17.9–22.4 m" })).toBeTruthy();
      const printed = within(screen.getByRole("table", { name: "原表" }));
      expect(texts(printed.getAllByRole("columnheader"))).toEqual([
        ...[
          "型号",
          "流量m³/h",
          "流量L/s",
          "扬程m",
          "效率%",
          "转速r/min",
          "电机功率kW",
          "汽蚀余量m",
          "重量kg",
        ],
      ]);
      expect(printed.getByText("SLW40-125")).toBeTruthy();
      await user.click(screen.getByLabelText("替换"));
      await user.click(screen.getByLabelText("直接启用"));
      await user.click(screen.getByRole("button", { name: "导入 6 个产品" }));
      expect(await screen.findByText("t02-pump-three-rows.xlsx：新增 6")).toBeTruthy();
      expect(screen.queryByText("已存为草稿，启用后才能选型和选用")).toBeNull();
      const [{ body }] = called("POST /imports/{importId}/products") as [Sending];
      expect(body).toMatchObject({ batch: 0, isDraft: false, duplicates: "replace" });
      expect(body.products).toHaveLength(6);
      expect(body.products[0]?.fields).toEqual(
        expect.arrayContaining([
          ["brand", "示例"],
          ["model", "SLW40-125"],
        ]),
      );
      expect(body.products[0]?.points).toHaveLength(3);
      expect(called("POST /imports/{importId}/end")).toHaveLength(1);
    },
    20_000,
  );

  it("ask what is open with a proposal, read again as answered, and ask no second time", async () => {
    open();
    const user = await choose(fixture("t08-water-supply-sets.xlsx"));
    const asked = within(
      await screen.findByRole("group", { name: /没有写明是电机功率/u }, { timeout: 8000 }),
    );
    expect(asked.getByRole<HTMLInputElement>("radio", { name: /（建议）/u }).checked).toBe(true);
    expect(asked.getByText("未回答，先按建议读取")).toBeTruthy();
    const read = await products();
    // The rows come in pieces.
    await waitFor(() => expect(read.getAllByText("按建议读取")).toHaveLength(18));
    await user.click(asked.getByRole("radio", { name: "轴功率" }));
    await waitFor(() => expect(screen.queryByText("按建议读取")).toBeNull());
    expect(screen.getByRole<HTMLInputElement>("radio", { name: "轴功率" }).checked).toBe(true);
    expect(screen.queryByText("未回答，先按建议读取")).toBeNull();
    await user.click(screen.getByRole("button", { name: "导入 18 个产品" }));
    await user.click(await screen.findByRole("button", { name: "完成" }));
    // What the browser remembers names no head of the maker's table.
    expect(localStorage.getItem("volute.tableForms")).toMatch(/which-power/u);
    expect(localStorage.getItem("volute.tableForms")).not.toMatch(/\p{Script=Han}/u);
    await choose(fixture("t08-water-supply-sets.xlsx"));
    await products();
    expect(screen.queryByText("未回答，先按建议读取")).toBeNull();
  }, 20_000);

  it("say which columns and products stay out, and why", async () => {
    open();
    await choose(fixture("t08-water-supply-sets.xlsx"));
    await products();
    const unread = within(screen.getByRole("region", { name: "未读入" }));
    expect(texts(unread.getAllByRole("listitem"))).toContain("“气压罐”列没有认出是什么量，不导入");
  }, 20_000);

  it("on their side speak of rows, and draw no column for duties that they do not have", async () => {
    open();
    await paste(
      [
        ["示例 FP 系列风机盘管", "", "", ""],
        ["型号", "FP-34", "FP-51", "FP-68"],
        ["风量 高档 (m³/h)", "340", "510", "680"],
        ["供冷量 高档 (W)", "1820", "2730", "3640"],
        ["噪声 高档 (dB(A))", "35.5", "37.2", "38.4"],
        ["噪声 低档 (dB(A))", "26.5", "28.2", "29.4"],
      ]
        .map((cells) => cells.join("\t"))
        .join("\n"),
    );
    const read = await products();
    expect(texts(read.getAllByRole("columnheader"))).toEqual(["产品", "参数", "结果"]);
    const unread = within(screen.getByRole("region", { name: "未读入" }));
    expect(texts(unread.getAllByRole("listitem"))).toContain(
      "“噪声 低档 (dB(A))”行此分类没有“噪声低”这一参数，不导入",
    );
  }, 20_000);

  it("are pasted as well, and a brand that they do not name is asked", async () => {
    const { called } = open();
    const user = await paste(
      "型号\t流量 (m³/h)\t扬程 (m)\tNPSH (m)\nA-1\t10\t20\t2\nA-1\t20\t18\t3\nA-1\t30\t15\t4\n",
    );
    expect((await products()).getAllByText(/品牌 没有填写/u)).toHaveLength(1);
    expect(screen.getByRole<HTMLButtonElement>("button", { name: "导入 0 个产品" }).disabled).toBe(true);
    await user.type(screen.getByRole("textbox", { name: "品牌" }), "甲{Enter}");
    await user.click(await screen.findByRole("button", { name: "导入 1 个产品" }));
    await screen.findByRole("button", { name: "完成" });
    const [{ body }] = called("POST /imports/{importId}/products") as [Sending];
    expect(body).toMatchObject({ isDraft: true, duplicates: "keep" });
    expect(await screen.findByText("已存为草稿，启用后才能选型和选用")).toBeTruthy();
    expect(body.products.map(({ fields }) => new Map(fields).get("brand"))).toEqual(["甲"]);
  }, 20_000);

  it("are left out one by one where there are several", async () => {
    open();
    const table = (model: string, head: string) =>
      `甲牌 ${model} 型离心泵\n型号\t流量 (m³/h)\t扬程 (m)\t${head}\n${model}1\t10\t20\t2\n${model}2\t20\t18\t3\n`;
    const user = await paste(`${table("AA", "NPSH (m)")}\n\n${table("BB", "效率 (%)")}`);
    expect(await screen.findByText("导入 2 / 2 个表")).toBeTruthy();
    await screen.findByRole("button", { name: "导入 4 个产品" });
    await user.click(screen.getByRole("checkbox", { name: "导入此表" }));
    expect(screen.getByText("导入 1 / 2 个表")).toBeTruthy();
    expect(screen.getByRole("button", { name: "导入 2 个产品" })).toBeTruthy();
  }, 20_000);

  it.each([
    [new File([new Uint8Array([1, 2, 3])], "坏.pdf"), "PDF 已损坏，或内容不是 PDF"],
    [new File([new Uint8Array(0)], "空.xlsx"), /内容为空|空/u],
  ])("that cannot be read say why, and another is asked for", async (file, why) => {
    open();
    await choose(file);
    const alert = await screen.findByRole("alert", {}, { timeout: 8000 });
    expect(alert.textContent).toMatch(why);
    expect(screen.getByRole("button", { name: "选择样本" })).toBeTruthy();
  });

  const half = async () => {
    const whole = await pdfOfGrid([
      ["型号", "流量 (m³/h)"],
      ["QX 1", 10],
    ]);
    return whole.subarray(0, whole.length / 2);
  };
  const bomb = () =>
    zip([
      { name: "[Content_Types].xml", bytes: new Uint8Array(8) },
      { name: "xl/workbook.xml", bytes: new Uint8Array(64 * 1024 * 1024) },
    ]);
  const words = () =>
    workbook({
      rows: [
        ["甲", "乙"],
        ["丙", "丁"],
      ],
    });
  it.each([
    ["断.pdf", half, "PDF 已损坏，或内容不是 PDF"],
    ["锁.pdf", lockedPdf, "PDF 有密码保护，请取消密码后重新选择"],
    ["大.xlsx", bomb, "文件解压后的内容过大，请删除多余的工作表和内容后重新导入"],
    ["文.xlsx", words, "第 1 行：表中没有数值"],
  ] as const)("that hold no table are refused in words: %s", async (name, bytes, why) => {
    const file = new File([new Uint8Array(await bytes())], name);
    open();
    await choose(file);
    expect((await screen.findByRole("alert", {}, { timeout: 8000 })).textContent).toContain(why);
  });

  it("whose products and columns are called as no table's are brought in as what they are", async () => {
    const rows = [
      ["型号", "品牌", "流量 (m³/h)", "扬程 (m)", "__proto__", "<img src=x onerror=alert(1)>", null],
      ["__proto__", "constructor", 10, 20, 1, "<b>", 7],
      ["constructor", "__proto__", 12, 18, 2, "<b>", 8],
    ];
    const file = new File([new Uint8Array(await workbook({ rows }))], "名.xlsx");
    const { called } = open();
    const user = await choose(file);
    await products();
    const unread = screen.getByRole("region", { name: "未读入" }).textContent;
    expect(unread).toContain("“__proto__”列");
    expect(unread).toContain("右边有 1 列数值没有表头，没有读入");
    await user.click(screen.getByRole("button", { name: "导入 2 个产品" }));
    await screen.findByRole("button", { name: "完成" });
    const [{ body }] = called("POST /imports/{importId}/products") as [Sending];
    const named = body.products.map(({ fields }) => new Map(fields));
    expect(named.map((of) => [of.get("model"), of.get("brand")])).toEqual([
      ["__proto__", "constructor"],
      ["constructor", "__proto__"],
    ]);
  }, 20_000);

  it("without a table or a figure say so", async () => {
    open();
    await paste("今天\t天气\n很\t好");
    expect((await screen.findByRole("alert")).textContent).toMatch(/没有找到带数值的表格|没有数值/u);
  });
});
