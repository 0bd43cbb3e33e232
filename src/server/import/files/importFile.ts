import { readFile, stat } from "node:fs/promises";
import { extname } from "node:path";
import { causeOf } from "../../process/StartFailure.ts";
import { UnreadableFile } from "./UnreadableFile.ts";

const MEGABYTE = 1024 ** 2;
const MAX_MEGABYTES = 100;

const UTF_16 = [
  { mark: [0xff, 0xfe], encoding: "utf-16le" },
  { mark: [0xfe, 0xff], encoding: "utf-16be" },
] as const;

/** Spreadsheets save .csv as UTF-8, UTF-16 or, in Chinese Windows, as GB 18030. */
export function textOf(bytes: Uint8Array): string {
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

/** A file to import; the ending of its name decides how it is read. */
export interface ImportFile {
  readonly kind: ".xlsx" | ".csv" | ".json";
  readonly bytes: Uint8Array;
}

const KINDS: readonly ImportFile["kind"][] = [".xlsx", ".csv", ".json"];

/** @throws UnreadableFile the rest of a sentence that begins with the file */
export async function importFile(path: string): Promise<ImportFile> {
  const bytes = await bytesOf(path);
  if (bytes.length === 0) throw new UnreadableFile("is empty");
  const ending = extname(path).toLowerCase();
  const kind = KINDS.find((each) => each === ending);
  if (kind === undefined) throw new UnreadableFile("must end in .xlsx, .csv or .json");
  return { kind, bytes };
}
