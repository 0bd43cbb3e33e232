import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll } from "vitest";
import type { ImportedProduct } from "#domain/catalogue/import/ImportedProduct.ts";
import type { ImportRemark } from "#domain/catalogue/import/ImportRemark.ts";
import { importProducts } from "#server/import/importProducts.ts";
import { keepRun } from "#server/import/importRuns.ts";
import type { ImportTarget } from "#server/import/ImportTarget.ts";
import {
  documentStandard,
  holdsContent,
  keepDocument,
  writePart,
} from "#server/documents/import/writeDocuments.ts";
import { textIndex } from "#server/documents/textIndex.ts";
import type { Database } from "#server/database/connection/database.ts";
import { priceStandard } from "#server/goods/import/priceStandard.ts";
import { writePrices } from "#server/goods/writePrices.ts";
import { importStandard } from "#server/definitions/importStandard.ts";
import { writeImported } from "#server/catalogue/write/writeImported.ts";
import type { CellContent } from "./workbooks.ts";
import { TEST_STANDARD } from "./importStandards.ts";

const quoted = (cell: CellContent) => {
  const text = cell === null ? "" : String(cell);
  return /[",\r\n]/u.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
};
export const csvOf = (rows: readonly (readonly CellContent[])[]) =>
  rows.map((cells) => cells.map(quoted).join(",")).join("\r\n");

const folders: string[] = [];
afterAll(() => Promise.all(folders.map((folder) => rm(folder, { recursive: true }))));

/** A file in a new folder of the test file, which is removed with it. */
export async function fileWith(name: string, content: string | Uint8Array): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), "volute-import-"));
  folders.push(folder);
  await writeFile(join(folder, name), content);
  return join(folder, name);
}

/** An open database as an import's target. */
export function targetOf({ queries }: Database): ImportTarget {
  const texts = textIndex(queries);
  return {
    name: "a test",
    standard: () => importStandard(queries),
    write: (products) => writeImported(queries, products),
    priceStandard: () => priceStandard(queries),
    writePrices: (prices) => writePrices(queries, prices),
    documentStandard: () => documentStandard(queries),
    holdsContent: (digest, byteSize) => holdsContent(queries, digest, byteSize),
    writePart: (digest, part, bytes) => writePart(queries, digest, part, bytes),
    writeDocument: (document) => keepDocument(queries, texts, document),
    keepRun: (run) => keepRun(queries, run),
    finish: () => Promise.resolve(),
    close: () => texts.close(),
  };
}

const noDocuments = () => Promise.reject(new Error("an import of products writes no documents"));

/** The products that an import of the file would write, and its remarks. */
export async function importedFrom(file: string) {
  const products: ImportedProduct[] = [];
  const remarks: ImportRemark[] = [];
  const target: ImportTarget = {
    name: "a list",
    standard: () => Promise.resolve(TEST_STANDARD),
    write(batch) {
      products.push(...batch);
      return Promise.resolve(batch.map(() => "added" as const));
    },
    priceStandard: () => Promise.reject(new Error("no list of products asks for it")),
    writePrices: () => Promise.reject(new Error("no list of products writes them")),
    documentStandard: noDocuments,
    holdsContent: noDocuments,
    writePart: noDocuments,
    writeDocument: noDocuments,
    keepRun: () => Promise.resolve(),
    finish: () => Promise.resolve(),
    close: () => Promise.resolve(),
  };
  const counts = await importProducts(
    file,
    () => Promise.resolve(target),
    (remark) => remarks.push(remark),
  );
  return { products, remarks, counts };
}
