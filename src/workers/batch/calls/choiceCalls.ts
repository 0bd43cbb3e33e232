import { filterInForce } from "#domain/building/batch/Batch.ts";
import { actingKey } from "#domain/building/batch/kind/actingValues.ts";
import { roomsAlike } from "#domain/building/batch/edit/roomsAlike.ts";
import type { BatchImplementation } from "./batchCalls.ts";
import type { BatchEnvironment } from "../record/batchEnvironment.ts";
import { fetched } from "./fetched.ts";
import type { NoiseParts } from "../session/NoiseParts.ts";
import type { OpenSelection } from "../session/Opening.ts";

/** Code that a run does not need is loaded when a person first opens a room. */
const comparing = () => fetched(import("../choose/compareAlternatives.ts"));

const hearing = () => fetched(import("../choose/heardAlternatives.ts"));

const choosing = () => fetched(import("../choose/chooseProduct.ts"));

/** The part of a batch worker that compares products for one room, and replaces one with another. */
export function choiceCalls(
  opened: () => OpenSelection,
  environment: Pick<BatchEnvironment, "timer">,
  noise: Pick<NoiseParts, "know">,
) {
  const asked = () => {
    const { api, ask, session } = opened();
    return { api, ask, batch: session.batch };
  };
  return {
    async alternatives(roomId, filter, signal) {
      const parts = asked();
      const found = await (await comparing()).searchAlternatives(parts, roomId, filter, signal);
      return (await hearing()).heardAlternatives(found, { ...parts, noise }, { roomId, filter }, signal);
    },
    async offered(roomId, filter, signal) {
      const parts = asked();
      const found = await (await comparing()).offeredAlternatives(parts, roomId, filter, signal);
      return (await hearing()).heardAlternatives(found, { ...parts, noise }, { roomId, filter }, signal);
    },
    whyNot: async (roomId, filter, signal) => (await comparing()).askWhyNot(asked(), roomId, filter, signal),
    async choose(roomId, productId, filter, signal) {
      const { chooseProduct } = await choosing();
      const { ask, session } = opened();
      const write = (make: () => void) => session.edit("choose", { of: "results", roomIds: [roomId] }, make);
      return chooseProduct({ batch: session.batch, ask, write }, { roomId, productId, filter }, signal);
    },
    alike(roomId) {
      const { rows, locked } = roomsAlike(opened().session.batch, roomId);
      return { others: rows.length, locked };
    },
    async chooseForAll(roomId, productId, filter, signal) {
      const [{ chooseForAll }, { chooseProduct }] = await Promise.all([
        fetched(import("../choose/chooseForAll.ts")),
        choosing(),
      ]);
      const { ask, session } = opened();
      const { batch } = session;
      // If the panel used the room's own conditions, each room is asked with its own, which a rule may have
      // changed; a filter that a person set in the panel applies to all.
      const chosenIn = batch.rooms.rowOf.get(roomId);
      const keyOf = (one: typeof filter) => actingKey(batch.kind.filterFields, one);
      const isOwn = chosenIn !== undefined && keyOf(filter) === keyOf(filterInForce(batch, chosenIn));
      const filterOf = (row: number) => (isOwn ? filterInForce(batch, row) : filter);
      // Computed before this room gets another product.
      const alike = roomsAlike(batch, roomId);
      const onStep = (roomIds: readonly string[]) => session.changed({ of: "results", roomIds });
      return session.lasting("choose-for-all", async () => {
        const write = (make: () => void) => make();
        const chosen = await chooseProduct({ batch, ask, write }, { roomId, productId, filter }, signal);
        if (!chosen.ok) return chosen;
        onStep([roomId]);
        const choice = { productIds: [productId], filterOf };
        const value = await chooseForAll({ ...environment, batch, ask, alike, onStep }, choice, signal);
        return { ok: true, value } as const;
      });
    },
  } satisfies Partial<BatchImplementation>;
}
