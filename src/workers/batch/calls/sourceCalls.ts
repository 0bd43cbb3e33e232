import type { BuildingSources } from "../sources/BuildingSources.ts";
import type { BatchImplementation } from "./batchCalls.ts";

/** The part of a batch worker for cold sources. */
export function sourceCalls(sources: () => Promise<BuildingSources>) {
  return {
    sources: async (isJudged, priceArea, signal) => ({
      ok: true,
      value: await (await sources()).answer(isJudged, priceArea, signal),
    }),
    sourceLines: async (...asked) => (await sources()).lines(...asked),
    sourceLine: async (key) => (await sources()).line(key),
    setSources: async (change) => (await sources()).set(change),
    takePlant: async (key) => (await sources()).take(key),
  } satisfies Partial<BatchImplementation>;
}
