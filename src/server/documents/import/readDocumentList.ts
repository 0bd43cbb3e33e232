import { parseCsv } from "hucre/csv";
import * as v from "valibot";
import { tableBelow } from "#domain/catalogue/import/findTable.ts";
import { rowsOf } from "#domain/catalogue/import/SourceTable.ts";
import { documentField, type ListedDocument } from "#domain/desk/documents/import/describeDocument.ts";
import { cellText, isBlank, type Cell } from "#domain/base/sheet/SheetGrid.ts";
import { importFile, textOf } from "../../import/files/importFile.ts";
import { UnreadableFile } from "../../import/files/UnreadableFile.ts";
import { shownSheets } from "../../import/files/workbookSheets.ts";
import { causeOf } from "../../process/StartFailure.ts";

const MOST_ROWS = 10_000;

const ItemsSchema = v.array(v.record(v.string(), v.union([v.string(), v.number(), v.boolean(), v.null()])));

/** Rows below the first row that names a file. */
function ofRows(rows: readonly (readonly Cell[])[]): ListedDocument[] {
  const table = tableBelow("", rows, (cells) =>
    cells.some((cell) => documentField(cellText(cell)) === "file"),
  );
  if (table === null) throw new UnreadableFile('has no column "file" (文件) in its first rows');
  return rowsOf(table).map(({ place, fields }) => ({
    place,
    fields: fields.map(([header, cell]) => [header, cellText(cell).trim()] as const),
  }));
}

function ofJson(text: string): ListedDocument[] {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch (error) {
    throw new UnreadableFile(`is not JSON (${causeOf(error)})`);
  }
  const items = v.safeParse(ItemsSchema, value);
  if (!items.success) throw new UnreadableFile("must hold an array of objects of text");
  return items.output.map((item, at) => ({
    place: `document ${at + 1}`,
    fields: Object.entries(item).flatMap(([header, cell]) =>
      isBlank(cell) ? [] : [[header, cellText(cell).trim()] as const],
    ),
  }));
}

async function rowsIn(path: string): Promise<ListedDocument[]> {
  if (/\.pdf$/iu.test(path))
    throw new UnreadableFile("is a document itself; an .xlsx, .csv or .json list has to name it");
  const { kind, bytes } = await importFile(path);
  switch (kind) {
    case ".csv":
      return ofRows(parseCsv(textOf(bytes)));
    case ".xlsx":
      return ofRows((await shownSheets(bytes))[0]?.rows ?? []);
    case ".json":
      return ofJson(textOf(bytes));
  }
}

/**
 * The rows of a list that describes PDF files beside it, not checked yet.
 * @throws UnreadableFile the rest of a sentence that begins with the list
 */
export async function readDocumentList(path: string): Promise<readonly ListedDocument[]> {
  const rows = await rowsIn(path);
  if (rows.length === 0) throw new UnreadableFile("names no documents");
  if (rows.length > MOST_ROWS) throw new UnreadableFile(`names more than ${MOST_ROWS} documents`);
  return rows;
}
