import { memo } from "react";
import type { FoundProduct } from "#api/contract/search.ts";
import { usePointedRow } from "../../../duty/map/usePointedProduct.ts";
import { DataRow } from "../../../kit/table/DataRow.tsx";
import table from "../../../kit/table/table.module.css";
import type { RowLine } from "./columns/ListColumn.ts";
import type { ProductColumn } from "./productColumns.tsx";

export interface ProductRowsProps {
  readonly product: FoundProduct;
  readonly columns: readonly ProductColumn[];
  /** High and low line of a double-speed fan, or one line. */
  readonly lines: readonly RowLine[];
  readonly onOpen: (id: string) => void;
}

/**
 * A product: one line of 32 px, or a pair of 32 and 24 px with the model over both. A click anywhere opens the
 * detail.
 */
function Rows({ product, columns, lines, onOpen }: ProductRowsProps) {
  const pointing = usePointedRow(product);
  return lines.map((line, at) => (
    // The model's link is for keyboards; the row is only a larger click target.
    <DataRow
      key={line}
      columns={columns}
      row={{ product, line, span: at === 0 ? lines.length : 0 }}
      index={at}
      className={lines.length === 1 ? undefined : at === 0 ? table["top"] : table["sub"]}
      onClick={({ target, currentTarget }) => {
        // React also bubbles clicks from layers of the row that are rendered elsewhere; they are ignored.
        if (target instanceof Node && currentTarget.contains(target)) onOpen(product.id);
      }}
      {...pointing}
    />
  ));
}

/** Memoised, since further rows are rendered in steps below the existing ones. */
export const ProductRows = memo(Rows);
