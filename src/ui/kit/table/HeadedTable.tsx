import type { ReactNode } from "react";
import table from "./table.module.css";

export interface HeadedColumn {
  readonly title: string;
  /** px; the column without one takes what is left. */
  readonly width?: number;
  /** Figures, and what is done with a row, end at the right. */
  readonly isRight?: true;
  /** Has no title that could be seen. */
  readonly isBare?: true;
}

interface HeadedTableProps {
  readonly label: string;
  readonly columns: readonly HeadedColumn[];
  readonly headClass?: string | undefined;
  /** Rows of the body. */
  readonly children: ReactNode;
}

/** A short list as a table: its columns with their titles, the rows as they are given. */
export function HeadedTable({ label, columns, headClass, children }: HeadedTableProps) {
  return (
    <table className={table["vt"]} aria-label={label}>
      <colgroup>
        {columns.map(({ title, width }) => (
          <col key={title} {...(width === undefined ? {} : { style: { width } })} />
        ))}
      </colgroup>
      <thead>
        <tr className={headClass}>
          {columns.map(({ title, isRight, isBare }) => (
            <th
              key={title}
              scope="col"
              className={isRight && table["num"]}
              {...(isBare ? { "aria-label": title } : {})}
            >
              {!isBare && title}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>{children}</tbody>
    </table>
  );
}
