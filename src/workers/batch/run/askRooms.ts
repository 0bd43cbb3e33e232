import type { Api } from "#api/client/createApi.ts";
import { selectForRooms } from "#api/contract/multiRoom.ts";
import type { BatchKind } from "#domain/building/batch/kind/BatchKind.ts";
import type { Room } from "#domain/building/rooms/Room.ts";
import type { MultiRoomRow } from "#domain/building/selection/multiRoom.ts";

/** One multi_room request: rooms under a filter, optionally limited to some products. */
export type AskRooms<Filter> = (
  filter: Filter,
  rooms: readonly Room[],
  signal: AbortSignal,
  productIds?: readonly string[],
) => Promise<readonly MultiRoomRow[]>;

export function createAskRooms<Filter>(api: Api, kind: BatchKind<Filter>): AskRooms<Filter> {
  const endpoint = selectForRooms(kind);
  return (filter, rooms, signal, productIds) => {
    const body = { ...kind.request(filter, rooms), ...(productIds && { productIds: [...productIds] }) };
    // Chunks have retries of their own, which are counted and shown.
    return api.call(endpoint, { body }, { signal, attempts: 1 });
  };
}
