import { sendTracks } from "#api/contract/tracks.ts";
import { route } from "../http/route.ts";
import { recordTracks } from "./recordTracks.ts";
import type { DatabaseParts } from "../database/connection/DatabaseParts.ts";

export const sendTracksRoute = ({ database }: DatabaseParts) =>
  route(sendTracks, async ({ body }) => ({ accepted: await recordTracks(database.queries, body.tracks) }));
