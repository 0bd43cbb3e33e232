import { lazy, Suspense } from "react";
import type { BatchKind } from "#domain/building/batch/kind/BatchKind.ts";
import type { BatchSummary, ViewGroup } from "#domain/building/batch/state/batchState.ts";
import type { BatchClient } from "#workers/batch/BatchClient.ts";
import { ColumnFilterChips } from "../table/columnFilters/ColumnFilterChips.tsx";
import type { ColumnFilters } from "../table/columnFilters/useColumnFilters.ts";
import { loadGroups } from "../table/groups/loadGroups.ts";
import { ManyBar, type ManyBarProps } from "../table/many/ManyBar.tsx";
import type { RoomColumn } from "../table/RoomColumn.ts";
import { TableNotes } from "./TableNotes.tsx";

const SumsBar = lazy(async () => ({ default: (await loadGroups()).SumsBar }));

interface TableBarsProps extends Omit<ManyBarProps, "summary" | "counter"> {
  readonly kind: Pick<BatchKind<never>, "words" | "roomFigures" | "hasCorrection">;
  readonly client: Pick<BatchClient<unknown>, "sums" | "places">;
  readonly summary: BatchSummary;
  readonly columns: readonly RoomColumn[];
  readonly filters: ColumnFilters;
  readonly onGroup: (group: ViewGroup | null) => void;
}

/** Below the table: what it comes to, what is done to ticked rooms, what filters it, and what is assumed. */
export function TableBars({ kind, client, summary, columns, filters, onGroup, ...many }: TableBarsProps) {
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
      <ManyBar summary={summary} counter={counter} {...many} />
      <ColumnFilterChips summary={summary} columns={columns} filters={filters} />
      <TableNotes summary={summary} isCorrected={kind.hasCorrection} />
    </>
  );
}
