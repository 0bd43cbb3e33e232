import { DataRows, type DataRowsProps } from "./DataRows.tsx";
import { Spacer } from "./Spacer.tsx";

interface WindowedRowsProps<Row> extends DataRowsProps<Row> {
  /** Index of the first row among all rows. */
  readonly first: number;
  /** px of the rows that are not rendered. */
  readonly before: number;
  readonly after: number;
}

/** The visible rows of a long table; their row numbers are announced, with the head as the first. */
export const WindowedRows = <Row,>({ before, after, ...of }: WindowedRowsProps<Row>) => (
  <>
    {before > 0 && <Spacer height={before} columns={of.columns.length} />}
    <tbody>
      <DataRows
        {...of}
        rowProps={(row, index) => ({ "aria-rowindex": index + 2, ...of.rowProps?.(row, index) })}
      />
    </tbody>
    {after > 0 && <Spacer height={after} columns={of.columns.length} />}
  </>
);
