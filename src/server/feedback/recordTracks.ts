import type { Track } from "#api/contract/tracks.ts";
import type { Queries } from "../database/queries.ts";
import { tracks } from "../database/schema/schema.ts";

/** Stores events of use; returns their number. */
export async function recordTracks(queries: Queries, events: readonly Track[]): Promise<number> {
  await queries.insert(tracks).values(events.map((event) => ({ ...event, at: new Date(event.at) })));
  return events.length;
}
