/** A picture as a canvas holds it: red, green, blue and alpha of each pixel, from the top left. */
export interface Picture {
  readonly width: number;
  readonly height: number;
  readonly data: Uint8ClampedArray;
}

export type Colour = readonly [red: number, green: number, blue: number];

/**
 * Writes the colour between the pixels around a point; the middle of the first pixel is (0.5, 0.5). Outside the
 * picture its edge goes on.
 */
export function sampleColour(
  { width, height, data }: Picture,
  x: number,
  y: number,
  out: Float32Array,
  at: number,
): void {
  const u = Math.min(width - 1, Math.max(0, x - 0.5));
  const v = Math.min(height - 1, Math.max(0, y - 0.5));
  // Plain lines, no pairs: this is asked some 60,000 times a curve.
  const left = Math.min(width - 2, Math.floor(u));
  const top = Math.min(height - 2, Math.floor(v));
  const right = u - left;
  const low = v - top;
  const first = 4 * (top * width + left);
  const below = first + 4 * width;
  for (let channel = 0; channel < 3; channel++) {
    const upper = data[first + channel]! * (1 - right) + data[first + 4 + channel]! * right;
    const lower = data[below + channel]! * (1 - right) + data[below + 4 + channel]! * right;
    out[at + channel] = upper * (1 - low) + lower * low;
  }
}
