import type { Coded } from "./SearchColumns.ts";

/** The number of a code in the rows; 0, which no row with a stated value has, for an unknown code. */
export const codeNumber = ({ codes }: Coded, code: string): number => codes.indexOf(code) + 1;

/** The code of a row; null if not stated. */
// 0 is "not stated", and every other number has a code.
export const codeAt = ({ codes, rows }: Coded, row: number): string | null => codes[rows[row]! - 1] ?? null;
