import type { BatchImplementation } from "./batchCalls.ts";
import type { BatchEnvironment } from "../record/batchEnvironment.ts";
import type { NoiseParts } from "../session/NoiseParts.ts";
import { fetched } from "./fetched.ts";
import type { OpenSelection } from "../session/Opening.ts";
import type { LastOptimum } from "../choose/optimum/LastOptimum.ts";

/** The part of a batch worker that optimises a building; its code is loaded at first use. */
export function optimumCalls(
  opened: () => OpenSelection,
  { timer, noise }: Pick<BatchEnvironment, "timer"> & { readonly noise: Pick<NoiseParts, "know"> },
) {
  let made: LastOptimum | undefined;
  async function lastOptimum(): Promise<LastOptimum> {
    const { LastOptimum } = await fetched(import("../choose/optimum/LastOptimum.ts"));
    return (made ??= new LastOptimum(opened, timer, noise));
  }
  return {
    optimise: async (question, signal) => (await lastOptimum()).optimise(question, signal),
    optimumNews: async (version, signal) => (await lastOptimum()).news(version, signal),
    optimumEffect: async (models) => (await lastOptimum()).effect(models),
    optimumPumps: async (models, signal) => {
      const { optimumPumps } = await fetched(import("../systems/optimumPumps.ts"));
      return { ok: true, value: await optimumPumps(await lastOptimum(), opened(), models, signal) };
    },
    optimumChanges: async (models, from, to) => (await lastOptimum()).changes(models, from, to),
    optimumLeftOut: async (from, to) => (await lastOptimum()).leftOut(from, to),
    optimumBrands: async (signal) => (await lastOptimum()).brands(signal),
    adoptOptimumBrand: async (brand, signal) => (await lastOptimum()).adoptBrand(brand, signal),
    adoptOptimum: async (models, signal) => (await lastOptimum()).adopt(models, signal),
  } satisfies Partial<BatchImplementation>;
}
