import type { MultiRoomRow } from "../../selection/multiRoom.ts";
import type { Batch } from "../Batch.ts";
import { rowStillWaiting, type Chunk } from "./runRooms.ts";
import { writeAnswer } from "./writeAnswer.ts";

/** Whether the answer's rows are those that were asked; if not, the answer cannot be assigned to rooms. */
export const isAnswerTo = <Filter>({ rooms }: Chunk<Filter>, answers: readonly MultiRoomRow[]): boolean =>
  answers.length === rooms.length && answers.every(({ roomId }, at) => roomId === rooms[at]!.roomId);

/**
 * Writes a chunk's answers into the columns; `isAnswerTo` must hold. Rooms that changed since keep waiting for
 * another answer.
 */
export function applyAnswers<Filter>(
  batch: Batch<Filter>,
  chunk: Chunk<Filter>,
  answers: readonly MultiRoomRow[],
): void {
  const askedWith = batch.filters.indexOf(chunk.filter);
  chunk.rooms.forEach((room, at) => {
    const row = rowStillWaiting(batch, chunk, at);
    if (row === undefined) return;
    const answer = answers[at]!;
    writeAnswer(batch, { row, room, answer, askedWith, filter: chunk.filter });
    batch.results.offered[row] = batch.offered.indexOf(answer.productIds);
    batch.results.byHand[row] = 0;
  });
}
