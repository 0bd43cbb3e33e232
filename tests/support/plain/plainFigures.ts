import type { PackedFigures } from "#domain/products/search/parts/figures.ts";

/** Decodes the figures one by one: bytes from their planes, decimals through their text. */
export function plainFigures(packed: PackedFigures, length: number): number[] {
  const width = packed.kind === "exact" ? 8 : 4;
  const figures: number[] = [];
  let before = 0n;
  for (let at = 0; at < length; at++) {
    const view = new DataView(new ArrayBuffer(width));
    for (let byte = 0; byte < width; byte++) view.setUint8(byte, packed.planes[byte * length + at]!);
    if (packed.kind === "exact") {
      figures.push(view.getFloat64(0, true));
      continue;
    }
    const number = BigInt(view.getUint32(0, true));
    // Odd numbers are negative differences.
    const difference = number % 2n === 0n ? number / 2n : -(number + 1n) / 2n;
    const whole = BigInt.asIntN(32, difference + before);
    figures.push(whole === -(2n ** 31n) ? NaN : Number(`${whole}e-${packed.digits}`));
    if (packed.isRunning) before = whole;
  }
  return figures;
}
