import { deflateSync } from "node:zlib";
import type { Picture } from "#domain/things/component/drawing/shadedPicture.ts";

const SIGNATURE = [137, 80, 78, 71, 13, 10, 26, 10];
/** 8 bits a channel: red, green, blue and alpha. */
const FORM = [8, 6, 0, 0, 0];
const LENGTH_AND_NAME = 8;

/** CRC-32 of ISO 3309, as PNG requires. */
const TABLE = Uint32Array.from({ length: 256 }, (_, byte) => {
  let rest = byte;
  for (let bit = 0; bit < 8; bit++) rest = rest & 1 ? (rest >>> 1) ^ 0xedb88320 : rest >>> 1;
  return rest;
});
function checksum(bytes: Uint8Array): number {
  let rest = 0xffffffff;
  for (const byte of bytes) rest = TABLE[(rest ^ byte) & 255]! ^ (rest >>> 8);
  return (rest ^ 0xffffffff) >>> 0;
}

function chunk(name: string, data: Uint8Array): Buffer {
  const written = Buffer.alloc(LENGTH_AND_NAME + data.length + 4);
  written.writeUInt32BE(data.length, 0);
  written.write(name, 4, "latin1");
  written.set(data, LENGTH_AND_NAME);
  written.writeUInt32BE(checksum(written.subarray(4, LENGTH_AND_NAME + data.length)), written.length - 4);
  return written;
}

/**
 * Rows with the filter "up": pixels that equal those above become zero, which most of such a picture does.
 */
function filtered({ size, pixels }: Picture): Uint8Array {
  const width = size * 4;
  const rows = new Uint8Array(size * (width + 1));
  for (let row = 0; row < size; row++) {
    const at = row * (width + 1);
    rows[at] = 2;
    for (let column = 0; column < width; column++) {
      const above = row === 0 ? 0 : pixels[(row - 1) * width + column]!;
      rows[at + 1 + column] = pixels[row * width + column]! - above;
    }
  }
  return rows;
}

export function pngOf(picture: Picture): Uint8Array<ArrayBuffer> {
  const head = Buffer.alloc(8);
  head.writeUInt32BE(picture.size, 0);
  head.writeUInt32BE(picture.size, 4);
  return new Uint8Array(
    Buffer.concat([
      Buffer.from(SIGNATURE),
      chunk("IHDR", Buffer.concat([head, Buffer.from(FORM)])),
      chunk("IDAT", deflateSync(filtered(picture))),
      chunk("IEND", new Uint8Array()),
    ]),
  );
}
