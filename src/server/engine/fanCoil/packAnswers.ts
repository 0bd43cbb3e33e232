import type { FanCoilAnswer } from "#domain/selection/fanCoil/FanCoilAnswer.ts";

/**
 * Answers on their way from a thread. What rooms are offered travels as rows of the columns instead of ids: 25,000
 * strings take 4 ms to copy and as much again to collect, 25,000 numbers hardly anything.
 */
export interface PackedAnswers {
  readonly answers: readonly Omit<FanCoilAnswer, "productIds">[];
  /** Rows offered to all rooms, one room after the other, best first. */
  readonly offered: Uint32Array<ArrayBuffer>;
  /** Where each room's begin in `offered`, and at last where they end. */
  readonly starts: Uint32Array<ArrayBuffer>;
}

/** @param rowOf row of each product id in the columns that were selected from */
export function packAnswers(
  answers: readonly FanCoilAnswer[],
  rowOf: ReadonlyMap<string, number>,
): PackedAnswers {
  const rows: number[] = [];
  const starts = new Uint32Array(answers.length + 1);
  const rest = answers.map(({ productIds, ...answer }, at) => {
    // The ids come from those very columns.
    for (const id of productIds) rows.push(rowOf.get(id)!);
    starts[at + 1] = rows.length;
    return answer;
  });
  return { answers: rest, offered: Uint32Array.from(rows), starts };
}
