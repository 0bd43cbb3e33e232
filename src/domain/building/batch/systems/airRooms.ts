import { unchosenFace } from "../../systems/air/unchosenOutlet.ts";
import type { AirRoom } from "../../systems/air/AirRoom.ts";
import type { PlacedRoom } from "../../systems/PlacedRoom.ts";
import type { Batch } from "../Batch.ts";
import type { AirSide } from "../kind/AirSide.ts";
import { batchRooms, figureOrNull, type BatchRooms } from "./batchRooms.ts";

/**
 * The rooms of a batch that have outlets, with the air flow that these share; with those of which only the supply
 * air is known once a person asks for that in a system.
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
  const isUnchosen = (product: number) => product < 0;
  const neckAt = (row: number, product: number) =>
    isUnchosen(product) ? unchosenFace(airAt(row) ?? 0) : (necks[product] ?? null);
  const isAsked = (batch.ducts ?? []).some(
    ({ kind, settings }) => kind === "air" && settings.outlets === "all",
  );
  const roomOf = (placed: PlacedRoom, row: number, product: number): AirRoom => ({
    ...placed,
    air: airAt(row),
    neck: neckAt(row, product),
    ...(isUnchosen(product) && { isUnchosen: true }),
  });
  const isSame = (room: AirRoom, row: number, product: number): boolean =>
    room.air === airAt(row) &&
    room.neck === neckAt(row, product) &&
    (room.isUnchosen ?? false) === isUnchosen(product);
  const takesUnchosen = (row: number) => isAsked && (airAt(row) ?? 0) > 0;
  return batchRooms(batch, { roomOf, isSame, takesUnchosen }, before);
}
