import type { Phrase } from "./axisTitles.ts";
import { cheapestPairs } from "./cheapestPairs.ts";
import type { ChartLine } from "./ChartLine.ts";
import { curveLabel, type CurveLabel } from "./curveLabels.ts";
import type { Box, DrawnPath, Point } from "./PageDrawing.ts";
import { distance, evenly, isWithin } from "./polylines.ts";

/** A label stands within this share of its letters' size from its line. */
const NEAR = 1.7;
/** A word at the end of a line and at its height is rather its label than one beside it. */
const AT_END = 0.25;
const END = 0.8;
/** Labels of the ends may stand outside the frame. */
const OUTSIDE = 40;
/** A line stays without a name rather than make others take names further off than this, in points. */
const UNNAMED = 14;
const SAMPLES = 80;
/** The piece of a line in a legend. */
const SHORTEST_SAMPLE = 8;
const LONGEST_SAMPLE = 70;
const BESIDE_SAMPLE = 26;

/** What is printed beside each line, by its index in the list. */
export function labelLines(
  lines: readonly ChartLine[],
  phrases: readonly Phrase[],
  paths: readonly DrawnPath[],
  frame: Box,
): readonly (CurveLabel | null)[] {
  const labels: (CurveLabel | null)[] = lines.map(() => null);
  const near = phrases.flatMap((phrase) => {
    const middle: Point = [(phrase.left + phrase.right) / 2, (phrase.top + phrase.bottom) / 2];
    const isNear =
      isWithin(middle, frame, 1) || (middle[0] > frame.right && isWithin(middle, frame, OUTSIDE));
    const label = isNear ? curveLabel(phrase.text) : null;
    return label ? [{ phrase, middle, label }] : [];
  });
  const legend = legendOf(lines, near, paths);
  const taken = new Set<Phrase>();
  for (const { at, phrase, label } of legend) {
    labels[at] = label;
    taken.add(phrase);
  }
  const pairs = lines.flatMap((line, at) => {
    const samples = evenly(line.points, SAMPLES);
    const ends = [line.points[0]!, line.points.at(-1)!];
    return near.flatMap(({ phrase, label }) => {
      const gap = samples.reduce(
        (least, point) => Math.min(least, toBox(point, phrase)),
        Number.POSITIVE_INFINITY,
      );
      if (gap > NEAR * phrase.size) return [];
      const atEnd = ends.reduce((best, end) => Math.min(best, endGap(end, phrase)), Number.POSITIVE_INFINITY);
      return [{ at, phrase, label, cost: Math.min(gap, AT_END * atEnd) }];
    });
  });
  const kinds = kindsOfStyles(lines, assign(pairs, labels, taken));
  const taking = new Set(kinds.values());
  const fitting = pairs.flatMap((pair): readonly Pair[] => {
    const [own, kind] = [kinds.get(styleOf(lines[pair.at]!)), kindOf(pair.label)];
    if (own !== undefined) return own === kind ? [pair] : [];
    // A label of the kind that names another family is one of that.
    return taking.has(kind) && kind !== "word" ? [] : [pair];
  });
  return assign(fitting, labels, taken);
}

interface Pair {
  readonly at: number;
  readonly phrase: Phrase;
  readonly label: CurveLabel;
  readonly cost: number;
}

/** A word names one line, and a line has one name. */
function assign(
  pairs: readonly Pair[],
  known: readonly (CurveLabel | null)[],
  used: ReadonlySet<Phrase>,
): readonly (CurveLabel | null)[] {
  const labels = [...known];
  const free = pairs.filter(({ at, phrase }) => !labels[at] && !used.has(phrase));
  const phrases = [...new Set(free.map(({ phrase }) => phrase))];
  const indexOf = new Map(phrases.map((phrase, at) => [phrase, at]));
  const named = cheapestPairs(
    free.map(({ at, phrase, cost }) => ({ line: at, name: indexOf.get(phrase)!, cost })),
    UNNAMED,
  );
  for (const [line, name] of named)
    labels[line] = free.find(({ at, phrase }) => at === line && phrase === phrases[name])?.label ?? null;
  return labels;
}

const styleOf = ({ width, dash }: ChartLine) => `${width.toFixed(1)} ${dash}`;
const kindOf = ({ parameter }: CurveLabel) => (parameter ? (parameter.quantity ?? "figure") : "word");

/** Lines drawn alike are a family: percentages name its lines, or diameters, not some of each. */
function kindsOfStyles(
  lines: readonly ChartLine[],
  labels: readonly (CurveLabel | null)[],
): ReadonlyMap<string, string> {
  const counts = new Map<string, Map<string, number>>();
  lines.forEach((line, at) => {
    const label = labels[at];
    // A word that means nothing known says nothing of the family.
    if (!label || (label.parameter === null && label.quantity === null)) return;
    const own = counts.get(styleOf(line)) ?? new Map<string, number>();
    own.set(kindOf(label), (own.get(kindOf(label)) ?? 0) + 1);
    counts.set(styleOf(line), own);
  });
  return new Map(
    [...counts].flatMap(([style, own]): readonly (readonly [string, string])[] => {
      const [first, second] = [...own].toSorted((one, other) => other[1] - one[1]);
      return first && first[1] > 1 && first[1] > (second?.[1] ?? 0) ? [[style, first[0]]] : [];
    }),
  );
}

/** How far a word stands beyond the end of a line, at its height; endless elsewhere. */
function endGap(end: Point, { left, right, top, bottom, size }: Phrase): number {
  const isLevel = Math.abs((top + bottom) / 2 - end[1]) < END * size;
  const beside = Math.max(left - end[0], end[0] - right);
  return isLevel && beside > -0.3 * size
    ? Math.max(0, beside) + Math.abs((top + bottom) / 2 - end[1])
    : Number.POSITIVE_INFINITY;
}

const toBox = ([x, y]: Point, { left, right, top, bottom }: Phrase): number =>
  Math.hypot(Math.max(left - x, 0, x - right), Math.max(top - y, 0, y - bottom));

interface Near {
  readonly phrase: Phrase;
  readonly middle: Point;
  readonly label: CurveLabel;
}

/** A legend shows a piece of each line beside its word; one style for several lines names none of them. */
function legendOf(lines: readonly ChartLine[], near: readonly Near[], paths: readonly DrawnPath[]) {
  return paths.flatMap((path) => {
    const [one, two] = path.points;
    if (path.paint !== "stroke" || path.points.length !== 2 || !one || !two) return [];
    const length = distance(one, two);
    if (Math.abs(one[1] - two[1]) > 0.1 || length < SHORTEST_SAMPLE || length > LONGEST_SAMPLE) return [];
    const own = lines.flatMap((line, at) =>
      line.colour === path.colour && line.dash === path.dash && Math.abs(line.width - path.width) < 0.05
        ? [at]
        : [],
    );
    if (own.length !== 1) return [];
    const [left, right] = [Math.min(one[0], two[0]), Math.max(one[0], two[0])];
    const beside = near.find(
      ({ phrase, middle }) =>
        Math.abs(middle[1] - one[1]) < 0.6 * phrase.size &&
        (Math.abs(phrase.left - right) < BESIDE_SAMPLE || Math.abs(phrase.right - left) < BESIDE_SAMPLE),
    );
    return beside ? [{ at: own[0]!, phrase: beside.phrase, label: beside.label }] : [];
  });
}
