import { useCallback, useEffect, useState } from "react";
import type { BuildingPart } from "#domain/building/batch/optimum/objective.ts";
import type { Answered } from "#workers/batch/run/answered.ts";
import type { BatchClient } from "#workers/batch/calls/BatchClient.ts";
import type { GroupChoice, GroupOffer, OfferedModel } from "#workers/batch/choose/groups/GroupChoice.ts";

/** What is asked, and asked again when a person says so: `null` until there is an answer. */
function useAnswer<Value>(ask: ((signal: AbortSignal) => Promise<Answered<Value>>) | null) {
  const [told, setTold] = useState<{
    readonly of: unknown;
    readonly times: number;
    readonly answer: Answered<Value>;
  } | null>(null);
  const [times, setTimes] = useState(0);
  useEffect(() => {
    if (ask === null) return;
    const controller = new AbortController();
    const show = (answer: Answered<Value>) => {
      if (!controller.signal.aborted) setTold({ of: ask, times, answer });
    };
    ask(controller.signal).then(show, () =>
      show({ ok: false, code: "worker.gone", message: "处理中断，选型结果已保留" }),
    );
    return () => controller.abort();
  }, [ask, times]);
  const again = useCallback(() => setTimes((count) => count + 1), []);
  return { answer: told?.of === ask && told.times === times ? told.answer : null, again };
}

/** The rooms of a group, and the series that they may have. */
export function useGroupOffer(client: Pick<BatchClient<unknown>, "groupOffer">, part: BuildingPart) {
  const ask = useCallback((signal: AbortSignal) => client.groupOffer(part, signal), [client, part]);
  return useAnswer<GroupOffer>(ask);
}

/** The products of what is chosen; nothing is asked where nothing is. */
export function useGroupModels(
  client: Pick<BatchClient<unknown>, "groupModels">,
  part: BuildingPart,
  chosen: Omit<GroupChoice, "productId"> | null,
) {
  const ask = useCallback(
    async (signal: AbortSignal) =>
      chosen === null ? ({ ok: true, value: [] } as const) : client.groupModels(part, chosen, signal),
    [client, part, chosen],
  );
  return useAnswer<readonly OfferedModel[]>(chosen === null ? null : ask);
}
