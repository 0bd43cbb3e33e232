/** Nominal sizes of pipes, mm. */
const SIZES = [
  15, 20, 25, 32, 40, 50, 65, 80, 100, 125, 150, 200, 250, 300, 350, 400, 450, 500, 600, 700, 800,
];
/** A branch slightly above a size is connected in that size with a reducer, not in the next one. */
const OVER = 1.08;

/** The nominal size for a bore: the smallest that is not clearly narrower. */
export const standardSize = (bore: number): number =>
  SIZES.find((size) => size * OVER >= bore) ?? SIZES.at(-1)!;

/** Size of a header that carries `count` branches at the same velocity. */
export const headerSize = (bore: number, count: number): number => standardSize(bore * Math.sqrt(count));
