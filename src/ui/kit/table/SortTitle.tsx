import { IconArrowDown, IconArrowsSort, IconArrowUp } from "@tabler/icons-react";
import type { DataColumnMeta } from "./DataColumn.ts";
import table from "./table.module.css";

type Sorted = DataColumnMeta<never>["sorted"];

interface SortTitleProps {
  readonly title: string;
  readonly sorted: Sorted;
  readonly onSort: (sorted: Sorted) => void;
}

const ICON = { size: 12, stroke: 1.75, "aria-hidden": true } as const;

function Arrow({ sorted }: Pick<SortTitleProps, "sorted">) {
  if (sorted === undefined) return <IconArrowsSort {...ICON} />;
  return sorted === "ascending" ? <IconArrowUp {...ICON} /> : <IconArrowDown {...ICON} />;
}

/** The next order on a click: ascending, descending, none. */
function next(sorted: Sorted): Sorted {
  if (sorted === undefined) return "ascending";
  return sorted === "ascending" ? "descending" : undefined;
}

/** The title of a sortable column. */
export const SortTitle = ({ title, sorted, onSort }: SortTitleProps) => (
  <button type="button" className={table["sort"]} data-on={sorted} onClick={() => onSort(next(sorted))}>
    {title}
    <Arrow sorted={sorted} />
  </button>
);
