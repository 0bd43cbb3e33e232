import { FlexRender, type Header } from "@tanstack/react-table";
import { IconArrowDown, IconArrowsSort, IconArrowUp } from "@tabler/icons-react";
import type { ReactNode } from "react";
import { classNames } from "../../../kit/layout/classNames.ts";
import table from "../../../kit/table/table.module.css";
import { HeadNote } from "../../../kit/table/HeadNote.tsx";
import css from "./RoomTable.module.css";
import type { RoomTableFeatures, RoomTableRow } from "./RoomColumn.ts";

const ARIA_SORT = { asc: "ascending", desc: "descending" } as const;
const ICON = { size: 14, stroke: 1.5 } as const;

function Arrow({ sorted }: { sorted: false | "asc" | "desc" }) {
  if (sorted === "asc") return <IconArrowUp {...ICON} />;
  return sorted === "desc" ? <IconArrowDown {...ICON} /> : <IconArrowsSort {...ICON} />;
}

/** Title and unit; a click sorts if the worker can. `sorted` is a prop because the header object never changes. */
export function HeaderCell({
  header,
  sorted,
  children,
}: {
  header: Header<RoomTableFeatures, RoomTableRow>;
  sorted: false | "asc" | "desc";
  /** The column's filter button, in a corner. */
  children?: ReactNode;
}) {
  const { meta } = header.column.columnDef;
  const title = <FlexRender header={header} />;
  return (
    <th
      scope="col"
      className={classNames(
        meta?.isNumber && table["num"],
        meta?.opensGroup && table["rule"],
        meta?.zone === "actions" && css["actions"],
      )}
      aria-sort={sorted ? ARIA_SORT[sorted] : undefined}
    >
      {header.column.getCanSort() ? (
        <button
          type="button"
          className={classNames(table["sort"], css["sort"])}
          data-on={sorted || undefined}
          data-number={meta?.isNumber || undefined}
          onClick={header.column.getToggleSortingHandler()}
        >
          {title}
          <span className={css["arrow"]} aria-hidden>
            <Arrow sorted={sorted} />
          </span>
        </button>
      ) : (
        title
      )}
      {meta?.note && <HeadNote note={meta.note} />}
      {meta?.caption !== undefined && <small>{meta.caption}</small>}
      {children}
    </th>
  );
}
