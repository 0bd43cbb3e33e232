import { sendTracks } from "#api/contract/tracks.ts";
import { takePace } from "../account/takePace.ts";
import { route } from "../http/route.ts";
import { recordTracks } from "./recordTracks.ts";
import type { DatabaseParts } from "../database/connection/DatabaseParts.ts";

const MINUTE_S = 60;

export const sendTracksRoute = ({ database: { queries }, bounds }: DatabaseParts) =>
  route(sendTracks, async ({ body: { tracks } }, { network }) => {
    const pace = { name: "tracks", most: bounds.tracksAMinute, seconds: MINUTE_S } as const;
    await takePace(queries, pace, network, tracks.length);
    return { accepted: await recordTracks(queries, tracks) };
  });
