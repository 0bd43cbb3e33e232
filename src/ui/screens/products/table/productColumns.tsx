import type { FoundProduct, RowValue } from "#api/contract/search.ts";
import type { ListSort } from "#domain/catalogue/listing/ListState.ts";
import { MISSING } from "#domain/base/formatNumber.ts";
import { formatQuantity } from "#domain/base/formatQuantity.ts";
import { classNames } from "../../../kit/layout/classNames.ts";
import text from "../../../kit/styles/text.module.css";
import { drawnColumn } from "../../../kit/table/columns.ts";
import type { DataColumn } from "../../../kit/table/DataColumn.ts";
import { HeadNote } from "../../../kit/table/HeadNote.tsx";
import { SortTitle } from "../../../kit/table/SortTitle.tsx";
import { Deviation } from "../search/Deviation.tsx";
import { isFigure, type CellKind, type ListColumn, type RowLine } from "./columns/ListColumn.ts";
import { ModelCell, type ModelCellProps } from "./ModelCell.tsx";
import css from "./ProductTable.module.css";
import { RowActs, type RowActsProps } from "./RowActs.tsx";

export interface ProductLine {
  readonly product: FoundProduct;
  readonly line: RowLine;
  /** Number of the product's lines, in its first line; 0 in those below. */
  readonly span: number;
}

export type ProductColumn = DataColumn<ProductLine>;
export type OnSort = (sort: ListSort | null) => void;

const SORTED = { ASC: "ascending", DESC: "descending" } as const;
const DIRECTIONS = { ascending: "ASC", descending: "DESC" } as const;

const COLUMN_WIDTH = { deviation: 100, text: 104, note: 120 } as const;
/**
 * px of a Chinese character in a title, of the mark behind it, of the cell's sides, and of the longest usual
 * figure.
 */
const TITLE = { character: 12, mark: 16, sides: 16, least: 68 } as const;

/** The width of a column: of figures as wide as its title, and at least as wide as usual figures. */
export function widthOf({ width, kind, title, sortCode, note }: ListColumn): number {
  if (width !== undefined) return width;
  if (kind !== "number") return COLUMN_WIDTH[kind];
  const marks = Number(sortCode !== undefined) + Number(note !== undefined);
  return Math.max(TITLE.least, title.length * TITLE.character + marks * TITLE.mark + TITLE.sides);
}

function textOf(value: RowValue["value"], unit: string | undefined): string | null {
  if (typeof value === "boolean") return value ? "是" : "否";
  return typeof value === "number" ? formatQuantity(value, unit ?? null) : value || null;
}

const BAR_WIDTH = 48;
const CELL_CLASS: Partial<Record<CellKind, string>> = { note: css["note"]! };
const spanOf = ({ span }: ProductLine) => span;

export function propertyColumn(column: ListColumn, sort: ListSort | null, onSort: OnSort): ProductColumn {
  const { key, title, unit, note, kind, sortCode, isApart, isBad, hint } = column;
  const sorted = sortCode !== undefined && sort?.code === sortCode ? SORTED[sort.direction] : undefined;
  const valueOf = ({ product, line }: ProductLine) => column.value(product, line);
  return {
    id: key,
    header:
      sortCode === undefined
        ? title
        : () => (
            <SortTitle
              title={title}
              sorted={sorted}
              onSort={(to) => onSort(to ? { code: sortCode, direction: DIRECTIONS[to] } : null)}
            />
          ),
    accessorFn: (row) => textOf(valueOf(row), unit),
    ...(kind === "deviation" && {
      cell: ({ row: { original } }) => {
        const value = valueOf(original);
        return typeof value === "number" ? <Deviation percent={value} /> : MISSING;
      },
    }),
    ...(kind === "text" && {
      cell: ({ row: { original } }) => {
        const words = textOf(valueOf(original), unit);
        return words ? <span className={css["words"]}>{words}</span> : MISSING;
      },
    }),
    meta: {
      width: widthOf(column),
      barWidth: BAR_WIDTH,
      unit,
      mark: note && <HeadNote title={title} note={note} />,
      isFigure: isFigure(kind),
      sorted,
      className: classNames(CELL_CLASS[kind], isApart && css["apart"]),
      headClass: isApart ? css["apart"] : undefined,
      ...(isBad && { cellClass: ({ product }) => isBad(product) && text["wrong"] }),
      ...(hint && { hint: (row) => hint(row.product) ?? textOf(valueOf(row), unit) ?? undefined }),
      ...(column.isOfProduct && { rowSpan: spanOf }),
    },
  };
}

/** The column of row heads. */
export const modelColumn = (width: number, model: Omit<ModelCellProps, "product">): ProductColumn =>
  drawnColumn("型号", (original) => <ModelCell product={original.product} {...model} />, {
    width,
    barWidth: 140,
    pin: "pinLeft",
    rowSpan: spanOf,
  });

export const actionsColumn = (width: number, acts: Omit<RowActsProps, "product">): ProductColumn =>
  drawnColumn("操作", (original) => <RowActs product={original.product} {...acts} />, {
    width,
    barWidth: 28,
    isFigure: true,
    pin: "pinRight",
    rowSpan: spanOf,
  });
