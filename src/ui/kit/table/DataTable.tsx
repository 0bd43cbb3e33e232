import type { CSSProperties, ReactNode } from "react";
import { classNames } from "../layout/classNames.ts";
import { DataHead } from "./DataHead.tsx";
import { DataRows, type DataRowsProps } from "./DataRows.tsx";
import { SkeletonRows } from "./SkeletonRows.tsx";
import table from "./table.module.css";

export interface DataTableProps<Row> extends Omit<DataRowsProps<Row>, "rows" | "first"> {
  readonly label?: string | undefined;
  readonly caption?: string;
  readonly id?: string;
  readonly className?: string | undefined;
  /** `list` has lines, and heads that stay; `facts` are names and what they are; `plain` is not to be seen. */
  readonly look?: "list" | "facts" | "plain";
  /** Rows of 32 px in place of 36. */
  readonly isDense?: boolean;
  /** px, where rows have two lines. */
  readonly rowHeight?: number;
  /** Columns as wide as their texts need. */
  readonly isFitted?: boolean;
  /** A head of one line. */
  readonly isLow?: boolean;
  readonly isHeadless?: boolean;
  /** Is scrolled sideways: fixed columns are told from what passes beneath. */
  readonly isScrolled?: boolean;
  /** More is on its way, or what is shown is of the question before. */
  readonly isBusy?: boolean;
  /** px */
  readonly minWidth?: number;
  /** Where not all rows are drawn: how many there are. */
  readonly rowCount?: number;
  /** `null`: the first are on their way, and `skeleton` stands for them. */
  readonly rows?: readonly Row[] | null;
  /** Lines that stand for rows: while `rows` is `null`, and `from` a row on while the others come. */
  readonly skeleton?: { readonly rows: number; readonly from?: number };
  /** In place of rows where there are none. */
  readonly empty?: string;
  /** Bodies beside that of `rows`, and what stands below them. */
  readonly children?: ReactNode;
}

/** Read by the stylesheet. */
interface OfRows {
  readonly "--row-height": string | undefined;
}

const LOOK = { list: table["vt"], facts: table["facts"], plain: undefined } as const;

/** Every table of the page but the one of rooms: heads, widths, rows and states by the columns. */
export function DataTable<Row>(props: DataTableProps<Row>) {
  const { columns, rows, skeleton, minWidth, rowHeight, rowCount, isBusy } = props;
  const style: CSSProperties & OfRows = {
    minWidth,
    "--row-height": rowHeight === undefined ? undefined : `${rowHeight}px`,
  };
  return (
    <table
      id={props.id}
      className={classNames(LOOK[props.look ?? "list"], props.className)}
      aria-label={props.label}
      aria-busy={isBusy === undefined ? undefined : isBusy || rows === null}
      aria-rowcount={rowCount === undefined ? undefined : rowCount + 1}
      data-dense={props.isDense}
      data-fitted={props.isFitted}
      data-scrolls={props.isScrolled || undefined}
      data-low={props.isLow}
      style={style}
    >
      {props.caption && <caption>{props.caption}</caption>}
      <colgroup>
        {columns.map(({ id, meta }) => (
          <col key={id} style={{ width: meta?.width }} />
        ))}
      </colgroup>
      {!props.isHeadless && (
        <thead>
          <tr aria-rowindex={rowCount === undefined ? undefined : 1}>
            <DataHead columns={columns} />
          </tr>
        </thead>
      )}
      {rows !== undefined && (
        <tbody>
          <DataRows {...props} rows={rows ?? []} />
          {rows?.length === 0 && props.empty && (
            <tr className={table["empty"]}>
              <td colSpan={columns.length}>{props.empty}</td>
            </tr>
          )}
          {skeleton && (rows === null || skeleton.from !== undefined) && (
            <SkeletonRows {...skeleton} columns={columns} />
          )}
        </tbody>
      )}
      {props.children}
    </table>
  );
}
