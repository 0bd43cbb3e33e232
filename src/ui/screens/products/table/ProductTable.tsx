import { useRef, type ReactNode } from "react";
import type { FoundProduct } from "#api/contract/search.ts";
import { EMPTY_LIST, type ListSort, type ListState } from "#domain/catalogue/listing/ListState.ts";
import { isByYear } from "#domain/products/energy/listYears.ts";
import { classNames } from "../../../kit/layout/classNames.ts";
import { SkeletonRows } from "../../../kit/layout/SkeletonRows.tsx";
import table from "../../../kit/table/table.module.css";
import { AT_FULL_SPEED, useDetailLink } from "../../../product/facts/useDetailLink.ts";
import { useWidthClass, type WidthClass } from "../../../page/browser/useWidthClass.ts";
import { isFigure, type ListColumn, type RowLine } from "./columns/ListColumn.ts";
import { usePieces } from "./usePieces.ts";
import { ProductRows } from "./ProductRows.tsx";
import css from "./ProductTable.module.css";
import { useRowActs } from "./useRowActs.ts";
import { SortHead } from "./SortHead.tsx";
import { useScrollsSideways } from "./useScrollsSideways.ts";

const ONE_LINE: readonly RowLine[] = ["only"];
const PAIR: readonly RowLine[] = ["high", "low"];
/** px of the table in the narrowest window with a duty map. */
const LEAST_WIDTH = 1182;
/** px of the column that a row is known by. */
const MODEL = { least: 220, most: 288, wide: 384 } as const;
/** px of the last column, by its actions: two or three. */
const ACTIONS_WIDTH = { two: 88, three: 116 } as const;
const COLUMN_WIDTH = { deviation: 100, text: 104, note: 120 } as const;
/** px of a Chinese character of a title, of the mark behind it, of the sides, and of the longest usual figure. */
const TITLE = { character: 12, mark: 16, sides: 16, least: 68 } as const;
const SKELETON_ROWS = 20;
/** Products that are drawn at once: some 40 ms of a processor of a quarter, with the browser's layout and painting of them. */
const ROWS_AT_ONCE = 7;

/** A column of figures is as wide as its title, and no narrower than they are. */
function widthOf({ width, kind, title, sortCode, note }: ListColumn): number {
  if (width !== undefined) return width;
  if (kind !== "number") return COLUMN_WIDTH[kind];
  const marks = Number(sortCode !== undefined) + Number(note !== undefined);
  return Math.max(TITLE.least, title.length * TITLE.character + marks * TITLE.mark + TITLE.sides);
}

/** The model takes what the others leave, as far as a long name with its maker needs it. */
function modelWidth(columns: readonly ListColumn[], width: WidthClass, actions: number): number {
  if (width === "wide") return MODEL.wide;
  const others = columns.reduce((sum, column) => sum + widthOf(column), actions);
  return Math.min(MODEL.most, Math.max(MODEL.least, LEAST_WIDTH - others));
}

export interface ProductTableProps {
  readonly label: string;
  /** `null` while the first page is on its way. */
  readonly products: readonly FoundProduct[] | null;
  /** The page still shows the question before. */
  readonly isStale: boolean;
  readonly state: ListState;
  readonly columns: readonly ListColumn[];
  readonly isPair: boolean;
  readonly icon: ReactNode;
  readonly onSort: (sort: ListSort | null) => void;
}

/** One page of a list, model and actions fixed at its sides. */
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
  const shown = (products ?? []).slice(0, drawn);
  const marksSample = (products ?? []).some(({ isSample }) => !isSample);
  return (
    <div className={table["scroll"]} ref={boxRef} data-results>
      <table
        className={classNames(table["vt"], css["table"])}
        aria-label={label}
        aria-busy={!isWhole || isStale}
        data-dense
        data-scrolls={scrolls || undefined}
      >
        <colgroup>
          <col style={{ width: modelWidth(columns, width, actions) }} />
          {columns.map((column) => (
            <col key={column.key} style={{ width: widthOf(column) }} />
          ))}
          <col style={{ width: actions }} />
        </colgroup>
        <thead>
          <tr>
            <th scope="col" className={table["pinLeft"]}>
              型号
            </th>
            {columns.map((column) => (
              <SortHead key={column.key} column={column} sort={state.sort} onSort={onSort} />
            ))}
            <th scope="col" className={classNames(table["pinRight"], table["num"])}>
              操作
            </th>
          </tr>
        </thead>
        <tbody>
          {shown.map((product) => (
            <ProductRows
              key={product.id}
              product={product}
              columns={columns}
              lines={lines}
              sortCode={state.sort?.code ?? null}
              icon={icon}
              detail={detail}
              duty={state.duty}
              isWide={width === "wide"}
              marksSample={marksSample}
            />
          ))}
          {!isWhole && (
            <SkeletonRows
              from={drawn}
              rows={products?.length ?? SKELETON_ROWS}
              columns={[
                { key: "model", width: 140 },
                ...columns.map(({ key, kind }) => ({ key, width: 48, isNumber: isFigure(kind) })),
                { key: "actions", width: 28, isNumber: true },
              ]}
            />
          )}
        </tbody>
      </table>
    </div>
  );
}
