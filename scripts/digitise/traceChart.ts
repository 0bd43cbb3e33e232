import type { Point, Polyline } from "#domain/catalogue/curves/PageDrawing.ts";
import { distance, evenly, lengthOf, turning } from "#domain/catalogue/curves/polylines.ts";
import type { AxisEntry, CurveEntry } from "#domain/catalogue/curves/PageEntry.ts";
import { sheetCurve } from "#domain/catalogue/curves/sheetCurve.ts";
import { frameMap, type Corners, type FrameMap } from "#domain/catalogue/tracing/frameMap.ts";
import { pictureCharts } from "#domain/catalogue/tracing/pictureCharts.ts";
import type { PictureLine } from "#domain/catalogue/tracing/PictureChart.ts";
import { snapFrame } from "#domain/catalogue/tracing/snapFrame.ts";
import { traceLine } from "#domain/catalogue/tracing/traceLine.ts";
import { seededRandom, type Random } from "#server/samples/seededRandom.ts";
import { averagingWindow } from "./averagingWindow.ts";
import type { Outcome } from "./compareChart.ts";
import type { ExpectedAxis, ExpectedChart } from "./ExpectedChart.ts";
import type { OpenPicture } from "./openPicture.ts";
import { inSpans, isFine, isGood, scoreCurve, type CurveScore } from "./scoreCurve.ts";
import { statedError, statedWords, valuesOf } from "./statedError.ts";

/** Standard deviation of clicks in pixels; those on a frame are more careful. */
const FRAME_SHAKE = 0.4;
const LINE_SHAKE = 1.5;
const CLICKS = 5;
/** Share by which clicks are placed according to bends instead of length. */
const BY_BENDS = 0.5;

/** A chart traced by shaken clicks. */
export interface TracedChart {
  readonly outcomes: readonly Outcome[];
  readonly scores: readonly CurveScore[];
  readonly milliseconds: number;
}

/** @param seed another seed shakes the clicks differently */
export function traceChart(expected: ExpectedChart, open: OpenPicture, seed: string): TracedChart {
  const { picture, toPicture } = open;
  const random = seededRandom(`${expected.id} ${seed}`);
  const shaken = (by: number) => (place: Point) => shake(place, by, random);
  const axes = new Map(expected.axes.map((axis) => [axis.id, axis]));
  const panels = expected.panels.map(({ id, frame }) => {
    const [a, b, c, d] = frame.map(toPicture);
    const corners: Corners = [a!, b!, c!, d!];
    const [e, f, g, h] = corners.map(shaken(FRAME_SHAKE));
    const truth = mapOf(corners);
    const own = expected.axes.filter(({ panel }) => panel === id);
    const lines = expected.curves
      .filter((curve) => axes.get(curve.y)!.panel === id)
      .map((curve, at) => {
        const [x, y] = [axes.get(curve.x)!, axes.get(curve.y)!];
        const line = curve.points.map(([u, v]) =>
          truth.toPicture([inSpans(x, u) / 100, inSpans(y, v) / 100]),
        );
        const clicks = clickedPlaces(line).map(shaken(LINE_SHAKE));
        const begun = process.cpuUsage();
        const found = traceLine(picture, clicks);
        const { user, system } = process.cpuUsage(begun);
        const picked: PictureLine = { id: at, clicks, method: "traced", traced: found };
        return { curve, x, y, line, picked, milliseconds: (user + system) / 1000 };
      });
    return { id, corners, frame: snapFrame(picture, [e!, f!, g!, h!]), axes: own, lines };
  });
  const { charts } = pictureCharts(
    picture,
    panels.map(({ frame, axes: own, lines }) => ({
      frame,
      sides: own.map(({ side }) => side),
      lines: lines.map(({ picked }) => picked),
    })),
  );
  const traced = panels.flatMap(({ lines, axes: own }, nth) =>
    lines.map(({ curve, x, y, line, milliseconds }, at) => {
      const chart = charts[nth]!;
      const [across, up] = [own.indexOf(x), own.indexOf(y)];
      const found = { ...chart.curves[at]!, x: across };
      const sheet = sheetCurve({ ...chart, curves: [found] }, 0, own.map(asEntry), named(up));
      const points = sheet ? valuesOf(sheet) : [];
      const { frame } = panels[nth]!;
      return {
        curve,
        doubts: found.doubts,
        milliseconds,
        score: scoreCurve(curve, points, x, y),
        stated: sheet && statedError(curve, sheet, chart.frame, points, x, y),
        window: scoreCurve(
          curve,
          windowValues(averagingWindow(picture, line), mapOf(frame.corners), x, y),
          x,
          y,
        ),
      };
    }),
  );
  const curves = traced.map(({ curve, doubts, score, stated }): Outcome => {
    const { covered, rms, most } = score;
    return {
      of: "curve",
      name: curve.id,
      status: isFine(score) ? "fine" : isGood(score) ? "good" : doubts.length > 0 ? "asked" : "wrong",
      says: `covered ${covered.toFixed(1)} rms ${rms.toFixed(3)} max ${most.toFixed(3)} ${statedWords(stated)} ${doubts.join(" ")}`,
      ...(stated && { stated }),
    };
  });
  const frames = panels.map(({ id, corners, frame }): Outcome => {
    const own = mapOf(frame.corners);
    const far = Math.max(
      ...corners.map((corner, at) => {
        const [u, v] = own.toShare(corner);
        return 100 * Math.max(Math.abs(u - (at === 1 || at === 2 ? 1 : 0)), Math.abs(v - (at < 2 ? 1 : 0)));
      }),
    );
    return {
      of: "frame",
      name: id,
      status: far <= 0.4 ? "right" : "wrong",
      says: `${far.toFixed(3)} % residual ${frame.residual?.toFixed(2) ?? "none"} px`,
    };
  });
  const [own, other] = [
    middle(traced.map(({ score }) => score.rms)),
    middle(traced.map((one) => one.window.rms)),
  ];
  const held: Outcome = {
    of: "window",
    name: "median",
    status: own <= other ? "right" : "wrong",
    says: `rms ${own.toFixed(3)}, of an averaging window ${other.toFixed(3)}`,
  };
  return {
    outcomes: [...frames, ...curves, held],
    scores: traced.map(({ score }) => score),
    milliseconds: middle(traced.map((one) => one.milliseconds)),
  };
}

export const middle = (values: readonly number[]): number =>
  values.toSorted((one, other) => one - other)[values.length >> 1] ?? 0;

/** A person clicks at both ends and more densely where a line bends. */
function clickedPlaces(line: Polyline): Polyline {
  const fine = evenly(line, 200);
  const whole = lengthOf(fine);
  const turns = fine.map((_, at) => {
    const [a, b, c] = [fine[at - 1], fine[at]!, fine[at + 1]];
    return a && c ? (turning(b[0] - a[0], b[1] - a[1], c[0] - b[0], c[1] - b[1]) * Math.PI) / 180 : 0;
  });
  const bent = turns.reduce((sum, one) => sum + one, 0) || 1;
  let passed = 0;
  const way = fine.map((place, at) => {
    if (at > 0)
      passed += ((1 - BY_BENDS) * distance(fine[at - 1]!, place)) / whole + (BY_BENDS * turns[at]!) / bent;
    return passed;
  });
  return Array.from({ length: CLICKS }, (_, at) => {
    const wanted = (at / (CLICKS - 1)) * passed;
    return fine[way.findIndex((one) => one >= wanted - 1e-9)]!;
  });
}

/** Shifts a point by a normal deviation in both directions. */
function shake([x, y]: Point, by: number, random: Random): Point {
  const far = by * Math.sqrt(-2 * Math.log(1 - random()));
  const angle = 2 * Math.PI * random();
  return [x + far * Math.cos(angle), y + far * Math.sin(angle)];
}

/** @throws Error if the corners have no area */
function mapOf(corners: Corners): FrameMap {
  const map = frameMap(corners);
  if (!map) throw new Error("a frame without an area");
  return map;
}

const asEntry = ({ scale, min, max, unit }: ExpectedAxis): AxisEntry => ({
  ...{ kind: scale, from: min, to: max, unit },
});

/** An entry for an axis; its quantity does not affect the values. */
const named = (axis: number): CurveEntry => ({
  ...{ isTaken: true, quantity: "head", setting: "", axis },
});

const windowValues = (points: Polyline, map: FrameMap, x: ExpectedAxis, y: ExpectedAxis): Polyline =>
  points.map((point): Point => {
    const [u, v] = map.toShare(point);
    return [valueIn(x, u), valueIn(y, v)];
  });

const valueIn = ({ scale, min, max }: ExpectedAxis, share: number): number =>
  scale === "log" ? min * (max / min) ** share : min + (max - min) * share;
