import { flow, type SpeedRate } from "../../base/units.ts";
import { isFor, otherPointsOf, powerOf, readingOf } from "./chartDuty.ts";
import { drawnCurve } from "./chartCurves.ts";
import type { ChartDuty, ChartFrame, ChartPoint, ChartRegulation } from "./ChartModel.ts";
import type { ChartDesign, ChartRequest } from "../../catalogue/machine/ChartRequest.ts";
import {
  factsOf,
  PRESSURE_QUANTITY,
  type CurveQuantity,
  type Machine,
} from "../../physics/curve/curveQuantities.ts";
import { deviationRate } from "../../catalogue/duty/deviationRate.ts";
import {
  pressureCurveOf,
  indexedSettings,
  type IndexedSetting,
} from "../../catalogue/machine/drawnCurves.ts";
import { allCrossings, operatingPoint } from "../../physics/curve/operatingPoint.ts";
import { isRegulationRate, isScalable, regulate, regulatedPoint } from "../../physics/curve/regulate.ts";
import { CLOSED, isClosed, systemOf } from "../../physics/curve/systemCurve.ts";

/**
 * The regulated part of a chart, computed again for every picture of a drag while the frame stays. Empty for a
 * speed out of range.
 */
export function chartRegulation(
  request: ChartRequest,
  frame: ChartFrame,
  duty: ChartDuty,
  rate: SpeedRate,
): ChartRegulation {
  const scalable = isRegulationRate(rate)
    ? indexedSettings(request)
        .filter(({ of }) => isScalable(of))
        .map((indexed) => ({ ...indexed, of: indexed.of.regulatedTo?.(rate) ?? indexed.of }))
    : [];
  const curves = scalable.flatMap(({ product, setting, of }) =>
    of.curves.flatMap(({ quantity, fitted }) => {
      const scaled = regulate(fitted, rate, quantity);
      return scaled.ok ? drawnCurve({ product, setting, quantity, fitted: scaled.value }, frame) : [];
    }),
  );
  const anew = (indexed: IndexedSetting, design: number, designPoint: ChartDesign) =>
    metAnew(indexed, design, designPoint, rate, request.machine, frame);
  const operatingPoints = scalable.flatMap((indexed) =>
    request.designPoints.flatMap((designPoint, design): readonly ChartPoint[] => {
      if (!isFor(designPoint, indexed)) return [];
      // On a closed system a point moves along the parabola, unless the curve itself changes with speed.
      if (!isClosed(designPoint.system ?? CLOSED) || isMovedAtSpeed(request, indexed)) {
        const met = anew(indexed, design, designPoint);
        return met === null ? [] : [met];
      }
      return duty.operatingPoints
        .filter(
          (point) =>
            point.product === indexed.product && point.setting === indexed.setting && point.design === design,
        )
        .map((point) => slowed(point, rate, request, frame));
    }),
  );
  const otherPoints = otherPointsOf(request, scalable, anew);
  const corrections = request.liquid?.correctionsAt(rate);
  return {
    rate,
    curves,
    operatingPoints,
    otherPoints,
    ...(corrections === undefined ? {} : { corrections }),
  };
}

const isMovedAtSpeed = ({ products }: ChartRequest, { product, setting }: IndexedSetting): boolean =>
  products[product]?.settings[setting]?.regulatedTo !== undefined;

const atSpeed = (reading: number, quantity: CurveQuantity, rate: SpeedRate): number => {
  const exponent = factsOf(quantity).speedExponent;
  return exponent === null ? Number.NaN : reading * rate ** exponent;
};

/**
 * The operating point on a system with a static head or another exponent, where a slower machine meets the system
 * elsewhere: its curve at that speed is intersected again. Readings are taken at the similar flow Q/r of full
 * speed, so the efficiency changes with the speed.
 */
function metAnew(
  { product, setting, of }: IndexedSetting,
  design: number,
  designPoint: ChartDesign,
  rate: SpeedRate,
  machine: Machine,
  { columns }: ChartFrame,
): ChartPoint | null {
  const full = pressureCurveOf(of, machine);
  const slower = full && regulate(full, rate, PRESSURE_QUANTITY[machine]);
  if (full === undefined || !slower?.ok) return null;
  const system = systemOf(designPoint);
  const met = operatingPoint(slower.value, system);
  if (!met.ok) return null;
  const { flow: q, value, isUnstable } = met.value;
  // Rounding must not move a crossing at an end of the range beyond it.
  const similar = flow(Math.min(Math.max(q / rate, full.first), full.last));
  return {
    product,
    setting,
    design,
    flow: q,
    value,
    isUnstable,
    crossings: allCrossings(slower.value, system),
    readings: Float64Array.from(columns, (quantity) =>
      atSpeed(readingOf(of, quantity, similar), quantity, rate),
    ),
    flowDeviation: deviationRate(q, designPoint.flow),
    valueDeviation: deviationRate(value, designPoint.value),
    powerPerAirVolume: powerOf(of, designPoint, similar),
  };
}

/** Moves an operating point along its parabola; its readings follow the law of each quantity. */
function slowed(
  point: ChartPoint,
  rate: SpeedRate,
  { designPoints }: ChartRequest,
  { columns }: ChartFrame,
): ChartPoint {
  const moved = regulatedPoint(point, rate);
  // The point was made for a design point of the same request.
  const design = designPoints[point.design]!;
  return {
    ...point,
    ...moved,
    crossings: point.crossings.map((crossing) => flow(crossing * rate)),
    // There is a column for each reading.
    readings: point.readings.map((reading, column) => atSpeed(reading, columns[column]!, rate)),
    flowDeviation: deviationRate(moved.flow, design.flow),
    valueDeviation: deviationRate(moved.value, design.value),
  };
}
