import { useEffect, useMemo, useSyncExternalStore } from "react";
import type { BatchClient } from "#workers/batch/calls/BatchClient.ts";
import { RoomWindowFeed, type RoomRows } from "./RoomWindowFeed.ts";

/** Rows asked beyond the ones on screen, so that a flick of the wheel finds them there. */
const MARGIN = 30;
/** Windows start and end at multiples of it: scrolling by a row does not ask again. */
const BLOCK = 20;

/**
 * The rows around `first` to `last` (both on screen), by their index in the view. Rows on the way are absent;
 * rows of an older version stay until the newer ones are there.
 */
export function useRoomWindow<Filter>(
  client: BatchClient<Filter>,
  version: number,
  { first, last, count, isGrouped }: { first: number; last: number; count: number; isGrouped: boolean },
): RoomRows {
  const feed = useMemo(
    () => new RoomWindowFeed((from, to) => (isGrouped ? client.lines(from, to) : client.rows(from, to))),
    [client, isGrouped],
  );
  const rows = useSyncExternalStore(feed.subscribe, feed.rows);
  const from = Math.max(0, Math.floor((first - MARGIN) / BLOCK) * BLOCK);
  const to = Math.min(count, Math.ceil((last + MARGIN) / BLOCK) * BLOCK);

  useEffect(() => {
    if (to > from) feed.want({ version, from, to });
  }, [feed, version, from, to]);

  return rows;
}
