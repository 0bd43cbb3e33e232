import type { CSSProperties } from "react";
import type { PrintedColumn, PrintedTable } from "#domain/catalogue/tables/PrintedTable.ts";
import { formatNumber } from "#domain/base/formatNumber.ts";
import text from "../../../../kit/styles/text.module.css";
import css from "./Tables.module.css";

const FIGURE = /^[\d\s.,，~～/<>≤≥+%-]+$/u;

/** Names up to this many characters are not broken at their hyphens. */
const LONGEST_LINE = 16;

interface PrintedGridProps {
  readonly printed: PrintedTable;
  /** Questions without a person's answer. */
  readonly open: ReadonlySet<string>;
}

type Span = Pick<React.TdHTMLAttributes<HTMLTableCellElement>, "rowSpan" | "colSpan">;

/** Spans of merged cells by their first cell; `null` for the covered cells. */
function spansOf({ merges, rows }: PrintedTable): ReadonlyMap<string, Span | null> {
  const spans = new Map<string, Span | null>();
  for (const { startRow, startCol, endRow, endCol } of merges) {
    const lastRow = Math.min(endRow, rows.length - 1);
    for (let row = startRow; row <= lastRow; row++)
      for (let column = startCol; column <= endCol; column++) spans.set(`${row} ${column}`, null);
    spans.set(`${startRow} ${startCol}`, {
      rowSpan: lastRow - startRow + 1,
      colSpan: endCol - startCol + 1,
    });
  }
  return spans;
}

function Proposal({
  column,
  isOpen,
}: {
  readonly column: PrintedColumn | undefined;
  readonly isOpen: boolean;
}) {
  if (column === undefined) return null;
  return (
    <>
      <b>
        {column.name === "" ? "不导入" : `${column.name}${column.step}`}
        {isOpen && "？"}
      </b>
      {column.unit !== "" && <small>{column.unit}</small>}
    </>
  );
}

/** A table as printed, with the recognised meaning above each column, or beside each row of a turned table. */
export function PrintedGrid({ printed, open }: PrintedGridProps) {
  const { rows, columns, isTurned, count } = printed;
  const width = rows.reduce((most, cells) => Math.max(most, cells.length), 0);
  const spans = spansOf(printed);
  const columnAt = new Map(columns.map((column) => [column.at, column]));
  const isOpen = (column: PrintedColumn | undefined) => column?.asked.some((id) => open.has(id)) === true;
  const stateOf = (at: number) => {
    const column = columnAt.get(at);
    if (isOpen(column)) return "asked";
    return column === undefined || column.name === "" ? "unread" : "read";
  };
  const head = (at: number, scope: "col" | "row") => (
    <th key={at} scope={scope} data-state={stateOf(at)}>
      <Proposal column={columnAt.get(at)} isOpen={isOpen(columnAt.get(at))} />
    </th>
  );
  const indexes = Array.from({ length: width }, (_, at) => at);
  return (
    <>
      <table className={css["printed"]} aria-label="原表" style={{ "--columns": width } as CSSProperties}>
        {!isTurned && columns.length > 0 && (
          <thead>
            <tr>{indexes.map((at) => head(at, "col"))}</tr>
          </thead>
        )}
        <tbody>
          {rows.map((cells, row) => (
            // Rows of a printed table have no identity other than their index.
            <tr key={row}>
              {isTurned && head(row, "row")}
              {indexes.map((at) => {
                const span = spans.get(`${row} ${at}`);
                if (span === null) return null;
                const cell = cells[at] ?? "";
                return (
                  <td
                    key={at}
                    {...span}
                    data-state={stateOf(isTurned ? row : at)}
                    data-short={cell.length <= LONGEST_LINE || undefined}
                    data-figure={(cell !== "" && FIGURE.test(cell)) || undefined}
                  >
                    {cell}
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
      {rows.length < count && (
        <p className={css["more"]}>
          <span className={text["dim"]}>
            显示前 {formatNumber(rows.length, 0)} 行，共 {formatNumber(count, 0)} 行，都已读取
          </span>
        </p>
      )}
    </>
  );
}
