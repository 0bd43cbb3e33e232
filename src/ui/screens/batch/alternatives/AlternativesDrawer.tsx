import { useState } from "react";
import type { RoomRow } from "#domain/batch/batchState.ts";
import { SideDrawer } from "../../../components/SideDrawer.tsx";
import { useBatchAlternatives } from "../../../hooks/useBatchAlternatives.ts";
import type { BatchLists } from "../../../hooks/useBatchLists.ts";
import { useBatchDetail } from "../../../hooks/useBatchDetail.ts";
import { useBatchChoice } from "../../../hooks/useBatchChoice.ts";
import { isUnreasonable } from "../../../hooks/isUnreasonable.ts";
import type { BatchClient } from "#workers/batch/BatchClient.ts";
import type { BatchSummary } from "#domain/batch/batchState.ts";
import { DetailDrawer } from "../DetailDrawer.tsx";
import type { BatchScreenKind } from "../kinds/BatchScreenKind.ts";
import { UnreasonableInput } from "../UnreasonableInput.tsx";
import { AlternativesFilter } from "./AlternativesFilter.tsx";
import { AlternativesList } from "./AlternativesList.tsx";
import { ChoicePrompt } from "./ChoicePrompt.tsx";
import { ChosenBar } from "./ChosenBar.tsx";
import { RoomFacts } from "./RoomFacts.tsx";

export interface AlternativesDrawerProps<Filter> {
  readonly screen: BatchScreenKind<Filter>;
  readonly client: BatchClient<Filter>;
  readonly summary: BatchSummary;
  readonly lists: BatchLists;
  readonly filter: Filter;
  readonly row: RoomRow;
  readonly onClose: () => void;
}

/** 重新选择: what the room needs stands in the head, so that no figure has to be remembered while comparing. */
export function AlternativesDrawer<Filter>({
  screen,
  client,
  summary,
  lists,
  filter,
  row,
  onClose,
}: AlternativesDrawerProps<Filter>) {
  const { kind } = screen;
  const { job, asked, search } = useBatchAlternatives(client, kind, row, filter);
  const choice = useBatchChoice(client, row, asked, onClose);
  const detail = useBatchDetail("alternative");
  const [dismissed, setDismissed] = useState<typeof job | null>(null);

  const isRefused = job.status === "failed" && isUnreasonable(job.code) && job !== dismissed;
  const required = job.status === "ready" ? job.required : row.required;
  // Esc reaches every open layer: only the uppermost one may answer it.
  const close = () => {
    if (detail.productId === null && !isRefused) choice.close();
  };

  return (
    <SideDrawer
      opened
      onClose={close}
      title={row.roomName || row.roomCode}
      width={1120}
      headExtra={<RoomFacts kind={kind} row={row} needs={screen.needs(required, asked)} />}
    >
      <ChosenBar
        screen={screen}
        row={row}
        changed={choice.changed}
        filter={asked}
        lists={lists}
        onDetail={detail.open}
      />
      <AlternativesFilter
        screen={screen}
        lists={lists}
        summary={summary}
        filter={filter}
        isSearching={job.status === "loading"}
        onSearch={search}
      />
      <AlternativesList
        screen={screen}
        filter={asked}
        job={job}
        chosenId={choice.changed?.productId ?? row.selection?.productId ?? null}
        onChoose={choice.choose}
        onDetail={detail.open}
        onRetry={() => search(asked)}
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
