import type { PackedRows } from "../store/PackedRows.ts";
import { packedParts } from "./packedParts.ts";

const parts = packedParts();

/** What the thread is asked again and again: the next part, or null after the last. */
export async function nextPart(): Promise<PackedRows | null> {
  const next = await parts.next();
  return next.done === true ? null : next.value;
}
