import type { Queries } from "../../database/queries.ts";
import { PART_BYTES } from "../../http/contentInParts.ts";
import { manualPart } from "../access/seenManual.ts";

/** The whole file; the end is filled with zeros if it was deleted meanwhile. */
export async function manualBytes(queries: Queries, manualId: string, size: number): Promise<Uint8Array> {
  const whole = new Uint8Array(size);
  for (let part = 0; part * PART_BYTES < size; part++) {
    const bytes = await manualPart(queries, manualId, part);
    if (bytes === undefined) break;
    whole.set(bytes, part * PART_BYTES);
  }
  return whole;
}
