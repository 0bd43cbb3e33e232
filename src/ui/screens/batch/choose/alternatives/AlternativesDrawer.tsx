import { useState } from "react";
import type { Alternative, RoomRow } from "#domain/building/batch/state/batchState.ts";
import { describeSite, type SiteFilter } from "#domain/building/rooms/SiteFilter.ts";
import { roomSelection } from "#domain/desk/project/roomSelection.ts";
import { SideDrawer } from "../../../../kit/dialog/SideDrawer.tsx";
import { useBatchAlternatives } from "./useBatchAlternatives.ts";
import type { BatchLists } from "../../context/useBatchLists.ts";
import type { Selectable } from "../../../../page/services/Selectable.ts";
import { useBatchDetail } from "./useBatchDetail.ts";
import { useBatchChoice } from "./useBatchChoice.ts";
import { usePanelConditions } from "./usePanelConditions.ts";
import { isUnreasonable } from "./isUnreasonable.ts";
import type { BatchClient } from "#workers/batch/calls/BatchClient.ts";
import type { PossibleChange } from "#domain/building/selection/multiRoom.ts";
import type { BatchSummary } from "#domain/building/batch/state/batchState.ts";
import { useWidthClass } from "../../../../page/browser/useWidthClass.ts";
import { DetailDrawer } from "../DetailDrawer.tsx";
import type { BatchScreenKind } from "../../context/BatchScreenKind.ts";
import { UnreasonableInput } from "../UnreasonableInput.tsx";
import { AlternativesFilter } from "./AlternativesFilter.tsx";
import { AlternativesList } from "./AlternativesList.tsx";
import { ChoicePrompt } from "./ChoicePrompt.tsx";
import { ChosenBar } from "./ChosenBar.tsx";
import { RoomFacts } from "./RoomFacts.tsx";
import { StaleSelection } from "./StaleSelection.tsx";

export interface AlternativesDrawerProps<Filter> {
  readonly screen: BatchScreenKind<Filter>;
  readonly client: BatchClient<Filter>;
  readonly summary: BatchSummary;
  readonly lists: BatchLists;
  /** The filter that the room is selected by. */
  readonly filter: Filter;
  /** How a row's conditions differ from the current ones, in words. */
  readonly differing: (row: RoomRow) => string;
  readonly row: RoomRow;
  readonly onClose: () => void;
}

/** px; in a wide window all figures are shown, and names of series need the room that they leave. */
const USUAL = 1120;
const WIDE = 1296;

/** 重新选择: alternatives for a room, whose requirement is in the head for comparison. */
export function AlternativesDrawer<Filter extends SiteFilter>({
  screen,
  client,
  summary,
  lists,
  filter,
  differing,
  row,
  onClose,
}: AlternativesDrawerProps<Filter>) {
  const { kind } = screen;
  const isWide = useWidthClass() === "wide";
  // The row's figures are those of its own conditions, so the panel starts with them. Only this kind writes them.
  const own = (row.conditions as Filter | null) ?? filter;
  const { job, asked, search } = useBatchAlternatives(client, kind, row, own);
  const choice = useBatchChoice(client, row, asked, onClose);
  const detail = useBatchDetail("alternative");
  const conditions = usePanelConditions(own, filter);
  const [dismissed, setDismissed] = useState<typeof job | null>(null);

  const isRefused = job.status === "failed" && isUnreasonable(job.code) && job !== dismissed;
  const quantity = job.status === "ready" ? job.quantity : (row.specifiedQuantity ?? row.calculatedQuantity);
  const required = job.status === "ready" ? job.required : row.required;
  const { roomCode, roomName } = row;
  const selectable = (alternative: Alternative): Selectable => ({
    id: alternative.productId,
    model: alternative.model,
    gjwCategoryCode: kind.categoryCode,
    speedControl: "SINGLE_SPEED",
    duty: [],
    rate: null,
    room: roomSelection(kind, alternative, {
      roomCode,
      roomName,
      filter: asked,
      quantity: quantity ?? 1,
      required,
    }),
  });
  /** Applies an advised change where it is visible, and selects anew. */
  const follow = async (change: PossibleChange) => {
    if (change.kind === "quantity") {
      // Without a worker the following search fails and reports it.
      await client.setQuantity(row.roomId, change.to).catch(() => {});
      return search(asked);
    }
    const changed = kind.advice?.apply(asked, change);
    if (!changed) return;
    conditions.replace(changed);
    search(changed);
  };
  // Esc reaches every open layer, but only the top one may respond.
  const close = () => {
    if (detail.productId === null && !isRefused) choice.close();
  };

  return (
    <SideDrawer
      opened
      onClose={close}
      title={row.roomName || row.roomCode}
      width={isWide ? WIDE : USUAL}
      headExtra={
        <RoomFacts
          kind={kind}
          row={row}
          quantity={quantity}
          needs={screen.needs(required, asked)}
          site={describeSite(asked, kind.atAltitude)}
        />
      }
    >
      <ChosenBar
        screen={screen}
        row={row}
        changed={choice.changed}
        isBusy={choice.isBusy}
        filter={choice.changed ? asked : own}
        lists={lists}
        onDetail={detail.open}
      />
      <StaleSelection
        row={row}
        differing={row.conditions === null ? "" : differing(row)}
        isReset={asked === filter}
        onReset={() => {
          conditions.reset();
          search(filter);
        }}
      />
      <AlternativesFilter
        screen={screen}
        lists={lists}
        summary={summary}
        conditions={conditions}
        isSearching={job.status === "loading"}
        onSearch={search}
      />
      <AlternativesList
        screen={screen}
        filter={asked}
        job={job}
        chosenId={choice.changed?.productId ?? row.selection?.productId ?? null}
        onChoose={choice.choose}
        selectable={selectable}
        onDetail={detail.open}
        onRetry={() => search(asked)}
        onFollow={follow}
      />
      <ChoicePrompt kind={kind} row={row} choice={choice} />
      <UnreasonableInput
        opened={isRefused || choice.prompt === "refused"}
        message={kind.words.unreasonableInput}
        onClose={() => {
          setDismissed(job);
          choice.stay();
        }}
      />
      <DetailDrawer
        productId={detail.productId}
        title={row.roomName || row.roomCode}
        source="alternative"
        onClose={detail.close}
      />
    </SideDrawer>
  );
}
