import { Popover } from "@mantine/core";
import { IconFilter, IconFilterFilled } from "@tabler/icons-react";
import { useId, useRef, useState } from "react";
import type { BatchView } from "#domain/building/batch/state/batchState.ts";
import type { RoomColumn } from "../RoomColumn.ts";
import css from "./ColumnFilters.module.css";
import { ColumnFilterForm } from "./ColumnFilterForm.tsx";
import { filterableColumn } from "./filterableColumn.ts";
import type { ColumnFilters } from "./useColumnFilters.ts";

interface ColumnFilterButtonProps {
  readonly column: RoomColumn;
  readonly view: Pick<BatchView, "columns">;
  readonly filters: ColumnFilters;
}

/** A button in a column's header that opens the column's filter; it is pressed while the column is filtered. */
export function ColumnFilterButton({ column: definition, view, filters }: ColumnFilterButtonProps) {
  const [isOpen, setOpen] = useState(false);
  const titleId = useId();
  const content = useRef<HTMLDivElement>(null);
  const column = filterableColumn(definition);
  if (column === null) return null;
  const filter = view.columns.find(({ key }) => key === column.key);
  const isActive = filter !== undefined;
  const hasCaption = definition.meta?.caption !== undefined;
  const at = column.kind === "range" ? "left" : hasCaption ? "top" : "right";
  const turn = (open: boolean) => {
    // Typed text is applied on blur, which a field that is unmounted never gets.
    const { activeElement } = document;
    if (!open && activeElement instanceof HTMLElement && content.current?.contains(activeElement))
      activeElement.blur();
    setOpen(open);
  };
  return (
    <Popover
      opened={isOpen}
      onChange={turn}
      position={column.kind === "range" ? "bottom-end" : "bottom-start"}
      trapFocus
      returnFocus
      shadow="md"
    >
      <Popover.Target>
        <button
          type="button"
          className={css["funnel"]}
          data-at={at}
          aria-label={`筛选${column.title}`}
          aria-pressed={isActive}
          aria-expanded={isOpen}
          onClick={() => turn(!isOpen)}
        >
          {isActive ? <IconFilterFilled size={14} /> : <IconFilter size={14} stroke={1.5} />}
        </button>
      </Popover.Target>
      <Popover.Dropdown aria-labelledby={titleId}>
        <div ref={content} className={css["content"]}>
          <div id={titleId} className={css["title"]}>
            筛选{column.title}
          </div>
          <ColumnFilterForm column={column} filter={filter} filters={filters} />
        </div>
      </Popover.Dropdown>
    </Popover>
  );
}
