import type { ImportPreview } from "#domain/building/rooms/importPreview.ts";
import { classNames } from "../../../kit/layout/classNames.ts";
import { MISSING } from "#domain/base/formatNumber.ts";
import table from "../../../kit/table/table.module.css";
import { columnLetter } from "#domain/base/sheet/SheetGrid.ts";
import { fieldTitle, fieldUnit, isFigure } from "#domain/building/rooms/roomFields.ts";
import css from "./Import.module.css";

const ROW_NUMBER_WIDTH = 56;
/** The sheet of a schedule of several stands before the row. */
const SHEET_WIDTH = 96;
const TEXT_WIDTH = 120;
const FIGURE_WIDTH = 84;

/** The first rooms as they will arrive, in the units of the room table whatever the schedule uses. */
export function PreviewSample({ preview: { fields, sample, isTurned } }: { preview: ImportPreview }) {
  const widths = fields.map((field) => (isFigure(field) ? FIGURE_WIDTH : TEXT_WIDTH));
  const line = isTurned ? "列" : "行";
  const at = (row: number) => (isTurned ? columnLetter(row - 1) : row);
  const isOfSheets = sample.some(({ sheet }) => sheet !== "");
  const rowWidth = ROW_NUMBER_WIDTH + (isOfSheets ? SHEET_WIDTH : 0);
  const width = widths.reduce((sum, one) => sum + one, rowWidth);
  return (
    <section>
      <h3 className={css["section"]}>导入后的前 {sample.length} 间</h3>
      <div
        className={css["framed"]}
        role="region"
        aria-label="前几行房间"
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a keyboard has no other way to scroll it
        tabIndex={0}
      >
        <table className={table["vt"]} data-dense style={{ minWidth: width }}>
          <colgroup>
            <col style={{ width: rowWidth }} />
            {fields.map((field, place) => (
              <col key={field} style={{ width: widths[place] }} />
            ))}
          </colgroup>
          <thead>
            <tr>
              <th scope="col">{isOfSheets ? `工作表 · ${line}` : line}</th>
              {fields.map((field) => (
                <th key={field} scope="col" className={classNames(isFigure(field) && table["num"])}>
                  {fieldTitle(field)}
                  {fieldUnit(field) && <small>{fieldUnit(field)}</small>}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {sample.map(({ sheet, row, cells }, index) => (
              <tr key={index}>
                <td title={sheet}>{sheet === "" ? at(row) : `${sheet} · ${at(row)}`}</td>
                {fields.map((field, place) => (
                  <td key={field} className={classNames(isFigure(field) && table["num"])}>
                    {cells[place] || MISSING}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  );
}
