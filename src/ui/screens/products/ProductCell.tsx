import type { RowValue } from "#api/contract/search.ts";
import { formatNumber, MISSING } from "#domain/formatNumber.ts";
import { classNames } from "../../components/classNames.ts";
import table from "../../components/table/table.module.css";
import type { CellKind } from "./columns/ListColumn.ts";
import { Deviation } from "./Deviation.tsx";

export interface ProductCellProps {
  readonly kind: CellKind;
  readonly value: RowValue["value"];
  readonly digits: number;
  /** The column that the list is sorted by is the bold one. */
  readonly isSorted: boolean;
}

function content(kind: CellKind, value: NonNullable<RowValue["value"]>, digits: number) {
  if (typeof value === "boolean") return value ? "是" : "否";
  if (typeof value === "string") return value;
  return kind === "deviation" ? <Deviation percent={value} /> : formatNumber(value, digits);
}

export function ProductCell({ kind, value, digits, isSorted }: ProductCellProps) {
  const isMissing = value === null || value === "";
  return (
    <td
      className={classNames(
        kind !== "text" && table["num"],
        isSorted && table["strong"],
        isMissing && table["none"],
      )}
      title={typeof value === "string" ? value : undefined}
    >
      {isMissing ? MISSING : content(kind, value, digits)}
    </td>
  );
}
