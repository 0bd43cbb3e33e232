/** Signature and header, the first bytes of every PNG (PNG, 5.2 and 11.2.2). */
const HEAD = 33;
const LENGTH_AND_NAME = 8;
const CHECKSUM = 4;

/** CRC-32 of ISO 3309, as PNG requires. */
function checksum(bytes: Uint8Array): number {
  let rest = 0xffffffff;
  for (const byte of bytes) {
    rest ^= byte;
    for (let bit = 0; bit < 8; bit++) rest = rest & 1 ? (rest >>> 1) ^ 0xedb88320 : rest >>> 1;
  }
  return (rest ^ 0xffffffff) >>> 0;
}

const latin = (text: string) => Uint8Array.from(text, (sign) => sign.charCodeAt(0));

/**
 * Adds a metadata text (tEXt) to a PNG, before its image data.
 *
 * @param text in Latin-1, as an address is
 */
export function withPngText(png: Uint8Array, keyword: string, text: string): Uint8Array<ArrayBuffer> {
  const data = latin(`tEXt${keyword}\0${text}`);
  const chunk = new Uint8Array(LENGTH_AND_NAME - 4 + data.length + CHECKSUM);
  const view = new DataView(chunk.buffer);
  view.setUint32(0, data.length - 4);
  chunk.set(data, 4);
  view.setUint32(chunk.length - CHECKSUM, checksum(data));
  const whole = new Uint8Array(png.length + chunk.length);
  whole.set(png.subarray(0, HEAD));
  whole.set(chunk, HEAD);
  whole.set(png.subarray(HEAD), HEAD + chunk.length);
  return whole;
}
