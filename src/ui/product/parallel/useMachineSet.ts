import { useCallback } from "react";
import type { SetAnswer, SetFault } from "#domain/products/parallel/productSet.ts";
import type { Result } from "#domain/base/result.ts";
import type { SetQuestion } from "#workers/curve/CurveClient.ts";
import { useServices } from "../../page/services/ServicesContext.tsx";
import { useLatestAnswer, type AskedAnswer } from "../../page/services/useLatestAnswer.ts";

/** What machines do together, by the worker. */
export function useMachineSet(question: SetQuestion): AskedAnswer<Result<SetAnswer, SetFault>> {
  const { curve } = useServices();
  return useLatestAnswer(
    question,
    useCallback(async (asked: SetQuestion) => curve.set(asked), [curve]),
  );
}
