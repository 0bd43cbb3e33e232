import type { ImportPreview } from "#domain/building/rooms/importPreview.ts";
import { textColumn } from "../../../kit/table/columns.ts";
import type { DataColumn } from "../../../kit/table/DataColumn.ts";
import { DataTable } from "../../../kit/table/DataTable.tsx";
import { TableBox } from "../../../kit/table/TableBox.tsx";
import { columnLetter } from "#domain/base/sheet/SheetGrid.ts";
import { columnTitle, columnUnit, figureField } from "#domain/building/rooms/columnFields.ts";
import css from "./Import.module.css";

const ROW_NUMBER_WIDTH = 56;
/** px; a schedule on several sheets shows the sheet before the row. */
const SHEET_WIDTH = 96;
const TEXT_WIDTH = 120;
const FIGURE_WIDTH = 84;
type Field = ImportPreview["fields"][number];
const isFigure = (field: Field) => figureField(field) !== null;
const widthOf = (field: Field) => (isFigure(field) ? FIGURE_WIDTH : TEXT_WIDTH);

/** The first rooms as they will be imported, in the room table's units. */
export function PreviewSample({ preview: { fields, sample, isTurned } }: { preview: ImportPreview }) {
  const line = isTurned ? "列" : "行";
  const at = (row: number) => (isTurned ? columnLetter(row - 1) : row);
  const isOfSheets = sample.some(({ sheet }) => sheet !== "");
  const rowWidth = ROW_NUMBER_WIDTH + (isOfSheets ? SHEET_WIDTH : 0);
  const columns: readonly DataColumn<ImportPreview["sample"][number]>[] = [
    textColumn(
      isOfSheets ? `工作表 · ${line}` : line,
      ({ sheet, row }) => (sheet === "" ? String(at(row)) : `${sheet} · ${at(row)}`),
      { width: rowWidth },
    ),
    ...fields.map((field, place): DataColumn<ImportPreview["sample"][number]> =>
      textColumn(columnTitle(field), ({ cells }) => cells[place] || null, {
        width: widthOf(field),
        unit: columnUnit(field),
        isFigure: isFigure(field),
      }),
    ),
  ];
  const width = fields.reduce((sum, field) => sum + widthOf(field), rowWidth);
  return (
    <section>
      <h3 className={css["section"]}>导入后的前 {sample.length} 间</h3>
      <TableBox kind="framed" label="前几行房间">
        <DataTable isDense minWidth={width} columns={columns} rows={sample} />
      </TableBox>
    </section>
  );
}
