import { readFile, stat } from "node:fs/promises";
import { extname } from "node:path";
import type { SourceProducts } from "#domain/catalogue/import/productsOfTables.ts";
import type { HeaderReader } from "#domain/catalogue/import/readHeader.ts";
import { causeOf } from "../../StartFailure.ts";
import { readCsv } from "./readCsv.ts";
import { readJson } from "./readJson.ts";
import { readWorkbook } from "./readWorkbook.ts";
import { UnreadableFile } from "./UnreadableFile.ts";

const MEGABYTE = 1024 ** 2;
const MAX_MEGABYTES = 100;
const MAX_PRODUCTS = 500_000;

const UTF_16 = [
  { mark: [0xff, 0xfe], encoding: "utf-16le" },
  { mark: [0xfe, 0xff], encoding: "utf-16be" },
] as const;

/** Spreadsheets save .csv as UTF-8, UTF-16 or, in Chinese Windows, as GB 18030. */
function textOf(bytes: Uint8Array): string {
  const utf16 = UTF_16.find(({ mark }) => mark.every((byte, at) => bytes[at] === byte));
  if (utf16) return new TextDecoder(utf16.encoding).decode(bytes);
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder("gb18030").decode(bytes);
  }
}

async function bytesOf(path: string): Promise<Uint8Array> {
  try {
    const { size } = await stat(path);
    if (size > MAX_MEGABYTES * MEGABYTE) throw new UnreadableFile(`is larger than ${MAX_MEGABYTES} MB`);
    return await readFile(path);
  } catch (error) {
    if (error instanceof UnreadableFile) throw error;
    throw new UnreadableFile(`cannot be read (${causeOf(error)})`);
  }
}

function read(
  path: string,
  bytes: Uint8Array,
  headerOf: HeaderReader,
): SourceProducts | Promise<SourceProducts> {
  if (bytes.length === 0) throw new UnreadableFile("is empty");
  switch (extname(path).toLowerCase()) {
    case ".xlsx":
      return readWorkbook(bytes, headerOf);
    case ".csv":
      return readCsv(textOf(bytes), headerOf);
    case ".json":
      return readJson(textOf(bytes));
    default:
      throw new UnreadableFile("must end in .xlsx, .csv or .json");
  }
}

/**
 * What a file states, nothing checked yet.
 * @throws UnreadableFile the rest of a sentence that begins with the file
 */
export async function readImportFile(path: string, headerOf: HeaderReader): Promise<SourceProducts> {
  const found = await read(path, await bytesOf(path), headerOf);
  const { length } = found.products;
  if (length === 0 && found.remarks.length === 0) throw new UnreadableFile("holds no products");
  if (length > MAX_PRODUCTS) throw new UnreadableFile(`holds more than ${MAX_PRODUCTS} products`);
  return found;
}
