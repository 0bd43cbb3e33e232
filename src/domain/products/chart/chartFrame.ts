import { greatest, least } from "../../base/lists.ts";
import { flowAxis, valueAxis, type Axis, type Extent, type RegulatedAxis } from "./axes.ts";
import { axisOf } from "./axisOf.ts";
import type { ChartFrame, YAxis } from "./ChartModel.ts";
import { gridOf } from "./gridOf.ts";
import type { ChartDesign, ChartRequest } from "../../catalogue/machine/ChartRequest.ts";
import {
  CURVE_QUANTITY_ORDER,
  factsOf,
  PRESSURE_QUANTITY,
  SHARED_AXIS_NAMES,
  type CurveAxis,
  type CurveQuantity,
} from "../../physics/curve/curveQuantities.ts";
import { onOther } from "../../catalogue/duty/systemFigures.ts";
import { indexedCurves, type IndexedCurve } from "../../catalogue/machine/drawnCurves.ts";
import { parabolaEnd } from "../../physics/curve/systemCurve.ts";
import { valueRange } from "./valueRange.ts";

/** Finer than the pixels of the widest chart in use. */
const GRID_POINTS = 801;
const COMPARED_FROM_ZERO = 0.25;

/** Axes and grid for everything that a request draws; `null` if it has no curve. */
export function chartFrame(request: ChartRequest): ChartFrame | null {
  const curves = indexedCurves(request);
  if (curves.length === 0) return null;
  const columns = CURVE_QUANTITY_ORDER.filter((quantity) =>
    curves.some((curve) => curve.quantity === quantity),
  );
  const keys = [...new Set(columns.map((quantity) => factsOf(quantity).axis))];
  const yAxes = keys.map((key, at) => yAxisOf(key, at, columns, curves, request));
  const xAxis = flowAxis(flowExtent(request, curves, yAxes));
  const xAxisInForce = axisInForce(xAxis, request);
  return { xAxis, yAxes, xAxisInForce, grid: evenGrid(xAxisInForce), columns };
}

function axisInForce(axis: RegulatedAxis, { rate }: ChartRequest): Axis {
  const { min, max, interval, rMin, rMax, rInterval } = axis;
  return rate === null ? { min, max, interval } : { min: rMin, max: rMax, interval: rInterval };
}

/** The greatest measured flow of all curves, m³/h. */
export const lastFlowOf = (curves: readonly IndexedCurve[]): number =>
  greatest(curves.map(({ fitted }) => fitted.last));

function yAxisOf(
  key: CurveAxis,
  at: number,
  columns: readonly CurveQuantity[],
  curves: readonly IndexedCurve[],
  request: ChartRequest,
): YAxis {
  const own = columns.filter((quantity) => factsOf(quantity).axis === key);
  const ranges = curves
    .filter(({ quantity }) => own.includes(quantity))
    .map(({ fitted }) => valueRange(fitted));
  const designs = own.includes(PRESSURE_QUANTITY[request.machine])
    ? request.designPoints.flatMap((design) =>
        [design, ...(design.others ?? []).map((other) => onOther(design, other))].map(
          ({ value, system }) => ({
            min: lowestOf(value, system),
            // A design point must be visible; for a further system the points on the curves are enough.
            max: design.value,
          }),
        ),
      )
    : [];
  // An axis exists because a quantity has a curve on it.
  const facts = factsOf(own[0]!);
  const axis = valueAxis(key, joined([...ranges, ...designs]));
  return {
    ...axis,
    inForce: axisInForce(axis, request),
    key,
    name: `${prefixOf(key, request)}${own.length === 1 ? facts.name : SHARED_AXIS_NAMES[key]}`,
    unit: facts.unit,
    grid: gridOf(at),
  };
}

/**
 * Prefix for the name of an axis that a fluid other than that of the records changes, so that the picture alone
 * tells it.
 */
function prefixOf(key: CurveAxis, { air, liquid }: ChartRequest): string {
  if (air != null && (key === "pressure" || key === "power")) return "现场";
  return liquid !== undefined && liquid.shown.share !== 1 && key === "power" ? "介质" : "";
}

/** Shows a static head where the system curve begins; the origin of a closed system need not be visible. */
const lowestOf = (value: number, system: ChartDesign["system"]) =>
  system === undefined || system.staticValue === 0 ? value : Math.min(system.staticValue, value);

function flowExtent(
  { machine, designPoints, products }: ChartRequest,
  curves: readonly IndexedCurve[],
  yAxes: readonly YAxis[],
): Extent {
  const extents = curves.map(({ fitted }) => ({ min: fitted.first, max: fitted.last }));
  const isMet = curves.some(({ quantity }) => quantity === PRESSURE_QUANTITY[machine]);
  const axis = yAxes[axisOf(yAxes, PRESSURE_QUANTITY[machine])];
  if (!isMet || axis === undefined) return joined(extents);
  // A system curve begins at 0, which would always pull the axis there; only its far end counts.
  const lastFlow = lastFlowOf(curves);
  const designs = designPoints.map((design) => ({
    min: design.flow,
    max: Math.max(design.flow, parabolaEnd(design, lastFlow, axis.max)),
  }));
  const { min, max } = joined([...extents, ...designs]);
  // For comparison the axis begins at 0 if this leaves at most a quarter of it empty.
  return { min: products.length > 1 && min < COMPARED_FROM_ZERO * max ? 0 : min, max };
}

const joined = (extents: readonly Extent[]): Extent => ({
  min: least(extents.map(({ min }) => min)),
  max: greatest(extents.map(({ max }) => max)),
});

function evenGrid({ min, max }: Axis): Float64Array {
  const last = GRID_POINTS - 1;
  return new Float64Array(GRID_POINTS).map((_, at) => min + ((max - min) * at) / last);
}
