import { offsetOf, type InkBand } from "./inkBand.ts";

/** Where the middle of the ink lies across each step of a course, and how reliable that is. */
export interface InkMiddles {
  readonly offsets: Float32Array;
  /** Ink across, in pixels of full ink. */
  readonly widths: Float32Array;
  /** 1 where the ink is that of one line by itself. */
  readonly isClear: Uint8Array;
  /** The usual ink across. */
  readonly usual: number;
}

/** Less ink is a gap; more ink comes from a line or a letter beside. */
const LEAST = 0.45;
const MOST = 1.55;
const SEEN = 0.3;
/** Most change of a line from step to step, in widths and in usual changes: letters change more. */
const RESTLESS = 0.22;
const TIMES_USUAL = 3;
/** Number of steps to either side over which this is judged. */
const AROUND = 7;

export function inkMiddles(band: InkBand, path: Int16Array): InkMiddles {
  const { steps, lanes, ink } = band;
  const first = measured(2.5);
  // A thick line is weighed over all of its width.
  const needed = Math.max(2.5, 0.8 * first.usual + 0.5);
  return needed > 2.75 ? measured(needed) : first;

  function measured(half: number): InkMiddles {
    const reach = Math.round(half / band.apart);
    const offsets = new Float32Array(steps);
    const widths = new Float32Array(steps);
    for (let step = 0; step < steps; step++) {
      let [sum, weight, moment] = [0, 0, 0];
      const middle = path[step]!;
      for (let lane = Math.max(0, middle - reach); lane <= Math.min(lanes - 1, middle + reach); lane++) {
        const own = ink[step * lanes + lane]!;
        sum += own;
        weight += own * own;
        moment += own * own * offsetOf(band, lane);
      }
      widths[step] = sum * band.apart;
      offsets[step] = weight > 0 ? moment / weight : offsetOf(band, middle);
    }
    const seen = widths.filter((width) => width > SEEN).sort();
    const usual = seen[seen.length >> 1] ?? 0;
    const isClear = Uint8Array.from(widths, (width) =>
      width > SEEN && width >= LEAST * usual && width <= MOST * usual ? 1 : 0,
    );
    withoutLetters(isClear, offsets, widths, usual);
    return { offsets, widths, isClear, usual };
  }
}

/** A label that is printed on its line has strokes as wide as the line, which do not belong to it. */
function withoutLetters(
  isClear: Uint8Array,
  offsets: Float32Array,
  widths: Float32Array,
  usual: number,
): void {
  const changes: { readonly at: number; readonly change: number }[] = [];
  for (let at = 1; at < widths.length; at++)
    if (isClear[at] === 1 && isClear[at - 1] === 1) {
      const change = Math.abs(widths[at]! - widths[at - 1]!) + Math.abs(offsets[at]! - offsets[at - 1]!);
      changes.push({ at, change: change / usual });
    }
  const sorted = Float32Array.from(changes, ({ change }) => change).sort();
  const limit = Math.max(RESTLESS, TIMES_USUAL * (sorted[sorted.length >> 1] ?? 0));
  let [from, to, sum] = [0, 0, 0];
  const restless: number[] = [];
  for (let at = 0; at < widths.length; at++) {
    while (to < changes.length && changes[to]!.at <= at + AROUND) sum += changes[to++]!.change;
    while (from < to && changes[from]!.at < at - AROUND) sum -= changes[from++]!.change;
    if (to > from && sum / (to - from) > limit) restless.push(at);
  }
  for (const at of restless) isClear[at] = 0;
}
