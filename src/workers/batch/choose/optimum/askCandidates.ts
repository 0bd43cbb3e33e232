import type { Api } from "#api/client/createApi.ts";
import { ApiError } from "#api/client/ApiError.ts";
import { roomCandidates } from "#api/contract/roomCandidates.ts";
import type { BatchKind } from "#domain/building/batch/kind/BatchKind.ts";
import { marginOf } from "#domain/building/batch/kind/LimitFilter.ts";
import {
  joinCandidates,
  type BuildingCandidates,
} from "#domain/building/batch/optimum/BuildingCandidates.ts";
import type { Room } from "#domain/building/rooms/Room.ts";
import { ROOMS_PER_REQUEST } from "#domain/building/selection/multiRoom.ts";
import { unpackCandidates } from "#domain/building/selection/roomCandidates.ts";
import { inLanes } from "../../run/inLanes.ts";

interface Asking<Filter> {
  readonly api: Api;
  readonly kind: BatchKind<Filter>;
  /** The filter of each room; rooms with one filter are consecutive. */
  readonly filters: readonly Filter[];
  readonly slack: number;
  readonly signal: AbortSignal;
  readonly onAnswer: (rooms: number) => void;
}

const bytesOf = (base64: string): Uint8Array => Uint8Array.from(atob(base64), (byte) => byte.charCodeAt(0));

/**
 * Requests the products that could serve these rooms, piece by piece. Throws an ApiError for an invalid
 * answer.
 */
export async function askCandidates<Filter>(
  rooms: readonly Room[],
  { api, kind, filters, slack, signal, onAnswer }: Asking<Filter>,
): Promise<BuildingCandidates> {
  const endpoint = roomCandidates(kind);
  const chunks: { readonly filter: Filter; readonly rooms: Room[] }[] = [];
  rooms.forEach((room, at) => {
    const filter = filters[at]!;
    const last = chunks.at(-1);
    if (last && last.filter === filter && last.rooms.length < ROOMS_PER_REQUEST) last.rooms.push(room);
    else chunks.push({ filter, rooms: [room] });
  });
  const parts = await inLanes(chunks, async ({ filter, rooms: chunk }) => {
    // Conditions that limit the excess themselves are sent with that limit.
    const body = { ...kind.request(filter, chunk), slack: marginOf(filter) ?? slack };
    const packed = await api.call(endpoint, { body }, { signal });
    const bytes = {
      bits: bytesOf(packed.bits),
      excess: bytesOf(packed.excess),
      lead: bytesOf(packed.lead),
    };
    const rows = unpackCandidates(packed, bytes, chunk.length);
    if (rows === null) throw new ApiError("unexpected.answer", "服务器答复的房间与所问的不一致");
    onAnswer(chunk.length);
    return { models: packed.models, least: packed.least, rows };
  });
  return joinCandidates(parts);
}
