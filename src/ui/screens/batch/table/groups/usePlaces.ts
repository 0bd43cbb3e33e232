import { useCallback } from "react";
import type { PlaceCount } from "#domain/building/batch/groups/TableSums.ts";
import type { BatchClient } from "#workers/batch/calls/BatchClient.ts";
import { useAnswer } from "../../../../page/services/useAnswer.ts";

const NONE: readonly PlaceCount[] = [];

/**
 * The storeys and zones of the building; empty before the worker has answered, if it cannot, and if no room states
 * any.
 */
export function usePlaces(client: Pick<BatchClient<unknown>, "places">): readonly PlaceCount[] {
  const { data = NONE } = useAnswer(useCallback(() => client.places(), [client]));
  return data;
}
