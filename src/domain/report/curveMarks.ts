import type { ChartCurve } from "../curve/ChartModel.ts";
import { INK_3, styleOf, SYSTEM_COLOUR } from "../curve/curveColours.ts";
import { factsOf } from "../curve/curveQuantities.ts";
import { ratePercentText } from "../curve/speedName.ts";
import type { SpeedRate } from "../units.ts";
import { placeNames } from "../curve/placeNames.ts";
import type { Rect } from "../curve/placeLabels.ts";
import type { SheetChart } from "./DataSheet.ts";
import { LABEL_HEIGHT, type WishedLabel } from "./labelMarks.ts";
import { plotX, plotY, type PlotArea } from "./plotArea.ts";
import { polylines } from "./polylines.ts";
import type { Measure, SheetMark } from "./SheetMark.ts";
import { lineMark, SIZE } from "./sheetStyle.ts";

const CURVE_WIDTH = 1.2;
const SYSTEM_WIDTH = 0.7;
/** Of what a lower speed has taken the place of. */
const BEHIND_WIDTH = 0.6;
/** From a curve's end to its name. */
const GAP = 4;

const isSameCurve = (one: ChartCurve, other: ChartCurve) =>
  one.product === other.product && one.setting === other.setting && one.quantity === other.quantity;

interface NamedLine {
  readonly name: string;
  readonly colour: string;
  readonly isDashed: boolean;
  readonly width: number;
  readonly runs: readonly (readonly number[])[];
  readonly isSystem: boolean;
}

function curveName({ products }: SheetChart, { product, setting, quantity }: ChartCurve): string {
  const settings = products[product]?.settings ?? [];
  const speed = settings.length > 1 ? settings[setting]?.speed : "";
  return [factsOf(quantity).name, speed].filter(Boolean).join(" ");
}

function namedLines(chart: SheetChart, area: PlotArea, grid: 0 | 1): NamedLine[] {
  const { frame, curves, duty, regulation } = chart.model;
  const regulated = regulation?.curves ?? [];
  const runsOf = (axis: number, values: Float64Array) => {
    const inForce = frame.yAxes[axis]?.inForce;
    return inForce === undefined
      ? []
      : polylines(values, inForce, (at, value) => [
          plotX(area, frame.xAxisInForce, frame.grid[at]!),
          plotY(area, inForce, value),
        ]);
  };
  const pressure = frame.yAxes.findIndex(({ key }) => key === "pressure" || key === "head");
  const systems =
    frame.yAxes[pressure]?.grid === grid
      ? duty.parabolas.map(({ values }) => ({
          name: "管网特性",
          colour: SYSTEM_COLOUR,
          isDashed: true,
          width: SYSTEM_WIDTH,
          runs: runsOf(pressure, values),
          isSystem: true,
        }))
      : [];
  const lineOf = (curve: ChartCurve, rate: SpeedRate | null): NamedLine => {
    const isBehind = rate === null && regulated.some((other) => isSameCurve(other, curve));
    const { colour, isDashed } = styleOf(curve.quantity);
    return {
      name: [curveName(chart, curve), rate === null ? "" : ratePercentText(rate)].filter(Boolean).join(" "),
      colour: isBehind ? INK_3 : colour,
      isDashed,
      width: isBehind ? BEHIND_WIDTH : CURVE_WIDTH,
      runs: runsOf(curve.axis, curve.values),
      isSystem: false,
    };
  };
  const own = ({ axis }: ChartCurve) => frame.yAxes[axis]?.grid === grid;
  return [
    ...systems,
    ...curves.filter(own).map((curve) => lineOf(curve, null)),
    ...regulated.filter(own).map((curve) => lineOf(curve, regulation?.rate ?? null)),
  ];
}

export interface CurveMarks {
  readonly lines: readonly SheetMark[];
  /** Names at the ends of curves, clear of one another. */
  readonly names: readonly WishedLabel[];
  /** A system curve is named on its way, wherever that is free. */
  readonly systemNames: readonly WishedLabel[];
}

/** The curves of one grid, with the names that tell them apart. */
export function curveMarks(chart: SheetChart, area: PlotArea, grid: 0 | 1, measure: Measure): CurveMarks {
  const lines = namedLines(chart, area, grid).filter(({ runs }) => runs.length > 0);
  const curves = lines.filter(({ isSystem }) => !isSystem);
  const ends = curves.map(({ name, runs }) => {
    const last = runs.at(-1)!;
    const width = measure(name, SIZE.small);
    const right = area.left + area.width - width - 1;
    // Where the axis leaves no room behind the curve its name stands over the end.
    return { x: Math.min(last.at(-2)! + GAP, right), y: last.at(-1)! - area.top, width };
  });
  const heights = placeNames(ends, area.height);
  return {
    lines: lines.flatMap(({ runs, colour, isDashed, width }) =>
      runs.map((run) => lineMark(run, { width, colour, isDashed })),
    ),
    names: curves.map(({ name, colour }, at) => ({
      text: name,
      colour,
      places: [
        {
          left: ends[at]!.x,
          top: area.top + heights[at]! - LABEL_HEIGHT / 2,
          width: ends[at]!.width,
          height: LABEL_HEIGHT,
        },
      ],
    })),
    systemNames: lines
      .filter(({ isSystem }) => isSystem)
      .map(({ name, colour, runs }) => ({
        text: name,
        colour,
        places: placesAlong(runs.at(-1)!, measure(name, SIZE.small)),
      })),
  };
}

/** Where on its way a line is named, the middle first. */
const ON_THE_WAY = [0.6, 0.5, 0.7, 0.4, 0.8, 0.3, 0.9];

/** Below and right of a rising line, or above and left of it. */
const placesAlong = (run: readonly number[], width: number): Rect[] =>
  ON_THE_WAY.flatMap((share) => {
    const at = 2 * Math.floor((share * run.length) / 2);
    const [x, y] = [run[at]!, run[at + 1]!];
    const size = { width, height: LABEL_HEIGHT };
    return [
      { left: x + GAP, top: y + 1, ...size },
      { left: x - GAP - width, top: y - LABEL_HEIGHT - 1, ...size },
    ];
  });
