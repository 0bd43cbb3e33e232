import { useCallback, useMemo } from "react";
import type { BuildingPart } from "#domain/building/batch/optimum/objective.ts";
import type { Answered } from "#workers/batch/run/answered.ts";
import type { BatchClient } from "#workers/batch/calls/BatchClient.ts";
import type { GroupChoice } from "#workers/batch/choose/groups/GroupChoice.ts";
import { useAnswer, type Ask } from "../../../../page/services/useAnswer.ts";

const WORKER_GONE = { ok: false, code: "worker.gone", message: "处理中断，选型结果已保留" } as const;

/** A question with its answer, `null` until it is there, and a function that asks again. */
function useAnswered<Value>(ask: Ask<Answered<Value>> | null) {
  const { data = null, isError, isFetching, refetch } = useAnswer(ask);
  return { answer: isFetching ? null : isError ? WORKER_GONE : data, again: () => void refetch() };
}

/** The rooms of a group, and the series that they may have. */
export function useGroupOffer(client: Pick<BatchClient<unknown>, "groupOffer">, part: BuildingPart) {
  return useAnswered(useCallback((signal: AbortSignal) => client.groupOffer(part, signal), [client, part]));
}

/** The products of the chosen series or brand; nothing is asked without a choice. */
export function useGroupModels(
  client: Pick<BatchClient<unknown>, "groupModels">,
  part: BuildingPart,
  chosen: Omit<GroupChoice, "productId"> | null,
) {
  return useAnswered(
    useMemo(
      () => chosen && ((signal: AbortSignal) => client.groupModels(part, chosen, signal)),
      [client, part, chosen],
    ),
  );
}
