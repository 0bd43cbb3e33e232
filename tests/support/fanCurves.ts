import type { Curve } from "#domain/physics/curve/Curve.ts";

const POINTS = 12;

/** A reproducible number from 0 to 1 for each index. */
const spread = (place: number, salt: number) => ((place * 7919 + salt * 104_729) % 9973) / 9973;

/**
 * Pressure curves of `count` fans of all sizes, measured with a little scatter: most fall, a fifth has a peak, a
 * tenth a saddle. Reproducible for the same count.
 */
export const fanCurves = (count: number): Curve[] =>
  Array.from({ length: count }, (_, fan) => {
    const last = 500 * 200 ** spread(fan, 1);
    const top = 150 * 12 ** spread(fan, 2);
    const x = new Float64Array(POINTS).map((_value, at) => last * (0.15 + (0.85 * at) / (POINTS - 1)));
    return { x, y: x.map((q, at) => top * (shapeOf(fan, q / last) + 0.004 * (spread(fan, at + 3) - 0.5))) };
  });

function shapeOf(fan: number, share: number): number {
  const falling = 1 - 0.75 * share ** 2;
  if (fan % 10 === 0) return falling - 0.35 * Math.exp(-(((share - 0.45) / 0.12) ** 2));
  return fan % 5 === 1 ? falling + 0.6 * share - 0.5 * share ** 3 : falling;
}
