import type { RoomStatus } from "../state/batchState.ts";
import { gatherNumbers, NEW_ROW, rowsGrownBy } from "./gatherRows.ts";

/** The known result of a room's selection. */
export const ANSWER = { none: 0, matched: 1, unmatched: 2 } as const;
/** The pending result; the earlier answer stays until a new one replaces it. */
export const PENDING = { none: 0, queued: 1, sent: 2, unanswered: 3 } as const;

/** The state of a selection after the schedule was revised. */
export const RECHECKED = { none: 0, unchecked: 1, unsatisfied: 2 } as const;

/**
 * Edition of an answer to conditions that cannot be read. No room ever has it, so the answer counts as outdated.
 */
export const UNREADABLE_CONDITIONS = 0;

type Bytes = Uint8Array<ArrayBuffer>;

/** One row per room, in the order of the rooms. -1 means "none" in columns with references. */
export interface ResultColumns {
  readonly answer: Bytes;
  readonly pending: Bytes;
  /** `pending` before the current run; a cancelled run restores it. */
  readonly before: Bytes;
  readonly byHand: Bytes;
  /** Named by a refused run. */
  readonly refused: Bytes;
  /** Added after a selection had run, and in no run since. */
  readonly joinedLater: Bytes;
  /** Locked by a person: actions on many rooms leave it unchanged. */
  readonly locked: Bytes;
  /**
   * RECHECKED of the row's selection. Its words are in `reason`; the edition of the room that it refers to
   * follows.
   */
  readonly verdict: Bytes;
  readonly verdictEdition: Uint32Array<ArrayBuffer>;
  /** Edition of the room that the answer is for. */
  readonly edition: Uint32Array<ArrayBuffer>;
  /** The requirement that the answer is for (`roomNeed`); NaN if not known. */
  readonly need: Float64Array<ArrayBuffer>;
  /** Number of units in the answer. */
  readonly quantity: Uint32Array<ArrayBuffer>;
  readonly product: Int32Array<ArrayBuffer>;
  readonly offered: Int32Array<ArrayBuffer>;
  readonly reason: Int32Array<ArrayBuffer>;
  /**
   * The screen's filter when the answer came, and the filter by which it was judged (that of the panel, if chosen
   * by hand).
   */
  readonly askedWith: Int32Array<ArrayBuffer>;
  readonly judgedBy: Int32Array<ArrayBuffer>;
  /** The plan that the product was adopted with; a text among the reasons. */
  readonly adopted: Int32Array<ArrayBuffer>;
  /** % of the kind's `surplusFigure`; NaN if it is not required. */
  readonly surplus: Float64Array<ArrayBuffer>;
  /** `width` figures for each row, corrected to the room or computed for it; NaN if not stated. */
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

/** Empty results for this number of rooms. */
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
