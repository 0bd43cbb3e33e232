/**
 * Number of classes per doubling, so that a class is about 9 % wide: a usual range covers a handful of them, and
 * false matches are quickly removed.
 */
const PER_DOUBLING = 8;
/** Classes of 1/256 and of a million; figures beyond count as these. */
const LOWEST = -64;
const HIGHEST = 160;
/** Goods with a wider range get one key that every search includes; a wider search is not narrowed by classes. */
const MOST_CLASSES = 24;

const classOf = (figure: number) =>
  figure <= 0 ? LOWEST : Math.min(HIGHEST, Math.max(LOWEST, Math.floor(PER_DOUBLING * Math.log2(figure))));

/** `null` is open. Classes are in the order of their figures, so the classes between two ends are complete. */
function classesBetween(from: number | null, to: number | null): readonly number[] {
  const first = from === null ? LOWEST : classOf(from);
  const last = to === null ? HIGHEST : classOf(to);
  return Array.from({ length: last - first + 1 }, (_, at) => first + at);
}

const keyOf = (code: string, figures: number | "*") => `${code}~${figures}`;

/** Keys by which an index of equal keys finds a figure or a range. */
export function figureKeys(code: string, from: number | null, to: number | null): readonly string[] {
  const classes = classesBetween(from, to);
  return classes.length > MOST_CLASSES ? [keyOf(code, "*")] : classes.map((each) => keyOf(code, each));
}

/**
 * Keys of goods that may have a figure between two ends; the figure itself must still be compared. `null`: the
 * range is so wide that comparing the keys would take longer than comparing the figures.
 */
export function keysBetween(code: string, from: number | null, to: number | null): readonly string[] | null {
  const classes = classesBetween(from, to);
  if (classes.length > MOST_CLASSES) return null;
  return [keyOf(code, "*"), ...classes.map((each) => keyOf(code, each))];
}
