import type { ChartAxis } from "#domain/catalogue/curves/ChartAxis.ts";
import { valueAt } from "#domain/catalogue/curves/fitScale.ts";
import type { Point, Polyline } from "#domain/catalogue/curves/PageDrawing.ts";
import { boundsOf, evenly, nearestOn } from "#domain/catalogue/curves/polylines.ts";
import { axisEntry } from "#domain/catalogue/curves/proposedEntry.ts";
import { sheetCurve } from "#domain/catalogue/curves/sheetCurve.ts";
import type { Chart, ChartCurve, PageCharts } from "#domain/catalogue/curves/readCharts.ts";
import { turnDrawing } from "#domain/catalogue/curves/turnDrawing.ts";
import type { ExpectedAxis, ExpectedChart, ExpectedCurve } from "./ExpectedChart.ts";
import { curveFaults } from "./curveFaults.ts";
import { statedError, statedWords, valuesOf, type StatedError } from "./statedError.ts";
import { inSpans, isFine, isGood, scoreCurve, type CurveScore } from "./scoreCurve.ts";

/** `asked`: wrong or uncertain, and marked so. */
export type Status = "fine" | "good" | "right" | "asked" | "wrong" | "missing" | "extra";

export interface Outcome {
  readonly of: "frame" | "scale" | "curve" | "line" | "window";
  readonly name: string;
  readonly status: Status;
  readonly says: string;
  /** Of a curve that has values. */
  readonly stated?: StatedError;
}

/** A frame counts as found if no edge is further away, in points. */
const FRAME = 2;
/** A scale counts as right within this share of its span, in %. */
const SCALE = 0.4;
/** A line further away than this share of its frame counts as another line. */
const OTHER = 0.06;

/** Compares what was found on a page with what it shows. */
export function compareChart(expected: ExpectedChart, page: PageCharts): readonly Outcome[] {
  const { panels, axes, curves } = turned(expected, page);
  const matched = new Map<string, Chart>();
  for (const { id, frame } of panels) {
    const box = boundsOf(frame);
    const chart = page.charts.find(({ frame: own }) =>
      (["left", "top", "right", "bottom"] as const).every((edge) => Math.abs(own[edge] - box[edge]) <= FRAME),
    );
    if (chart) matched.set(id, chart);
  }
  const frames = panels.map(({ id }): Outcome => ({
    of: "frame",
    name: id,
    status: matched.has(id) ? "right" : "missing",
    says: "",
  }));
  const own = new Map(axes.map((axis) => [axis.id, ownAxis(axis, matched.get(axis.panel))]));
  const scales = axes.map((axis) => scaleOutcome(axis, own.get(axis.id) ?? null));
  return [...frames, ...scales, ...curveOutcomes(axes, curves, matched, own), ...strayCharts(page, matched)];
}

/** The truth, stated in points of the shown page, converted to points of the page as it is read. */
function turned(expected: ExpectedChart, { turns, width, height }: PageCharts): ExpectedChart {
  if (turns === 0) return expected;
  const [wide, high] = turns === 2 ? [width, height] : [height, width];
  const turn = (points: Polyline): Polyline =>
    turnDrawing(
      {
        width: wide,
        height: high,
        words: [],
        paths: [{ points, isClosed: false, paint: "stroke", colour: "", width: 0, dash: "", clip: null }],
      },
      turns,
    ).paths[0]!.points;
  return {
    ...expected,
    panels: expected.panels.map((panel) => ({
      ...panel,
      frame: turn(panel.frame).map(([x, y]): [number, number] => [x, y]),
    })),
    axes: expected.axes.map((axis) => ({
      ...axis,
      calibration: axis.calibration.map(({ value, x, y }) => {
        const [u, v] = turn([[x, y]])[0]!;
        return { value, x: u, y: v };
      }),
    })),
  };
}

interface OwnAxis {
  readonly axis: ChartAxis;
  readonly at: number;
  /** In % of the span. */
  readonly error: number;
}

const isLevel = ({ side }: Pick<ExpectedAxis, "side">) => side === "bottom" || side === "top";

function ownAxis(expected: ExpectedAxis, chart: Chart | undefined): OwnAxis | null {
  const candidates = (chart?.axes ?? []).flatMap((axis, at): readonly OwnAxis[] => {
    if (isLevel(axis) !== isLevel(expected)) return [];
    const errors = expected.calibration.map(({ value, x, y }) =>
      Math.abs(inSpans(expected, valueAt(axis.scale, isLevel(axis) ? x : y)) - inSpans(expected, value)),
    );
    const error = errors.reduce((top, one) => Math.max(top, Number.isNaN(one) ? 100 : one), 0);
    return [{ axis, at, error }];
  });
  // Two axes with the same scale are distinguished by their side.
  const beside = ({ axis: { side }, error }: OwnAxis) => error + (side === expected.side ? 0 : SCALE);
  return candidates.toSorted((one, other) => beside(one) - beside(other))[0] ?? null;
}

function scaleOutcome({ id }: ExpectedAxis, own: OwnAxis | null): Outcome {
  if (!own) return { of: "scale", name: id, status: "missing", says: "" };
  const { axis, error } = own;
  const isRight = error <= SCALE;
  const says = `${error.toFixed(3)} % ${axis.scale.kind} ${axis.text} ${axis.doubts.join(" ")}`;
  return {
    of: "scale",
    name: id,
    status: isRight ? "right" : axis.doubts.length > 0 ? "asked" : "wrong",
    says,
  };
}

function curveOutcomes(
  axes: readonly ExpectedAxis[],
  curves: readonly ExpectedCurve[],
  matched: ReadonlyMap<string, Chart>,
  own: ReadonlyMap<string, OwnAxis | null>,
): readonly Outcome[] {
  const byId = new Map(axes.map((axis) => [axis.id, axis]));
  const onPage = curves.map((curve) => ({
    curve,
    x: byId.get(curve.x)!,
    y: byId.get(curve.y)!,
    chart: matched.get(byId.get(curve.y)?.panel ?? ""),
  }));
  const pairs = onPage.flatMap((of, at) => {
    const line = evenly(placed(of.curve.points, of.x, of.y), 60);
    const frame = of.chart?.frame;
    const size = frame ? Math.hypot(frame.right - frame.left, frame.bottom - frame.top) : 1;
    return (of.chart?.curves ?? []).map((found) => ({
      at,
      found,
      cost: (meanGap(line, found.points) + meanGap(evenly(found.points, 60), line)) / (2 * size),
    }));
  });
  const claimed = new Map<number, ChartCurve>();
  const used = new Set<ChartCurve>();
  for (const { at, found, cost } of pairs.toSorted((one, other) => one.cost - other.cost)) {
    if (cost > OTHER || claimed.has(at) || used.has(found)) continue;
    claimed.set(at, found);
    used.add(found);
  }
  const outcomes = onPage.map(({ curve, x, y, chart }, at): Outcome => {
    const found = claimed.get(at);
    const [ownX, ownY] = [own.get(x.id), own.get(y.id)];
    if (!found || !chart) return { of: "curve", name: curve.id, status: "missing", says: "" };
    if (!ownX || !ownY) return { of: "curve", name: curve.id, status: "asked", says: "no scale" };
    const entry = { isTaken: true, quantity: "head", setting: "", axis: ownY.at } as const;
    const of = { ...chart, curves: [{ ...found, x: ownX.at }] };
    const sheet = sheetCurve(
      of,
      0,
      chart.axes.map((axis) => axisEntry(axis, chart.frame)),
      entry,
    );
    if (!sheet) return { of: "curve", name: curve.id, status: "asked", says: "no scale" };
    const values = valuesOf(sheet);
    const score = scoreCurve(curve, values, x, y);
    const stated = statedError(curve, sheet, chart.frame, values, x, y);
    const faults = curveFaults(curve, found, { x: ownX.at, y: ownY.at });
    const isAsked = [found, ownX.axis, ownY.axis].some(({ doubts }) => doubts.length > 0);
    return {
      of: "curve",
      name: curve.id,
      status: faults.length > 0 ? "wrong" : statusOf(score, isAsked),
      says: [
        ...[shown(score), statedWords(stated), ...faults, ...found.doubts],
        ...found.meaningDoubts.map((one) => `${one}?`),
      ].join(" "),
      stated,
    };
  });
  const extras = [...new Set(matched.values())].flatMap((chart) =>
    chart.curves
      .filter((curve) => !used.has(curve))
      .map((curve): Outcome => ({
        of: "line",
        name: `"${curve.label}"`,
        status: curve.doubts.length > 0 ? "asked" : "extra",
        says: `${curve.points.length} points ${curve.colour} ${curve.doubts.join(" ")}`,
      })),
  );
  return [...outcomes, ...extras];
}

const statusOf = (score: CurveScore, isAsked: boolean): Status => {
  if (isFine(score)) return "fine";
  if (isGood(score)) return "good";
  return isAsked ? "asked" : "wrong";
};

const shown = ({ covered, rms, most }: CurveScore) =>
  `covered ${covered.toFixed(1)} rms ${rms.toFixed(3)} max ${most.toFixed(3)}`;

const meanGap = (from: Polyline, to: Polyline) =>
  from.reduce((sum, point) => sum + nearestOn(to, point).away, 0) / from.length;

/** True values as points of the page. */
const placed = (points: Polyline, x: ExpectedAxis, y: ExpectedAxis): Polyline =>
  points.map(([u, v]): Point => [along(x, u, "x"), along(y, v, "y")]);

function along(axis: ExpectedAxis, value: number, of: "x" | "y"): number {
  const [one, other] = axis.calibration;
  if (!one || !other) return 0;
  const [low, high] = [inSpans(axis, one.value), inSpans(axis, other.value)];
  return one[of] + ((inSpans(axis, value) - low) / (high - low)) * (other[of] - one[of]);
}

/** Charts that were found where none is. */
const strayCharts = ({ charts }: PageCharts, matched: ReadonlyMap<string, Chart>): readonly Outcome[] => {
  const known = new Set(matched.values());
  return charts
    .filter((chart) => !known.has(chart))
    .map(({ curves }): Outcome => ({
      of: "frame",
      name: "stray",
      status: "extra",
      says: `${curves.length} lines`,
    }));
};
