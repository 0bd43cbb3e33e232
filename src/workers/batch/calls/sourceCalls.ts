import type { BuildingSources } from "../sources/BuildingSources.ts";
import type { HeatSources } from "../sources/heat/HeatSources.ts";
import type { PlantModules } from "../sources/modules/PlantModules.ts";
import type { BatchImplementation } from "./batchCalls.ts";

/** The part of a batch worker for cold and heat sources. */
export function sourceCalls(
  sources: () => Promise<BuildingSources>,
  heat: () => Promise<HeatSources>,
  modules: () => Promise<PlantModules>,
) {
  return {
    sources: async (isJudged, priceArea, signal) => ({
      ok: true,
      value: await (await sources()).answer(isJudged, priceArea, signal),
    }),
    sourceLines: async (...asked) => (await sources()).lines(...asked),
    sourceLine: async (key) => (await sources()).line(key),
    setSources: async (change) => (await sources()).set(change),
    takePlant: async (key) => (await sources()).take(key),
    takeTowers: async (...taken) => (await sources()).takeTowers(...taken),
    heatSources: async (priceArea, signal) => ({
      ok: true,
      value: await (await heat()).answer(priceArea, signal),
    }),
    heatLines: async (...asked) => (await heat()).lines(...asked),
    setHeat: async (change) => (await heat()).set(change),
    plantModules: async (plant, signal) => ({
      ok: true,
      value: await (await modules()).offers(plant, signal),
    }),
    takeModule: async (...taken) => (await modules()).take(...taken),
    takeHeat: async (key) => (await heat()).take(key),
  } satisfies Partial<BatchImplementation>;
}
