import type { QrGrid } from "./QrGrid.ts";

/** The modules that each of the eight masks inverts (ISO/IEC 18004, table 10). */
export const MASKS: readonly ((row: number, column: number) => boolean)[] = [
  (i, j) => (i + j) % 2 === 0,
  (i) => i % 2 === 0,
  (_, j) => j % 3 === 0,
  (i, j) => (i + j) % 3 === 0,
  (i, j) => (Math.floor(i / 2) + Math.floor(j / 3)) % 2 === 0,
  (i, j) => ((i * j) % 2) + ((i * j) % 3) === 0,
  (i, j) => (((i * j) % 2) + ((i * j) % 3)) % 2 === 0,
  (i, j) => (((i + j) % 2) + ((i * j) % 3)) % 2 === 0,
];

const LONG_RUN = 5;
/** A finder's pattern 1:1:3:1:1 with four light modules before or behind it. */
const LIKE_FINDER = ["00001011101", "10111010000"] as const;

/**
 * Penalty of one line of modules, given as zeros and ones: for long runs of a colour and for patterns like a
 * finder.
 */
function linePenalty(line: string): number {
  const runs = (line.match(/0{5,}|1{5,}/gu) ?? []).reduce((sum, run) => sum + run.length - LONG_RUN + 3, 0);
  const finders = LIKE_FINDER.reduce((sum, pattern) => {
    let count = 0;
    for (let at = line.indexOf(pattern); at >= 0; at = line.indexOf(pattern, at + 1)) count++;
    return sum + 40 * count;
  }, 0);
  return runs + finders;
}

/**
 * How hard a symbol is to read (7.8.3): penalties for runs, squares, false finders and unequal shares of dark and
 * light.
 */
export function maskPenalty({ side, isDark }: QrGrid): number {
  const indices = Array.from({ length: side }, (_, at) => at);
  const bit = (row: number, column: number) => (isDark(row, column) ? "1" : "0");
  let penalty = 0;
  let dark = 0;
  for (const a of indices) {
    const row = indices.map((b) => bit(a, b)).join("");
    penalty += linePenalty(row) + linePenalty(indices.map((b) => bit(b, a)).join(""));
    dark += row.replaceAll("0", "").length;
  }
  for (let row = 1; row < side; row++)
    for (let column = 1; column < side; column++) {
      const colour = isDark(row, column);
      if (
        colour === isDark(row - 1, column) &&
        colour === isDark(row, column - 1) &&
        colour === isDark(row - 1, column - 1)
      )
        penalty += 3;
    }
  const share = (100 * dark) / (side * side);
  return penalty + 10 * Math.floor(Math.abs(share - 50) / 5);
}
