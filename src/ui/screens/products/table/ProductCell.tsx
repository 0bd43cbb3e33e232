import type { RowValue } from "#api/contract/search.ts";
import { MISSING } from "#domain/base/formatNumber.ts";
import { formatQuantity } from "#domain/base/formatQuantity.ts";
import { classNames } from "../../../kit/layout/classNames.ts";
import table from "../../../kit/table/table.module.css";
import text from "../../../kit/styles/text.module.css";
import { isFigure, type CellKind } from "./columns/ListColumn.ts";
import { Deviation } from "../search/Deviation.tsx";
import css from "./ProductTable.module.css";

export interface ProductCellProps {
  readonly kind: CellKind;
  readonly value: RowValue["value"];
  readonly unit: string | null;
  /** The column that the list is sorted by is the bold one. */
  readonly isSorted: boolean;
  readonly rowSpan?: number;
  readonly isApart?: boolean | undefined;
  readonly isBad?: boolean | undefined;
  /** What the pointer is told, where it is more than the text. */
  readonly hint?: string | undefined;
}

function content(kind: CellKind, value: NonNullable<RowValue["value"]>, unit: string | null) {
  if (typeof value === "boolean") return value ? "是" : "否";
  if (typeof value === "string")
    return kind === "text" ? <span className={css["words"]}>{value}</span> : value;
  return kind === "deviation" ? <Deviation percent={value} /> : formatQuantity(value, unit);
}

export function ProductCell(props: ProductCellProps) {
  const { kind, value, unit, isSorted, rowSpan = 1, isApart, isBad, hint } = props;
  const isMissing = value === null || value === "";
  return (
    <td
      {...(rowSpan > 1 ? { rowSpan } : {})}
      className={classNames(
        isFigure(kind) && table["num"],
        kind === "note" && css["note"],
        isApart && css["apart"],
        isBad && text["wrong"],
        isSorted && table["strong"],
        isMissing && table["none"],
      )}
      title={hint ?? (typeof value === "string" ? value : undefined)}
    >
      {isMissing ? MISSING : content(kind, value, unit)}
    </td>
  );
}
