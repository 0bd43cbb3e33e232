import type { Timer } from "#api/client/Timer.ts";
import { filterInForce } from "#domain/building/batch/Batch.ts";
import { PENDING } from "#domain/building/batch/table/ResultColumns.ts";
import { roomAt } from "#domain/building/batch/table/RoomColumns.ts";
import type { Chunk } from "#domain/building/batch/run/runRooms.ts";
import { writeAnswer } from "#domain/building/batch/run/writeAnswer.ts";
import type { Room } from "#domain/building/rooms/Room.ts";
import { ROOMS_PER_REQUEST, type MultiRoomRow } from "#domain/building/selection/multiRoom.ts";
import { refusal, type Answered } from "../../run/answered.ts";
import type { AskRooms } from "../../run/askRooms.ts";
import type { AnySession } from "../../session/TabBuilding.ts";
import { sendChunk } from "../../run/sendChunk.ts";
import { inLanes } from "../../run/inLanes.ts";
import type { OptimumAdopted } from "./OptimumUpdate.ts";

/** A room and the product that a plan gives it. */
export interface WantedProduct {
  readonly roomId: string;
  /** The room's edition when the plan was made. */
  readonly edition: number;
  readonly productId: string;
  /** The filter of this room in the plan. */
  readonly filter: unknown;
}

interface AdoptParts {
  readonly session: AnySession;
  readonly ask: AskRooms<unknown>;
  readonly timer: Timer;
  /** Name of the plan, which each changed room stores. */
  readonly wording: string;
}

interface Answer {
  readonly room: Room;
  readonly edition: number;
  readonly answer: MultiRoomRow;
  readonly filter: unknown;
}

/** Rooms with one product and one filter, as many as a request holds. */
interface ProductChunk extends Chunk<unknown> {
  readonly productId: string;
}

interface OpenChunk extends ProductChunk {
  readonly rooms: Room[];
  readonly editions: number[];
}

/**
 * Gives rooms the products of a plan, as the server answers for each product alone: all in one undo step or,
 * if an answer is missing, none. A room keeps its product if it was changed or locked since, or if the new
 * product no longer serves it.
 */
export async function adoptPlan(
  { session, ask, timer, wording }: AdoptParts,
  wanted: readonly WantedProduct[],
  signal: AbortSignal,
): Promise<Answered<OptimumAdopted>> {
  const { batch } = session;
  let failure: string | null = null;
  const answers = await inLanes(chunksOf(session, wanted), async (chunk) => {
    if (failure !== null) return [];
    const askForOne: AskRooms<unknown> = (...asking) =>
      ask(asking[0], asking[1], asking[2], [chunk.productId]);
    const outcome = await sendChunk(askForOne, chunk, timer, signal);
    if (outcome.status !== "answered") {
      failure = outcome.status === "refused" ? batch.kind.words.unreasonableInput : outcome.cause;
      return [];
    }
    return chunk.rooms.flatMap((room, at): Answer[] => {
      const answer = outcome.answers[at]!;
      return answer.id === chunk.productId
        ? [{ room, edition: chunk.editions[at]!, answer, filter: chunk.filter }]
        : [];
    });
  });
  if (failure !== null) return refusal("optimum.not-adopted", failure);
  const still = answers.flat().flatMap((each) => {
    const row = batch.rooms.rowOf.get(each.room.roomId);
    return row !== undefined && mayGet(session, row, each.edition) ? [{ ...each, row }] : [];
  });
  const roomIds = still.map(({ room }) => room.roomId);
  if (still.length > 0)
    session.edit("optimise", { of: "results", roomIds }, () => {
      const adopted = batch.reasons.indexOf(wording);
      for (const { row, room, answer, filter } of still) {
        const askedWith = batch.filters.indexOf(filterInForce(batch, row));
        writeAnswer(batch, { row, room, answer, askedWith, filter });
        batch.results.byHand[row] = 0;
        batch.results.adopted[row] = adopted;
        batch.results.refused[row] = 0;
      }
    });
  return { ok: true, value: { changed: still.length, kept: wanted.length - still.length } };
}

const mayGet = ({ batch: { rooms, results } }: AnySession, row: number, edition: number): boolean =>
  rooms.editions[row] === edition && results.locked[row] === 0 && results.pending[row] !== PENDING.sent;

function chunksOf(session: AnySession, wanted: readonly WantedProduct[]): ProductChunk[] {
  const { rooms } = session.batch;
  const open = new Map<string, Map<unknown, OpenChunk>>();
  const chunks: ProductChunk[] = [];
  for (const { roomId, edition, productId, filter } of wanted) {
    const row = rooms.rowOf.get(roomId);
    if (row === undefined || !mayGet(session, row, edition)) continue;
    const ofProduct = open.get(productId) ?? new Map<unknown, OpenChunk>();
    open.set(productId, ofProduct);
    let chunk = ofProduct.get(filter);
    if (chunk === undefined || chunk.rooms.length === ROOMS_PER_REQUEST) {
      chunk = { productId, filter, rooms: [], editions: [] };
      ofProduct.set(filter, chunk);
      chunks.push(chunk);
    }
    chunk.rooms.push(roomAt(rooms, row));
    chunk.editions.push(edition);
  }
  return chunks;
}
