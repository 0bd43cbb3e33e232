import type { Batch } from "#domain/building/batch/Batch.ts";
import type { Alternative } from "#domain/building/batch/state/batchState.ts";
import { roomAt } from "#domain/building/batch/table/RoomColumns.ts";
import type { NoiseParts } from "../session/NoiseParts.ts";
import type { Answered } from "../run/answered.ts";

/**
 * Adds to each alternative for a room the sound level of its units there. It is left out if it cannot be
 * requested.
 */
export async function heardAlternatives<Filter>(
  answer: Answered<readonly Alternative[]>,
  { batch, noise }: { readonly batch: Batch<Filter>; readonly noise: Pick<NoiseParts, "know"> },
  { roomId, filter }: { readonly roomId: string; readonly filter: Filter },
  signal: AbortSignal,
): Promise<Answered<readonly Alternative[]>> {
  const { kind, rooms } = batch;
  if (!answer.ok || kind.noise === undefined) return answer;
  const ids = answer.value.map(({ productId }) => productId);
  // The list is useful without levels, too.
  await noise.know(signal, ids).catch(() => signal.throwIfAborted());
  const row = rooms.rowOf.get(roomId);
  const { hearing } = batch;
  if (row === undefined || hearing === null) return answer;
  const soundOf = hearing.soundsOf(batch);
  const room = roomAt(rooms, row);
  const units = room.equipmentNumber ?? kind.calculatedQuantity(room, filter);
  const value = answer.value.map((each) => ({
    ...each,
    sound: hearing.explained(soundOf(row, { productId: each.productId, units, filter })),
  }));
  return { ok: true, value };
}
