import { move, transferableSymbol, valueSymbol, workerData } from "piscina";
import { categoryParts, type CategoryHead, type PartsOptions } from "./categoryParts.ts";
import type { ReadPage } from "./statedLists.ts";

/** Data with which a thread for a part of a category is started. */
export interface ThreadPart {
  readonly head: CategoryHead;
  readonly options: PartsOptions;
}

// Only readInThreads starts this module, and provides the data.
const { head, options } = workerData as ThreadPart;
const parts = categoryParts(head, options);

export const add = (page: ReadPage): void => parts.add(page);

/** The memory of all arrays in plain data, to be transferred. */
function* memoryOf(value: unknown): Generator<ArrayBufferLike> {
  if (ArrayBuffer.isView(value)) yield value.buffer;
  else if (value instanceof Map) for (const each of value.values()) yield* memoryOf(each);
  // Lists of texts contain no arrays of numbers, and are long.
  else if (typeof value === "object" && value !== null && !Array.isArray(value))
    for (const each of Object.values(value)) yield* memoryOf(each);
}

/** Transfers the arrays instead of copying them, since they are most of a node's memory. */
export function finish() {
  const category = parts.finish();
  return (
    category && move({ [transferableSymbol]: [...new Set(memoryOf(category))], [valueSymbol]: category })
  );
}
