import { readXlsx } from "hucre/xlsx";
import { qrCode, QUIET_ZONE } from "#domain/base/qr/qrCode.ts";
import { readSheet } from "read-excel-file/node";
import { PDFDocument, PDFName, PDFRawStream } from "@cantoo/pdf-lib";
import { inflateRawSync, inflateSync } from "node:zlib";
import { eq, sql } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { MOST_PDF_ROWS } from "#domain/desk/project/projectLimits.ts";
import { grants } from "#server/database/schema/accountSchema.ts";
import { readZipDirectory } from "#workers/sheet/zip/zipDirectory.ts";
import { endGrants } from "#server/account/grants.ts";
import { DATABASES } from "../../support/eachDatabase.ts";
import { pdfLinks } from "../../support/pdfLinks.ts";
import {
  currentOf,
  PROJECTS,
  selected,
  startProjectServer,
  type Person,
  type ProjectServer,
} from "../../support/projectServer.ts";
import { insertSmallProducts } from "../../support/smallCatalogue.ts";

/** Names that a person may enter but no program may interpret. */
const HOSTILE = [
  '=HYPERLINK("http://x")',
  "+1",
  "-1",
  "@SUM(1)",
  "<b>风机</b>&amp;",
  "\t=1",
  "'=1",
  "%0A",
  "]]>",
];

describe.each(DATABASES)("the schedule of a project in $name", ({ open }) => {
  let server: ProjectServer;
  beforeAll(async () => {
    server = await startProjectServer(open);
    await insertSmallProducts(
      server.database.queries,
      HOSTILE.map((model, at) => ({ id: `hostile-${at}`, model })),
    );
  });
  afterAll(() => server.close());

  let person: Person;
  let projectId = "";
  let path = "";
  beforeEach(async () => {
    person = await server.person();
    projectId = await currentOf(person);
    path = `${PROJECTS}/${projectId}/personal_products`;
  });

  async function urlOf(order: object, pageAddress?: string): Promise<string> {
    const ordered = await person.post(`${path}/export`, order);
    const { exportId } = ordered.data as { exportId: string };
    const page = pageAddress === undefined ? "" : `&page_address=${encodeURIComponent(pageAddress)}`;
    const told = await person.get(`${path}/export/url?export_id=${exportId}${page}`);
    // A path below the API, wherever that is served.
    return `/api${(told.data as { url: string }).url}`;
  }
  async function fetched(order: object = {}, pageAddress?: string) {
    const answer = await server.app.request(await urlOf(order, pageAddress));
    return { headers: answer.headers, file: Buffer.from(await answer.arrayBuffer()) };
  }
  /** Creates thousands of rows without thousands of calls. */
  const multiply = async (id: string, times: number) =>
    server.database.queries.execute(sql`
      insert into selected_products (project_id, category_code, product_id, facts_hash, design_properties,
        runtime_properties, equipment_num)
      select project_id, category_code, product_id, facts_hash, design_properties, runtime_properties, 1
      from selected_products, generate_series(1, ${times}::int) where id = ${id}::uuid`);

  test("is a workbook of numbers, names, models, performance, units and remarks, by category", async () => {
    await person.patch(`${PROJECTS}/${projectId}`, { name: "一号楼/A'(*)" });
    await selected(person, projectId, { productId: "pump-1", equipmentNum: 3 });
    const fan = await selected(person, projectId, {
      productId: "fan-1",
      designProperties: [
        { codes: ["P000007"], name: "风量", sort: 1, unit: "m³/h", values: [9700], type: "design" },
      ],
    });
    await person.patch(`${path}/${fan.id}`, { remark: "屋面" });
    const { headers, file } = await fetched();
    expect(headers.get("Content-Type")).toBe(
      "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet",
    );
    expect(headers.get("Cache-Control")).toBe("no-store");
    const name = /^attachment; filename\*=UTF-8''([\w.%~-]+)$/u.exec(
      headers.get("Content-Disposition") ?? "",
    );
    expect(decodeURIComponent(name?.[1] ?? "")).toMatch(/^一号楼_A'\(_\) 设备表 \d{4}-\d\d-\d\d\.xlsx$/u);
    expect(await readSheet(file)).toEqual([
      ["编号", "名称", "型号", "性能参数", "数量", "备注"],
      ["F-1", "产品", "T35-11-6.3", "设计：风量 9,700 m³/h", 1, "屋面；品牌：朗源；示例数据"],
      ["P-1", "产品", "KQL 50/32", null, 3, "品牌：朗源；示例数据"],
      ["合计", null, null, null, 4, null],
    ]);
  });

  test("is one category alone where one is asked for", async () => {
    await selected(person, projectId, { productId: "pump-1" });
    await selected(person, projectId, { productId: "fan-1" });
    const { file } = await fetched({ gjw_category_code: "C000002" });
    expect((await readSheet(file)).map(([, , model]) => model)).toEqual(["型号", "KQL 50/32", null]);
  });

  test("has all rows in their order, however many", async () => {
    const { id } = await selected(person, projectId, { productId: "fan-1" });
    await multiply(id, 1200);
    const rows = await readSheet((await fetched()).file);
    expect(rows.map(([number]) => number)).toEqual([
      "编号",
      ...Array.from({ length: 1201 }, (_, at) => `F-${at + 1}`),
      "合计",
    ]);
    expect(rows.at(-1)?.[4]).toBe(1201);
  });

  test("13: names with markup and formulas are texts in the workbook", async () => {
    for (const [at, text] of HOSTILE.entries()) {
      const { id } = await selected(person, projectId, { productId: `hostile-${at}` });
      await person.patch(`${path}/${id}`, { remark: text });
    }
    const { file } = await fetched();
    const rows = (await readSheet(file, { trim: false })).slice(1, -1);
    expect(rows.map(([, , model]) => model)).toEqual(HOSTILE);
    for (const [at, row] of rows.entries()) expect(row[5]).toContain(HOSTILE[at]?.trim());
    // A cell has the type text: no formula and no link.
    const parts = readZipDirectory(new Uint8Array(file));
    const sheet = parts.ok ? parts.value.find(({ name }) => name.endsWith("sheet1.xml")) : undefined;
    const xml = inflateRawSync(sheet?.packed ?? new Uint8Array()).toString();
    expect(xml).toContain('=HYPERLINK("http://x")');
    expect(xml).not.toMatch(/<f[ >]|<hyperlink/u);
    expect(xml.match(/<c [^>]*>(?=<is>)/gu)?.every((cell) => cell.includes('t="inlineStr"'))).toBe(true);
  });

  test("13: and are drawn as they are in the PDF, which is their text and nothing to open", async () => {
    for (const [at] of HOSTILE.entries()) await selected(person, projectId, { productId: `hostile-${at}` });
    const { headers, file } = await fetched({ format: "pdf" });
    expect(headers.get("Content-Type")).toBe("application/pdf");
    const document = await PDFDocument.load(file);
    expect(document.getTitle()).toBe("我的项目 设备表");
    expect(document.getPageCount()).toBe(1);
    for (const page of document.getPages()) expect(page.node.Annots()?.size() ?? 0).toBe(0);
    const objects = document.context.enumerateIndirectObjects().map(([, object]) => object);
    const names = document.catalog.get(PDFName.of("OpenAction")) ?? document.catalog.get(PDFName.of("AA"));
    expect(names).toBeUndefined();
    const texts = objects.flatMap((object) =>
      object instanceof PDFRawStream ? [inflateSync(object.contents).toString("latin1")] : [],
    );
    const map = texts.find((text) => text.includes("beginbfchar")) ?? "";
    for (const sign of "=@<>风机设备表") {
      const code = sign.codePointAt(0)!.toString(16).toUpperCase().padStart(4, "0");
      expect(map).toContain(`<${code}>`);
    }
  });

  test("has the address of the page that it is of, where one is given", async () => {
    const address = "https://volute.example/#/selectedProducts?project=1&category=C000001";
    await selected(person, projectId, { productId: "hostile-0" });
    const book = (await fetched({}, address)).file;
    expect(
      (await readSheet(book)).slice(1).map(([number, , model, text, units]) => [number, model, text, units]),
    ).toEqual([
      ["F-1", HOSTILE[0], null, 1],
      ["合计", null, null, 1],
      ["链接", null, address, null],
    ]);
    const [sheet, qr] = (await readXlsx(book, { readStyles: true })).sheets;
    // The QR code is on a sheet of its own: a dark cell for each dark module, with a quiet zone of four.
    expect(qr?.name).toBe("链接");
    expect(qr?.cells?.get("1,0")?.hyperlink?.target).toBe(address);
    const code = qrCode(address);
    if (!code.ok) throw new Error("no code");
    const { side, isDark } = code.value;
    const all = Array.from({ length: side }, (_, at) => at);
    const isFilled = (row: number, column: number) => {
      const style = qr?.cells?.get(`${row + QUIET_ZONE},${column + 1 + QUIET_ZONE}`)?.style;
      return JSON.stringify(style?.fill ?? null).includes("000000");
    };
    for (const row of all)
      expect(all.map((column) => isFilled(row, column))).toEqual(all.map((column) => isDark(row, column)));
    const cells = [...(sheet?.cells?.values() ?? [])];
    expect(cells.flatMap(({ hyperlink }) => hyperlink?.target ?? [])).toEqual([address]);
    expect(cells.filter(({ formula }) => formula !== undefined)).toEqual([]);
    const opened = await pdfLinks((await fetched({ format: "pdf" }, address)).file);
    expect(opened).toEqual([address]);
  });

  test("has it as text below the sum of a schedule that is streamed", async () => {
    const address = "https://volute.example/#/selectedProducts?project=1";
    const { id } = await selected(person, projectId, { productId: "fan-1" });
    await multiply(id, MOST_PDF_ROWS);
    const rows = await readSheet((await fetched({}, address)).file);
    expect(rows).toHaveLength(MOST_PDF_ROWS + 4);
    expect(new Set(rows.map(([number]) => number)).size).toBe(MOST_PDF_ROWS + 4);
    expect(rows.at(-2)?.[4]).toBe(MOST_PDF_ROWS + 1);
    expect(rows.at(-1)?.[3]).toBe(address);
  });

  test.each([
    "javascript:alert(1)",
    "file:///etc/passwd",
    "https://a b",
    `https://x/${"a".repeat(1000)}`,
    "https://x/\u202e",
  ])("prints no %o", async (address) => {
    const asked = `${path}/export/url?export_id=xlsx&page_address=${encodeURIComponent(address)}`;
    expect(await person.get(asked)).toMatchObject({ code: "invalid.parameter" });
  });

  test("is refused as PDF where nobody could turn so many pages", async () => {
    const { id } = await selected(person, projectId, { productId: "fan-1" });
    await multiply(id, MOST_PDF_ROWS);
    expect(await person.post(`${path}/export`, { format: "pdf" })).toMatchObject({ code: "invalid.input" });
    expect(await person.post(`${path}/export`, { format: "xlsx" })).toMatchObject({
      data: { rows: MOST_PDF_ROWS + 1 },
    });
  });

  test("is fetched once by whoever has the address, within a minute, as long as its owner may see it", async () => {
    const used = await urlOf({});
    expect((await server.app.request(used)).status).toBe(200);
    const late = await urlOf({});
    const { queries } = server.database;
    await queries.update(grants).set({ expiresAt: new Date() }).where(eq(grants.userId, person.userId));
    const forged = used.replace(/grant=.*/u, `grant=${person.bearer}`);
    for (const url of [used, late, forged, `${used}x`]) {
      const answer = await server.app.request(url);
      expect(answer.status).toBe(404);
      expect(await answer.json()).toMatchObject({ code: "not.found", data: null });
    }
  });

  test("opens nothing any more once the session has ended in which it was asked for", async () => {
    await selected(person, projectId, { productId: "fan-1" });
    const url = await urlOf({ format: "xlsx" });
    await endGrants(server.database.queries, person.userId, { kinds: ["session"] });
    expect((await server.app.request(url)).status).toBe(404);
  });

  test("opens one of two who come at once", async () => {
    const url = await urlOf({});
    const answers = await Promise.all([1, 2, 3].map(async () => server.app.request(url)));
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 404, 404]);
  });

  test.each(["docx", "xlsx.", "xlsx.C000001;x", ""])("an order %o is none", async (id) => {
    expect(await person.get(`${path}/export/url?export_id=${encodeURIComponent(id)}`)).toMatchObject({
      code: "invalid.parameter",
    });
  });
});
