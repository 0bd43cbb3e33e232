import type { RoomStatus } from "../state/batchState.ts";
import { gatherNumbers, NEW_ROW, rowsGrownBy } from "./gatherRows.ts";

/** What is known of a room's selection. */
export const ANSWER = { none: 0, matched: 1, unmatched: 2 } as const;
/** What is under way on top of it; the earlier answer stays underneath until a new one replaces it. */
export const PENDING = { none: 0, queued: 1, sent: 2, unanswered: 3 } as const;

/** What a revised schedule left to be said of a selection that was made for the earlier one. */
export const VERDICT = { none: 0, unchecked: 1, unsatisfied: 2 } as const;

/** The edition of an answer to conditions that cannot be read: no room ever has it, so that the answer is out of date. */
export const UNREADABLE_CONDITIONS = 0;

type Bytes = Uint8Array<ArrayBuffer>;

/** One row per room, in the order of the rooms. -1 stands for "none" in the columns that name something. */
export interface ResultColumns {
  readonly answer: Bytes;
  readonly pending: Bytes;
  /** `pending` as it was before the run under way: what a cancel restores. */
  readonly before: Bytes;
  readonly byHand: Bytes;
  /** Named by a refused run. */
  readonly refused: Bytes;
  /** Joined after a selection had run, and in no run since. */
  readonly joinedLater: Bytes;
  /** A person settled this room: what is done to many rooms at once leaves it. */
  readonly locked: Bytes;
  /** VERDICT on the row's selection, its words in `reason`, and the edition of the room that it was given for. */
  readonly verdict: Bytes;
  readonly verdictEdition: Uint32Array<ArrayBuffer>;
  /** Edition of the room that the answer is for. */
  readonly edition: Uint32Array<ArrayBuffer>;
  /** What the room needed that the answer is for (`roomNeed`); NaN is not known. */
  readonly need: Float64Array<ArrayBuffer>;
  /** Units in the room as answered. */
  readonly quantity: Uint32Array<ArrayBuffer>;
  readonly product: Int32Array<ArrayBuffer>;
  readonly offered: Int32Array<ArrayBuffer>;
  readonly reason: Int32Array<ArrayBuffer>;
  /** The screen's filter when the answer came, and the filter that it was judged by (the panel's, by hand). */
  readonly askedWith: Int32Array<ArrayBuffer>;
  readonly judgedBy: Int32Array<ArrayBuffer>;
  /** The plan that the product was adopted with, a text among the reasons. */
  readonly adopted: Int32Array<ArrayBuffer>;
  /** %, of the kind's `surplusFigure`; NaN where it is not required. */
  readonly surplus: Float64Array<ArrayBuffer>;
  /** `width` figures for each row, corrected to the room or, where a kind's depend on it, the room's own; NaN is not stated. */
  readonly corrected: Float64Array<ArrayBuffer>;
  readonly width: number;
}

/** Rows of these rooms in this order; a new row has no answer. */
export function gatherResults(
  results: ResultColumns,
  rows: Int32Array,
  width = results.width,
): ResultColumns {
  const flags = (column: Bytes) => gatherNumbers(column, rows, 0);
  const counts = (column: Uint32Array<ArrayBuffer>) => gatherNumbers(column, rows, 0);
  const names = (column: Int32Array<ArrayBuffer>) => gatherNumbers(column, rows, -1);
  return {
    answer: flags(results.answer),
    pending: flags(results.pending),
    before: flags(results.before),
    byHand: flags(results.byHand),
    refused: flags(results.refused),
    joinedLater: flags(results.joinedLater),
    locked: flags(results.locked),
    verdict: flags(results.verdict),
    verdictEdition: counts(results.verdictEdition),
    edition: counts(results.edition),
    need: gatherNumbers(results.need, rows, NaN),
    quantity: counts(results.quantity),
    product: names(results.product),
    offered: names(results.offered),
    reason: names(results.reason),
    askedWith: names(results.askedWith),
    judgedBy: names(results.judgedBy),
    adopted: names(results.adopted),
    surplus: gatherNumbers(results.surplus, rows, NaN),
    corrected: gatherCorrected(results, rows, width),
    width,
  };
}

function gatherCorrected({ corrected, width }: ResultColumns, rows: Int32Array, wanted: number) {
  if (wanted === width) return gatherNumbers(corrected, rows, NaN, width);
  const gathered = new Float64Array(rows.length * wanted).fill(NaN);
  rows.forEach((from, to) => {
    if (from !== NEW_ROW)
      gathered.set(corrected.subarray(from * width, from * width + Math.min(width, wanted)), to * wanted);
  });
  return gathered;
}

const NOTHING: ResultColumns = {
  answer: new Uint8Array(0),
  pending: new Uint8Array(0),
  before: new Uint8Array(0),
  byHand: new Uint8Array(0),
  refused: new Uint8Array(0),
  joinedLater: new Uint8Array(0),
  locked: new Uint8Array(0),
  verdict: new Uint8Array(0),
  verdictEdition: new Uint32Array(0),
  edition: new Uint32Array(0),
  need: new Float64Array(0),
  quantity: new Uint32Array(0),
  product: new Int32Array(0),
  offered: new Int32Array(0),
  reason: new Int32Array(0),
  askedWith: new Int32Array(0),
  judgedBy: new Int32Array(0),
  adopted: new Int32Array(0),
  surplus: new Float64Array(0),
  corrected: new Float64Array(0),
  width: 0,
};

/** No answers yet for so many rooms. */
export const noResults = (rooms: number): ResultColumns => gatherResults(NOTHING, rowsGrownBy(0, rooms));

export function statusOf({ answer, pending }: ResultColumns, row: number): RoomStatus {
  switch (pending[row]) {
    case PENDING.queued:
    case PENDING.sent:
      return "waiting";
    case PENDING.unanswered:
      return "unanswered";
    default:
      return answer[row] === ANSWER.matched
        ? "matched"
        : answer[row] === ANSWER.unmatched
          ? "unmatched"
          : "blank";
  }
}
