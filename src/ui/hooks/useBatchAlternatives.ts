import { useCallback, useEffect, useState } from "react";
import type { BatchKind } from "#domain/batch/BatchKind.ts";
import type { Alternative, RoomRow } from "#domain/batch/batchState.ts";
import type { BatchClient } from "#workers/batch/BatchClient.ts";

export type AlternativesJob =
  | { readonly status: "loading" }
  | {
      readonly status: "ready";
      /** By the smallest surplus. */
      readonly list: readonly Alternative[];
      /** What one unit must do under the filter asked with, in the order of the kind's figures. */
      readonly required: readonly (number | null)[];
    }
  | { readonly status: "failed"; readonly code: string; readonly message: string };

interface Question<Filter> {
  /** `offered`: what the run left for this room; `searched`: a new selection under the panel's filter. */
  readonly source: "offered" | "searched";
  readonly filter: Filter;
}

const bySurplus = (one: Alternative, other: Alternative) =>
  (one.surplus ?? Infinity) - (other.surplus ?? Infinity);

/** The products that could stand in one room: at first those of the run, then those of the panel's own filter. */
export function useBatchAlternatives<Filter>(
  client: BatchClient<Filter>,
  kind: BatchKind<Filter>,
  row: RoomRow,
  filter: Filter,
): { job: AlternativesJob; asked: Filter; search: (filter: Filter) => void } {
  const { roomId } = row;
  const quantity = row.specifiedQuantity ?? row.calculatedQuantity ?? 1;
  const [question, setQuestion] = useState<Question<Filter>>({ source: "offered", filter });
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
        return {
          status: "ready",
          list: answer.value.toSorted(bySurplus),
          required: room === null ? [] : kind.required(room, quantity, asked),
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
  }, [client, kind, roomId, quantity, question]);

  const search = useCallback((next: Filter) => {
    setJob({ status: "loading" });
    setQuestion({ source: "searched", filter: next });
  }, []);
  return { job, asked: question.filter, search };
}
