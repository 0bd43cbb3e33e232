import type { Api, Asking } from "#api/client/createApi.ts";
import { MULTI_ROOM } from "#api/contract/multiRoom.ts";
import type { BatchKind } from "#domain/batch/BatchKind.ts";
import type { Room } from "#domain/rooms/Room.ts";
import type { MultiRoomRow } from "#domain/selection/multiRoom.ts";

/** One multi_room exchange: rooms under a filter, perhaps among these products only. */
export type AskRooms<Filter> = (
  filter: Filter,
  rooms: readonly Room[],
  signal: AbortSignal,
  productIds?: readonly string[],
) => Promise<readonly MultiRoomRow[]>;

export const createAskRooms =
  <Filter>(api: Api, kind: BatchKind<Filter>): AskRooms<Filter> =>
  (filter, rooms, signal, productIds) => {
    const endpoint = MULTI_ROOM[kind.categoryCode];
    const body = { ...kind.request(filter, rooms), ...(productIds && { productIds: [...productIds] }) };
    // A kind's request is the body of its own category; the server checks it against that schema.
    const asking = { body } as Asking<typeof endpoint>;
    // Chunks have retries of their own, counted and shown.
    return api.call(endpoint, asking, { signal, attempts: 1 });
  };
