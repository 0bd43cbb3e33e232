import { fail, ok, type Result } from "../result.ts";
import { utf8 } from "../hash/utf8.ts";
import { MASKS, maskPenalty } from "./maskPenalty.ts";
import { codewordsOf } from "./qrCodewords.ts";
import { QrGrid } from "./QrGrid.ts";
import { versionFor } from "./qrSize.ts";

/** A QR symbol without its quiet zone; the caller leaves four light modules around it. */
export interface QrCode {
  /** Modules along one side. */
  readonly side: number;
  readonly isDark: (row: number, column: number) => boolean;
}

/** Runs of dark modules of each row, from the top: a symbol drawn by them takes a few hundred rectangles. */
export function* darkRuns({
  side,
  isDark,
}: QrCode): Generator<{ readonly row: number; readonly from: number; readonly to: number }> {
  for (let row = 0; row < side; row++)
    for (let from = 0; from < side; from++) {
      if (!isDark(row, from)) continue;
      let to = from + 1;
      while (to < side && isDark(row, to)) to++;
      yield { row, from, to };
      from = to;
    }
}

/** Width of the light border around a symbol, in modules (ISO/IEC 18004, 5.3.8). */
export const QUIET_ZONE = 4;

/**
 * Places the data in pairs of columns from the right, alternately up and down, around the fixed modules (7.7.3).
 */
function drawData(grid: QrGrid, codewords: readonly number[]): void {
  let at = 0;
  for (let right = grid.side - 1; right >= 1; right -= 2) {
    // The column of the vertical timing line belongs to no pair.
    if (right === 6) right = 5;
    const isUpward = ((right + 1) & 2) === 0;
    for (let step = 0; step < grid.side; step++) {
      const row = isUpward ? grid.side - 1 - step : step;
      for (const column of [right, right - 1]) {
        if (grid.isFixed(row, column)) continue;
        // Some versions have modules left over at the end.
        const word = codewords[at >> 3] ?? 0;
        if (((word >> (7 - (at & 7))) & 1) === 1) grid.flip(row, column);
        at++;
      }
    }
  }
}

function turnOver(grid: QrGrid, mask: (row: number, column: number) => boolean): void {
  for (let row = 0; row < grid.side; row++)
    for (let column = 0; column < grid.side; column++)
      if (!grid.isFixed(row, column) && mask(row, column)) grid.flip(row, column);
}

/**
 * A QR code after ISO/IEC 18004:2015: UTF-8 bytes at level M (up to 15 % may be lost), in the smallest version
 * that fits, under the mask that reads best. At most 2,331 bytes.
 */
export function qrCode(text: string): Result<QrCode, "too-long"> {
  const bytes = utf8(text);
  const version = versionFor(bytes.length);
  if (version === null) return fail("too-long");
  const codewords = codewordsOf(bytes, version);
  const drawn = MASKS.map((mask, at) => {
    const grid = new QrGrid(version);
    drawData(grid, codewords);
    turnOver(grid, mask);
    grid.drawFormat(at);
    return { grid, penalty: maskPenalty(grid) };
  });
  // There is at least one mask.
  const [best] = drawn.sort((a, b) => a.penalty - b.penalty);
  const { side, isDark } = best!.grid;
  return ok({ side, isDark });
}
