import { groupBy } from "#domain/base/groupBy.ts";
import type { Timer } from "#api/client/Timer.ts";
import { filterInForce, type Batch } from "#domain/building/batch/Batch.ts";
import type { RoomsAlike } from "#domain/building/batch/edit/roomsAlike.ts";
import { PENDING } from "#domain/building/batch/table/ResultColumns.ts";
import { roomAt } from "#domain/building/batch/table/RoomColumns.ts";
import type { Chunk } from "#domain/building/batch/run/runRooms.ts";
import { writeAnswer } from "#domain/building/batch/run/writeAnswer.ts";
import { ROOMS_PER_REQUEST, type MultiRoomRow } from "#domain/building/selection/multiRoom.ts";
import type { AskRooms } from "../run/askRooms.ts";
import { sendChunk } from "../run/sendChunk.ts";
import { inLanes } from "../run/inLanes.ts";

/** Result for rooms that should get the same product, or the best of the same products. */
export interface ChosenForAll {
  readonly taken: number;
  /** Rooms that no such product satisfies keep theirs; the first of them are listed with the reason. */
  readonly lacking: number;
  readonly lackings: readonly { readonly roomName: string; readonly reason: string }[];
  readonly locked: number;
  /** Rooms that were changed meanwhile, or got no answer, keep theirs too. */
  readonly unasked: number;
  /** Why rooms got no answer; empty if all were answered. */
  readonly cause: string;
}

interface AllParts<Filter> {
  readonly batch: Batch<Filter>;
  readonly ask: AskRooms<Filter>;
  readonly timer: Timer;
  /** The rooms in question, and how many of them are locked. */
  readonly alike: RoomsAlike;
  /** Called after every piece of the work. */
  readonly onStep: (roomIds: readonly string[]) => void;
}

/** Nobody reads more names than these; all rooms are counted. */
const MOST_NAMED = 100;

type Lacking = ChosenForAll["lackings"][number];
type Tally = { -readonly [Key in keyof ChosenForAll]: ChosenForAll[Key] };

/** The products for the rooms; of several, the server determines the best one for each room. */
interface ManyChoice<Filter> {
  readonly productIds: readonly string[];
  /** The filter with which a row is asked. */
  readonly filterOf: (row: number) => Filter;
}

/**
 * Gives one of these products to the rooms that are not locked, if the server confirms that it satisfies them
 * under the conditions of each room.
 */
export async function chooseForAll<Filter>(
  parts: AllParts<Filter>,
  { productIds, filterOf }: ManyChoice<Filter>,
  signal: AbortSignal,
): Promise<ChosenForAll> {
  const { batch, ask, timer, onStep } = parts;
  const { rows, locked } = parts.alike;
  const tally: Tally = { taken: 0, lacking: 0, lackings: [], locked, unasked: 0, cause: "" };
  const pieces = piecesOf(batch, rows, filterOf);
  const offered = new Set(productIds);
  const askForThese: AskRooms<Filter> = (...asking) => ask(asking[0], asking[1], asking[2], productIds);
  let hasFailed = false;
  const lackings = await inLanes(pieces, async ({ roomIds, filter }): Promise<readonly Lacking[]> => {
    const chunk = chunkOf(batch, roomIds, filter);
    const { length } = chunk.rooms;
    if (length === 0) return [];
    // If one piece failed, the following ones would fail as well.
    if (hasFailed) {
      tally.unasked += length;
      return [];
    }
    const outcome = await sendChunk(askForThese, chunk, timer, signal);
    if (outcome.status === "answered") {
      const left = take(batch, chunk, outcome.answers, offered, tally);
      onStep(chunk.rooms.map((room) => room.roomId));
      return left;
    }
    hasFailed = true;
    tally.unasked += length;
    tally.cause = outcome.status === "refused" ? batch.kind.words.unreasonableInput : outcome.cause;
    return [];
  });
  return { ...tally, lackings: lackings.flat().slice(0, MOST_NAMED) };
}

/** Pieces of as many rooms as a request holds, each with one filter. */
function piecesOf<Filter>(
  { rooms }: Batch<Filter>,
  rows: Int32Array,
  filterOf: ManyChoice<Filter>["filterOf"],
) {
  return [...groupBy(rows, filterOf)].flatMap(([filter, own]) =>
    Array.from({ length: Math.ceil(own.length / ROOMS_PER_REQUEST) }, (_, at) => ({
      filter,
      roomIds: own.slice(at * ROOMS_PER_REQUEST, (at + 1) * ROOMS_PER_REQUEST).map((row) => rooms.ids[row]!),
    })),
  );
}

/** Rooms that were deleted meanwhile are skipped. */
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

/** A current run will ask for it. */
const isWaiting = (pending: number | undefined) => pending === PENDING.queued || pending === PENDING.sent;

function take<Filter>(
  batch: Batch<Filter>,
  { rooms, editions, filter }: Chunk<Filter>,
  answers: readonly MultiRoomRow[],
  offered: ReadonlySet<string>,
  tally: Tally,
): readonly Lacking[] {
  const lackings: Lacking[] = [];
  rooms.forEach((room, at) => {
    const row = batch.rooms.rowOf.get(room.roomId);
    const answer = answers[at]!;
    const isAsAsked =
      row !== undefined &&
      batch.rooms.editions[row] === editions[at] &&
      batch.results.locked[row] === 0 &&
      !isWaiting(batch.results.pending[row]);
    if (!isAsAsked) tally.unasked++;
    else if (answer.id !== null && offered.has(answer.id)) {
      const askedWith = batch.filters.indexOf(filterInForce(batch, row));
      writeAnswer(batch, { row, room, answer, askedWith, filter });
      batch.results.byHand[row] = 1;
      batch.results.refused[row] = 0;
      tally.taken++;
    } else {
      tally.lacking++;
      // Rooms of one use often share a name, so the code is added.
      const roomName = [room.roomCode, room.roomName].filter((text) => text !== "").join(" ");
      if (lackings.length < MOST_NAMED)
        lackings.push({ roomName, reason: batch.kind.explain(answer.reasons, filter) });
    }
  });
  return lackings;
}
