import type { OpenSelection } from "../session/Opening.ts";
import type { BuildingSources } from "../sources/BuildingSources.ts";
import type { WaterSystems } from "../systems/WaterSystems.ts";
import type { BatchImplementation } from "./batchCalls.ts";
import { fetched } from "./fetched.ts";

/** The part of a batch worker for cold sources; its code is loaded at first use. */
export function sourceCalls(
  opened: () => OpenSelection,
  water: () => Promise<WaterSystems>,
  user: () => string | undefined,
) {
  let made: BuildingSources | undefined;
  async function sources(): Promise<BuildingSources> {
    const { BuildingSources } = await fetched(import("../sources/BuildingSources.ts"));
    return (made ??= new BuildingSources({ opened, water, user }));
  }
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
