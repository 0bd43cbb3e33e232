import { fail, ok, type Result } from "#domain/base/result.ts";
import { importPaste } from "#domain/building/rooms/import/importPaste.ts";
import { MAX_FILE_BYTES, type FileFault } from "#domain/building/rooms/import/importRefusal.ts";
import {
  importSchedule,
  type ImportOptions,
  type ScheduleImport,
} from "#domain/building/rooms/import/importSchedule.ts";
import type { ScheduleSource } from "./SheetClient.ts";
import { decodeText } from "./decodeText.ts";
import { unpackWorkbook } from "./unpackWorkbook.ts";
import type { Workbook } from "./Workbook.ts";

/** An opened source, to be interpreted once or several times. */
export type Understand = (options: ImportOptions) => Result<ScheduleImport, FileFault>;

/** The cells of a workbook, of a CSV file or of pasted text. */
export async function openSource(
  source: ScheduleSource,
  workbook: Workbook,
): Promise<Result<Understand, FileFault>> {
  if (source.kind === "text") {
    const { text } = source;
    if (text.trim() === "") return fail("empty");
    return text.length > MAX_FILE_BYTES ? fail("too-many-rows") : ok((options) => importPaste(text, options));
  }
  const { name } = source;
  const bytes = new Uint8Array(await source.file.arrayBuffer());
  if (source.kind === "csv") {
    const text = decodeText(bytes);
    if (!text.ok) return text;
    return text.value.trim() === "" ? fail("empty") : ok((options) => importPaste(text.value, options, name));
  }
  const unpacked = unpackWorkbook(bytes);
  if (!unpacked.ok) return unpacked;
  const sheets = await workbook.read(unpacked.value);
  return sheets.ok ? ok((options) => importSchedule(name, sheets.value, options)) : sheets;
}
