import { offsetOf, type InkBand } from "./inkBand.ts";

/** Against leaps from step to step; a line turns little over a pixel. */
const LEAP = 0.6;
const FURTHEST = 3;
/** A loose click draws the line to itself within a few pixels. */
const PULL = 0.01;
/** No click is as far off as this: further a line is held back. */
const LOOSE = 5;
const HOLD = 2;

const pull = (off: number): number => PULL * off * off + HOLD * Math.max(0, Math.abs(off) - LOOSE);

/** @param clicked steps at which there is a click */
export function bestPath(band: InkBand, clicked: readonly number[]): Int16Array {
  const { steps, lanes, apart, ink } = band;
  const from = new Int8Array(steps * lanes);
  const pulls = new Set(clicked.flatMap((step) => [step - 2, step - 1, step, step + 1, step + 2]));
  const costs = Float64Array.from(
    { length: 2 * FURTHEST + 1 },
    (_, at) => LEAP * ((at - FURTHEST) * apart) ** 2,
  );
  let before = new Float32Array(lanes);
  let now = new Float32Array(lanes);
  for (let step = 0; step < steps; step++) {
    const isPulled = pulls.has(step);
    for (let lane = 0; lane < lanes; lane++) {
      let best = step === 0 ? 0 : Number.NEGATIVE_INFINITY;
      let leap = 0;
      const first = step === 0 ? 1 : Math.max(-FURTHEST, -lane);
      const last = step === 0 ? 0 : Math.min(FURTHEST, lanes - 1 - lane);
      for (let by = first; by <= last; by++) {
        const worth = before[lane + by]! - costs[by + FURTHEST]!;
        if (worth <= best) continue;
        best = worth;
        leap = by;
      }
      now[lane] = best + ink[step * lanes + lane]! - (isPulled ? pull(offsetOf(band, lane)) : 0);
      from[step * lanes + lane] = leap;
    }
    [before, now] = [now, before];
  }
  const path = new Int16Array(steps);
  let lane = 0;
  for (let other = 1; other < lanes; other++) if (before[other]! > before[lane]!) lane = other;
  for (let step = steps - 1; step >= 0; step--) {
    path[step] = lane;
    lane += from[step * lanes + lane]!;
  }
  return path;
}
