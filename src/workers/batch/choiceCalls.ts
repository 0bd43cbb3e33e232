import type { Api } from "#api/client/createApi.ts";
import type { Alternative } from "#domain/batch/batchState.ts";
import { roomsAlike } from "#domain/batch/many/roomsAlike.ts";
import type { NoMatchReason } from "#domain/selection/multiRoom.ts";
import type { AskRooms } from "./askRooms.ts";
import type { Answered } from "./BatchClient.ts";
import type { BatchEnvironment } from "./batchEnvironment.ts";
import type { BatchSession, Told } from "./BatchSession.ts";
import { chooseForAll, type ChosenForAll } from "./chooseForAll.ts";
import { chooseProduct } from "./chooseProduct.ts";
import { askWhyNot, offeredAlternatives, searchAlternatives } from "./compareAlternatives.ts";
import type { ToldOf } from "./manyRooms.ts";

/** The batch that is open, and whom it asks. */
export interface Asked<Filter> {
  readonly api: Api;
  readonly ask: AskRooms<Filter>;
  readonly session: BatchSession<Filter>;
}

/** Runs a call that can be stopped by its id. */
type Stoppable<Filter> = <Value>(
  callId: number,
  run: (asked: Asked<Filter>, signal: AbortSignal) => Promise<Answered<Value>>,
) => Promise<Answered<Value>>;

/** The part of a batch worker that compares products for one room, and puts one in the place of another. */
export function choiceCalls<Filter>(
  stoppable: Stoppable<Filter>,
  environment: Pick<BatchEnvironment, "timer">,
) {
  return {
    alternatives: (callId: number, roomId: string, filter: Filter) =>
      stoppable<readonly Alternative[]>(callId, ({ api, ask, session: { batch } }, signal) =>
        searchAlternatives({ api, ask, batch }, roomId, filter, signal),
      ),
    offered: (callId: number, roomId: string, filter: Filter) =>
      stoppable<readonly Alternative[]>(callId, ({ api, ask, session: { batch } }, signal) =>
        offeredAlternatives({ api, ask, batch }, roomId, filter, signal),
      ),
    whyNot: (callId: number, roomId: string, filter: Filter) =>
      stoppable<readonly NoMatchReason[]>(callId, ({ ask, session: { batch } }, signal) =>
        askWhyNot({ ask, batch }, roomId, filter, signal),
      ),
    choose: (callId: number, roomId: string, productId: string, filter: Filter) =>
      stoppable<Told>(callId, async ({ ask, session }, signal) => {
        const { batch } = session;
        const write = (make: () => void) =>
          session.edit("choose", { of: "results", roomIds: [roomId] }, make);
        const chosen = await chooseProduct({ batch, ask, write }, { roomId, productId, filter }, signal);
        return chosen.ok ? { ok: true, value: session.tell() } : chosen;
      }),
    chooseForAll: (callId: number, roomId: string, productId: string, filter: Filter) =>
      stoppable<ToldOf<ChosenForAll>>(callId, async ({ ask, session }, signal) => {
        const { batch } = session;
        // Taken before this room has another product.
        const alike = roomsAlike(batch, roomId);
        const asked = { roomId, productId, filter };
        const onStep = (roomIds: readonly string[]) => session.changed({ of: "results", roomIds });
        const outcome = await session.lasting("choose-for-all", async () => {
          const chosen = await chooseProduct({ batch, ask, write: (make) => make() }, asked, signal);
          if (!chosen.ok) return chosen;
          onStep([roomId]);
          const value = await chooseForAll({ ...environment, batch, ask, alike, onStep }, asked, signal);
          return { ok: true, value } as const;
        });
        return outcome.ok ? { ok: true, value: { told: session.tell(), value: outcome.value } } : outcome;
      }),
  };
}
