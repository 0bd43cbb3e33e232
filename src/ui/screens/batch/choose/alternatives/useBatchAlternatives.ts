import { useCallback, useEffect, useState } from "react";
import { adviceOf, type Advice } from "#domain/building/batch/kind/adviceOf.ts";
import type { BatchKind } from "#domain/building/batch/kind/BatchKind.ts";
import type { Alternative, RoomRow } from "#domain/building/batch/state/batchState.ts";
import { isDoubt } from "#domain/building/batch/state/standingWords.ts";
import type { BatchClient } from "#workers/batch/calls/BatchClient.ts";

export type AlternativesJob =
  | { readonly status: "loading" }
  | {
      readonly status: "ready";
      /** As the engine orders them: the first is what would be selected. */
      readonly list: readonly Alternative[];
      /** What one unit must do under the filter asked with, in the order of the kind's figures. */
      readonly required: readonly (number | null)[];
      /** Units in the room as it was asked for. */
      readonly quantity: number;
      /** What could be done where the list is empty. */
      readonly advice: Advice | null;
    }
  | { readonly status: "failed"; readonly code: string; readonly message: string };

interface Question<Filter> {
  /** `offered`: what the run left for this room; `searched`: a new selection under the panel's filter. */
  readonly source: "offered" | "searched";
  readonly filter: Filter;
}

/** Kinds whose engine names no changes are not asked; nor is an empty list the worse for an answer that fails. */
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
 * The products that could stand in one room: at first those of the run, as far as its answer still holds, then those of
 * the panel's own filter.
 */
export function useBatchAlternatives<Filter>(
  client: BatchClient<Filter>,
  kind: BatchKind<Filter>,
  row: RoomRow,
  filter: Filter,
): { job: AlternativesJob; asked: Filter; search: (filter: Filter) => void } {
  const { roomId } = row;
  const shownQuantity = row.specifiedQuantity ?? row.calculatedQuantity ?? 1;
  // What the run offered was for the room, and at the conditions, of then.
  const isOfNow = row.conditions === null && !isDoubt(row.standing);
  const [question, setQuestion] = useState<Question<Filter>>({
    source: isOfNow ? "offered" : "searched",
    filter,
  });
  const [job, setJob] = useState<AlternativesJob>({ status: "loading" });

  useEffect(() => {
    const controller = new AbortController();
    const ask = async (): Promise<AlternativesJob> => {
      const { source, filter: asked } = question;
      try {
        const [answer, room] = await Promise.all([
          source === "offered"
            ? client.offered(roomId, asked, controller.signal)
            : client.alternatives(roomId, asked, controller.signal),
          client.room(roomId),
        ]);
        if (!answer.ok) return { status: "failed", code: answer.code, message: answer.message };
        // The panel may have changed it since the row was drawn.
        const quantity =
          room === null ? shownQuantity : (room.equipmentNumber ?? kind.calculatedQuantity(room, asked));
        const isEmpty = answer.value.length === 0;
        return {
          status: "ready",
          list: answer.value,
          required: room === null ? [] : kind.required(room, quantity, asked),
          quantity,
          advice: isEmpty ? await adviceFor(client, kind, roomId, asked, controller.signal) : null,
        };
      } catch {
        // Aborted, which nobody sees, or the worker is gone, which the panel says.
        return { status: "failed", code: "worker.gone", message: "" };
      }
    };
    const publish = async () => {
      const outcome = await ask();
      if (!controller.signal.aborted) setJob(outcome);
    };
    void publish();
    return () => controller.abort();
  }, [client, kind, roomId, shownQuantity, question]);

  const search = useCallback((next: Filter) => {
    setJob({ status: "loading" });
    setQuestion({ source: "searched", filter: next });
  }, []);
  return { job, asked: question.filter, search };
}
