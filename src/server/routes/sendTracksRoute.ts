import { sendTracks } from "#api/contract/tracks.ts";
import { route } from "../route.ts";
import { recordTracks } from "../store/recordTracks.ts";
import type { RouteParts } from "./RouteParts.ts";

export const sendTracksRoute = ({ database }: RouteParts) =>
  route(sendTracks, async ({ body }) => ({ accepted: await recordTracks(database.queries, body.tracks) }));
