import { QUIET_ZONE, qrCode } from "#domain/base/qr/qrCode.ts";
import { colourOf } from "#palette.ts";
import { FONT_FAMILY } from "./picture/canvas.ts";
import { withPngText } from "./pngText.ts";

/** px of the page; drawn at the chart's pixel ratio. */
const MODULE = 2;
const FONT_SIZE = 12;
const LINE = 16;
const GAP = 8;

/** Breaks an address into lines by characters, since it has no spaces. */
function linesOf(context: CanvasRenderingContext2D, address: string, width: number): readonly string[] {
  const lines: string[] = [];
  let line = "";
  for (const sign of address) {
    if (line !== "" && context.measureText(line + sign).width > width) {
      lines.push(line);
      line = "";
    }
    line += sign;
  }
  return [...lines, line];
}

/** A chart's picture with its address below, as text and as a QR code. */
function addressedCanvas(chart: HTMLCanvasElement, address: string): HTMLCanvasElement {
  const scale = Math.max(1, Math.round(window.devicePixelRatio));
  const canvas = document.createElement("canvas");
  const context = canvas.getContext("2d");
  if (context === null) return chart;
  const found = qrCode(address);
  // An address too long for a QR code is shown as text only.
  const qr = found.ok ? found.value : null;
  const quiet = QUIET_ZONE * MODULE * scale;
  const side = qr === null ? 0 : qr.side * MODULE * scale + 2 * quiet;
  const font = `${FONT_SIZE * scale}px ${FONT_FAMILY}`;
  context.font = font;
  const left = side + GAP * scale;
  const lines = linesOf(context, address, chart.width - left - GAP * scale);
  canvas.width = chart.width;
  canvas.height = chart.height + Math.max(side, (lines.length * LINE + 2 * GAP) * scale);
  context.fillStyle = colourOf("paper");
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.drawImage(chart, 0, 0);
  context.fillStyle = colourOf("text");
  // Setting a canvas's size resets its font.
  context.font = font;
  context.textBaseline = "top";
  lines.forEach((line, at) => context.fillText(line, left, chart.height + (GAP + at * LINE) * scale));
  for (let row = 0; qr !== null && row < qr.side; row++)
    for (let column = 0; column < qr.side; column++)
      if (qr.isDark(row, column))
        context.fillRect(
          quiet + column * MODULE * scale,
          chart.height + quiet + row * MODULE * scale,
          MODULE * scale,
          MODULE * scale,
        );
  return canvas;
}

/** The picture as a PNG file, with the address also as metadata; `null` if the browser cannot make one. */
export async function addressedPng(chart: HTMLCanvasElement, address: string): Promise<Blob | null> {
  const blob = await new Promise<Blob | null>((take) => addressedCanvas(chart, address).toBlob(take));
  if (blob === null) return null;
  const png = withPngText(new Uint8Array(await blob.arrayBuffer()), "Comment", address);
  return new Blob([png], { type: blob.type });
}
