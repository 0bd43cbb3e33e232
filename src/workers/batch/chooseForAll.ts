import type { Timer } from "#api/client/Timer.ts";
import { filterInForce, type Batch } from "#domain/batch/Batch.ts";
import type { RoomsAlike } from "#domain/batch/many/roomsAlike.ts";
import { PENDING } from "#domain/batch/ResultColumns.ts";
import { roomAt } from "#domain/batch/RoomColumns.ts";
import type { Chunk } from "#domain/batch/runRooms.ts";
import { writeAnswer } from "#domain/batch/writeAnswer.ts";
import { ROOMS_PER_REQUEST, type MultiRoomRow } from "#domain/selection/multiRoom.ts";
import type { AskRooms } from "./askRooms.ts";
import { sendChunk } from "./sendChunk.ts";

/** What became of the rooms that had the same selection. */
export interface ChosenForAll {
  readonly taken: number;
  /** Rooms that the product does not satisfy keep theirs; the first of them with the reason. */
  readonly lacking: number;
  readonly lackings: readonly { readonly roomName: string; readonly reason: string }[];
  readonly locked: number;
  /** Rooms that were changed meanwhile, or got no answer: they keep theirs, too. */
  readonly unasked: number;
  /** Why rooms got no answer; empty where all were answered. */
  readonly cause: string;
}

interface AllParts<Filter> {
  readonly batch: Batch<Filter>;
  readonly ask: AskRooms<Filter>;
  readonly timer: Timer;
  readonly alike: RoomsAlike;
  /** After every piece of the work. */
  readonly onStep: (roomIds: readonly string[]) => void;
}

/** Nobody reads more names than these; all of them are counted. */
const MOST_NAMED = 100;

type Tally = { -readonly [Key in keyof ChosenForAll]: ChosenForAll[Key] } & {
  lackings: { roomName: string; reason: string }[];
};

/**
 * Gives this product to the rooms alike that are not locked, as far as the server says that it satisfies them under
 * the panel's filter.
 */
export async function chooseForAll<Filter>(
  parts: AllParts<Filter>,
  { productId, filter }: { productId: string; filter: Filter },
  signal: AbortSignal,
): Promise<ChosenForAll> {
  const { batch, ask, timer, onStep } = parts;
  const { rows, locked } = parts.alike;
  const tally: Tally = { taken: 0, lacking: 0, lackings: [], locked, unasked: 0, cause: "" };
  const roomIds = Array.from(rows, (row) => batch.rooms.ids[row]!);
  const askForOne: AskRooms<Filter> = (...asking) => ask(asking[0], asking[1], asking[2], [productId]);
  for (let from = 0; from < roomIds.length; from += ROOMS_PER_REQUEST) {
    const chunk = chunkOf(batch, roomIds.slice(from, from + ROOMS_PER_REQUEST), filter);
    const outcome = await sendChunk(askForOne, chunk, timer, signal);
    if (outcome.status === "answered") {
      take(batch, chunk, outcome.answers, productId, tally);
      onStep(chunk.rooms.map((room) => room.roomId));
      continue;
    }
    // What one piece did not get, the following ones would not get either.
    tally.unasked += roomIds.length - from;
    tally.cause = outcome.status === "refused" ? batch.kind.words.unreasonableInput : outcome.cause;
    break;
  }
  return tally;
}

/** Rooms that are gone meanwhile are none to ask for. */
function chunkOf<Filter>(
  { rooms }: Batch<Filter>,
  roomIds: readonly string[],
  filter: Filter,
): Chunk<Filter> {
  const rows = roomIds.flatMap((roomId) => rooms.rowOf.get(roomId) ?? []);
  return {
    rooms: rows.map((row) => roomAt(rooms, row)),
    editions: rows.map((row) => rooms.editions[row]!),
    filter,
  };
}

function take<Filter>(
  batch: Batch<Filter>,
  { rooms, editions, filter }: Chunk<Filter>,
  answers: readonly MultiRoomRow[],
  productId: string,
  tally: Tally,
): void {
  const askedWith = batch.filters.indexOf(filterInForce(batch));
  rooms.forEach((room, at) => {
    const row = batch.rooms.rowOf.get(room.roomId);
    const answer = answers[at]!;
    const isAsAsked =
      row !== undefined &&
      batch.rooms.editions[row] === editions[at] &&
      batch.results.pending[row] === PENDING.none;
    if (!isAsAsked) tally.unasked++;
    else if (answer.id === productId) {
      writeAnswer(batch, { row, room, answer, askedWith, filter });
      batch.results.byHand[row] = 1;
      batch.results.refused[row] = 0;
      tally.taken++;
    } else if (++tally.lacking <= MOST_NAMED) {
      const roomName = room.roomName || room.roomCode;
      tally.lackings.push({ roomName, reason: batch.kind.explain(answer.reasons, filter) });
    }
  });
}
