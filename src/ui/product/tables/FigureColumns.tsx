import { formatQuantity } from "#domain/base/formatQuantity.ts";
import table from "../../kit/table/table.module.css";

/** A column of figures. */
export interface FigureColumn {
  readonly name: string;
  readonly unit: string;
}

/** The heads of columns of figures, each with its unit below its name. */
export const FigureHeads = ({ columns }: { readonly columns: readonly FigureColumn[] }) =>
  columns.map(({ name, unit }) => (
    <th key={name} scope="col" className={table["num"]}>
      {name}
      <small>{unit}</small>
    </th>
  ));

interface FigureCellsProps {
  readonly columns: readonly FigureColumn[];
  /** One for each column, in its unit; `null` and whatever lacks at the end stand as missing. */
  readonly figures: readonly (number | null)[];
}

/** The cells of one row below such heads. */
export const FigureCells = ({ columns, figures }: FigureCellsProps) =>
  columns.map(({ name, unit }, at) => (
    <td key={name} className={table["num"]}>
      {formatQuantity(figures[at] ?? null, unit)}
    </td>
  ));
