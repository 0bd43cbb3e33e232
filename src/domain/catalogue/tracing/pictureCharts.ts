import type { AxisSide, ChartAxis } from "../curves/ChartAxis.ts";
import type { LineDoubt } from "../curves/ChartLine.ts";
import type { Point, Polyline } from "../curves/PageDrawing.ts";
import { distance } from "../curves/polylines.ts";
import type { Chart, ChartCurve, PageCharts } from "../curves/readCharts.ts";
import { coinciding } from "./coinciding.ts";
import { frameMap, type Corners, type FrameMap } from "./frameMap.ts";
import type { PictureChart, PictureLine } from "./PictureChart.ts";
import type { SnappedFrame } from "./snapFrame.ts";

/** A corner that no rule holds is as far off as it was clicked, in pixels. */
const LOOSE_CORNER = 0.7;
/** A rule is straight to a tenth of a pixel at best. */
const LEAST_CORNER = 0.1;
/** A point by hand stands a pixel off. */
const BY_HAND = 1;

/** Between a picture and its frame laid straight, whose sides are as long as the picture's are in the mean. */
export interface StraightFrame {
  readonly width: number;
  readonly height: number;
  toFrame(point: Point): Point;
  toPicture(point: Point): Point;
}

/** `null` where the corners have no area. */
export function straightFrame(corners: Corners): StraightFrame | null {
  const map: FrameMap | null = frameMap(corners);
  if (!map) return null;
  const [a, b, c, d] = corners;
  const width = (distance(a, b) + distance(d, c)) / 2;
  const height = (distance(a, d) + distance(b, c)) / 2;
  return {
    width,
    height,
    toFrame(point) {
      const [u, v] = map.toShare(point);
      return [u * width, (1 - v) * height];
    },
    toPicture: ([x, y]) => map.toPicture([x / width, 1 - y / height]),
  };
}

/** The points that a line has, traced or clicked, in pixels. */
export const pointsOf = ({ clicks, method, traced }: PictureLine): Polyline =>
  method === "by-hand" ? clicks : (traced?.points ?? []);

/** The frames of a picture as charts, each laid straight. A frame without an area has no lines. */
export function pictureCharts(
  { width, height }: { readonly width: number; readonly height: number },
  pictures: readonly PictureChart[],
): PageCharts {
  return { turns: 0, width, height, charts: pictures.map(pictureChart), speed: null };
}

function pictureChart({ frame, sides, lines }: PictureChart): Chart {
  const straight = straightFrame(frame.corners);
  const [wide, high] = [straight?.width ?? 0, straight?.height ?? 0];
  const shared = coinciding(lines.map((line) => (line.method === "traced" ? line.traced : null)));
  return {
    frame: { left: 0, top: 0, right: wide, bottom: high },
    axes: sides.map((side) => axisAt(side, frame, wide, high)),
    curves: lines.map((line, at): ChartCurve => ({
      ...NAMELESS,
      points: straight ? pointsOf(line).map((point) => straight.toFrame(point)) : [],
      width: line.traced?.width ?? 0,
      off: line.method === "by-hand" ? BY_HAND : (line.traced?.off ?? 0),
      doubts: lineDoubts(line, shared[at] === true),
    })),
  };
}

const NAMELESS = {
  ...{ colour: "", dash: "", label: "", quantity: null, parameter: null },
  ...{ x: 0, y: null, meaningDoubts: [] },
} as const;

function lineDoubts({ method, traced }: PictureLine, isShared: boolean): readonly LineDoubt[] {
  if (method === "by-hand") return ["by-hand"];
  return [...(traced?.doubts ?? ["no-line" as const]), ...(isShared ? ["coincides" as const] : [])];
}

const isLevel = (side: AxisSide) => side === "bottom" || side === "top";

/** Values along an axis are between the two sides that it ends at. */
function axisAt(side: AxisSide, { residual, isRuled }: SnappedFrame, wide: number, high: number): ChartAxis {
  const length = isLevel(side) ? wide : high;
  const [top, right, bottom, left] = isRuled;
  const isHeld = isLevel(side) ? left && right : top && bottom;
  const off = isHeld && residual !== null ? Math.max(LEAST_CORNER, residual) : LOOSE_CORNER;
  const at = { bottom: high, top: 0, left: 0, right: wide }[side];
  return {
    ...{ side, at, figuresAt: at, figures: 2, error: length > 0 ? off / length : 1, doubts: [] },
    ...{ text: "", quantity: null, unit: "", colour: "" },
    // Its values are those that a person gives.
    scale: { kind: "linear", a: 0, b: 1 },
  };
}
