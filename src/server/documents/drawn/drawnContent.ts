import { createHash } from "node:crypto";
import { drawings } from "../../http/drawings.ts";
import type { Queries } from "../../database/queries.ts";
import type { RangedContent } from "../../http/RangedContent.ts";
import { seriesManual, type ManualOrder } from "./seriesManual.ts";

/** A manual is read in ranges but drawn at the first one. */
const KEPT_MS = 10 * 60_000;
const MOST_KEPT = 8;

const draw: (order: ManualOrder) => Promise<Uint8Array<ArrayBuffer>> = drawings(
  "documents/drawn/manualThread",
);

function contentOf(bytes: Uint8Array<ArrayBuffer>): RangedContent {
  return {
    size: bytes.length,
    etag: `"${createHash("sha256").update(bytes).digest("base64url")}"`,
    read: (from, to) => new Blob([bytes.subarray(from, to)]).stream(),
  };
}

/** Manuals of series, drawn on request and kept in memory for a while. */
export function createDrawnManuals(queries: Queries) {
  const kept = new Map<string, { readonly until: number; readonly content: Promise<RangedContent | null> }>();
  const drawn = async (seriesId: string): Promise<RangedContent | null> => {
    const order = await seriesManual(queries, seriesId);
    return order === null ? null : contentOf(await draw(order));
  };
  return (seriesId: string): Promise<RangedContent | null> => {
    const now = Date.now();
    for (const [id, { until }] of kept) if (until <= now) kept.delete(id);
    const known = kept.get(seriesId);
    if (known !== undefined) return known.content;
    const content = drawn(seriesId);
    kept.set(seriesId, { until: now + KEPT_MS, content });
    // A failed drawing is tried again at the next request.
    content.catch(() => kept.delete(seriesId));
    const [oldest] = kept.keys();
    if (kept.size > MOST_KEPT && oldest !== undefined) kept.delete(oldest);
    return content;
  };
}
