import type { CurveEntry, PageEntry } from "./PageEntry.ts";
import { distance, lengthOf } from "./polylines.ts";
import type { Point, Polyline } from "./PageDrawing.ts";
import { isFunction } from "./isFunction.ts";
import type { ChartCurve, PageCharts } from "./readCharts.ts";

/** Parts shorter than this, in points of the page, are no lines. */
const LEAST_PART = 4;

/** The entry with other lines in one of its charts, each with what is said of it. */
function withLines(
  read: PageCharts,
  entry: PageEntry,
  chart: number,
  lines: readonly { readonly curve: ChartCurve; readonly said: CurveEntry }[],
): PageEntry {
  const charts = read.charts.map((own, nth) =>
    nth === chart ? { ...own, curves: lines.map(({ curve }) => curve) } : own,
  );
  const curves = entry.curves.map((own, nth) => (nth === chart ? lines.map(({ said }) => said) : own));
  return { ...entry, curves, read: { ...read, charts } };
}

const linesOf = (read: PageCharts, entry: PageEntry, chart: number) =>
  (read.charts[chart]?.curves ?? []).flatMap((curve, at) => {
    const said = entry.curves[chart]?.[at];
    return said ? [{ curve, said }] : [];
  });

/** A line that is no function of the flow is not taken. */
const taken = (curve: ChartCurve, said: CurveEntry): CurveEntry => ({
  ...said,
  isTaken: said.quantity !== null && isFunction(curve.points),
});

/** The line in two parts, cut at its point nearest to `point`; `null` if one part would be no line. */
export function withSplit(
  read: PageCharts,
  entry: PageEntry,
  { chart, curve: at }: { readonly chart: number; readonly curve: number },
  point: Point,
): PageEntry | null {
  const lines = linesOf(read, entry, chart);
  const line = lines[at];
  if (!line) return null;
  const { points } = line.curve;
  let nearest = 0;
  for (let each = 1; each < points.length; each++)
    if (distance(points[each]!, point) < distance(points[nearest]!, point)) nearest = each;
  const parts = [points.slice(0, nearest + 1), points.slice(nearest)];
  if (parts.some((part) => part.length < 2 || lengthOf(part) < LEAST_PART)) return null;
  const halves = parts.map((part) => {
    const curve = { ...line.curve, points: part };
    return { curve, said: taken(curve, line.said) };
  });
  return withLines(read, entry, chart, lines.toSpliced(at, 1, ...halves));
}

/** The points of both from end to end, by their nearest ends. */
function joined(one: Polyline, other: Polyline): Polyline {
  const orders = [
    [one, other],
    [one, other.toReversed()],
    [one.toReversed(), other],
    [one.toReversed(), other.toReversed()],
  ] as const;
  const gap = ([first, second]: (typeof orders)[number]) => distance(first.at(-1)!, second[0]!);
  const [first, second] = orders.toSorted((a, b) => gap(a) - gap(b))[0]!;
  return [...first, ...second];
}

/** Two lines of a chart as one, which has what is said of the first; it is marked as put together. */
export function withJoin(
  read: PageCharts,
  entry: PageEntry,
  chart: number,
  [first, second]: readonly [number, number],
): PageEntry | null {
  const lines = linesOf(read, entry, chart);
  const [one, other] = [lines[first], lines[second]];
  if (!one || !other || first === second) return null;
  const points = joined(one.curve.points, other.curve.points);
  const doubts = one.curve.doubts.includes("joined")
    ? one.curve.doubts
    : [...one.curve.doubts, "joined" as const];
  const curve = { ...one.curve, points, doubts };
  const rest = lines.with(first, { curve, said: taken(curve, one.said) });
  return withLines(read, entry, chart, rest.toSpliced(second, 1));
}

/** A line taken or given up; with `ofStyle` all of its chart that are drawn alike follow it. */
export function withTaken(
  read: PageCharts,
  entry: PageEntry,
  { chart, curve: at }: { readonly chart: number; readonly curve: number },
  ofStyle: boolean,
): PageEntry {
  const curves = read.charts[chart]?.curves ?? [];
  const own = curves[at];
  const isTaken = entry.curves[chart]?.[at]?.isTaken !== true;
  const isAlike = ({ colour, width, dash }: ChartCurve) =>
    own !== undefined && colour === own.colour && width === own.width && dash === own.dash;
  const change = (said: CurveEntry, each: number): CurveEntry => {
    const curve = curves[each];
    const isMeant = each === at || (ofStyle && curve !== undefined && isAlike(curve));
    if (!curve || !isMeant) return said;
    return isTaken ? taken(curve, said) : { ...said, isTaken: false };
  };
  return {
    ...entry,
    curves: entry.curves.map((said, nth) => (nth === chart ? said.map(change) : said)),
  };
}
