import { PUMP } from "../categories.ts";
import type { AxisSide } from "../curves/ChartAxis.ts";
import type { Point, Polyline } from "../curves/PageDrawing.ts";
import type { AxisEntry, CurveEntry, ProductEntry } from "../curves/PageEntry.ts";
import { distance } from "../curves/polylines.ts";
import { isLevel } from "../curves/sheetCurve.ts";
import { greatest, least } from "../../base/lists.ts";
import { CURVE_QUANTITIES, type CurveQuantity } from "../../physics/curve/curveQuantities.ts";
import { straightFrame } from "./pictureCharts.ts";
import type { Corners } from "./frameMap.ts";
import type { PictureChart, PictureLine } from "./PictureChart.ts";
import type { PictureEntry } from "./PictureEntry.ts";
import type { SnappedFrame } from "./snapFrame.ts";

const blankAxis = (unit = ""): AxisEntry => ({ kind: "linear", from: Number.NaN, to: Number.NaN, unit });
const NAMELESS: CurveEntry = { isTaken: false, quantity: null, setting: "", axis: 1 };
/** A line may begin or end so far outside of its frame, as a share of it. */
const OUTSIDE = 0.05;

/** A picture with nothing marked on it yet. */
export const emptyPicture = (
  before: Pick<ProductEntry, "brand" | "series"> = { brand: "", series: "" },
): PictureEntry => ({
  ...{ axes: [], curves: [], pictures: [], corners: [] },
  product: { category: PUMP, brand: before.brand, series: before.series, model: "", speed: "" },
});

const replaced = <Item>(list: readonly Item[], at: number, change: (item: Item) => Item): readonly Item[] =>
  list.map((item, nth) => (nth === at ? change(item) : item));

const without = <Item>(list: readonly Item[], at: number): readonly Item[] =>
  list.filter((_, nth) => nth !== at);

const inChart = (entry: PictureEntry, chart: number, changed: Partial<PictureChart>): PictureEntry => ({
  ...entry,
  pictures: replaced(entry.pictures, chart, (own) => ({ ...own, ...changed })),
});

const UNRULED: Omit<SnappedFrame, "corners"> = { residual: null, isRuled: [false, false, false, false] };

/** Four points in any order as corners: the upper two, then the lower two, each from the left. */
function orderedCorners(points: readonly [Point, Point, Point, Point]): Corners {
  const down = points.toSorted(([, one], [, other]) => one - other);
  const [left, right] = down.slice(0, 2).toSorted(([one], [other]) => one - other);
  const [lowLeft, lowRight] = down.slice(2).toSorted(([one], [other]) => one - other);
  return [left!, right!, lowRight!, lowLeft!];
}

/** Frames that stand above each other share their flow: the entry of the frame before is proposed. */
function flowAxis({ pictures, axes }: PictureEntry, corners: Corners): AxisEntry {
  const width = corners[1][0] - corners[0][0];
  const like = pictures.findIndex(
    ({ frame: { corners: own } }) =>
      Math.abs(own[0][0] - corners[0][0]) + Math.abs(own[1][0] - corners[1][0]) < 0.03 * width,
  );
  return axes[like]?.[0] ?? blankAxis("m³/h");
}

/** A frame is begun, or with its fourth corner there. */
export function withCorner(entry: PictureEntry, point: Point): PictureEntry {
  const [a, b, c] = entry.corners;
  return a && b && c
    ? withFrame({ ...entry, corners: [] }, orderedCorners([a, b, c, point]))
    : { ...entry, corners: [...entry.corners, point] };
}

/** A frame as it was clicked, with an axis of flow below it and one at its left. */
const withFrame = (entry: PictureEntry, corners: Corners): PictureEntry => ({
  ...entry,
  pictures: [
    ...entry.pictures,
    { frame: { corners, ...UNRULED }, isLoose: true, sides: ["bottom", "left"], lines: [] },
  ],
  axes: [...entry.axes, [flowAxis(entry, corners), blankAxis()]],
  curves: [...entry.curves, []],
});

/** Corners as they were moved: to be moved on to the rules under them, or to stay where they are. */
export function withCorners(
  entry: PictureEntry,
  chart: number,
  corners: Corners,
  isLoose: boolean,
): PictureEntry {
  const pictures = replaced(entry.pictures, chart, ({ sides, lines }) => ({
    ...{ frame: { corners, ...UNRULED }, sides, lines },
    ...(isLoose && { isLoose }),
  }));
  return { ...entry, pictures };
}

/** Corners that were moved to the rules under them. */
export const withSnapped = (entry: PictureEntry, chart: number, frame: SnappedFrame): PictureEntry => ({
  ...entry,
  pictures: replaced(entry.pictures, chart, ({ sides, lines }) => ({ frame, sides, lines })),
});

export const withoutFrame = (entry: PictureEntry, chart: number): PictureEntry => ({
  ...entry,
  pictures: without(entry.pictures, chart),
  axes: without(entry.axes, chart),
  curves: without(entry.curves, chart),
});

/** Another axis beside a frame; several may stand at one side. */
export const withSide = (entry: PictureEntry, chart: number, side: AxisSide): PictureEntry => ({
  ...inChart(entry, chart, { sides: [...(entry.pictures[chart]?.sides ?? []), side] }),
  axes: replaced(entry.axes, chart, (own) => [...own, blankAxis()]),
});

/** Lines that were read by the axis are read by none then. */
export const withoutSide = (entry: PictureEntry, chart: number, at: number): PictureEntry => ({
  ...inChart(entry, chart, { sides: without(entry.pictures[chart]?.sides ?? [], at) }),
  axes: replaced(entry.axes, chart, (own) => without(own, at)),
  curves: replaced(entry.curves, chart, (own) =>
    own.map((curve) =>
      curve.axis === at
        ? { ...curve, axis: null, isTaken: false }
        : { ...curve, axis: curve.axis !== null && curve.axis > at ? curve.axis - 1 : curve.axis },
    ),
  ),
});

/** The index of the frame that contains a point; -1 outside of all frames. */
export const frameAt = ({ pictures }: PictureEntry, point: Point): number =>
  pictures.findIndex(({ frame }) => {
    const straight = straightFrame(frame.corners);
    if (!straight) return false;
    const [x, y] = straight.toFrame(point);
    const [u, v] = [x / straight.width, y / straight.height];
    return Math.min(u, v) > -OUTSIDE && Math.max(u, v) < 1 + OUTSIDE;
  });

export const nextLineId = ({ pictures }: PictureEntry): number =>
  1 + greatest([0, ...pictures.flatMap(({ lines }) => lines.map(({ id }) => id))]);

/** The clicks of a line with a new one inserted where the path through all of them grows least. */
export function withClick(clicks: Polyline, point: Point): Polyline {
  const costs = Array.from({ length: clicks.length + 1 }, (_, at) => {
    const [before, behind] = [clicks[at - 1], clicks[at]];
    if (!before || !behind) return distance(before ?? behind ?? point, point);
    return distance(before, point) + distance(point, behind) - distance(before, behind);
  });
  return clicks.toSpliced(costs.indexOf(least(costs)), 0, point);
}

/** Replaces the line with this id, or adds it after the others. */
export function withLine(entry: PictureEntry, chart: number, line: PictureLine): PictureEntry {
  const lines = entry.pictures[chart]?.lines ?? [];
  const at = lines.findIndex(({ id }) => id === line.id);
  if (at >= 0) return inChart(entry, chart, { lines: replaced(lines, at, () => line) });
  return {
    ...inChart(entry, chart, { lines: [...lines, line] }),
    curves: replaced(entry.curves, chart, (own) => [...own, NAMELESS]),
  };
}

export const withoutLine = (entry: PictureEntry, chart: number, at: number): PictureEntry => ({
  ...inChart(entry, chart, { lines: without(entry.pictures[chart]?.lines ?? [], at) }),
  curves: replaced(entry.curves, chart, (own) => without(own, at)),
});

/**
 * What a line shows, with the axis that other lines of its quantity are read by, else one that no other quantity
 * has; an axis without a unit takes the usual one.
 */
export function withQuantity(
  entry: PictureEntry,
  chart: number,
  at: number,
  quantity: CurveQuantity,
): PictureEntry {
  const [curves, sides] = [entry.curves[chart] ?? [], entry.pictures[chart]?.sides ?? []];
  const others = curves.filter((curve, nth) => nth !== at && curve.quantity !== null);
  const group = CURVE_QUANTITIES[quantity].axis;
  const alike = others.find((curve) => CURVE_QUANTITIES[curve.quantity!].axis === group);
  const upright = sides.flatMap((side, nth) => (isLevel({ side }) ? [] : [nth]));
  const free = upright.find((nth) => others.every(({ axis }) => axis !== nth));
  const axis = alike?.axis ?? free ?? upright[0] ?? null;
  return {
    ...entry,
    curves: replaced(entry.curves, chart, (own) =>
      replaced(own, at, (curve) => ({ ...curve, quantity, axis, isTaken: true })),
    ),
    axes: replaced(entry.axes, chart, (own) =>
      replaced(own, axis ?? -1, (one) =>
        one.unit === "" ? { ...one, unit: CURVE_QUANTITIES[quantity].unit } : one,
      ),
    ),
  };
}

/** Lines whose clicks changed since they were traced. */
export const untracedLines = ({ pictures }: PictureEntry) =>
  pictures.flatMap(({ lines }, chart) =>
    lines.flatMap((line) =>
      line.method === "traced" && line.traced === null && line.clicks.length > 1 ? [{ chart, line }] : [],
    ),
  );
