import type { InkMiddles } from "./inkMiddles.ts";
import { smoothOffsets } from "./smoothOffsets.ts";

/** A line is held against parabolas over windows so many times as wide as its own. */
const WIDER = 3;
/** A line strays if it leaves them by more than its width and this many pixels, for less than a window. */
const LEAST_AWAY = 1.5;
/** Steps in a row, in or beside a stretch, without ink of one line alone: a crossing, a word, a gap. */
const UNCLEAR = 5;

/**
 * How far a line may have strayed along another one, in pixels, 0 where nothing speaks for it: it leaves its wide
 * course at a crossing, a word or a gap, and comes back to it. A saddle does so over longer stretches, and with
 * ink of its own.
 *
 * @param smooth the line's offsets, smoothed over windows of `half` steps to either side
 */
export function strayed(
  { offsets, isClear, usual }: Pick<InkMiddles, "offsets" | "isClear" | "usual">,
  smooth: Float32Array,
  half: number,
): number {
  const { smooth: wide } = smoothOffsets(offsets, isClear, WIDER * half);
  const least = Math.max(LEAST_AWAY, usual);
  const isAway = (at: number) => Math.abs(smooth[at]! - wide[at]!) > least;
  let most = 0;
  for (let from = 0; from < smooth.length; from++) {
    if (!isAway(from)) continue;
    let to = from;
    let away = 0;
    for (; to < smooth.length && isAway(to); to++) away = Math.max(away, Math.abs(smooth[to]! - wide[to]!));
    if (to - from < 2 * WIDER * half && longestUnclear(isClear, from - half, to + half) >= UNCLEAR)
      most = Math.max(most, away);
    from = to;
  }
  return most;
}

function longestUnclear(isClear: Uint8Array, from: number, to: number): number {
  let [longest, run] = [0, 0];
  for (const clear of isClear.subarray(Math.max(0, Math.floor(from)), Math.ceil(to))) {
    run = clear === 1 ? 0 : run + 1;
    longest = Math.max(longest, run);
  }
  return longest;
}
