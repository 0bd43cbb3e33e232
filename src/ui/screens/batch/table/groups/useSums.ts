import { useMemo } from "react";
import type { WholeSums } from "#domain/building/batch/groups/TableSums.ts";
import type { BatchClient } from "#workers/batch/calls/BatchClient.ts";
import { useNewest } from "../NewestFeed.ts";

interface Asked {
  /** Version of the batch; a newer one is asked for again. */
  readonly version: number;
  /** Area of the prices, `null` for the whole country; `undefined` asks for no prices. */
  readonly priceArea: string | null | undefined;
}

/** The sums of the table; `null` before the first answer. */
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
