import type { ChartLine } from "./ChartLine.ts";
import { LONGEST_DASH } from "./outlineMiddle.ts";
import type { Box, Point, Polyline } from "./PageDrawing.ts";
import { distance, isWithin, lengthOf, turning } from "./polylines.ts";

/** Ends that touch are this near, and the line goes on in its direction. */
const TOUCH = 0.15;
const STRAIGHT_ON = 26;
/** Dashes drawn one by one: so many of one style, no longer than this, with gaps in proportion. */
const FEWEST_DASHES = 6;
/** More short pieces of one style are hatching or a drawing. */
const MOST_DASHES = 4000;
const WIDEST_GAP = 2.2;
/** Parts of a line with a word between are no further apart; lines of a chart are fewer. */
const WIDEST_WORD = 60;
const MOST_BROKEN = 400;
/** Across a gap the line may turn less. */
const AIMED = 18;
/** The direction of an end is taken over this many points of the page. */
const REACH = 2;

/** A line being put together: `flip` of an end says from which side it is walked. */
interface End {
  readonly line: number;
  readonly isLast: boolean;
  readonly at: Point;
  /** Outward. */
  readonly dx: number;
  readonly dy: number;
}

interface Join {
  readonly one: End;
  readonly other: End;
  readonly cost: number;
}

/**
 * Pieces of lines put together: those that touch, dashes, and parts with a word between. Lines of different styles
 * stay apart.
 */
export function joinLines(lines: readonly ChartLine[], words: readonly Box[]): readonly ChartLine[] {
  const styles = new Map<string, ChartLine[]>();
  for (const line of lines) {
    const key = `${line.colour} ${line.width.toFixed(2)} ${line.dash}`;
    const own = styles.get(key);
    if (own) own.push(line);
    else styles.set(key, [line]);
  }
  return [...styles.values()].flatMap((own) => acrossWords(joinDashes(joinTouching(own)), words));
}

function joinTouching(lines: readonly ChartLine[]): readonly ChartLine[] {
  return joinBy(lines, TOUCH, (one, other) => {
    if (!isOpposite(one, other)) return null;
    const angle = turning(one.dx, one.dy, -other.dx, -other.dy);
    return angle < STRAIGHT_ON ? angle : null;
  });
}

function joinDashes(lines: readonly ChartLine[]): readonly ChartLine[] {
  const short = lines.filter(({ points }) => lengthOf(points) <= LONGEST_DASH);
  if (short.length < FEWEST_DASHES || short.length > MOST_DASHES) return lines;
  const lengths = short.map(({ points }) => lengthOf(points)).toSorted((one, other) => one - other);
  const usual = lengths[Math.floor(lengths.length / 2)]!;
  const widest = WIDEST_GAP * usual;
  const joined = joinBy(short, widest, (one, other) => {
    const [gx, gy] = [other.at[0] - one.at[0], other.at[1] - one.at[1]];
    const gap = Math.hypot(gx, gy);
    if (gap < TOUCH || !isOpposite(one, other) || one.dx * gx + one.dy * gy < 0) return null;
    const angle = Math.max(
      turning(one.dx, one.dy, gx, gy),
      turning(-other.dx, -other.dy, gx, gy),
      turning(one.dx, one.dy, -other.dx, -other.dy),
    );
    return angle < AIMED ? gap * (1 + angle / AIMED) : null;
  });
  const taken = new Set(short);
  const rest = lines.filter((line) => !taken.has(line));
  return [...rest, ...joined.flatMap((line) => (isRow(line) ? [line] : line.parts))].map(plainLine);

  /** Dashes of one line are alike, and so are its gaps; strokes of letters are not. */
  function isRow({ parts, gaps }: Joined): boolean {
    if (parts.length === 1) return true;
    if (parts.length < FEWEST_DASHES) return false;
    return (
      isEven(
        parts.map(({ points }) => lengthOf(points)),
        DASHES_EVEN,
      ) && isEven(gaps, GAPS_EVEN)
    );
  }
}

/** Most pairs of ends fail this, and it is cheap. */
const isOpposite = (one: End, other: End) => one.dx * other.dx + one.dy * other.dy < 0;

/** A line is broken where a word stands on it, and goes on behind it. */
function acrossWords(lines: readonly ChartLine[], words: readonly Box[]): readonly ChartLine[] {
  const long = lines.filter(({ points }) => lengthOf(points) > LONGEST_DASH);
  if (long.length < 2 || long.length > MOST_BROKEN) return lines;
  const broken = new Set<ChartLine>();
  const joined = joinBy(long, WIDEST_WORD, (one, other) => {
    const [gx, gy] = [other.at[0] - one.at[0], other.at[1] - one.at[1]];
    if (!isOpposite(one, other) || one.dx * gx + one.dy * gy < 0) return null;
    const angle = Math.max(turning(one.dx, one.dy, gx, gy), turning(-other.dx, -other.dy, gx, gy));
    const middle: Point = [(one.at[0] + other.at[0]) / 2, (one.at[1] + other.at[1]) / 2];
    if (angle >= AIMED) return null;
    if (words.some((word) => isWithin(middle, word, 2))) return Math.hypot(gx, gy) * (1 + angle / AIMED);
    broken.add(long[one.line]!).add(long[other.line]!);
    return null;
  });
  const taken = new Set(long);
  const whole = joined.map((line): ChartLine =>
    line.parts.length === 1 && broken.has(line.parts[0]!)
      ? { ...plainLine(line), doubts: [...line.doubts, "broken"] }
      : plainLine(line),
  );
  return [...lines.filter((line) => !taken.has(line)), ...whole];
}

const plainLine = ({ points, colour, width, dash, doubts }: ChartLine): ChartLine => ({
  points,
  colour,
  width,
  dash,
  doubts,
});

/** Dashes and dots may follow each other; gaps are alike. */
const DASHES_EVEN = 7;
const GAPS_EVEN = 3;

/** Whether the upper quarter of lengths begins at most so many times above the end of the lower quarter. */
export function isEven(lengths: readonly number[], by: number): boolean {
  const sorted = lengths.toSorted((one, other) => one - other);
  const low = sorted[Math.floor(0.25 * sorted.length)]!;
  const high = sorted[Math.floor(0.75 * sorted.length)]!;
  return high <= by * low;
}

interface Joined extends ChartLine {
  readonly parts: readonly ChartLine[];
  readonly gaps: readonly number[];
}

function joinBy(
  lines: readonly ChartLine[],
  reach: number,
  costOf: (one: End, other: End) => number | null,
): readonly Joined[] {
  const ends = lines.flatMap(({ points }, line) => [endOf(points, line, false), endOf(points, line, true)]);
  const cells = new Map<string, End[]>();
  const keyOf = (x: number, y: number) => `${x} ${y}`;
  for (const end of ends) {
    const key = keyOf(Math.floor(end.at[0] / reach), Math.floor(end.at[1] / reach));
    const own = cells.get(key);
    if (own) own.push(end);
    else cells.set(key, [end]);
  }
  const joins: Join[] = [];
  for (const one of ends) {
    const [column, row] = [Math.floor(one.at[0] / reach), Math.floor(one.at[1] / reach)];
    for (let x = column - 1; x <= column + 1; x++)
      for (let y = row - 1; y <= row + 1; y++)
        for (const other of cells.get(keyOf(x, y)) ?? []) {
          if (other.line <= one.line || distance(one.at, other.at) > reach) continue;
          const cost = costOf(one, other);
          if (cost !== null) joins.push({ one, other, cost });
        }
  }
  return chained(
    lines,
    joins.toSorted((one, other) => one.cost - other.cost),
  );
}

function endOf(points: Polyline, line: number, isLast: boolean): End {
  const at = points.at(isLast ? -1 : 0)!;
  const step = isLast ? -1 : 1;
  let from = isLast ? points.length - 1 + step : step;
  while (from + step >= 0 && from + step < points.length && distance(points[from]!, at) < REACH) from += step;
  const inner = points[from] ?? at;
  return { line, isLast, at, dx: at[0] - inner[0], dy: at[1] - inner[1] };
}

/** Takes the best joins first; an end is joined once, and no line with itself. */
function chained(lines: readonly ChartLine[], joins: readonly Join[]): readonly Joined[] {
  const keyOf = ({ line, isLast }: End) => 2 * line + (isLast ? 1 : 0);
  const partner = new Map<number, number>();
  const owner = lines.map((_, at) => at);
  const rootOf = (at: number): number => {
    let root = at;
    while (owner[root] !== root) root = owner[root]!;
    owner[at] = root;
    return root;
  };
  for (const { one, other } of joins) {
    if (partner.has(keyOf(one)) || partner.has(keyOf(other))) continue;
    const [first, second] = [rootOf(one.line), rootOf(other.line)];
    if (first === second) continue;
    owner[second] = first;
    partner.set(keyOf(one), keyOf(other));
    partner.set(keyOf(other), keyOf(one));
  }
  const walked = new Set<number>();
  const out: Joined[] = [];
  for (let start = 0; start < lines.length; start++) {
    const isInside = partner.has(2 * start) && partner.has(2 * start + 1);
    if (walked.has(start) || isInside) continue;
    out.push(walk(start));
  }
  return out;

  function walk(start: number): Joined {
    const parts: ChartLine[] = [];
    const gaps: number[] = [];
    const points: Point[] = [];
    // From the end that is joined to nothing.
    let entry: number | undefined = partner.has(2 * start) ? 2 * start + 1 : 2 * start;
    while (entry !== undefined) {
      const line = lines[entry >> 1]!;
      walked.add(entry >> 1);
      const piece = entry % 2 === 0 ? line.points : line.points.toReversed();
      const last = points.at(-1);
      if (last) gaps.push(distance(last, piece[0]!));
      for (const point of piece) points.push(point);
      parts.push(line);
      entry = partner.get(entry ^ 1);
    }
    const [first] = parts;
    const isGapped = gaps.some((gap) => gap > TOUCH);
    return {
      ...first!,
      points,
      parts,
      gaps,
      doubts: isGapped ? ["joined"] : [...new Set(parts.flatMap((part) => part.doubts))],
    };
  }
}
