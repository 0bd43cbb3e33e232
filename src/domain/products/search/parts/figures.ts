import type { Numbers } from "../SearchColumns.ts";

type Planes = Uint8Array<ArrayBuffer>;

/**
 * Figures packed without loss, in a form that compresses well. Most figures of a catalogue are decimals with few
 * digits; they are stored as whole numbers of the last digit, from which the original double follows. Others are
 * stored as in memory. In both cases the first bytes of all figures come first, then the second bytes, and so on,
 * so that similar bytes stand together.
 */
export type PackedFigures =
  /** `isRunning`: each figure is stored as its difference from the one before. */
  | {
      readonly kind: "decimal";
      readonly digits: number;
      readonly isRunning: boolean;
      readonly planes: Planes;
    }
  | { readonly kind: "exact"; readonly planes: Planes };

/** By number of decimals. */
export const SCALES: readonly number[] = [1, 10, 100, 1_000, 10_000, 100_000, 1_000_000];
/** Stored for a figure that is not stated; no decimal has this value. */
const NOT_STATED = -0x8000_0000;
const WHOLE_BYTES = 4;
const EXACT_BYTES = 8;

function toPlanes(numbers: Uint32Array | Float64Array): Planes {
  const { length, BYTES_PER_ELEMENT: width } = numbers;
  const bytes = new Uint8Array(numbers.buffer, numbers.byteOffset, numbers.byteLength);
  const planes = new Uint8Array(bytes.length);
  for (let at = 0; at < length; at++)
    for (let plane = 0; plane < width; plane++) planes[plane * length + at] = bytes[at * width + plane]!;
  return planes;
}

function fromPlanes(planes: Planes, width: number): ArrayBuffer {
  const length = planes.length / width;
  const bytes = new Uint8Array(planes.length);
  for (let at = 0; at < length; at++)
    for (let plane = 0; plane < width; plane++) bytes[at * width + plane] = planes[plane * length + at]!;
  return bytes.buffer;
}

/**
 * A figure as a whole number of its last digit. Dividing again rounds to the nearest double, just as reading a
 * decimal does.
 */
const wholeOf = (figure: number, scale: number): number =>
  Number.isNaN(figure) ? NOT_STATED : Math.round(figure * scale) | 0;

/** Whether the figure can be restored exactly; numbers beyond 32 bits and negative zero cannot. */
function isDecimal(figure: number, scale: number): boolean {
  const whole = wholeOf(figure, scale);
  return Number.isNaN(figure) || (whole !== NOT_STATED && Object.is(whole / scale, figure));
}

/** The number of decimals that all figures share; null if they are not decimals of so few digits. */
function digitsOf(figures: Float64Array): number | null {
  let digits = 0;
  for (const figure of figures)
    // There is a scale for every number of digits tried.
    while (!isDecimal(figure, SCALES[digits]!)) if (++digits >= SCALES.length) return null;
  const scale = SCALES[digits]!;
  return figures.every((figure) => isDecimal(figure, scale)) ? digits : null;
}

/** Maps small numbers of either sign to small numbers: 0, −1, 1, −2, … */
const folded = (whole: number): number => ((whole << 1) ^ (whole >> 31)) >>> 0;
const unfolded = (number: number): number => (number >>> 1) ^ -(number & 1);

/** @param isRunning neighbours are close to each other */
export function packFigures(figures: Float64Array, isRunning: boolean): PackedFigures {
  const digits = digitsOf(figures);
  if (digits === null) return { kind: "exact", planes: toPlanes(figures) };
  const scale = SCALES[digits]!;
  const numbers = new Uint32Array(figures.length);
  let before = 0;
  figures.forEach((figure, at) => {
    const whole = wholeOf(figure, scale);
    // A difference beyond 32 bits wraps around, and wraps back when unpacked.
    numbers[at] = folded((whole - before) | 0);
    if (isRunning) before = whole;
  });
  return { kind: "decimal", digits, isRunning, planes: toPlanes(numbers) };
}

/** Restores the packed figures to the last bit; null if their number is different. */
export function unpackFigures(packed: PackedFigures, length: number): Numbers | null {
  const width = packed.kind === "exact" ? EXACT_BYTES : WHOLE_BYTES;
  if (packed.planes.length !== length * width) return null;
  const memory = fromPlanes(packed.planes, width);
  if (packed.kind === "exact") return new Float64Array(memory);
  const scale = SCALES[packed.digits];
  if (scale === undefined) return null;
  const figures = new Float64Array(length);
  let before = 0;
  new Uint32Array(memory).forEach((number, at) => {
    const whole = (unfolded(number) + before) | 0;
    figures[at] = whole === NOT_STATED ? NaN : whole / scale;
    if (packed.isRunning) before = whole;
  });
  return figures;
}
