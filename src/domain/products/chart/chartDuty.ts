import { efficiency, pressure, type Flow } from "../../base/units.ts";
import { axisOf } from "./axisOf.ts";
import { onOther } from "../../catalogue/duty/systemFigures.ts";
import type {
  ChartDuty,
  ChartFrame,
  ChartParabola,
  ChartPoint,
  OtherPoint,
  SettingSpeeds,
  WaterPoint,
} from "./ChartModel.ts";
import type { ChartDesign, ChartRequest, ChartSetting } from "../../catalogue/machine/ChartRequest.ts";
import { lastFlowOf } from "./chartFrame.ts";
import { PRESSURE_QUANTITY, type CurveQuantity, type Machine } from "../../physics/curve/curveQuantities.ts";
import { deviationRate } from "../../catalogue/duty/deviationRate.ts";
import {
  curveOf,
  curveRegulatedTo,
  indexedCurves,
  indexedSettings,
  pressureCurveOf,
  type IndexedSetting,
} from "../../catalogue/machine/drawnCurves.ts";
import { machineSets } from "./machineSets.ts";
import { allCrossings, operatingPoint } from "../../physics/curve/operatingPoint.ts";
import { powerPerAirVolume } from "../../physics/curve/power.ts";
import { isScalable } from "../../physics/curve/regulate.ts";
import { leastRunning, leastStarting, speedForDuty } from "../../physics/curve/speedLimits.ts";
import {
  parabolaPoints,
  systemOf,
  systemValueAt,
  type CurvePoint,
  type DesignPoint,
} from "../../physics/curve/systemCurve.ts";
import { valueOrNaN } from "../../physics/curve/valueAt.ts";

const NO_DUTY: ChartDuty = {
  sets: [],
  parabolas: [],
  otherCurves: [],
  otherPoints: [],
  speeds: [],
  operatingPoints: [],
};

/** The parts of a chart that depend on the design points, computed again while one is dragged. */
export function chartDuty(request: ChartRequest, frame: ChartFrame): ChartDuty {
  const { machine, designPoints } = request;
  const axis = frame.yAxes[axisOf(frame.yAxes, PRESSURE_QUANTITY[machine])];
  // Without a curve that a system curve could meet, no duty can be placed.
  if (axis === undefined || !frame.columns.includes(PRESSURE_QUANTITY[machine])) return NO_DUTY;
  const lastFlow = lastFlowOf(indexedCurves(request));
  return {
    sets: machineSets(request, frame.columns, isFor),
    parabolas: designPoints.map((designPoint, design) =>
      drawnParabola(design, designPoint, parabolaPoints(designPoint, lastFlow, axis.max), frame),
    ),
    otherCurves: designPoints.flatMap((designPoint, design) =>
      (designPoint.others ?? []).map((other) => {
        const moved = onOther(designPoint, other);
        const points = parabolaPoints(moved, lastFlow, axis.max);
        return { name: other.name, ...drawnParabola(design, moved, points, frame) };
      }),
    ),
    otherPoints: otherPointsOf(request, indexedSettings(request), (setting, design, moved) =>
      pointOf(setting, design, moved, machine, frame.columns),
    ),
    speeds: indexedSettings(request).flatMap((setting) =>
      designPoints.flatMap((designPoint, design) =>
        isFor(designPoint, setting) ? speedsOf(setting, design, designPoint, machine) : [],
      ),
    ),
    operatingPoints: indexedSettings(request).flatMap((setting) =>
      designPoints.flatMap(
        (designPoint, design) =>
          (isFor(designPoint, setting)
            ? pointOf(setting, design, designPoint, machine, frame.columns)
            : null) ?? [],
      ),
    ),
  };
}

/**
 * Operating points of pump settings on the curves as measured, for each duty; empty where viscosity changes no
 * curve.
 */
export function waterPoints({ liquid, ...request }: ChartRequest): Pick<ChartDuty, "waterPoints"> {
  const isMoved = liquid?.shown.corrections.flat().some(({ state }) => state === "corrected");
  if (liquid === undefined || isMoved !== true) return {};
  const points = indexedSettings({ ...request, products: liquid.recorded }).flatMap((indexed) =>
    request.designPoints.flatMap((designPoint, design): readonly WaterPoint[] => {
      const fitted = isFor(designPoint, indexed) ? pressureCurveOf(indexed.of, request.machine) : undefined;
      const met = fitted && operatingPoint(fitted, systemOf(designPoint));
      if (!met?.ok) return [];
      const { product, setting, of } = indexed;
      const { flow, value } = met.value;
      return [{ product, setting, design, flow, value, efficiency: readingOf(of, "efficiency", flow) }];
    }),
  );
  return { waterPoints: points };
}

export const isFor = (design: ChartDesign, { setting }: IndexedSetting) =>
  design.setting === undefined || design.setting === setting;

/**
 * Points of every setting on the further systems of its design points. Deviations refer to the further system's
 * own value.
 */
export const otherPointsOf = (
  { designPoints }: Pick<ChartRequest, "designPoints">,
  settings: readonly IndexedSetting[],
  pointOn: (setting: IndexedSetting, design: number, moved: ChartDesign) => ChartPoint | null,
): OtherPoint[] =>
  settings.flatMap((indexed) =>
    designPoints.flatMap((designPoint, design) =>
      (isFor(designPoint, indexed) ? (designPoint.others ?? []) : []).map((other) => ({
        product: indexed.product,
        setting: indexed.setting,
        design,
        name: other.name,
        point: pointOn(indexed, design, onOther(designPoint, other)),
      })),
    ),
  );

function drawnParabola(
  design: number,
  designPoint: DesignPoint,
  points: readonly CurvePoint[],
  { grid }: ChartFrame,
): ChartParabola {
  const system = systemOf(designPoint);
  const end = points.at(-1)?.flow ?? 0;
  return {
    design,
    designPoint,
    k: system.k,
    points,
    values: grid.map((q) => (q <= end ? systemValueAt(system, q) : Number.NaN)),
  };
}

function speedsOf(
  { product, setting, of }: IndexedSetting,
  design: number,
  designPoint: DesignPoint,
  machine: Machine,
): readonly SettingSpeeds[] {
  const fitted = pressureCurveOf(of, machine);
  if (fitted === undefined || designPoint.system === undefined || !isScalable(of)) return [];
  const system = systemOf(designPoint);
  const regulatedTo = curveRegulatedTo(of, fitted, machine);
  const forDuty = speedForDuty(fitted, designPoint, regulatedTo);
  const starting = leastStarting(fitted, system);
  return [
    {
      product,
      setting,
      design,
      forDuty: forDuty.ok ? forDuty.value : null,
      running: leastRunning(fitted, system, regulatedTo),
      starting: starting.ok ? starting.value : null,
    },
  ];
}

function pointOf(
  { product, setting, of }: IndexedSetting,
  design: number,
  designPoint: DesignPoint,
  machine: Machine,
  columns: readonly CurveQuantity[],
): ChartPoint | null {
  const fitted = pressureCurveOf(of, machine);
  if (fitted === undefined) return null;
  const system = systemOf(designPoint);
  const met = operatingPoint(fitted, system);
  if (!met.ok) return null;
  const { flow, value, isUnstable } = met.value;
  return {
    product,
    setting,
    design,
    flow,
    value,
    isUnstable,
    crossings: allCrossings(fitted, system),
    readings: Float64Array.from(columns, (quantity) => readingOf(of, quantity, flow)),
    flowDeviation: deviationRate(flow, designPoint.flow),
    valueDeviation: deviationRate(value, designPoint.value),
    powerPerAirVolume: powerOf(of, designPoint, flow),
  };
}

export function readingOf(setting: ChartSetting, quantity: CurveQuantity, flow: Flow): number {
  const fitted = curveOf(setting, quantity);
  return fitted === undefined ? Number.NaN : valueOrNaN(fitted, flow);
}

export function powerOf(setting: ChartSetting, { value }: DesignPoint, flow: Flow) {
  const running = readingOf(setting, "totalPressureEfficiency", flow);
  return running > 0 ? powerPerAirVolume(pressure(value), efficiency(running)) : null;
}
