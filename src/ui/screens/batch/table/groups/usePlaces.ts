import { useEffect, useState } from "react";
import type { PlaceCount } from "#domain/building/batch/groups/TableSums.ts";
import type { BatchClient } from "#workers/batch/calls/BatchClient.ts";

/** The floors and zones of the building; none before the worker has answered, and where no room states any. */
export function usePlaces(client: Pick<BatchClient<unknown>, "places">): readonly PlaceCount[] {
  const [places, setPlaces] = useState<readonly PlaceCount[]>([]);
  useEffect(() => {
    let isThere = true;
    client.places().then(
      (answer) => isThere && setPlaces(answer),
      () => {
        // Then there is nothing to choose from.
      },
    );
    return () => {
      isThere = false;
    };
  }, [client]);
  return places;
}
