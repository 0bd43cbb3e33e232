import { useCallback } from "react";
import { aggregateBrands } from "#api/contract/products.ts";
import { useAnswer } from "../../../../page/services/useAnswer.ts";
import { useAsk } from "../../../../page/services/useAsk.ts";
import type { OptimisedKind, OptimumClient } from "./OptimumClient.ts";

const WORKER_GONE = "处理中断，选型结果没有改动";

/**
 * The plan of each brand, computed anew, with brand names; `null` while loading. A brand without a name is shown
 * by its code.
 */
export function useBrandPlans(client: OptimumClient, { categoryCode }: OptimisedKind) {
  const { data: brands, isLoading } = useAsk(aggregateBrands, { body: { gjwCategoryCode: categoryCode } });
  const { data: answer, isError } = useAnswer(
    useCallback((signal: AbortSignal) => client.optimumBrands(signal), [client]),
  );
  const nameOf = (code: string) => brands?.find(({ brandCode }) => brandCode === code)?.brandName ?? code;
  if (isLoading || (answer === undefined && !isError)) return { known: null, nameOf };
  if (!answer?.ok) return { known: { failed: answer?.message ?? WORKER_GONE }, nameOf };
  return { known: { plans: answer.value }, nameOf };
}
