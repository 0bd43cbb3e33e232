import { Suspense } from "react";
import type { ViewGroup } from "#domain/building/batch/state/batchState.ts";
import { fetched } from "../../../page/browser/fetched.tsx";
import { useBatch, useSummary } from "../context/BatchContext.tsx";
import type { ColumnFilters } from "../table/columnFilters/useColumnFilters.ts";
import { SumsBar } from "../table/groups/useGrouping.ts";
import type { ManyBarProps } from "../table/many/ManyBar.tsx";
import type { RoomColumn } from "../table/RoomColumn.ts";
import { TableNotes } from "./TableNotes.tsx";

/** Loaded on demand: most buildings never have a room ticked. */
const ManyBar = fetched(async () => (await import("../table/many/ManyBar.tsx")).ManyBar);

const ColumnFilterChips = fetched(
  async () => (await import("../table/columnFilters/ColumnFilterChips.tsx")).ColumnFilterChips,
);
/** Loaded on demand: only units with outdoor units have it. */
const SplitFaultBar = fetched(async () => (await import("../systems/split/SplitFaultBar.tsx")).SplitFaultBar);

interface TableBarsProps extends Omit<ManyBarProps, "summary" | "counter" | "onPlaces" | "onDelete"> {
  readonly columns: readonly RoomColumn[];
  readonly filters: ColumnFilters;
  readonly onGroup: (group: ViewGroup | null) => void;
}

/** Bars below the table: its sums, actions on ticked rooms, its filters, and assumptions. */
export function TableBars({ columns, filters, onGroup, ...many }: TableBarsProps) {
  const { client, screen, open } = useBatch();
  const summary = useSummary();
  const { kind } = screen;
  const { counter } = kind.words;
  return (
    <>
      {summary.view.group && (
        <Suspense>
          <SumsBar
            client={client}
            summary={summary}
            counter={counter}
            roomFigures={kind.roomFigures}
            onGroup={onGroup}
          />
        </Suspense>
      )}
      {summary.ticked > 0 && (
        <Suspense>
          <ManyBar
            summary={summary}
            counter={counter}
            onPlaces={() => open({ kind: "places", rooms: summary.ticked })}
            onDelete={() => open({ kind: "delete-ticked", rooms: summary.ticked })}
            {...many}
          />
        </Suspense>
      )}
      {summary.view.columns.length > 0 && (
        <Suspense>
          <ColumnFilterChips summary={summary} columns={columns} filters={filters} />
        </Suspense>
      )}
      {kind.split !== undefined && summary.matched > 0 && (
        <Suspense>
          <SplitFaultBar />
        </Suspense>
      )}
      <TableNotes summary={summary} isCorrected={kind.hasCorrection} />
    </>
  );
}
