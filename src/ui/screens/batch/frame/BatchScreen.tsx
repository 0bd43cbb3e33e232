import { Suspense, useCallback, useEffect, useMemo, useState, type ReactNode } from "react";
import type { RunScope } from "#domain/building/batch/run/runScope.ts";
import type { SiteFilter } from "#domain/building/rooms/SiteFilter.ts";
import { EVERYTHING, type BatchView, type RoomRow } from "#domain/building/batch/state/batchState.ts";
import { classNames } from "../../../kit/layout/classNames.ts";
import { useBatchFilter } from "../filter/useBatchFilter.ts";
import { brandNameOf, useBatchLists } from "../context/useBatchLists.ts";
import { useBatchRooms } from "../rooms/useBatchRooms.ts";
import { useBatchRun } from "./useBatchRun.ts";
import { useBatchSummary } from "./useBatchSummary.ts";
import { useRecheck } from "./useRecheck.ts";
import { useHostRooms } from "../rooms/host/useHostRooms.ts";
import { useEditKeys } from "./useEditKeys.ts";
import { useFilterGate } from "../context/useFilterGate.ts";
import { ImportDialog, useImport } from "../import/useImport.ts";
import { useKeptFold } from "../filter/useKeptFold.ts";
import { useManyRooms } from "../table/many/useManyRooms.ts";
import { useMayEdit } from "../context/useMayEdit.ts";
import { useImportPaste } from "../import/useImportPaste.ts";
import { useSame } from "../../../page/browser/useSame.ts";
import { useServices } from "../../../page/services/ServicesContext.tsx";
import { useWidthClass } from "../../../page/browser/useWidthClass.ts";
import layout from "../../../kit/styles/layout.module.css";
import type { BatchClient } from "#workers/batch/calls/BatchClient.ts";
import { BatchDialogs } from "./BatchDialogs.tsx";
import { BatchDrawers } from "./BatchDrawers.tsx";
import { BatchHead } from "./BatchHead.tsx";
import css from "./BatchScreen.module.css";
import { BatchProvider, SummaryProvider, type Batch } from "../context/BatchContext.tsx";
import { useColumnFilters } from "../table/columnFilters/useColumnFilters.ts";
import { BatchFilterPanel } from "../filter/BatchFilterPanel.tsx";
import { BatchFooter } from "./footer/BatchFooter.tsx";
import { useGrouping } from "../table/groups/useGrouping.ts";
import { HostRoomsOffer } from "../rooms/host/HostRoomsOffer.tsx";
import { NoHostRooms } from "./NoHostRooms.tsx";
import type { BatchScreenKind } from "../context/BatchScreenKind.ts";
import { NoProductsBar } from "./NoProductsBar.tsx";
import { NoRooms } from "./NoRooms.tsx";
import { NothingShown } from "./NothingShown.tsx";
import type { PlanDialogProps } from "../plan/PlanDialog.tsx";
import { isOfRooms, RoomDialogs, useOverlay } from "./useOverlay.ts";
import { partsOf, usePart } from "../context/usePart.ts";
import { RunPrompts } from "./RunPrompts.tsx";
import { RoomTable } from "../table/RoomTable.tsx";
import { useRoomColumns } from "../table/useRoomColumns.ts";
import { TableBars } from "./TableBars.tsx";
import { useConditions } from "../table/useConditions.ts";
import { fetched } from "../../../page/browser/fetched.tsx";

const FurtherPart = fetched(async () => (await import("./FurtherPart.tsx")).FurtherPart);

export interface BatchScreenProps<Filter> {
  readonly screen: BatchScreenKind<Filter>;
  readonly client: BatchClient<Filter>;
  /** Menu of the open building, in the head. */
  readonly menu: ReactNode;
  /** A bar below the head with remarks on the building. */
  readonly renderBar: (onGoOn: () => void) => ReactNode;
  readonly onVersions: PlanDialogProps["onVersions"];
}

/**
 * Batch selection for a building: rooms, run, table, drawers, prompts and plan. What is particular to a kind of
 * equipment (form, columns, words) is in `screen`; rooms and results are in the batch worker.
 */
export function BatchScreen<Filter extends SiteFilter>(props: BatchScreenProps<Filter>) {
  const { screen, client, menu, renderBar, onVersions } = props;
  const { track } = useServices();
  const { kind } = screen;
  const summary = useBatchSummary(client);
  const { climate, stated, rooms: count } = summary;
  // Part of every summary of a run, and unchanged during it.
  const facts = useSame({ climate, stated, rooms: count, rules: summary.rules.length });
  const mayEdit = useMayEdit();
  const lists = useBatchLists(kind.categoryCode);
  const filter = useBatchFilter(client, summary.filter, kind);
  const run = useBatchRun(client, filter.filter, kind.categoryCode);
  const recheck = useRecheck(client);
  const rooms = useBatchRooms(client, kind);
  const many = useManyRooms(client);
  const roomImport = useImport(client);
  const host = useHostRooms(client, kind);
  const width = useWidthClass();
  const isNarrow = width === "narrow";
  const parts = useMemo(() => partsOf(kind), [kind]);
  const [part, showPart] = usePart(parts);
  const brandName = brandNameOf(lists, kind.brandOf(filter.filter));
  const { selectedBy, differing } = useConditions(kind, summary.conditions, filter.filter, lists);
  const grouped = summary.view.group;
  const { columns, visibility } = useRoomColumns(
    screen,
    selectedBy,
    lists,
    width,
    facts.stated,
    grouped?.by ?? null,
  );
  const columnFilters = useColumnFilters(client);
  const { overlay, open, close } = useOverlay();
  const batch = useMemo<Batch<Filter>>(
    () => ({ screen, client, lists, width, open, close }),
    [screen, client, lists, width, open, close],
  );
  const group = useGrouping(client);
  const [selectedId, setSelectedId] = useState<string | null>(null);
  // A narrow window has space only for one line; the user's own choice stays until the next run.
  const [unfolded, setUnfolded] = useKeptFold(kind.name);
  const isOpen = unfolded ?? !isNarrow;
  const gate = useFilterGate(useCallback(() => setUnfolded(true), [setUnfolded]));

  useEffect(() => {
    track("visitBachSelection", { category: kind.categoryCode });
  }, [track, kind]);

  const isRunning = summary.run.status === "running";
  useImportPaste(mayEdit && !host.hasHost, roomImport.readText);
  useEditKeys(mayEdit && !isRunning, many);
  const changeView = useCallback((change: Partial<BatchView>) => void client.setView(change), [client]);
  const search = useCallback((text: string) => changeView({ search: text }), [changeView]);
  const loadSample = useCallback(
    (building: "rhea" | "walker") => {
      if (client.summary().rooms === 0) rooms.loadSample(building);
      else open({ kind: "sample", building });
    },
    [client, rooms, open],
  );
  const fold = useCallback(() => setUnfolded(!isOpen), [isOpen, setUnfolded]);
  const press = (scope: RunScope) =>
    gate.pass(() => {
      if (isNarrow) setUnfolded(null);
      run.press(scope);
    });

  const select = useCallback(({ roomId }: RoomRow) => setSelectedId(roomId), []);
  const { retry } = run;
  const { setQuantity, read } = rooms;
  const { tick: onTick, paste: onPasteColumn } = many;
  const { noMatch, counter } = kind.words;
  const actions = useMemo(
    () => ({
      noMatch,
      counter,
      differing,
      onDetail: (row: RoomRow) => {
        open({ kind: "detail", row });
        track("visitProductDetail", {
          productId: row.selection?.productId ?? null,
          source: "batchSelection",
        });
      },
      onReselect: (row: RoomRow) => open({ kind: "alternatives", row }),
      onEdit: async ({ roomId }: RoomRow) => {
        const room = await read(roomId);
        if (room !== null) open({ kind: "edit", room });
      },
      onRetry: retry,
      onRecheck: recheck,
      onTick,
      onPasteColumn,
      onOpen: open,
      onQuantity: ({ roomId }: RoomRow, quantity: number | null) => setQuantity(roomId, quantity),
    }),
    [noMatch, counter, differing, retry, recheck, read, setQuantity, onTick, onPasteColumn, track, open],
  );

  return (
    <BatchProvider value={batch}>
      <SummaryProvider value={summary}>
        <BatchHead
          name={kind.name}
          menu={menu}
          parts={parts}
          part={part}
          onPart={showPart}
          search={summary.view.search}
          width={width}
          existing={summary.rooms}
          grouping={grouped ? (grouped.by ?? "sums") : null}
          stated={facts.stated}
          onGroup={group}
          onSearch={search}
          onImport={roomImport.open}
          onTemplate={rooms.downloadTemplate}
          host={host}
          onOpen={open}
          onSample={loadSample}
        />
        {renderBar(run.retry)}
        <NoProductsBar />
        <main className={classNames(layout["main"], css["main"])}>
          {part !== "rooms" ? (
            <Suspense>
              <FurtherPart
                kind={kind}
                client={client as BatchClient<unknown>}
                part={part}
                onRooms={() => showPart("rooms")}
              />
            </Suspense>
          ) : (
            <>
              <BatchFilterPanel
                filter={filter}
                brandName={brandName}
                facts={facts}
                problems={gate.problems}
                isOpen={isOpen}
                onToggle={fold}
              />
              {summary.rooms === 0 && host.hasHost ? (
                <NoHostRooms host={host} />
              ) : summary.rooms === 0 ? (
                <NoRooms
                  onImport={roomImport.open}
                  onTemplate={rooms.downloadTemplate}
                  onSample={loadSample}
                  onNew={() => open({ kind: "new" })}
                />
              ) : summary.shown === 0 && summary.view.columns.length === 0 ? (
                <NothingShown
                  search={summary.view.search}
                  onShowAll={() => changeView({ ...EVERYTHING, sort: summary.view.sort })}
                />
              ) : (
                <RoomTable
                  columns={columns}
                  visibility={visibility}
                  actions={actions}
                  selectedId={selectedId}
                  onSelect={select}
                  onTickShown={many.tickShown}
                  filters={columnFilters}
                  notes={
                    <TableBars
                      columns={columns}
                      filters={columnFilters}
                      many={many}
                      isOff={isRunning || !mayEdit}
                      onGroup={group}
                      onRun={() => press("ticked")}
                    />
                  }
                />
              )}
            </>
          )}
        </main>
        <BatchFooter
          onRun={press}
          onUndo={many.undo}
          onRedo={many.redo}
          onCancel={run.cancel}
          onRetry={retry}
          onRecheck={recheck}
          onOptimise={() => gate.pass(() => open({ kind: "optimum" }))}
          onConfirm={() => open({ kind: "plan" })}
          onShow={(show) => changeView({ show })}
        />
        <BatchDrawers overlay={overlay} filter={filter.filter} differing={differing} />
        {roomImport.state.step !== "closed" && (
          <Suspense fallback={null}>
            <ImportDialog
              client={client}
              roomImport={roomImport}
              existing={summary.rooms}
              checking={summary.checking}
              onTemplate={rooms.downloadTemplate}
              onShowUnsatisfied={() => changeView({ show: "unsatisfied" })}
            />
          </Suspense>
        )}
        <HostRoomsOffer host={host} existing={summary.rooms} />
        {isOfRooms(overlay) && (
          <Suspense>
            <RoomDialogs overlay={overlay} rooms={rooms} onDeleteTicked={many.remove} />
          </Suspense>
        )}
        <BatchDialogs
          overlay={overlay}
          host={host}
          pasted={many.report}
          onPastedRead={many.closeReport}
          onShow={(show) => {
            close();
            changeView({ ...EVERYTHING, sort: summary.view.sort, show });
          }}
          onSystem={(id) => {
            close();
            showPart(id === null ? "sources" : "systems", id ?? undefined);
          }}
          onVersions={(compared) => {
            close();
            onVersions(compared);
          }}
        />
        <RunPrompts run={run} words={kind.words} />
      </SummaryProvider>
    </BatchProvider>
  );
}
