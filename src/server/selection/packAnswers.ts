/** The part of a room's answer that every kind has. */
export interface RoomAnswer {
  /** Best first; empty for a room without a match. */
  readonly productIds: readonly string[];
}

/**
 * Answers in the form in which a thread sends them. Candidates are sent as row numbers instead of ids: 25,000
 * strings take 4 ms to copy and as much again to collect, 25,000 numbers hardly anything.
 */
export interface PackedAnswers<Answer extends RoomAnswer> {
  readonly answers: readonly Omit<Answer, "productIds">[];
  /** Candidate rows of all rooms, one room after the other, best first. */
  readonly offered: Uint32Array<ArrayBuffer>;
  /** Start of each room's rows in `offered`, and at last the end. */
  readonly starts: Uint32Array<ArrayBuffer>;
}

/** @param rowOf row of each product id in the columns */
export function packAnswers<Answer extends RoomAnswer>(
  answers: readonly Answer[],
  rowOf: ReadonlyMap<string, number>,
): PackedAnswers<Answer> {
  const rows: number[] = [];
  const starts = new Uint32Array(answers.length + 1);
  const rest = answers.map(({ productIds, ...answer }, at) => {
    // The ids come from these columns.
    for (const id of productIds) rows.push(rowOf.get(id)!);
    starts[at + 1] = rows.length;
    return answer;
  });
  return { answers: rest, offered: Uint32Array.from(rows), starts };
}

/**
 * The candidates of the room at this index, best first.
 *
 * @param catalogue in the order of the columns' rows
 */
export const offeredTo = <Candidate>(
  { offered, starts }: PackedAnswers<RoomAnswer>,
  at: number,
  catalogue: readonly Candidate[],
): Candidate[] =>
  // Rows of the columns, which were made from this catalogue.
  Array.from(offered.subarray(starts[at], starts[at + 1]), (row) => catalogue[row]!);
