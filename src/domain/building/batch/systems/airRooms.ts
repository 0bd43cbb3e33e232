import type { AirRoom } from "../../systems/air/AirRoom.ts";
import type { PlacedRoom } from "../../systems/PlacedRoom.ts";
import type { Batch } from "../Batch.ts";
import type { AirSide } from "../kind/AirSide.ts";
import { batchRooms, figureOrNull, type BatchRooms } from "./batchRooms.ts";

/**
 * The rooms of a batch that have outlets, with the air flow that these share.
 *
 * @param before the last result; unchanged rooms keep their objects, and if all are unchanged, the list does too
 */
export function airRooms<Filter>(
  batch: Batch<Filter>,
  { neckOf }: AirSide,
  before: BatchRooms<AirRoom> | null = null,
): BatchRooms<AirRoom> {
  const { rooms, products } = batch;
  const necks = products.entries.map(({ figures }) => neckOf(figures));
  const airAt = (row: number) => figureOrNull(rooms.figures.airSupplyVolume[row]);
  const neckAt = (product: number) => necks[product] ?? null;
  const roomOf = (placed: PlacedRoom, row: number, product: number): AirRoom => ({
    ...placed,
    air: airAt(row),
    neck: neckAt(product),
  });
  const isSame = (room: AirRoom, row: number, product: number): boolean =>
    room.air === airAt(row) && room.neck === neckAt(product);
  return batchRooms(batch, { roomOf, isSame }, before);
}
