import type { Coded } from "./SearchColumns.ts";

/** The number that stands for a code in the rows; 0, which no row of a stated value has, for an unknown one. */
export const codeNumber = ({ codes }: Coded, code: string): number => codes.indexOf(code) + 1;

/** The code of a row; null where it is not stated. */
// 0 is not stated, and every other number has a code.
export const codeAt = ({ codes, rows }: Coded, row: number): string | null => codes[rows[row]! - 1] ?? null;
