import { mkdtemp, rm, truncate, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { PDFDocument } from "@cantoo/pdf-lib";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import type { ImportRemark } from "#domain/catalogue/import/ImportRemark.ts";
import { channelTarget } from "#server/import/channelTarget.ts";
import type { ImportTarget } from "#server/import/ImportTarget.ts";
import { openImportChannel } from "#server/import/openImportChannel.ts";
import { PART_BYTES } from "#server/http/contentInParts.ts";
import { documentPage } from "#server/documents/documentRows.ts";
import { documentContents } from "#server/documents/documentContents.ts";
import { importDocuments } from "#server/import/importDocuments.ts";
import { createLog } from "#server/process/log.ts";
import { textIndex } from "#server/documents/textIndex.ts";
import { documentPages, documentParts, documents } from "#server/database/schema/documentSchema.ts";
import type { Database } from "#server/database/connection/database.ts";
import { DATABASES } from "../../support/eachDatabase.ts";
import { csvOf, targetOf } from "../../support/importFiles.ts";
import { fillSmall } from "../../support/smallCatalogue.ts";

let dir = "";
beforeAll(async () => {
  dir = await mkdtemp(join(tmpdir(), "volute-documents-"));
});
afterAll(() => rm(dir, { recursive: true }));

const at = (name: string) => join(dir, name);

/** A PDF with some pages; `change` modifies it for the test. */
async function pdf(name: string, pages: number, change: (document: PDFDocument) => unknown = () => {}) {
  const document = await PDFDocument.create();
  for (let page = 1; page <= pages; page++)
    document.addPage([300, 400]).drawText(`${name} ${page}`, { size: 12 });
  await change(document);
  const bytes = await document.save();
  await writeFile(at(name), bytes);
  return bytes;
}

async function run(rows: readonly (readonly string[])[], open: () => Promise<ImportTarget>) {
  await writeFile(at("list.csv"), csvOf([["文件", "标题", "分类", "品牌", "系列", "来源"], ...rows]));
  const remarks: ImportRemark[] = [];
  const report = await importDocuments(at("list.csv"), open, (remark) => remarks.push(remark));
  return { report, said: remarks.map(({ place, field, message }) => `${place}: ${field} ${message}`) };
}

const contentOf = async (database: Database, id: string) => {
  const content = await documentContents(database.queries)(id);
  if (content === null) throw new Error(`there is no document ${id}`);
  return Buffer.from(await new Response(content.read(0, content.size)).arrayBuffer());
};

describe.each(DATABASES)("the import of documents into $name", ({ open }) => {
  let database: Database;
  beforeAll(async () => {
    database = await fillSmall(await open(), [{ id: "pump-1", categoryCode: "C000002" }]);
  });
  afterAll(() => database.close());
  const target = () => Promise.resolve(targetOf(database));
  const listed = async () =>
    (await documentPage(database.queries, { pageNo: 1, pageSize: 50 })).documentLists.filter(
      ({ isSample }) => !isSample,
    );

  /** The searchable text of its pages. */
  const wordsOf = async (id: string) =>
    (
      await database.queries
        .select({ text: documentPages.text })
        .from(documentPages)
        .innerJoin(documents, eq(documents.digest, documentPages.digest))
        .where(eq(documents.id, id))
        .orderBy(documentPages.page)
    ).map(({ text }) => text);

  test("a document is written whole, and another content takes its place", async () => {
    // Longer than one part.
    const bytes = await pdf("first.pdf", 3, (document) => document.setSubject("x".repeat(PART_BYTES)));
    const rows = [["first.pdf", "安装手册", "通风机", "朗源", "LY 系列", "厂商，CC BY 4.0"]];
    expect(await run(rows, target)).toMatchObject({ report: { added: 1, updated: 0, refused: 0 }, said: [] });
    const [document] = await listed();
    // The text is there before the first search.
    expect(await wordsOf(document!.id)).toEqual(["first.pdf 1", "first.pdf 2", "first.pdf 3"]);
    expect(document).toMatchObject({
      title: "安装手册",
      gjwCategoryCode: "C000001",
      brandCode: "B1",
      productSeriesId: "s1",
      pageCount: 3,
      byteSize: bytes.length,
      source: "厂商，CC BY 4.0",
    });
    expect((await contentOf(database, document!.id)).equals(bytes)).toBe(true);

    const changed = await pdf("first.pdf", 5);
    expect(await run(rows, target)).toMatchObject({ report: { added: 0, updated: 1 } });
    const [after] = await listed();
    expect(after).toMatchObject({ id: document!.id, pageCount: 5 });
    expect((await contentOf(database, document!.id)).equals(changed)).toBe(true);
    expect(await wordsOf(document!.id)).toHaveLength(5);
    expect(await database.queries.$count(documentParts)).toBe(Math.ceil(changed.length / PART_BYTES));
  });

  test("what cannot be shown, or should not be handed on, is refused with its reason, and the rest is taken", async () => {
    await pdf("good.pdf", 1);
    await pdf("locked.pdf", 1, (document) =>
      document.encrypt({ userPassword: "secret", ownerPassword: "owner" }),
    );
    await pdf("script.pdf", 1, (document) => document.addJavaScript("main", "app.alert(1)"));
    await pdf("carrier.pdf", 1, (document) => document.attach(new Uint8Array([1, 2, 3]), "tool.exe", {}));
    const whole = await pdf("cut.pdf", 40);
    await writeFile(at("cut.pdf"), whole.subarray(0, whole.length / 3));
    await writeFile(at("page.pdf"), "<html>Not found</html>");
    await writeFile(at("empty.pdf"), "");
    await writeFile(at("huge.pdf"), "%PDF-1.7");
    await truncate(at("huge.pdf"), 101 * 1024 ** 2);
    const { report, said } = await run(
      [
        ["good.pdf", "好", "", "", "", ""],
        ["locked.pdf", "锁", "", "", "", ""],
        ["script.pdf", "脚本", "", "", "", ""],
        ["carrier.pdf", "附件", "", "", "", ""],
        ["cut.pdf", "断", "", "", "", ""],
        ["page.pdf", "网页", "", "", "", ""],
        ["empty.pdf", "空", "", "", "", ""],
        ["huge.pdf", "大", "", "", "", ""],
        ["missing.pdf", "无", "", "", "", ""],
        ["good.pdf", "", "电梯", "NOBODY", "LY 系列", ""],
        ["notes.txt", "笔记", "", "", "", ""],
      ],
      target,
    );
    expect(said).toEqual([
      "row 3: locked.pdf is encrypted; only a file that opens without a password can be shown",
      "row 4: script.pdf runs scripts of its own, which nobody is to be handed",
      "row 5: carrier.pdf carries other files, which nobody is to be handed",
      "row 6: cut.pdf is damaged: it cannot be read as PDF to its end",
      "row 7: page.pdf is no PDF, whatever it is called",
      "row 8: empty.pdf is empty",
      "row 9: huge.pdf is larger than 100 MB",
      expect.stringMatching(/^row 10: missing\.pdf cannot be read \(/u),
      "row 11: title is missing",
      'row 11: category "电梯" is not known',
      'row 11: brand "NOBODY" has no products here; import them first, or leave it out',
      'row 11: series "LY 系列" is no series of its brand',
      "row 12: file must end in .pdf",
    ]);
    expect(report).toMatchObject({ added: 1, refused: 10 });
    expect((await listed()).map(({ title }) => title)).toContain("好");
  });

  test("a running server takes documents through its channel", async () => {
    const folder = await mkdtemp(join(tmpdir(), "volute-channel-"));
    const texts = textIndex(database.queries);
    const channel = await openImportChannel({
      dir: folder,
      texts,
      database,
      rebuild: () => Promise.resolve(),
      log: createLog("silent"),
    });
    const bytes = await pdf("sent.pdf", 2);
    const { report } = await run(
      [["sent.pdf", "寄来", "", "", "", ""]],
      async () => (await channelTarget(folder))!,
    );
    expect(report).toMatchObject({ added: 1, refused: 0 });
    const sent = (await listed()).find(({ title }) => title === "寄来");
    expect((await contentOf(database, sent!.id)).equals(bytes)).toBe(true);
    // The import's answer does not wait for the text.
    await vi.waitUntil(async () => (await wordsOf(sent!.id)).length > 0, { timeout: 30_000, interval: 100 });
    expect(await wordsOf(sent!.id)).toEqual(["sent.pdf 1", "sent.pdf 2"]);
    await channel.close();
    await texts.close();
    await rm(folder, { recursive: true });
  });
});

test.each([
  ["list.txt", "文件", "must end in .xlsx, .csv or .json"],
  ["manual.pdf", "%PDF-1.7", "is a document itself; an .xlsx, .csv or .json list has to name it"],
  ["list.csv", "标题\r\n手册", 'has no column "file" (文件) in its first rows'],
  ["list.csv", "文件,标题\r\n", "names no documents"],
  ["list.json", '{"file":"a.pdf"}', "must hold an array of objects of text"],
])("%s with %j is no list: it %s", async (name, content, sentence) => {
  await writeFile(at(name), content);
  const nobody = () => Promise.reject(new Error("nothing is opened"));
  await expect(importDocuments(at(name), nobody, () => {})).rejects.toThrow(sentence);
});
