import { useEffect, useState } from "react";
import { aggregateBrands } from "#api/contract/products.ts";
import type { BrandPlan } from "#domain/building/batch/optimum/brandPlans.ts";
import { useAsk } from "../../../../page/services/useAsk.ts";
import type { OptimisedKind, OptimumClient } from "./OptimumClient.ts";

const WORKER_GONE = "处理中断，选型结果没有改动";

type Known = { readonly plans: readonly BrandPlan[] } | { readonly failed: string };

/** The plan of each brand, made anew, and what brands are called; `null` on the way. A brand that no list names goes by its code. */
export function useBrandPlans(client: OptimumClient, { categoryCode }: OptimisedKind) {
  const [known, setKnown] = useState<Known | null>(null);
  const { data, isLoading } = useAsk(aggregateBrands, { body: { gjwCategoryCode: categoryCode } });
  useEffect(() => {
    const ended = new AbortController();
    const publish = (next: Known) => {
      if (!ended.signal.aborted) setKnown(next);
    };
    client.optimumBrands(ended.signal).then(
      (answer) => publish(answer.ok ? { plans: answer.value } : { failed: answer.message }),
      () => publish({ failed: WORKER_GONE }),
    );
    return () => ended.abort();
  }, [client]);
  const nameOf = (code: string) => data?.find(({ brandCode }) => brandCode === code)?.brandName ?? code;
  return { known: isLoading ? null : known, nameOf };
}
