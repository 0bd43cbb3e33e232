import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll } from "vitest";
import type { ImportedProduct } from "#domain/catalogue/import/ImportedProduct.ts";
import type { ImportRemark } from "#domain/catalogue/import/ImportRemark.ts";
import { importProducts } from "#server/catalogue/import/importProducts.ts";
import type { ImportTarget } from "#server/catalogue/import/ImportTarget.ts";
import type { Database } from "#server/store/database.ts";
import { importStandard } from "#server/store/importStandard.ts";
import { writeImported } from "#server/store/writeImported.ts";
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

/** A file in a new folder of the test file's own, which goes with it. */
export async function fileWith(name: string, content: string | Uint8Array): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), "volute-import-"));
  folders.push(folder);
  await writeFile(join(folder, name), content);
  return join(folder, name);
}

/** A database that a test has open, as an import's target. */
export const targetOf = ({ queries }: Database): ImportTarget => ({
  name: "a test",
  standard: () => importStandard(queries),
  write: (products) => writeImported(queries, products),
  finish: () => Promise.resolve(),
  close: () => Promise.resolve(),
});

/** What an import of the file would write, and what it says. */
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
