import * as v from "valibot";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { getDocument, listDocuments, type ProductDocument } from "#api/contract/documents.ts";
import { PART_BYTES } from "#server/http/contentInParts.ts";
import { loadReference } from "#server/catalogue/reference/loadReference.ts";
import { documentParts, documents } from "#server/database/schema/documentSchema.ts";
import { products, productSeries } from "#server/database/schema/schema.ts";
import { DATABASES } from "../../support/eachDatabase.ts";
import { startProjectServer, type Person, type ProjectServer } from "../../support/projectServer.ts";

const LIST = "/selection/product/document/list";
const EPANET = "epanet-users-manual-2.2.0";
/** Slightly more than three parts, with bytes that identify their position. */
const CONTENT = Uint8Array.from({ length: 3 * PART_BYTES + 100 }, (_, at) => (at * 7 + (at >> 9)) % 251);

/** Comparing byte by byte with `toEqual` would take many seconds. */
const isContent = async (answer: Response, expected: Uint8Array) =>
  Buffer.from(await answer.arrayBuffer()).equals(expected);

const row = (id: string, rest: Partial<typeof documents.$inferInsert>): typeof documents.$inferInsert => ({
  id,
  title: id,
  language: "zh",
  pageCount: 3,
  byteSize: CONTENT.length,
  digest: "d1",
  isSample: false,
  origin: "imported",
  source: "a test",
  ...rest,
});

describe.each(DATABASES)("documents in $name", ({ open }) => {
  let server: ProjectServer;
  let person: Person;
  beforeAll(async () => {
    server = await startProjectServer(open);
    person = await server.person();
    const { queries } = server.database;
    await loadReference(queries);
    await queries
      .insert(productSeries)
      .values(
        ["s2", "s3"].map((id) => ({ id, categoryCode: "C000001", brandCode: "B2", name: `100%_${id}` })),
      );
    await queries.insert(products).values({
      id: "fan-3",
      categoryCode: "C000001",
      brandCode: "B2",
      seriesId: "s2",
      name: "风机",
      model: "BC-3",
      isSample: true,
      origin: "generated",
      source: "a test",
    });
    for (let part = 0; part * PART_BYTES < CONTENT.length; part++)
      await queries.insert(documentParts).values({
        digest: "d1",
        part,
        bytes: CONTENT.slice(part * PART_BYTES, (part + 1) * PART_BYTES),
      });
    await queries
      .insert(documents)
      .values([
        row("doc-a", { categoryCode: "C000001", brandCode: "B1", seriesId: "s1", title: "安装手册" }),
        row("doc-b", { categoryCode: "C000001", brandCode: "B3" }),
        row("doc-c", { categoryCode: "C000002", brandCode: "B3" }),
        row("doc-d", {}),
        row("doc-gone", { fileName: "../../package.json", digest: "d2" }),
      ]);
  });
  afterAll(() => server.close());

  const list = async (body: object) =>
    v.parse(listDocuments.output, (await server.nobody.post(LIST, { pageSize: 100, ...body })).data);
  const idsOf = (found: readonly ProductDocument[]) => found.map(({ id }) => id);
  const file = (id: string, headers: Record<string, string> = {}, bearer = person.bearer) =>
    server.app.request(`/api/selection/product/document/${id}/file`, {
      headers: { Authorization: `Bearer ${bearer}`, ...headers },
    });

  test("published ones come first, then a manual for each series of generated products", async () => {
    const { documentLists, documentTotal } = await list({});
    expect(idsOf(documentLists)).toEqual([
      EPANET,
      "doc-b",
      "doc-c",
      "doc-d",
      "doc-gone",
      "doc-a",
      "series-s2",
      "series-s1",
    ]);
    expect(documentTotal).toBe(8);
    expect(documentLists.at(-1)).toMatchObject({
      title: "朗源 LY 系列 产品手册",
      gjwCategoryName: expect.stringContaining("通风机") as string,
      brandName: "朗源",
      productSeriesId: "s1",
      pageCount: null,
      isSample: true,
    });
  });

  test("counts, pages and totals are those of a plain filter", async () => {
    const everything = (await list({})).documentLists;
    const conditions = [
      {},
      { gjwCategoryCode: "C000001" },
      { brandCode: "B3" },
      { gjwCategoryCode: "C000001", brandCode: "B3" },
      { productSeriesId: "s1" },
      { name: "手册" },
      { name: "北辰", gjwCategoryCode: "C000001" },
      { name: "100%_" },
      { name: "100%a" },
      { brandCode: "NOBODY" },
    ];
    for (const condition of conditions) {
      const { gjwCategoryCode, brandCode, productSeriesId, name } = condition as Partial<
        Record<string, string>
      >;
      const isAsked = (each: ProductDocument) =>
        (productSeriesId === undefined || each.productSeriesId === productSeriesId) &&
        (name === undefined || each.title.includes(name) || (each.brandName ?? "").includes(name));
      const inCategory = (each: ProductDocument) =>
        gjwCategoryCode === undefined || each.gjwCategoryCode === gjwCategoryCode;
      const ofBrand = (each: ProductDocument) => brandCode === undefined || each.brandCode === brandCode;
      const expected = everything.filter((each) => isAsked(each) && inCategory(each) && ofBrand(each));
      const paged: string[] = [];
      for (let pageNo = 1; paged.length < expected.length; pageNo++) {
        const page = await list({ ...condition, pageNo, pageSize: 3 });
        expect(page.documentTotal).toBe(expected.length);
        expect(page.documentLists.length).toBeGreaterThan(0);
        paged.push(...idsOf(page.documentLists));
      }
      expect(paged).toEqual(idsOf(expected));
      const { categoryLists, brandLists } = await list(condition);
      for (const { code, count } of categoryLists)
        expect(count).toBe(
          everything.filter((each) => isAsked(each) && ofBrand(each) && each.gjwCategoryCode === code).length,
        );
      for (const { brandCode: code, count, disabled } of brandLists) {
        expect(count).toBe(
          everything.filter((each) => isAsked(each) && inCategory(each) && each.brandCode === code).length,
        );
        expect(disabled).toBe(count === 0);
      }
    }
  });

  test("ten come where nobody asks for more, and a page too many is empty", async () => {
    const { data } = await server.nobody.post(LIST, {});
    expect(v.parse(listDocuments.output, data).documentLists.length).toBeLessThanOrEqual(10);
    expect((await list({ pageNo: 50 })).documentLists).toEqual([]);
  });

  test("one document is read alone, an unknown one is not there", async () => {
    const { data } = await server.nobody.get(`/selection/product/document/${EPANET}`);
    expect(v.parse(getDocument.output, data)).toMatchObject({
      pageCount: 190,
      byteSize: 1_075_842,
      language: "en",
      isSample: false,
      source: expect.stringContaining("MIT") as string,
    });
    for (const id of ["nothing", "series-s3", "series-nothing"])
      expect(await server.nobody.get(`/selection/product/document/${id}`)).toMatchObject({
        status: 404,
        code: "not.found",
      });
  });

  test("its file is for those who have signed in", async () => {
    expect(await server.nobody.get(`/selection/product/document/${EPANET}/file`)).toMatchObject({
      status: 401,
      code: "authentication.failed",
    });
    expect((await file("series-s3")).status).toBe(404);
  });

  test("a file on disk is sent whole and in ranges", async () => {
    const whole = await file(EPANET);
    expect(whole.status).toBe(200);
    expect(Object.fromEntries(whole.headers)).toMatchObject({
      "content-type": "application/pdf",
      "content-length": "1075842",
      "accept-ranges": "bytes",
      "content-disposition": expect.stringMatching(/^inline; filename\*=UTF-8''EPANET/u) as string,
    });
    const bytes = new Uint8Array(await whole.arrayBuffer());
    expect(new TextDecoder().decode(bytes.subarray(0, 5))).toBe("%PDF-");
    const part = await file(EPANET, { Range: "bytes=-1024" });
    expect(part.status).toBe(206);
    expect(part.headers.get("content-range")).toBe("bytes 1074818-1075841/1075842");
    expect(new Uint8Array(await part.arrayBuffer())).toEqual(bytes.subarray(-1024));
  });

  test("content in the database is sent whole and across its parts", async () => {
    expect(await isContent(await file("doc-a"), CONTENT)).toBe(true);
    const ranges = [
      [0, 10],
      [PART_BYTES - 5, PART_BYTES + 5],
      [PART_BYTES, 2 * PART_BYTES],
      [10, CONTENT.length],
    ] as const;
    for (const [from, to] of ranges) {
      const part = await file("doc-a", { Range: `bytes=${from}-${to - 1}` });
      expect(part.status).toBe(206);
      expect(await isContent(part, CONTENT.subarray(from, to))).toBe(true);
    }
    const beyond = await file("doc-a", { Range: `bytes=${CONTENT.length}-` });
    expect(beyond.status).toBe(416);
    expect(beyond.headers.get("content-range")).toBe(`bytes */${CONTENT.length}`);
  });

  test("whoever holds the content already is told so, and of another one gets all", async () => {
    const etag = (await file("doc-a")).headers.get("etag") ?? "";
    expect((await file("doc-a", { "If-None-Match": etag })).status).toBe(304);
    expect((await file("doc-a", { Range: "bytes=0-1", "If-Range": etag })).status).toBe(206);
    expect((await file("doc-a", { Range: "bytes=0-1", "If-Range": '"another"' })).status).toBe(200);
  });

  test("a file name leads to nothing outside the folder of documents", async () => {
    expect((await file("doc-gone")).status).toBe(500);
  });

  test("the manual of a series is drawn, the same each time", async () => {
    const first = await file("series-s1");
    expect(first.headers.get("content-type")).toBe("application/pdf");
    const bytes = new Uint8Array(await first.arrayBuffer());
    expect(new TextDecoder().decode(bytes.subarray(0, 5))).toBe("%PDF-");
    const again = await file("series-s1", { Range: "bytes=100-199" });
    expect(new Uint8Array(await again.arrayBuffer())).toEqual(bytes.subarray(100, 200));
  });

  test("bad input is refused by name", async () => {
    for (const [body, fault] of [
      [{ pageNo: 0 }, "pageNo"],
      [{ pageSize: 101 }, "pageSize"],
      [{ gjwCategoryCode: "a b" }, "gjwCategoryCode"],
      [{ name: "x".repeat(513) }, "name"],
      [{ colour: "red" }, "colour"],
    ] as const)
      expect(await server.nobody.post(LIST, body)).toMatchObject({ status: 400, faults: [fault] });
  });

  test("a second load of the same content changes nothing, and what was imported stays", async () => {
    await loadReference(server.database.queries);
    expect((await list({})).documentTotal).toBe(8);
  });
});
