import { lazy, memo, Suspense } from "react";
import type { FoundProduct } from "#api/contract/search.ts";
import type { DutyEntry } from "#domain/catalogue/listing/ListState.ts";
import { classNames } from "../../../kit/layout/classNames.ts";
import { LinkButton } from "../../../kit/input/LinkButton.tsx";
import { SelectLink } from "../../../project/SelectLink.tsx";
import table from "../../../kit/table/table.module.css";
import type { Selectable } from "../../../page/services/Selectable.ts";
import { usePointedRow } from "../../../duty/map/usePointedProduct.ts";
import type { ListColumn, RowLine } from "./columns/ListColumn.ts";
import { ModelCell, type ModelCellProps } from "./ModelCell.tsx";
import { ProductCell } from "./ProductCell.tsx";
import { RowFiles } from "./RowFiles.tsx";
import { useRowActs } from "./useRowActs.ts";

/** A design program's alone: on the web nothing of it is fetched. */
const RowPlacing = lazy(async () => ({ default: (await import("./RowPlacing.tsx")).RowPlacing }));

export interface ProductRowsProps extends Omit<ModelCellProps, "product"> {
  readonly product: FoundProduct;
  readonly columns: readonly ListColumn[];
  /** High and low line of a double-speed fan, or one line. */
  readonly lines: readonly RowLine[];
  readonly sortCode: string | null;
  /** What was asked of the products. */
  readonly duty: readonly DutyEntry[];
}

/** Columns of a line: what is of the product as a whole stands in its first. */
const isDrawn = (line: number) => (column: ListColumn) => line === 0 || column.isOfProduct !== true;

/** A product: one line of 32 px, or a pair of 32 and 24 with its model over both. A click anywhere opens the detail. */
function Rows({ product, columns, lines, sortCode, duty, ...model }: ProductRowsProps) {
  const isPair = lines.length > 1;
  const span = isPair ? { rowSpan: lines.length } : {};
  const open = () => model.detail.open(product.id);
  const { isSelecting, isSelected, hasFiles, placing } = useRowActs();
  const selectable: Selectable = {
    id: product.id,
    model: product.model,
    gjwCategoryCode: product.gjwCategoryCode,
    speedControl: product.speedControl ?? "SINGLE_SPEED",
    duty,
    rate: null,
  };
  const pointing = usePointedRow(product);
  return lines.map((line, at) => (
    // The model's link is the keyboard's way; the row is only a larger place to click.
    <tr
      key={line}
      className={classNames(!isPair && table["one"], isPair && (at === 0 ? table["top"] : table["sub"]))}
      onClick={({ target, currentTarget }) => {
        // A layer of the row is drawn elsewhere: a click in it is none of the row's.
        if (target instanceof Node && currentTarget.contains(target)) open();
      }}
      {...pointing}
    >
      {at === 0 && (
        <td className={table["pinLeft"]} {...span}>
          <ModelCell product={product} {...model} />
        </td>
      )}
      {columns.filter(isDrawn(at)).map((column) => (
        <ProductCell
          key={column.key}
          rowSpan={column.isOfProduct ? lines.length : 1}
          kind={column.kind}
          value={column.value(product, line)}
          unit={column.unit ?? null}
          isSorted={sortCode !== null && column.sortCode === sortCode}
          isApart={column.isApart}
          isBad={column.isBad?.(product)}
          hint={column.hint?.(product)}
        />
      ))}
      {at === 0 && (
        <td className={classNames(table["pinRight"], table["num"])} data-end {...span}>
          <span className={table["acts"]}>
            {isSelected && (
              <SelectLink product={selectable} title={isSelecting ? "选中该产品构件" : undefined} />
            )}
            {hasFiles && <RowFiles product={selectable} />}
            {placing.length > 0 && (
              <Suspense fallback={null}>
                <RowPlacing product={selectable} acts={placing} />
              </Suspense>
            )}
            <LinkButton
              aria-label={`查看 ${product.model} 的详情`}
              onClick={(event) => {
                event.stopPropagation();
                open();
              }}
            >
              查看
            </LinkButton>
          </span>
        </td>
      )}
    </tr>
  ));
}

/** More of a list is drawn beneath those that stand. */
export const ProductRows = memo(Rows);
