import { ROOM_FIGURES } from "../rooms/Room.ts";
import { nextSerial, type Batch } from "./Batch.ts";
import { ANSWER, PENDING, VERDICT } from "./table/ResultColumns.ts";
import type { RoomColumns } from "./table/RoomColumns.ts";

const cell = new Float64Array(1);
const words = new Uint32Array(cell.buffer);
/** FNV-1a, by words of 32 bits, from two beginnings. */
const PRIME = 0x01000193;
const [ONE, TWO] = [0x811c9dc5, 0x050c5d1f];
/** Of the second word: both together are a whole number that a figure holds exactly. */
const BITS = 21;

/** What a room needs, its specified quantity with it, as one number: two needs share it once in 2^53. */
export function roomNeed(figures: RoomColumns["figures"], row: number): number {
  let [one, two] = [ONE, TWO];
  for (const name of ROOM_FIGURES) {
    const figure = figures[name][row]!;
    // One "not stated" is like another, and so are both zeros.
    cell[0] = figure !== figure ? NaN : figure + 0;
    for (const word of words) {
      one = Math.imul(one ^ word, PRIME);
      one ^= one >>> 15;
      two = Math.imul(two ^ word ^ (one >>> 7), PRIME);
      two ^= two >>> 13;
    }
  }
  return (one >>> 0) * 2 ** BITS + (two >>> (32 - BITS));
}

/**
 * After other figures were written into rows: each gets another edition, or where it needs again what its answer is for,
 * that of the answer. The answer under way is for what the room was: it goes back in line.
 */
export function renewEditions<Filter>(batch: Batch<Filter>, rows: Iterable<number>): void {
  const { figures, editions } = batch.rooms;
  const { answer, need, verdict, pending, refused, edition: answered } = batch.results;
  const edition = nextSerial(batch);
  for (const row of rows) {
    const isAsAnswered =
      answer[row] !== ANSWER.none && verdict[row] === VERDICT.none && need[row] === roomNeed(figures, row);
    editions[row] = isAsAnswered ? answered[row]! : edition;
    refused[row] = 0;
    if (pending[row] === PENDING.sent) pending[row] = PENDING.queued;
  }
}
