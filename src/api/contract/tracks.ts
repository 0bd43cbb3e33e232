import { PLATFORMS } from "#domain/desk/host/platform.ts";
import * as v from "valibot";
import { endpoint } from "./endpoint.ts";
import { code, listOf, nothing, number, text } from "./limits.ts";

/** Recorded events of use; never anything that a person typed. */
export const TRACK_EVENTS = [
  "pageView",
  "visitBachSelection",
  "batchSelection",
  "confirmBatchSelection",
  "visitProductDetail",
  "selectAlternative",
  "productQuery",
  "shopComponentPlace",
  "shopComponentDownload",
  "cadBlockDownload",
  "priceQuery",
  "chartWithoutCurves",
] as const;
export type TrackEvent = (typeof TRACK_EVENTS)[number];

const TrackSchema = v.strictObject({
  event: v.picklist(TRACK_EVENTS),
  platform: v.picklist(PLATFORMS),
  /** The visitor's clock, ms since 1970, up to the end of the year 9999. */
  at: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(253_402_300_799_999)),
  /** Small facts about the event: route, category, counts, `source` (batchSelection or alternative). */
  properties: v.pipe(v.record(code, v.union([text, number, v.boolean(), v.null()])), v.maxEntries(20)),
});
export type Track = v.InferOutput<typeof TrackSchema>;

export const sendTracks = endpoint({
  method: "POST",
  path: "/tracks",
  summary: "Record events of use",
  params: nothing,
  query: nothing,
  body: v.strictObject({ tracks: v.pipe(listOf(TrackSchema, 100), v.minLength(1)) }),
  output: v.strictObject({ accepted: v.number() }),
});
