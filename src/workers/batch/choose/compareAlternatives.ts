import type { Api } from "#api/client/createApi.ts";
import { listParameterValues } from "#api/contract/products.ts";
import type { Batch } from "#domain/building/batch/Batch.ts";
import type { Alternative } from "#domain/building/batch/state/batchState.ts";
import { ANSWER } from "#domain/building/batch/table/ResultColumns.ts";
import { roomAt } from "#domain/building/batch/table/RoomColumns.ts";
import { surplusesOf } from "#domain/building/batch/kind/surplusOf.ts";
import type { Room } from "#domain/building/rooms/Room.ts";
import type { NoMatchReason } from "#domain/building/selection/multiRoom.ts";
import type { Answered } from "../run/answered.ts";
import type { AskRooms } from "../run/askRooms.ts";
import { noSuchRoom } from "./chooseProduct.ts";

export interface AlternativeParts<Filter> {
  readonly batch: Batch<Filter>;
  readonly api: Api;
  readonly ask: AskRooms<Filter>;
}

/** Candidates for one room under the panel's filter: the server's current offer, best first. */
export async function searchAlternatives<Filter>(
  parts: AlternativeParts<Filter>,
  roomId: string,
  filter: Filter,
  signal: AbortSignal,
): Promise<Answered<readonly Alternative[]>> {
  const room = roomNamed(parts.batch, roomId);
  if (!room) return noSuchRoom();
  const [row] = await parts.ask(filter, [room], signal);
  return compareAlternatives(parts, room, row?.productIds ?? [], filter, signal);
}

/**
 * Why nothing matches one room under the panel's filter, by the server's current answer; empty if something
 * matches.
 */
export async function askWhyNot<Filter>(
  parts: Pick<AlternativeParts<Filter>, "batch" | "ask">,
  roomId: string,
  filter: Filter,
  signal: AbortSignal,
): Promise<Answered<readonly NoMatchReason[]>> {
  const room = roomNamed(parts.batch, roomId);
  if (!room) return noSuchRoom();
  const [row] = await parts.ask(filter, [room], signal);
  return { ok: true, value: row?.reasons ?? [] };
}

/** The products that the last run offered for this room, best first. */
export async function offeredAlternatives<Filter>(
  parts: AlternativeParts<Filter>,
  roomId: string,
  filter: Filter,
  signal: AbortSignal,
): Promise<Answered<readonly Alternative[]>> {
  const { batch } = parts;
  const row = batch.rooms.rowOf.get(roomId);
  if (row === undefined) return noSuchRoom();
  const list = batch.results.offered[row]!;
  // A building opened from a version has no such list, so the current offer is used.
  if (list < 0 && batch.results.answer[row] === ANSWER.matched)
    return searchAlternatives(parts, roomId, filter, signal);
  const productIds = batch.offered.idsAt(list);
  return compareAlternatives(parts, roomAt(batch.rooms, row), productIds, filter, signal);
}

function roomNamed<Filter>({ rooms }: Batch<Filter>, roomId: string): Room | undefined {
  const row = rooms.rowOf.get(roomId);
  return row === undefined ? undefined : roomAt(rooms, row);
}

async function compareAlternatives<Filter>(
  { api, batch: { kind } }: AlternativeParts<Filter>,
  room: Room,
  productIds: readonly string[],
  filter: Filter,
  signal: AbortSignal,
): Promise<Answered<readonly Alternative[]>> {
  if (productIds.length === 0) return { ok: true, value: [] };
  const quantity = room.equipmentNumber ?? kind.calculatedQuantity(room, filter);
  const body = { productIds: [...productIds], ...kind.comparedBy(filter, room, quantity) };
  const products = await api.call(listParameterValues, { body }, { signal });
  const required = kind.required(room, quantity, filter);
  const value = products.map(({ id: productId, productSeriesName, parameters, ...product }) => {
    const compared = kind.compare(parameters, room, filter);
    const surpluses = surplusesOf(kind, filter, compared.figures, compared.corrected, required);
    return { ...product, productId, seriesName: productSeriesName ?? "", surpluses, ...compared };
  });
  return { ok: true, value };
}
