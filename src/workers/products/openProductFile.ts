import { parseCsv } from "hucre/csv";
import { readXlsx } from "hucre/xlsx";
import { productsOfItems } from "#api/contract/productFile.ts";
import { refusal, type FileFault } from "#domain/building/rooms/import/importRefusal.ts";
import {
  productsOfRows,
  productsOfSheets,
  type SheetsRead,
} from "#domain/catalogue/import/productsOfSheets.ts";
import type { SourceProducts } from "#domain/catalogue/import/productsOfTables.ts";
import type { HeaderReader } from "#domain/catalogue/import/readHeader.ts";
import { shownCells } from "#domain/catalogue/import/shownCells.ts";
import { decodeText } from "../sheet/decodeText.ts";
import { unpackWorkbook } from "../sheet/unpackWorkbook.ts";

export type Opened =
  { readonly ok: true; readonly value: SourceProducts } | { readonly ok: false; readonly message: string };

const MEGABYTE = 1024 ** 2;
const MOST_MEGABYTES = 100;

const no = (message: string): Opened => ({ ok: false, message });
const refused = (fault: FileFault): Opened => no(refusal(fault).message);

/** Faults of the layout, in words for the page; the import command has its own. */
function said(read: SheetsRead): Opened {
  if (read.ok) return read;
  if (read.code === "no-product-sheet") return no("有多个工作表，其中没有名为“产品”的工作表");
  return no(read.sheet === "" ? "前 20 行没有“型号”列" : `工作表“${read.sheet}”的前 20 行没有“型号”列`);
}

async function ofWorkbook(bytes: Uint8Array<ArrayBuffer>, headerOf: HeaderReader): Promise<Opened> {
  const unpacked = unpackWorkbook(bytes);
  if (!unpacked.ok) return refused(unpacked.code);
  const { sheets } = await readXlsx(unpacked.value, { readStyles: true });
  return said(
    productsOfSheets(
      sheets
        .filter(({ hidden, veryHidden }) => hidden !== true && veryHidden !== true)
        .map((sheet) => ({ name: sheet.name, rows: shownCells(sheet) })),
      headerOf,
    ),
  );
}

const ofCsv = (text: string, headerOf: HeaderReader): Opened =>
  said(
    productsOfRows(
      parseCsv(text).map((cells) => cells.map((cell) => (cell === "" ? null : cell))),
      headerOf,
    ),
  );

function ofJson(text: string): Opened {
  let items: unknown;
  try {
    items = JSON.parse(text);
  } catch {
    return no("文件内容不是 JSON");
  }
  return Array.isArray(items) ? { ok: true, value: productsOfItems(items) } : no("JSON 中应是产品的数组");
}

async function opened(file: File, headerOf: HeaderReader): Promise<Opened> {
  const ending = /\.(?:xlsx|csv|json)$/iu.exec(file.name.trim())?.[0].toLowerCase();
  if (ending === undefined) return no("请选择 .xlsx、.csv 或 .json 文件");
  if (file.size === 0) return refused("empty");
  if (file.size > MOST_MEGABYTES * MEGABYTE) return no(`请选择 ${MOST_MEGABYTES} MB 以内的文件`);
  const bytes = new Uint8Array(await file.arrayBuffer());
  if (ending === ".xlsx") return ofWorkbook(bytes, headerOf);
  const text = decodeText(bytes);
  if (!text.ok) return no("文件内容不是文本，扩展名可能被改过");
  return ending === ".csv" ? ofCsv(text.value, headerOf) : ofJson(text.value);
}

/** The products of a file, not yet checked, or a sentence why there are none. */
export async function openProductFile(file: File, headerOf: HeaderReader): Promise<Opened> {
  try {
    return await opened(file, headerOf);
  } catch {
    // A file that vanished after it was chosen, or content that the library refuses.
    return no("文件已损坏或无法读取，请重新保存后再导入");
  }
}
