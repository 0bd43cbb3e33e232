import { useCallback, useState } from "react";
import { adviceOf, type Advice } from "#domain/building/batch/kind/adviceOf.ts";
import type { BatchKind } from "#domain/building/batch/kind/BatchKind.ts";
import type { Alternative, RoomRow } from "#domain/building/batch/state/batchState.ts";
import { isStale } from "#domain/building/batch/state/rowStateWords.ts";
import type { BatchClient } from "#workers/batch/calls/BatchClient.ts";
import { useAnswer } from "../../../../page/services/useAnswer.ts";

export type AlternativesJob =
  | { readonly status: "loading" }
  | {
      readonly status: "ready";
      /** In the order of the engine: the first is what would be selected. */
      readonly list: readonly Alternative[];
      /** Requirement of one unit under the filter, in the order of the kind's figures. */
      readonly required: readonly (number | null)[];
      /** Number of units in the room at the time of the question. */
      readonly quantity: number;
      /** Advice if the list is empty. */
      readonly advice: Advice | null;
    }
  | { readonly status: "failed"; readonly code: string; readonly message: string };

const LOADING: AlternativesJob = { status: "loading" };
const WORKER_GONE: AlternativesJob = { status: "failed", code: "worker.gone", message: "" };

interface Question<Filter> {
  /**
   * `offered`: the alternatives that the run found for this room; `searched`: a new selection under the panel's
   * filter.
   */
  readonly source: "offered" | "searched";
  readonly filter: Filter;
}

/** Only for kinds whose engine gives advice; a failed call leaves the empty list without advice. */
async function adviceFor<Filter>(
  client: BatchClient<Filter>,
  { advice }: BatchKind<Filter>,
  roomId: string,
  filter: Filter,
  signal: AbortSignal,
): Promise<Advice | null> {
  if (advice === undefined) return null;
  const answer = await client.whyNot(roomId, filter, signal);
  return answer.ok ? adviceOf(answer.value, advice) : null;
}

/**
 * The alternatives for one room: first those of the run if its answer still holds, then those for the panel's own
 * filter.
 */
export function useBatchAlternatives<Filter>(
  client: BatchClient<Filter>,
  kind: BatchKind<Filter>,
  row: RoomRow,
  filter: Filter,
): { job: AlternativesJob; asked: Filter; search: (filter: Filter) => void } {
  const { roomId } = row;
  const shownQuantity = row.specifiedQuantity ?? row.calculatedQuantity ?? 1;
  // The run's alternatives are valid only for the room and the conditions at that time.
  const isOfNow = row.conditions === null && !isStale(row.standing);
  const [question, setQuestion] = useState<Question<Filter>>({
    source: isOfNow ? "offered" : "searched",
    filter,
  });
  const ask = useCallback(
    async (signal: AbortSignal): Promise<{ of: Question<Filter>; job: AlternativesJob }> => {
      const { source, filter: asked } = question;
      const [answer, room] = await Promise.all([
        source === "offered"
          ? client.offered(roomId, asked, signal)
          : client.alternatives(roomId, asked, signal),
        client.room(roomId),
      ]);
      if (!answer.ok) {
        const { code, message } = answer;
        return { of: question, job: { status: "failed", code, message } };
      }
      // The panel may have changed the quantity since the row was rendered.
      const quantity =
        room === null ? shownQuantity : (room.equipmentNumber ?? kind.calculatedQuantity(room, asked));
      const isEmpty = answer.value.length === 0;
      const job = {
        status: "ready",
        list: answer.value,
        required: room === null ? [] : kind.required(room, quantity, asked),
        quantity,
        advice: isEmpty ? await adviceFor(client, kind, roomId, asked, signal) : null,
      } as const;
      return { of: question, job };
    },
    [client, kind, roomId, shownQuantity, question],
  );
  const { data, isError } = useAnswer(ask, { keepsLast: true });
  const search = useCallback((next: Filter) => setQuestion({ source: "searched", filter: next }), []);
  // A new question clears the list; a changed quantity keeps it until the new list arrives.
  const known = data?.of === question ? data.job : LOADING;
  return { job: isError ? WORKER_GONE : known, asked: question.filter, search };
}
