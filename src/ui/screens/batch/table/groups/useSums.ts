import { useMemo } from "react";
import type { WholeSums } from "#domain/building/batch/groups/TableSums.ts";
import type { BatchClient } from "#workers/batch/calls/BatchClient.ts";
import { useNewest } from "../NewestFeed.ts";

interface Asked {
  /** Of the batch; the sums of a newer one are asked for again. */
  readonly version: number;
  /** Where prices are asked for, `null` the whole country; `undefined`: they are not. */
  readonly priceArea: string | null | undefined;
}

/** What the table comes to; `null` before the first answer. */
export function useSums(
  client: Pick<BatchClient<unknown>, "sums">,
  version: number,
  priceArea: Asked["priceArea"],
): WholeSums | null {
  return useNewest(
    useMemo(() => ({ ask: ({ priceArea: area }: Asked) => client.sums(area) }), [client]),
    useMemo(() => ({ version, priceArea }), [version, priceArea]),
  );
}
