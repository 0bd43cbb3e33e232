import { useTable } from "@tanstack/react-table";
import {
  Fragment,
  Suspense,
  useCallback,
  useMemo,
  type CSSProperties,
  type FocusEvent,
  type ReactNode,
} from "react";
import type { RoomRow } from "#domain/building/batch/state/batchState.ts";
import { classNames } from "../../../kit/layout/classNames.ts";
import { Panel } from "../../../kit/layout/Panel.tsx";
import table from "../../../kit/table/table.module.css";
import { useRowWindow } from "./useRowWindow.ts";
import { useBatch, useSummary } from "../context/BatchContext.tsx";
import { ColumnFilterButton } from "./columnFilters/ColumnFilterButton.tsx";
import type { ColumnFilters } from "./columnFilters/useColumnFilters.ts";
import { GroupHead } from "./groups/useGrouping.ts";
import { HeaderCell } from "./HeaderCell.tsx";
import { Spacer } from "../../../kit/table/Spacer.tsx";
import { roomTableFeatures, type RoomColumn, type RoomTableRow } from "./RoomColumn.ts";
import { RoomLine } from "./RoomLine.tsx";
import { RoomPair } from "./RoomPair.tsx";
import css from "./RoomTable.module.css";
import { RoomTableProvider, type RoomTableContextValue } from "./RoomTableContext.ts";
import { TICK } from "./roomColumns.tsx";
import { TickHeader } from "./TickHeader.tsx";
import { useDrawnRows } from "./useDrawnRows.ts";
import { useRoomSorting } from "./useRoomSorting.ts";
import { LINE_HEIGHT, PAIR_HEIGHT, useRoomVirtual } from "./useRoomVirtual.ts";

export type RoomTableActions = Omit<
  RoomTableContextValue,
  "focusQuantity" | "focusTick" | "hasRun" | "isRunning" | "isChecking"
>;

export interface RoomTableProps {
  readonly columns: readonly RoomColumn[];
  /** By column id; a column that is not listed is shown. */
  readonly visibility: Readonly<Record<string, boolean>>;
  readonly actions: RoomTableActions;
  readonly selectedId: string | null;
  readonly onSelect: (room: RoomRow) => void;
  readonly onTickShown: (isTicked: boolean) => void;
  readonly filters: ColumnFilters;
  /** Bars below the table: actions on ticked rooms, assumptions, and what could not be saved. */
  readonly notes?: ReactNode;
}

/** CSS variable of the stylesheet. */
interface AroundTable {
  readonly "--around": string;
}

const rowId = ({ index }: RoomTableRow) => String(index);

/** The rooms of the view with their results; only visible rows are asked for and rendered. */
export function RoomTable({
  columns,
  visibility,
  actions,
  selectedId,
  onSelect,
  onTickShown,
  filters,
  notes,
}: RoomTableProps) {
  const { screen, client, width } = useBatch();
  const summary = useSummary();
  const { hasCorrection } = screen.kind;
  const onMove = useCallback(
    (first: number) =>
      void client.moveTo(first).catch(() => {
        // A worker that died is restored with the table's last position.
      }),
    [client],
  );
  // The table shows groups once the worker does.
  const { shown, lines, view } = summary;
  const count = lines ?? shown;
  const { scrollRef, virtualizer, focusQuantity, focusTick, held, hold } = useRoomVirtual(
    count,
    hasCorrection ? PAIR_HEIGHT : LINE_HEIGHT,
    { first: summary.position, onMove },
  );
  const items = virtualizer.getVirtualItems();
  const range = virtualizer.range ?? { startIndex: 0, endIndex: 0 };
  const isGrouped = lines !== undefined;
  const rooms = useRowWindow(
    useCallback(
      async (from: number, to: number) =>
        ({ ok: true, value: await (isGrouped ? client.lines(from, to) : client.rows(from, to)) }) as const,
      [client, isGrouped],
    ),
    { count, first: range.startIndex, last: range.endIndex, version: summary.version },
  );

  const data = useDrawnRows(items, rooms, held);
  const { sorting, onSortingChange } = useRoomSorting(client, summary.view);
  const roomTable = useTable({
    features: roomTableFeatures,
    columns,
    data,
    getRowId: rowId,
    manualSorting: true,
    sortDescFirst: false,
    state: { sorting, columnVisibility: visibility },
    onSortingChange,
  });

  const { hasRun } = summary;
  const isRunning = summary.run.status === "running";
  const isChecking = summary.checking !== null;
  const context = useMemo(
    () => ({ ...actions, hasRun, isRunning, isChecking, focusQuantity, focusTick }),
    [actions, hasRun, isRunning, isChecking, focusQuantity, focusTick],
  );
  const headers = roomTable.getHeaderGroups().flatMap((group) => group.headers);
  const rows = roomTable.getRowModel().rows;
  const columnIds = headers.map(({ column }) => `${column.id}${column.getIsSorted() || ""}`).join();

  const onFocus = ({ target }: FocusEvent) => {
    const row = target.closest<HTMLElement>("[data-row]")?.dataset["row"];
    if (row === undefined) return hold(null);
    const index = Number(row);
    const room = data.find((line) => line.index === index)?.room ?? null;
    hold({ index, room });
    if (room !== null) onSelect(room);
  };
  // While it moves between fields the focus stays in the table.
  const onBlur = ({ relatedTarget, currentTarget }: FocusEvent) => {
    if (!currentTarget.contains(relatedTarget)) hold(null);
  };
  const Room = hasCorrection ? RoomPair : RoomLine;
  const around: CSSProperties & AroundTable = { "--around": `${screen.aroundTable}px` };
  const headEnd = virtualizer.options.paddingStart;
  const last = items[items.length - 1];
  const after = last === undefined ? 0 : virtualizer.getTotalSize() - last.end;
  const gapBefore = (at: number) => (items[at]?.start ?? 0) - (items[at - 1]?.end ?? headEnd);

  return (
    <Panel className={classNames(table["box"], css["box"])} style={around}>
      <div className={table["scroll"]} ref={scrollRef} data-results onFocus={onFocus} onBlur={onBlur}>
        <RoomTableProvider value={context}>
          <table
            className={classNames(table["vt"], css["table"])}
            aria-label="房间与选型结果"
            aria-rowcount={1 + (hasCorrection ? 2 : 1) * count}
          >
            <colgroup>
              {headers.map(({ column }) => (
                <col key={column.id} style={{ width: column.columnDef.meta?.width?.[width] }} />
              ))}
            </colgroup>
            <thead>
              <tr aria-rowindex={1}>
                {headers.map((header) =>
                  header.column.id === TICK ? (
                    <TickHeader
                      key={header.id}
                      shown={summary.shown}
                      tickedShown={summary.tickedShown}
                      onTick={onTickShown}
                    />
                  ) : (
                    <HeaderCell key={header.id} header={header} sorted={header.column.getIsSorted()}>
                      <ColumnFilterButton
                        column={header.column.columnDef}
                        view={summary.view}
                        filters={filters}
                      />
                    </HeaderCell>
                  ),
                )}
              </tr>
            </thead>
            {rows.map((row, at) => (
              <Fragment key={row.id}>
                {gapBefore(at) > 0 && <Spacer height={gapBefore(at)} columns={headers.length} />}
                {row.original.group ? (
                  <Suspense>
                    <GroupHead row={row} client={client} view={view} isPair={hasCorrection} />
                  </Suspense>
                ) : (
                  <Room
                    row={row}
                    columns={columnIds}
                    isSelected={selectedId !== null && row.original.room?.roomId === selectedId}
                  />
                )}
              </Fragment>
            ))}
            {after > 0 && <Spacer height={after} columns={headers.length} />}
          </table>
          {summary.shown === 0 && (
            <p className={css["nothing"]} role="status">
              没有符合筛选的房间
            </p>
          )}
        </RoomTableProvider>
      </div>
      {notes}
    </Panel>
  );
}
