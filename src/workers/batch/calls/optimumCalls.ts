import type { BatchImplementation } from "./batchCalls.ts";
import type { BatchEnvironment } from "../record/batchEnvironment.ts";
import { fetched } from "./fetched.ts";
import type { OpenSelection } from "../session/Opening.ts";
import type { OptimumDesk } from "../choose/optimum/OptimumDesk.ts";

/** The part of a batch worker that optimises a building; its code is loaded at first use. */
export function optimumCalls(opened: () => OpenSelection, { timer }: Pick<BatchEnvironment, "timer">) {
  let made: OptimumDesk | undefined;
  async function desk(): Promise<OptimumDesk> {
    const { OptimumDesk } = await fetched(import("../choose/optimum/OptimumDesk.ts"));
    return (made ??= new OptimumDesk(opened, timer));
  }
  return {
    optimise: async (question, signal) => (await desk()).optimise(question, signal),
    optimumNews: async (version, signal) => (await desk()).news(version, signal),
    optimumEffect: async (models) => (await desk()).effect(models),
    optimumChanges: async (models, from, to) => (await desk()).changes(models, from, to),
    optimumLeftOut: async (from, to) => (await desk()).leftOut(from, to),
    optimumBrands: async (signal) => (await desk()).brands(signal),
    adoptOptimumBrand: async (brand, signal) => (await desk()).adoptBrand(brand, signal),
    adoptOptimum: async (models, signal) => (await desk()).adopt(models, signal),
  } satisfies Partial<BatchImplementation>;
}
