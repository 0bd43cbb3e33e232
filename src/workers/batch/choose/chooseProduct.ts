import { filterInForce, type Batch } from "#domain/building/batch/Batch.ts";
import { roomAt } from "#domain/building/batch/table/RoomColumns.ts";
import { writeAnswer } from "#domain/building/batch/run/writeAnswer.ts";
import { refusal, type Answered } from "../run/answered.ts";
import type { AskRooms } from "../run/askRooms.ts";

interface ChoiceParts<Filter> {
  readonly batch: Batch<Filter>;
  readonly ask: AskRooms<Filter>;
  /** Called around every change of the batch. */
  readonly write: (make: () => void) => void;
}

export const noSuchRoom = () => refusal("not.found", "该房间已不存在");

/**
 * Overwrites a row and its correction with this product, as the server answers for it alone under the panel's
 * filter. A current run then skips the row; the products offered for the room stay on offer.
 */
export async function chooseProduct<Filter>(
  { batch, ask, write }: ChoiceParts<Filter>,
  { roomId, productId, filter }: { roomId: string; productId: string; filter: Filter },
  signal: AbortSignal,
): Promise<Answered<null>> {
  const asked = batch.rooms.rowOf.get(roomId);
  if (asked === undefined) return noSuchRoom();
  const room = roomAt(batch.rooms, asked);
  const edition = batch.rooms.editions[asked];
  const [answer] = await ask(filter, [room], signal, [productId]);
  const row = batch.rooms.rowOf.get(roomId);
  if (row === undefined) return noSuchRoom();
  if (batch.rooms.editions[row] !== edition) return refusal("room.changed", "房间已修改，请重新选择");
  if (answer?.id !== productId)
    return refusal(
      "no.match",
      answer ? batch.kind.explain(answer.reasons, filter) : batch.kind.words.noMatch,
    );
  write(() => {
    const askedWith = batch.filters.indexOf(filterInForce(batch, row));
    writeAnswer(batch, { row, room, answer, askedWith, filter });
    batch.results.byHand[row] = 1;
    batch.results.refused[row] = 0;
  });
  return { ok: true, value: null };
}
