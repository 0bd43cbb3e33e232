import { darkRuns, qrCode, QUIET_ZONE } from "../../base/qr/qrCode.ts";
import type { Point } from "./dxfValues.ts";
import type { DxfLines } from "./DxfLines.ts";

/** mm of the model; at 1:100 a module of 0.4 mm can be read from paper. */
const MODULE = 40;

/**
 * Draws an address as a QR code of filled rectangles; `left` and `top` are the upper left corner of its quiet
 * zone. An address that is too long for a code is not drawn: the file contains it as text.
 */
export function drawQr(file: DxfLines, layer: string, [left, top]: Point, address: string): void {
  const code = qrCode(address);
  if (!code.ok) return;
  for (const { row, from, to } of darkRuns(code.value)) {
    const corner = [left + (QUIET_ZONE + from) * MODULE, top - (QUIET_ZONE + row + 1) * MODULE] as const;
    file.solid(layer, corner, [(to - from) * MODULE, MODULE]);
  }
}
