import type { CSSProperties, ReactNode } from "react";
import { classNames } from "../layout/classNames.ts";
import { DataFoot } from "./DataFoot.tsx";
import { DataHead } from "./DataHead.tsx";
import { DataRows, type DataRowsProps } from "./DataRows.tsx";
import { SkeletonRows } from "./SkeletonRows.tsx";
import table from "./table.module.css";

export interface DataTableProps<Row> extends Omit<DataRowsProps<Row>, "rows" | "first"> {
  readonly label?: string | undefined;
  readonly caption?: string;
  readonly id?: string;
  readonly className?: string | undefined;
  /** `list` has lines and sticky heads; `facts` are names and values; `plain` has no style. */
  readonly look?: "list" | "facts" | "plain";
  /** Rows of 32 px instead of 36. */
  readonly isDense?: boolean;
  /** px, for rows of two lines. */
  readonly rowHeight?: number;
  /** Columns as wide as their texts. */
  readonly isFitted?: boolean;
  /** A head of one line. */
  readonly isLow?: boolean;
  readonly isHeadless?: boolean;
  /** Whether it is scrolled sideways; fixed columns then show an edge. */
  readonly isScrolled?: boolean;
  /** Whether more rows are loading, or the shown ones answer the previous question. */
  readonly isBusy?: boolean;
  /** px. */
  readonly minWidth?: number;
  /** Total number of rows, if not all are rendered. */
  readonly rowCount?: number;
  /** `null` while the first rows load; `skeleton` is shown instead. */
  readonly rows?: readonly Row[] | null;
  /** Placeholder rows: while `rows` is `null`, and after row `from` while others load. */
  readonly skeleton?: { readonly rows: number; readonly from?: number };
  /** Text shown if there are no rows. */
  readonly empty?: string;
  /** Further bodies, and content below the rows. */
  readonly children?: ReactNode;
}

/** CSS variable of the stylesheet. */
interface OfRows {
  readonly "--row-height": string | undefined;
}

const LOOK = { list: table["vt"], facts: table["facts"], plain: undefined } as const;

/** Every table of the page except the room table: it takes heads, widths, rows and states from the columns. */
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
      data-dense={props.isDense || undefined}
      data-fitted={props.isFitted || undefined}
      data-scrolls={props.isScrolled || undefined}
      data-low={props.isLow || undefined}
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
      {columns.some(({ footer }) => footer !== undefined) && <DataFoot columns={columns} />}
    </table>
  );
}
