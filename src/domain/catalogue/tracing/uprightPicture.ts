import type { Picture } from "./Picture.ts";

/** From pixels to points: x' = a·x + c·y + e, y' = b·x + d·y + f. */
type Placing = readonly [a: number, b: number, c: number, d: number, e: number, f: number];

/** A picture as it is seen: turned by quarters and mirrored as its placing says, pixel by pixel. */
export function uprightPicture(picture: Picture, [a, b, c, d]: Placing): Picture {
  const isTurned = Math.abs(b) > Math.abs(a);
  const [right, down] = isTurned ? [c, b] : [a, d];
  if (!isTurned && right > 0 && down > 0) return picture;
  const { width, height } = picture;
  const [wide, high] = isTurned ? [height, width] : [width, height];
  const [from, to] = [
    new Uint32Array(picture.data.buffer, picture.data.byteOffset),
    new Uint32Array(wide * high),
  ];
  for (let y = 0; y < high; y++) {
    const v = down > 0 ? y : high - 1 - y;
    for (let x = 0; x < wide; x++) {
      const u = right > 0 ? x : wide - 1 - x;
      to[y * wide + x] = from[isTurned ? u * width + v : v * width + u]!;
    }
  }
  return { width: wide, height: high, data: new Uint8ClampedArray(to.buffer) };
}
