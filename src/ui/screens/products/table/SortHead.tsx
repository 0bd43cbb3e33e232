import { Tooltip } from "@mantine/core";
import { IconArrowDown, IconArrowsSort, IconArrowUp, IconInfoCircle } from "@tabler/icons-react";
import type { ListSort } from "#domain/catalogue/listing/ListState.ts";
import { classNames } from "../../../kit/layout/classNames.ts";
import table from "../../../kit/table/table.module.css";
import { isFigure, type ListColumn } from "./columns/ListColumn.ts";
import css from "./ProductTable.module.css";

const ARIA_SORT = { ASC: "ascending", DESC: "descending" } as const;
const ICON = { size: 12, stroke: 1.75, "aria-hidden": true } as const;

function Arrow({ direction }: { readonly direction: ListSort["direction"] | undefined }) {
  if (direction === "ASC") return <IconArrowUp {...ICON} />;
  return direction === "DESC" ? <IconArrowDown {...ICON} /> : <IconArrowsSort {...ICON} />;
}

/** Up, down, not at all. */
function nextSort(code: string, direction: ListSort["direction"] | undefined): ListSort | null {
  if (direction === undefined) return { code, direction: "ASC" };
  return direction === "ASC" ? { code, direction: "DESC" } : null;
}

export interface SortHeadProps {
  readonly column: ListColumn;
  readonly sort: ListSort | null;
  readonly onSort: (sort: ListSort | null) => void;
}

/** Title and unit of a column; one that the server sorts by is a button. */
export function SortHead({
  column: { title, unit, note, kind, sortCode, isApart },
  sort,
  onSort,
}: SortHeadProps) {
  const direction = sortCode !== undefined && sort?.code === sortCode ? sort.direction : undefined;
  return (
    <th
      scope="col"
      className={classNames(isFigure(kind) && table["num"], isApart && css["apart"])}
      aria-sort={direction && ARIA_SORT[direction]}
    >
      {sortCode === undefined ? (
        title
      ) : (
        <button
          type="button"
          className={table["sort"]}
          data-on={direction}
          onClick={() => onSort(nextSort(sortCode, direction))}
        >
          {title}
          <Arrow direction={direction} />
        </button>
      )}
      {note && (
        <Tooltip label={note} events={{ hover: true, focus: true, touch: true }}>
          {/* A keyboard reaches the explanation, too. */}
          <button type="button" className={table["sort"]} aria-label={`${title}：${note}`}>
            <IconInfoCircle {...ICON} />
          </button>
        </Tooltip>
      )}
      {unit && <small>{unit}</small>}
    </th>
  );
}
