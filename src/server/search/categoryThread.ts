import { move, transferableSymbol, valueSymbol, workerData } from "piscina";
import { categoryParts, type CategoryHead, type PartsOptions } from "./categoryParts.ts";
import type { ReadProduct } from "./statedLists.ts";

/** What a thread for a part of a category is started with. */
export interface ThreadPart {
  readonly head: CategoryHead;
  readonly options: PartsOptions;
}

// Only readInThreads starts this module, and writes this.
const { head, options } = workerData as ThreadPart;
const parts = categoryParts(head, options);

export const add = (page: readonly ReadProduct[]): void => parts.add(page);

/** The memory of all arrays in plain data. */
function* memoryOf(value: unknown): Generator<ArrayBufferLike> {
  if (ArrayBuffer.isView(value)) yield value.buffer;
  else if (value instanceof Map) for (const each of value.values()) yield* memoryOf(each);
  // Lists of texts have none, and are long.
  else if (typeof value === "object" && value !== null && !Array.isArray(value))
    for (const each of Object.values(value)) yield* memoryOf(each);
}

/** Gives the arrays away instead of copying them: they are most of a node's memory. */
export function finish() {
  const category = parts.finish();
  return (
    category && move({ [transferableSymbol]: [...new Set(memoryOf(category))], [valueSymbol]: category })
  );
}
