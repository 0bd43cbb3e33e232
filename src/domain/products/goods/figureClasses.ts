/** A class is some 9 % wide: a usual range is a handful of them, and what it does not want is soon thrown out. */
const PER_DOUBLING = 8;
/** Of 1/256 and of a million; what lies beyond counts as they do. */
const LOWEST = -64;
const HIGHEST = 160;
/** Goods with a wider range have one key that every search asks for; a wider search is not narrowed by classes. */
const MOST_CLASSES = 24;

const classOf = (figure: number) =>
  figure <= 0 ? LOWEST : Math.min(HIGHEST, Math.max(LOWEST, Math.floor(PER_DOUBLING * Math.log2(figure))));

/** `null` is open. Classes grow with their figures, so none that lies between two ends is missing. */
function classesBetween(from: number | null, to: number | null): readonly number[] {
  const first = from === null ? LOWEST : classOf(from);
  const last = to === null ? HIGHEST : classOf(to);
  return Array.from({ length: last - first + 1 }, (_, at) => first + at);
}

const keyOf = (code: string, figures: number | "*") => `${code}~${figures}`;

/** What an index that knows only what is the same finds a figure or a range by. */
export function figureKeys(code: string, from: number | null, to: number | null): readonly string[] {
  const classes = classesBetween(from, to);
  return classes.length > MOST_CLASSES ? [keyOf(code, "*")] : classes.map((each) => keyOf(code, each));
}

/**
 * Goods whose figure lies between two ends have one of these keys; whether it does only the figure tells. `null`: the
 * range is so wide that to compare so many keys would take longer than to look at the figures themselves.
 */
export function keysBetween(code: string, from: number | null, to: number | null): readonly string[] | null {
  const classes = classesBetween(from, to);
  if (classes.length > MOST_CLASSES) return null;
  return [keyOf(code, "*"), ...classes.map((each) => keyOf(code, each))];
}
