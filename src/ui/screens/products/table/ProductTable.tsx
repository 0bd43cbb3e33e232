import { useMemo, useRef, type ReactNode } from "react";
import type { FoundProduct } from "#api/contract/search.ts";
import { EMPTY_LIST, type ListState } from "#domain/catalogue/listing/ListState.ts";
import { isByYear } from "#domain/products/energy/listYears.ts";
import { SkeletonRows } from "../../../kit/table/SkeletonRows.tsx";
import { DataTable } from "../../../kit/table/DataTable.tsx";
import { TableBox } from "../../../kit/table/TableBox.tsx";
import { AT_FULL_SPEED, useDetailLink } from "../../../product/facts/useDetailLink.ts";
import { useWidthClass, type WidthClass } from "../../../page/browser/useWidthClass.ts";
import type { ListColumn, RowLine } from "./columns/ListColumn.ts";
import { usePieces } from "../../../page/browser/usePieces.ts";
import { actionsColumn, modelColumn, propertyColumn, widthOf, type OnSort } from "./productColumns.tsx";
import { ProductRows } from "./ProductRows.tsx";
import css from "./ProductTable.module.css";
import { useRowActs } from "./useRowActs.ts";
import { useScrollsSideways } from "./useScrollsSideways.ts";

const ONE_LINE: readonly RowLine[] = ["only"];
const PAIR: readonly RowLine[] = ["high", "low"];
/** px of the table in the narrowest window with a duty map. */
const LEAST_WIDTH = 1182;
/** px of the model column. */
const MODEL = { least: 218, most: 288, wide: 384 } as const;
/** px of the last column, by its number of actions: two or three. */
const ACTIONS_WIDTH = { two: 88, three: 116 } as const;
const SKELETON_ROWS = 20;
/**
 * Number of products rendered at once: some 40 ms at a quarter of a processor's speed, including layout and paint.
 */
const ROWS_AT_ONCE = 7;

/** The model column takes the remaining width, up to what a long name with its brand needs. */
function modelWidth(columns: readonly ListColumn[], width: WidthClass, actions: number): number {
  if (width === "wide") return MODEL.wide;
  const others = columns.reduce((sum, column) => sum + widthOf(column), actions);
  return Math.min(MODEL.most, Math.max(MODEL.least, LEAST_WIDTH - others));
}

export interface ProductTableProps {
  readonly label: string;
  /** `null` while the first page loads. */
  readonly products: readonly FoundProduct[] | null;
  /** Whether the page still shows the answer to the previous question. */
  readonly isStale: boolean;
  readonly state: ListState;
  readonly columns: readonly ListColumn[];
  readonly isPair: boolean;
  readonly icon: ReactNode;
  readonly onSort: OnSort;
}

/** One page of a list, with model and actions fixed at its sides. */
export function ProductTable(props: ProductTableProps) {
  const { label, products, isStale, state, columns, isPair, icon, onSort } = props;
  const boxRef = useRef<HTMLDivElement>(null);
  const width = useWidthClass();
  const detail = useDetailLink(state.duty, AT_FULL_SPEED, isByYear(state) ? state.energy : EMPTY_LIST.energy);
  const { isSelected, hasFiles, placing } = useRowActs();
  const count = Number(isSelected) + Number(hasFiles) + placing.length;
  const actions = count > 1 ? ACTIONS_WIDTH.three : ACTIONS_WIDTH.two;
  const scrolls = useScrollsSideways(boxRef);
  const lines = isPair ? PAIR : ONE_LINE;
  const drawn = usePieces(products?.length ?? 0, ROWS_AT_ONCE, ROWS_AT_ONCE);
  const isWhole = products !== null && drawn === products.length;
  const shown = products?.slice(0, drawn) ?? [];
  const marksSample = products?.some(({ isSample }) => !isSample) ?? false;
  const isWide = width === "wide";
  const whole = useMemo(
    () => [
      modelColumn(modelWidth(columns, width, actions), { icon, detail, isWide, marksSample }),
      ...columns.map((column) => propertyColumn(column, state.sort, onSort)),
      actionsColumn(actions, { detail, duty: state.duty }),
    ],
    [columns, width, actions, icon, detail, isWide, marksSample, state.sort, state.duty, onSort],
  );
  return (
    <TableBox kind="page" ref={boxRef} data-results>
      <DataTable
        label={label}
        className={css["table"]}
        isDense
        isScrolled={scrolls}
        isBusy={!isWhole || isStale}
        columns={whole}
      >
        <tbody>
          {shown.map((product) => (
            <ProductRows
              key={product.id}
              product={product}
              columns={whole}
              lines={lines}
              onOpen={detail.open}
            />
          ))}
          {!isWhole && <SkeletonRows columns={whole} from={drawn} rows={products?.length ?? SKELETON_ROWS} />}
        </tbody>
      </DataTable>
    </TableBox>
  );
}
