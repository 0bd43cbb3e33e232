import { DataRows, type DataRowsProps } from "./DataRows.tsx";
import { Spacer } from "./Spacer.tsx";

interface WindowedRowsProps<Row> extends DataRowsProps<Row> {
  /** Of all rows. */
  readonly first: number;
  /** px of the rows that are not drawn. */
  readonly before: number;
  readonly after: number;
}

/** The rows in sight of a long table; which is which is told by their numbers, the head's being the first. */
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
