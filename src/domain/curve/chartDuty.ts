import { efficiency, pressure, type Flow } from "../units.ts";
import { axisOf } from "./axisOf.ts";
import type { ChartDuty, ChartFrame, ChartParabola, ChartPoint } from "./ChartModel.ts";
import type { ChartDesign, ChartRequest, ChartSetting } from "./ChartRequest.ts";
import { lastFlowOf } from "./chartFrame.ts";
import { PRESSURE_QUANTITY, type CurveQuantity, type Machine } from "./curveQuantities.ts";
import { deviationRate } from "./deviationRate.ts";
import { curveOf, placedCurves, placedSettings, pressureCurveOf, type PlacedSetting } from "./drawnCurves.ts";
import { allCrossings, operatingPoint } from "./operatingPoint.ts";
import { powerPerAirVolume } from "./power.ts";
import {
  parabolaPoints,
  resistanceOf,
  systemValueAt,
  type CurvePoint,
  type DesignPoint,
} from "./systemCurve.ts";
import { valueOrNaN } from "./valueAt.ts";

/** What the design points of a request add to a frame: computed anew while one is dragged. */
export function chartDuty(request: ChartRequest, frame: ChartFrame): ChartDuty {
  const { machine, designPoints } = request;
  const axis = frame.yAxes[axisOf(frame.yAxes, PRESSURE_QUANTITY[machine])];
  // Without a curve that a parabola could meet there is nothing to place a duty against.
  if (axis === undefined || !frame.columns.includes(PRESSURE_QUANTITY[machine]))
    return { parabolas: [], operatingPoints: [] };
  const lastFlow = lastFlowOf(placedCurves(request));
  return {
    parabolas: designPoints.map((designPoint, design) =>
      drawnParabola(design, designPoint, parabolaPoints(designPoint, lastFlow, axis.max), frame),
    ),
    operatingPoints: placedSettings(request).flatMap((setting) =>
      designPoints.flatMap(
        (designPoint, design) =>
          (isFor(designPoint, setting)
            ? pointOf(setting, design, designPoint, machine, frame.columns)
            : null) ?? [],
      ),
    ),
  };
}

const isFor = (design: ChartDesign, { setting }: PlacedSetting) =>
  design.setting === undefined || design.setting === setting;

function drawnParabola(
  design: number,
  designPoint: DesignPoint,
  points: readonly CurvePoint[],
  { grid }: ChartFrame,
): ChartParabola {
  const k = resistanceOf(designPoint);
  const end = points.at(-1)?.flow ?? 0;
  return {
    design,
    designPoint,
    k,
    points,
    values: grid.map((q) => (q <= end ? systemValueAt(k, q) : Number.NaN)),
  };
}

function pointOf(
  { product, setting, of }: PlacedSetting,
  design: number,
  designPoint: DesignPoint,
  machine: Machine,
  columns: readonly CurveQuantity[],
): ChartPoint | null {
  const fitted = pressureCurveOf(of, machine);
  if (fitted === undefined) return null;
  const k = resistanceOf(designPoint);
  const met = operatingPoint(fitted, k);
  if (!met.ok) return null;
  const { flow, value, isUnstable } = met.value;
  return {
    product,
    setting,
    design,
    flow,
    value,
    isUnstable,
    crossings: allCrossings(fitted, k),
    readings: Float64Array.from(columns, (quantity) => readingOf(of, quantity, flow)),
    flowDeviation: deviationRate(flow, designPoint.flow),
    valueDeviation: deviationRate(value, designPoint.value),
    powerPerAirVolume: powerOf(of, designPoint, flow),
  };
}

function readingOf(setting: ChartSetting, quantity: CurveQuantity, flow: Flow): number {
  const fitted = curveOf(setting, quantity);
  return fitted === undefined ? Number.NaN : valueOrNaN(fitted, flow);
}

function powerOf(setting: ChartSetting, { value }: DesignPoint, flow: Flow) {
  const running = readingOf(setting, "totalPressureEfficiency", flow);
  return running > 0 ? powerPerAirVolume(pressure(value), efficiency(running)) : null;
}
