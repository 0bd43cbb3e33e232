import * as v from "valibot";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { searchDocumentTexts } from "#api/contract/documents.ts";
import { pageText } from "#domain/desk/documents/pageText.ts";
import { loadReference } from "#server/catalogue/reference/loadReference.ts";
import { documentPages, documents } from "#server/database/schema/documentSchema.ts";
import { startProjectServer, type Person, type ProjectServer } from "../../support/projectServer.ts";

const EPANET = "epanet-users-manual-2.2.0";

let server: ProjectServer;
let person: Person;
beforeAll(async () => {
  server = await startProjectServer();
  person = await server.person();
  const { queries } = server.database;
  await loadReference(queries);
  await queries.insert(documents).values({
    id: "doc-zh",
    title: "水泵手册",
    categoryCode: "C000001",
    language: "zh",
    pageCount: 2,
    byteSize: 1,
    digest: "zh",
    isSample: false,
    origin: "imported",
    source: "a test",
  });
  const runs = [
    { str: "水泵", hasEOL: true },
    { str: "扬程曲线随流量下降，Pump Curve 见下", hasEOL: true },
  ];
  const { text, written, lines } = pageText(runs);
  await queries.insert(documentPages).values({ digest: "zh", page: 2, text, written, lines: [...lines] });
});
afterAll(() => server.close());

const search = async (words: string, more: object = {}) =>
  v.parse(searchDocumentTexts.output, (await person.post(searchDocumentTexts.path, { words, ...more })).data);

test("words are found in the text of every manual, with document, page and line", async () => {
  // The first search reads the bundled manual.
  await vi.waitUntil(async () => (await search("水泵")).unread === 0, { timeout: 60_000, interval: 200 });
  const { hits, isCut } = await search("pump curve");
  expect(isCut).toBe(false);
  expect(new Set(hits.map(({ documentId }) => documentId))).toEqual(new Set([EPANET, "doc-zh"]));
  expect(hits.length).toBeGreaterThan(10);
  for (const { words, page, line } of hits) {
    expect(words.toLowerCase()).toBe("pump curve");
    expect([page, line].every((place) => place >= 1)).toBe(true);
  }
  expect((await search("扬程曲线")).hits).toEqual([
    {
      documentId: "doc-zh",
      title: "水泵手册",
      page: 2,
      line: 2,
      before: "水泵",
      words: "扬程曲线",
      after: "随流量下降，Pump Curve 见下",
    },
  ]);
  expect((await search("pump curve", { gjwCategoryCode: "C000001" })).hits).toHaveLength(1);
  expect((await search("50%_no such words")).hits).toEqual([]);
});
