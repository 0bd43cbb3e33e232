import { PDFDocument } from "@cantoo/pdf-lib";
import { eq, sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import type { OpenedDocument, SearchedText } from "#api/contract/documents.ts";
import type { LibraryManual } from "#api/contract/libraryManuals.ts";
import { forgetUser, readMyData } from "#server/account/myData.ts";
import {
  ownDocumentPages,
  ownDocumentParts,
  ownDocuments,
} from "#server/database/schema/ownDocumentSchema.ts";
import { dropUnsentManuals } from "#server/library/manuals/manualStore.ts";
import { USUAL_BOUNDS } from "#server/process/bounds.ts";
import { PERSONAL_DATA } from "#server/start/personalParts.ts";
import { lockedPdf } from "../../support/pdfTables.ts";
import {
  joined,
  LIBRARIES,
  manualOf,
  newLibrary,
  productsIn,
  sentFan,
  sentManual,
} from "../../support/libraryCalls.ts";
import { startProjectServer, type Person, type ProjectServer } from "../../support/projectServer.ts";

const MB = 1024 ** 2;
let server: ProjectServer;
beforeAll(async () => {
  server = await startProjectServer(undefined, { bounds: { ...USUAL_BOUNDS, libraryManualMegabytes: 4 } });
});
afterAll(() => server.close());

const at = (libraryId: string) => `${LIBRARIES}/${libraryId}/manuals`;
const listed = async (person: Person, libraryId: string, query = "") =>
  (await person.get(`${at(libraryId)}${query}`)).data as {
    list: LibraryManual[];
    totalCount: number;
    bytes: number;
  };
const found = async (person: Person, libraryId: string, words: string) => {
  const ask = async () => (await person.post(`${at(libraryId)}/texts`, { words })).data as SearchedText;
  await vi.waitUntil(async () => (await ask()).unread === 0, { timeout: 60_000, interval: 100 });
  return ask();
};
const fileOf = (person: Person, id: string, headers: Readonly<Record<string, string>> = {}) =>
  server.app.request(`/api/selection/product/document/${id}/file`, {
    headers: { Authorization: `Bearer ${person.bearer}`, ...headers },
  });

describe("26: a manual of a library", () => {
  test("is read by its members as every document, byte for byte and by ranges, and by nobody else", async () => {
    const owner = await server.person();
    const libraryId = await newLibrary(owner);
    const viewer = await joined(server, owner, libraryId, "viewer");
    const stranger = await server.person();
    const bytes = await manualOf(["Impeller diameter 219", "Efficiency"], 2.2 * MB);
    const answer = await sentManual(owner, libraryId, "密样本 2026", bytes);
    expect(answer).toMatchObject({ code: "success", data: { title: "密样本 2026", pageCount: 2 } });
    const { id } = answer.data as LibraryManual;
    expect(id).toMatch(/^o-/u);

    for (const member of [owner, viewer]) {
      const document = (await member.get(`/selection/product/document/${id}`)).data as OpenedDocument;
      expect(document).toMatchObject({ title: "密样本 2026", library: { id: libraryId } });
      const whole = await fileOf(member, id);
      expect(Buffer.from(await whole.arrayBuffer()).equals(Buffer.from(bytes))).toBe(true);
      const range = await fileOf(member, id, { Range: "bytes=262100-1048700" });
      expect(range.status).toBe(206);
      const part = Buffer.from(await range.arrayBuffer());
      expect(part.equals(Buffer.from(bytes.subarray(262_100, 1_048_701)))).toBe(true);
      expect((await listed(member, libraryId)).list.map(({ title }) => title)).toEqual(["密样本 2026"]);
      expect((await listed(member, libraryId, "?words=%E6%97%A0")).list).toEqual([]);
    }
    const unknown = await stranger.get("/selection/product/document/o-0123456789abcdef0123");
    expect(await stranger.get(`/selection/product/document/${id}`)).toEqual(unknown);
    expect((await fileOf(stranger, id)).status).toBe(404);
    expect((await stranger.get(at(libraryId))).code).toBe("not.found");
    expect((await stranger.post(`${at(libraryId)}/texts`, { words: "impeller" })).code).toBe("not.found");
    const calls = [
      stranger.post(at(libraryId), { title: "甲", byteSize: 1 }),
      stranger.post(`${at(libraryId)}/${id}/slices`, { slice: 0, bytes: "AAAA" }),
      stranger.post(`${at(libraryId)}/${id}/end`, undefined),
      stranger.delete(`${at(libraryId)}/${id}`),
    ];
    for (const { code } of await Promise.all(calls)) expect(code).toBe("not.found");
    // A member of one library cannot access another one by its manual's id.
    const own = await newLibrary(stranger, "别库");
    expect((await stranger.delete(`${at(own)}/${id}`)).code).toBe("not.found");
    expect((await stranger.post(`${at(own)}/${id}/end`, undefined)).code).toBe("not.found");
    const everybody = await stranger.post("/selection/product/document/list", { name: "密样本" });
    expect(everybody.data).toMatchObject({ documentTotal: 0 });

    const { hits } = await found(viewer, libraryId, "impeller DIAMETER");
    expect(hits).toMatchObject([{ documentId: id, page: 1, line: 1, words: "Impeller diameter" }]);
    expect((await found(viewer, libraryId, "no such words")).hits).toEqual([]);

    await owner.delete(`${LIBRARIES}/${libraryId}/members/${viewer.userId}`);
    expect((await fileOf(viewer, id)).status).toBe(404);
  });

  test("is brought in and deleted by editors alone, with all of its bytes and its text", async () => {
    const owner = await server.person();
    const libraryId = await newLibrary(owner);
    const editor = await joined(server, owner, libraryId, "editor");
    const viewer = await joined(server, owner, libraryId, "viewer");
    const bytes = await manualOf(["One"]);
    expect((await sentManual(viewer, libraryId, "甲", bytes)).code).toBe("forbidden");
    const { id } = (await sentManual(editor, libraryId, "甲", bytes)).data as LibraryManual;
    await found(viewer, libraryId, "one");
    expect((await viewer.delete(`${at(libraryId)}/${id}`)).code).toBe("forbidden");
    expect((await owner.delete(`${at(libraryId)}/${id}`)).code).toBe("success");
    expect((await owner.delete(`${at(libraryId)}/${id}`)).code).toBe("not.found");
    const { queries } = server.database;
    for (const table of [ownDocumentParts, ownDocumentPages])
      expect(await queries.$count(table, eq(table.documentId, id))).toBe(0);
    const acts = (await owner.get(`${LIBRARIES}/${libraryId}/acts`)).data as {
      list: { act: string; about: string }[];
    };
    expect(acts.list.slice(0, 2)).toMatchObject([
      { act: "manual-deleted", about: "甲" },
      { act: "manual-added", about: "甲" },
    ]);
  });

  test("is the same once, however often its last call is made, and a second one of the file is refused", async () => {
    const owner = await server.person();
    const libraryId = await newLibrary(owner);
    const bytes = await manualOf(["Twice"]);
    const answer = await sentManual(owner, libraryId, "甲", bytes);
    const { id } = answer.data as LibraryManual;
    expect(await owner.post(`${at(libraryId)}/${id}/end`, undefined)).toMatchObject({ data: answer.data });
    expect(await sentManual(owner, libraryId, "乙", bytes)).toMatchObject({
      code: "invalid.input",
      message: "此产品库已有同一文件：“甲”",
    });
    expect(await server.database.queries.$count(ownDocuments, eq(ownDocuments.libraryId, libraryId))).toBe(1);
    const other = await newLibrary(owner, "另一库");
    expect((await sentManual(owner, other, "乙", bytes)).code).toBe("success");
  });

  test("that is broken, locked, too long or carries more than pages is refused in words, and nothing of it stays", async () => {
    const owner = await server.person();
    const libraryId = await newLibrary(owner);
    const carrier = await PDFDocument.create();
    carrier.addPage();
    await carrier.attach(new Uint8Array([1, 2, 3]), "tool.exe", {});
    const long = await PDFDocument.create();
    for (let page = 0; page < 3001; page++) long.addPage([10, 10]);
    const cases: readonly (readonly [Uint8Array, string])[] = [
      [new TextEncoder().encode("<html>no manual</html>"), "此文件不是 PDF，或已损坏"],
      [(await manualOf(["Cut"])).subarray(0, 300), "此文件不是 PDF，或已损坏"],
      [await lockedPdf(), "此 PDF 已加密，请先解除密码"],
      [await carrier.save(), "此 PDF 含有附件，不能加入"],
      [await long.save(), "此 PDF 超过 3000 页，请分成几份"],
    ];
    for (const [bytes, message] of cases)
      expect(await sentManual(owner, libraryId, "坏", bytes)).toMatchObject({
        code: "invalid.input",
        message,
      });
    const { queries } = server.database;
    expect(await queries.$count(ownDocuments, eq(ownDocuments.libraryId, libraryId))).toBe(0);
    expect((await listed(owner, libraryId)).bytes).toBe(0);
  }, 60_000);

  test("has its bounds: of a file by 413, of all manuals of a library in words", async () => {
    const owner = await server.person();
    const libraryId = await newLibrary(owner);
    const begin = (byteSize: number, title = "大") => owner.post(at(libraryId), { title, byteSize });
    expect(await begin(100 * MB + 1)).toMatchObject({
      status: 413,
      code: "too.large",
      message: expect.stringContaining("样本最大 100 MB") as string,
    });
    expect((await begin(3 * MB)).code).toBe("success");
    expect(await begin(2 * MB)).toMatchObject({
      code: "invalid.input",
      message: expect.stringMatching(/还可加入 1(?:\.0)? MB/u) as string,
    });
    expect((await begin(MB, "一行\n两行")).code).toBe("invalid.parameter");
    expect((await begin(0)).code).toBe("invalid.parameter");
  });

  test("takes slices of its own length from its sender alone, and does not end before the last", async () => {
    const owner = await server.person();
    const libraryId = await newLibrary(owner);
    const editor = await joined(server, owner, libraryId, "editor");
    const { id } = (await owner.post(at(libraryId), { title: "甲", byteSize: MB + 5 })).data as LibraryManual;
    const slice = (person: Person, number: number, length: number) =>
      person.post(`${at(libraryId)}/${id}/slices`, {
        slice: number,
        bytes: Buffer.alloc(length).toString("base64"),
      });
    for (const [number, length] of [
      [0, 5],
      [1, 6],
      [2, 5],
      [1, 0],
    ] as const)
      expect((await slice(owner, number, length)).code).toBe("invalid.input");
    expect((await slice(editor, 1, 5)).code).toBe("not.found");
    expect((await slice(owner, 1, 5)).code).toBe("success");
    expect((await owner.post(`${at(libraryId)}/${id}/end`, undefined)).code).toBe("conflict");
    expect((await fileOf(owner, id)).status).toBe(404);
    expect((await listed(owner, libraryId)).totalCount).toBe(0);
    const { queries } = server.database;
    await dropUnsentManuals(queries);
    expect(await queries.$count(ownDocuments, eq(ownDocuments.id, id))).toBe(1);
    await queries
      .update(ownDocuments)
      .set({ addedAt: sql`now() - interval '2 days'` })
      .where(eq(ownDocuments.id, id));
    await dropUnsentManuals(queries);
    expect(await queries.$count(ownDocuments, eq(ownDocuments.id, id))).toBe(0);
  });

  test("that was broken off takes no room when it is begun again by the same person, and another's stays", async () => {
    const owner = await server.person();
    const libraryId = await newLibrary(owner);
    const editor = await joined(server, owner, libraryId, "editor");
    const begin = async (person: Person, title = "甲") =>
      ((await person.post(at(libraryId), { title, byteSize: 2 * MB })).data as LibraryManual | null)?.id;
    const first = await begin(owner);
    await owner.post(`${at(libraryId)}/${first}/slices`, {
      slice: 0,
      bytes: Buffer.alloc(MB).toString("base64"),
    });
    const theirs = await begin(editor);
    // The library of this test has space for two.
    expect(await begin(owner, "乙")).toBeUndefined();
    const again = await begin(owner);
    expect(again).toBeDefined();
    const { queries } = server.database;
    const kept = await queries
      .select({ id: ownDocuments.id })
      .from(ownDocuments)
      .where(eq(ownDocuments.libraryId, libraryId));
    expect(new Set(kept.map(({ id }) => id))).toEqual(new Set([theirs, again]));
    expect(await queries.$count(ownDocumentParts, eq(ownDocumentParts.documentId, first ?? ""))).toBe(0);
  });

  test("is named by the products of an import, for members alone, as long as it is there", async () => {
    const owner = await server.person();
    const libraryId = await newLibrary(owner);
    const viewer = await joined(server, owner, libraryId, "viewer");
    const stranger = await server.person();
    const manual = (await sentManual(owner, libraryId, "风机样本", await manualOf(["Fans"])))
      .data as LibraryManual;
    const imports = `${LIBRARIES}/${libraryId}/imports`;
    const begin = (body: object) => owner.post(imports, { fileName: "风机样本.pdf", ...body });
    // A manual of another library, or one that is still being sent, is refused.
    const other = await newLibrary(stranger, "别库");
    const foreign = (await sentManual(stranger, other, "甲", await manualOf(["x"]))).data as LibraryManual;
    expect((await begin({ manualId: foreign.id })).code).toBe("not.found");
    const sending = (await owner.post(at(libraryId), { title: "乙", byteSize: MB })).data as LibraryManual;
    expect((await begin({ manualId: sending.id })).code).toBe("conflict");

    const { id: importId } = (await begin({ manualId: manual.id })).data as { id: string };
    const products = [sentFan()];
    await owner.post(`${imports}/${importId}/products`, {
      batch: 0,
      isDraft: false,
      duplicates: "replace",
      products,
    });
    await owner.post(`${imports}/${importId}/end`, undefined);
    const [product] = await productsIn(owner, libraryId);
    const detail = `/selection/products/${product?.id}`;
    for (const member of [owner, viewer])
      expect((await member.get(detail)).data).toMatchObject({ manual: { id: manual.id, title: "风机样本" } });
    expect((await stranger.get(detail)).code).toBe("not.found");
    await owner.delete(`${at(libraryId)}/${manual.id}`);
    expect((await owner.get(detail)).data).not.toHaveProperty("manual");
  });

  test("is among the data of whoever brought it in, and stays with the library that others go on with", async () => {
    const owner = await server.person();
    const libraryId = await newLibrary(owner);
    const editor = await joined(server, owner, libraryId, "editor");
    const { id } = (await sentManual(editor, libraryId, "甲", await manualOf(["Mine"])))
      .data as LibraryManual;
    const { queries } = server.database;
    expect(JSON.stringify(await readMyData(queries, editor.userId, PERSONAL_DATA))).toContain('"title":"甲"');
    await forgetUser(queries, editor.userId, PERSONAL_DATA);
    expect((await listed(owner, libraryId)).list).toMatchObject([{ id, addedBy: null }]);
    expect((await fileOf(owner, id)).status).toBe(200);
    await forgetUser(queries, owner.userId, PERSONAL_DATA);
    expect(await queries.$count(ownDocuments, eq(ownDocuments.id, id))).toBe(0);
  });
});
