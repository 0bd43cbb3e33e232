import type { OpenSelection } from "../session/Opening.ts";
import type { SplitSystems } from "../splits/SplitSystems.ts";
import type { BatchImplementation } from "./batchCalls.ts";
import { fetched } from "./fetched.ts";

/** The systems of indoor units in a batch worker; their code is loaded at first use. */
export function lateSplits(
  opened: () => OpenSelection,
  user: () => string | undefined,
): () => Promise<SplitSystems> {
  let made: SplitSystems | undefined;
  return async () => {
    const { SplitSystems } = await fetched(import("../splits/SplitSystems.ts"));
    return (made ??= new SplitSystems(opened, user));
  };
}

/** The part of a batch worker for systems of indoor units. */
export function splitCalls(splits: () => Promise<SplitSystems>) {
  return {
    splits: async (isJudged, signal) => ({
      ok: true,
      value: await (await splits()).answer(isJudged, signal),
    }),
    splitFaults: async (signal) => ({ ok: true, value: await (await splits()).faults(signal) }),
    splitRooms: async (...asked) => (await splits()).roomWindow(...asked),
    splitPipes: async (...asked) => (await splits()).pipeWindow(...asked),
    splitOffers: async (id) => (await splits()).offers(id),
    setSplits: async (change) => (await splits()).set(change),
    setSplitBlock: async (...set) => (await splits()).setBlock(...set),
    arrangeSplits: async (asked) => (await splits()).arrange(asked),
    keepOutdoor: async (...kept) => (await splits()).keep(...kept),
  } satisfies Partial<BatchImplementation>;
}
