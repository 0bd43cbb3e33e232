import { groupBy } from "../../base/groupBy.ts";
import type { ChartLine } from "./ChartLine.ts";
import { isEven } from "./joinLines.ts";
import { areaOf, THICKEST } from "./outlineMiddle.ts";
import type { DrawnPath, Point, Polyline } from "./PageDrawing.ts";
import { boundsOf, distance, lengthOf, turning } from "./polylines.ts";

/** A dot of a dotted line, drawn by itself as a filled square or disc. */
export interface Dot {
  readonly at: Point;
  readonly colour: string;
  /** The side of a square of its area, in points. */
  readonly size: number;
}

/** 16 × area / way around²: 1 of a square, 1.27 of a disc, 0.77 of a triangle, less of letters and dashes. */
const COMPACT = 0.9;

/** `null` of a shape that is no dot. */
export function dotOf({ paint, points, colour }: DrawnPath): Dot | null {
  const first = points[0];
  if (paint !== "fill" || points.length < 4 || !first) return null;
  const size = Math.sqrt(areaOf(points));
  if (size === 0 || size > THICKEST) return null;
  if (16 * size * size < COMPACT * lengthOf([...points, first]) ** 2) return null;
  const { left, top, right, bottom } = boundsOf(points);
  return { at: [(left + right) / 2, (top + bottom) / 2], colour, size };
}

/** Middles of dots in a row are no further apart than so many of their sizes: marks along a line are. */
const REACH = 4;
const FEWEST = 12;
/** More dots of one look are a drawing. */
const MOST = 4000;
/** A row turns no more from dot to dot. */
const AIMED = 30;
/** A dot with more than two others about as near as the nearest belongs to a field. */
const ABOUT = 1.5;
/** Gaps of a row are alike, so many times. */
const GAPS_EVEN = 1.5;

/** Lines through the middles of dots of one look that stand in rows. */
export function dotRows(dots: readonly Dot[]): readonly ChartLine[] {
  const styles = groupBy(dots, ({ colour, size }) => `${colour} ${size.toFixed(1)}`);
  return [...styles.values()].flatMap((own) =>
    own.length < FEWEST || own.length > MOST ? [] : rowsOf(own).map((points) => lineOf(points, own[0]!)),
  );
}

const lineOf = (points: Polyline, { colour, size }: Dot): ChartLine => ({
  points,
  colour,
  width: size,
  dash: "",
  doubts: ["joined"],
});

function rowsOf(dots: readonly Dot[]): readonly Polyline[] {
  const near = neighbours(dots, REACH * dots[0]!.size);
  const chosen = dots.map(({ at }, index) => partnersOf(at, near[index]!, dots));
  // A link is one that both of its dots choose.
  const links = chosen.map((own, index) => own.filter((other) => chosen[other]!.includes(index)));
  const walked = new Set<number>();
  const rows: Polyline[] = [];
  for (let start = 0; start < dots.length; start++) {
    if (walked.has(start) || links[start]!.length !== 1) continue;
    const row: Point[] = [];
    for (
      let at: number | undefined = start;
      at !== undefined;
      at = links[at]!.find((one) => !walked.has(one))
    ) {
      walked.add(at);
      row.push(dots[at]!.at);
    }
    if (row.length >= FEWEST && isEven(gapsOf(row), GAPS_EVEN)) rows.push(row);
  }
  return rows;
}

/** The nearest other dot, and the nearest on the other side. */
function partnersOf([x, y]: Point, near: readonly number[], dots: readonly Dot[]): readonly number[] {
  const away = (index: number) => distance(dots[index]!.at, [x, y]);
  const sorted = near.toSorted((one, other) => away(one) - away(other));
  const [first] = sorted;
  if (first === undefined) return [];
  const third = sorted[2];
  if (third !== undefined && away(third) < ABOUT * away(first)) return [];
  const [u, v] = dots[first]!.at;
  const second = sorted.find((index) => {
    const [p, q] = dots[index]!.at;
    return turning(x - u, y - v, p - x, q - y) < AIMED;
  });
  return second === undefined ? [first] : [first, second];
}

/** The dots within a distance of each dot, found through cells of that size. */
function neighbours(dots: readonly Dot[], reach: number): readonly (readonly number[])[] {
  const cellOf = ([x, y]: Point) => [Math.floor(x / reach), Math.floor(y / reach)] as const;
  const cells = groupBy(dots.keys(), (index) => cellOf(dots[index]!.at).join(" "));
  return dots.map(({ at }, index) => {
    const [column, row] = cellOf(at);
    return [-1, 0, 1]
      .flatMap((dx) => [-1, 0, 1].flatMap((dy) => cells.get(`${column + dx} ${row + dy}`) ?? []))
      .filter((other) => other !== index && distance(dots[other]!.at, at) <= reach);
  });
}

const gapsOf = (row: Polyline) => row.slice(1).map((point, at) => distance(point, row[at]!));
