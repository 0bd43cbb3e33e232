import type { PackedRows } from "../store/PackedRows.ts";
import { packedParts } from "./packedParts.ts";
import type { Samples } from "./Samples.ts";

let parts: AsyncGenerator<PackedRows> | undefined;

/** What the thread is asked again and again, of the same catalogue: the next part, or null after the last. */
export async function nextPart(samples: Samples): Promise<PackedRows | null> {
  parts ??= packedParts({ samples });
  const next = await parts.next();
  return next.done === true ? null : next.value;
}
