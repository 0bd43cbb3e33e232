import type { OpenSelection } from "../session/Opening.ts";
import type { AirHandlers } from "../fresh/AirHandlers.ts";
import type { BuildingFresh } from "../fresh/BuildingFresh.ts";
import type { AirSystems } from "../systems/AirSystems.ts";
import type { BatchImplementation } from "./batchCalls.ts";
import { fetched } from "./fetched.ts";

/** The fresh air of the rooms in a batch worker; its code is loaded at first use. */
export function lateFresh(opened: () => OpenSelection): () => Promise<BuildingFresh> {
  let made: BuildingFresh | undefined;
  return async () => {
    const { BuildingFresh } = await fetched(import("../fresh/BuildingFresh.ts"));
    return (made ??= new BuildingFresh(opened));
  };
}

/** The air handling units in a batch worker; their code is loaded at first use. */
export function lateHandlers(
  opened: () => OpenSelection,
  user: () => string | undefined,
  air: () => Promise<AirSystems>,
): () => Promise<AirHandlers> {
  let made: AirHandlers | undefined;
  return async () => {
    const { AirHandlers } = await fetched(import("../fresh/AirHandlers.ts"));
    return (made ??= new AirHandlers(opened, user, air));
  };
}

/** The part of a batch worker for fresh air and air handling units. */
export function freshCalls(fresh: () => Promise<BuildingFresh>, handlers: () => Promise<AirHandlers>) {
  return {
    handlerOffers: async (id, signal) => ({ ok: true, value: await (await handlers()).offers(id, signal) }),
    keepHandler: async (...kept) => (await handlers()).keep(...kept),
    freshAir: async () => (await fresh()).answer(),
    freshLines: async (...asked) => (await fresh()).lines(...asked),
    setFresh: async (change) => (await fresh()).set(change),
    setRoomFresh: async (...typed) => (await fresh()).setRoom(...typed),
    pasteFresh: async (text) => (await fresh()).paste(text),
    stopFresh: async () => (await fresh()).stop(),
  } satisfies Partial<BatchImplementation>;
}
