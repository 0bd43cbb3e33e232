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

interface Choice<Filter> {
  /** Where it was chosen. */
  readonly roomId: string;
  readonly productId: string;
  readonly filter: Filter;
}

/** Nobody reads more names than these; all of them are counted. */
const MOST_NAMED = 100;

type Tally = { -readonly [Key in keyof ChosenForAll]: ChosenForAll[Key] } & {
  lackings: { roomName: string; reason: string }[];
};

/**
 * Gives this product to the rooms alike that are not locked, as far as the server says that it satisfies them under
 * the panel's filter, or under their own where the panel asked what its room is selected by.
 */
export async function chooseForAll<Filter>(
  parts: AllParts<Filter>,
  choice: Choice<Filter>,
  signal: AbortSignal,
): Promise<ChosenForAll> {
  const { batch, ask, timer, onStep } = parts;
  const { productId } = choice;
  const { rows, locked } = parts.alike;
  const tally: Tally = { taken: 0, lacking: 0, lackings: [], locked, unasked: 0, cause: "" };
  const askForOne: AskRooms<Filter> = (...asking) => ask(asking[0], asking[1], asking[2], [productId]);
  const pieces = piecesOf(batch, rows, choice);
  for (const [at, piece] of pieces.entries()) {
    const chunk = chunkOf(batch, piece.roomIds, piece.filter);
    const outcome = await sendChunk(askForOne, chunk, timer, signal);
    if (outcome.status === "answered") {
      take(batch, chunk, outcome.answers, productId, tally);
      onStep(chunk.rooms.map((room) => room.roomId));
      continue;
    }
    // What one piece did not get, the following ones would not get either.
    for (const { roomIds } of pieces.slice(at)) tally.unasked += roomIds.length;
    tally.cause = outcome.status === "refused" ? batch.kind.words.unreasonableInput : outcome.cause;
    break;
  }
  return tally;
}

/**
 * As many rooms as a request holds. Where the panel asked what its room is selected by, each is asked by its own
 * conditions, which a rule may have made others; what a person set in the panel is meant for all.
 */
function piecesOf<Filter>(batch: Batch<Filter>, rows: Int32Array, { roomId, filter }: Choice<Filter>) {
  const { rooms, filters } = batch;
  const chosenIn = rooms.rowOf.get(roomId);
  const isOwn =
    chosenIn !== undefined && filters.indexOf(filter) === filters.indexOf(filterInForce(batch, chosenIn));
  const byFilter = new Map<Filter, string[]>();
  for (const row of rows) {
    const asked = isOwn ? filterInForce(batch, row) : filter;
    const roomIds = byFilter.get(asked) ?? [];
    byFilter.set(asked, roomIds);
    roomIds.push(rooms.ids[row]!);
  }
  return [...byFilter].flatMap(([asked, roomIds]) =>
    Array.from({ length: Math.ceil(roomIds.length / ROOMS_PER_REQUEST) }, (_, at) => ({
      filter: asked,
      roomIds: roomIds.slice(at * ROOMS_PER_REQUEST, (at + 1) * ROOMS_PER_REQUEST),
    })),
  );
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
  rooms.forEach((room, at) => {
    const row = batch.rooms.rowOf.get(room.roomId);
    const answer = answers[at]!;
    const isAsAsked =
      row !== undefined &&
      batch.rooms.editions[row] === editions[at] &&
      batch.results.pending[row] === PENDING.none;
    if (!isAsAsked) tally.unasked++;
    else if (answer.id === productId) {
      const askedWith = batch.filters.indexOf(filterInForce(batch, row));
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
