import type { MultiRoomRow } from "../../selection/multiRoom.ts";
import type { Batch } from "../Batch.ts";
import { rowStillWaiting, type Chunk } from "./runRooms.ts";
import { writeAnswer } from "./writeAnswer.ts";

/** An answer whose rows are not those that were asked for cannot be told apart from a mixed-up one. */
export const isAnswerTo = <Filter>({ rooms }: Chunk<Filter>, answers: readonly MultiRoomRow[]): boolean =>
  answers.length === rooms.length && answers.every(({ roomId }, at) => roomId === rooms[at]!.roomId);

/** Shapes a chunk's answers into the columns; `isAnswerTo` holds. Rooms changed since keep waiting for another. */
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
