import { ROOM_FIGURES } from "../rooms/Room.ts";
import { nextSerial, type Batch } from "./Batch.ts";
import { ANSWER, PENDING, RECHECKED } from "./table/ResultColumns.ts";
import type { RoomColumns } from "./table/RoomColumns.ts";

const cell = new Float64Array(1);
const words = new Uint32Array(cell.buffer);
/** FNV-1a over words of 32 bits, from two starting values. */
const PRIME = 0x01000193;
const [ONE, TWO] = [0x811c9dc5, 0x050c5d1f];
/** Bits taken of the second word; both words together give an integer that a double holds exactly. */
const BITS = 21;

/**
 * A room's requirement, including its specified quantity, as one number; two requirements collide once in 2^53.
 */
export function roomNeed(figures: RoomColumns["figures"], row: number): number {
  let [one, two] = [ONE, TWO];
  for (const name of ROOM_FIGURES) {
    const figure = figures[name][row]!;
    // All "not stated" values are equal, and so are both zeros.
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
 * Updates editions after figures were written into rows. Each row gets a new edition, or, if its requirement is
 * again the one that its answer was given for, that answer's edition. A pending answer belongs to the former
 * requirement, so the row is queued again.
 */
export function renewEditions<Filter>(batch: Batch<Filter>, rows: Iterable<number>): void {
  const { figures, editions } = batch.rooms;
  const { answer, need, verdict, pending, refused, edition: answered } = batch.results;
  const edition = nextSerial(batch);
  for (const row of rows) {
    const isAsAnswered =
      answer[row] !== ANSWER.none && verdict[row] === RECHECKED.none && need[row] === roomNeed(figures, row);
    editions[row] = isAsAnswered ? answered[row]! : edition;
    refused[row] = 0;
    if (pending[row] === PENDING.sent) pending[row] = PENDING.queued;
  }
}
