import { eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { pdfInspector } from "#server/documents/import/inspectPdf.ts";
import { textIndex } from "#server/documents/textIndex.ts";
import { loadReference } from "#server/catalogue/reference/loadReference.ts";
import { documentPages } from "#server/database/schema/documentSchema.ts";
import type { Database } from "#server/database/connection/database.ts";
import { bareDatabase } from "../../support/bareDatabase.ts";

let database: Database;
beforeAll(async () => {
  database = await bareDatabase();
  await loadReference(database.queries);
});
afterAll(() => database.close());
const ALL_READ = { read: 1, late: [] };
beforeEach(async () => void (await database.queries.delete(documentPages)));

test("what the program brings along is read without a search, once however many ask", async () => {
  const texts = textIndex(database.queries);
  const [manual] = await texts.unread();
  expect(await Promise.all([texts.read(), texts.read()])).toEqual([ALL_READ, ALL_READ]);
  expect(await texts.unread()).toEqual([]);
  expect(await texts.read()).toEqual({ read: 0, late: [] });
  const pages = await database.queries.$count(documentPages, eq(documentPages.digest, manual!.digest));
  expect(pages).toBeGreaterThan(100);
  await texts.close();
});

test("a content that two ask for at once is read once", async () => {
  let begun = 0;
  const texts = textIndex(database.queries, () => {
    const inspector = pdfInspector();
    const read = (bytes: Uint8Array) => {
      begun++;
      return inspector.texts(bytes);
    };
    return { ...inspector, texts: read };
  });
  const [manual] = await texts.unread();
  const [all] = await Promise.all([texts.read(), texts.readContent(manual!.digest)]);
  expect(all).toEqual(ALL_READ);
  expect(begun).toBe(1);
  await texts.close();
});

test("what takes too long is neither taken for empty nor read again before the next start", async () => {
  const slow = textIndex(database.queries, () => pdfInspector(1));
  const [manual] = await slow.unread();
  expect(await slow.read()).toEqual({ read: 0, late: [manual!.id] });
  expect([await slow.unread(), await slow.wordless()]).toEqual([[], 1]);
  expect(await slow.read()).toEqual({ read: 0, late: [] });
  expect(await database.queries.$count(documentPages)).toBe(0);
  await slow.close();
  const next = textIndex(database.queries);
  expect(await next.unread()).toHaveLength(1);
  // Pages of a content without any document.
  await database.queries
    .insert(documentPages)
    .values({ digest: "gone", page: 0, text: "", written: "", lines: [] });
  expect(await next.wordless()).toBe(0);
  await next.close();
});

test("what was being read when the server ended is unread, and not taken for empty", async () => {
  const texts = textIndex(database.queries);
  const reading = texts.read();
  reading.catch(() => {});
  // Waits until the thread is working.
  await new Promise((resolve) => setTimeout(resolve, 300));
  await texts.close();
  await expect(reading).rejects.toBeInstanceOf(Error);
  expect(await texts.unread()).toHaveLength(1);
});
