import { useCallback } from "react";
import type { PlaceCount } from "#domain/building/batch/groups/TableSums.ts";
import type { BatchClient } from "#workers/batch/calls/BatchClient.ts";
import { useAnswer } from "../../../../page/services/useAnswer.ts";

const NONE: readonly PlaceCount[] = [];

/** The floors and zones of the building; none before the worker has answered, where it cannot, and where no room states any. */
export function usePlaces(client: Pick<BatchClient<unknown>, "places">): readonly PlaceCount[] {
  const { data = NONE } = useAnswer(useCallback(() => client.places(), [client]));
  return data;
}
