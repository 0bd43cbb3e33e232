import { CURVE_SETTING, CURVE_SPEED, type WireCurve, type WireOperatingPoint } from "#api/contract/curves.ts";
import type { ChartModel, ChartPoint } from "#domain/products/chart/ChartModel.ts";
import type { ChartProduct, ChartSetting } from "#domain/catalogue/machine/ChartRequest.ts";
import { factsOf, flowFactsOf, type Machine } from "#domain/physics/curve/curveQuantities.ts";
import type { FittedCurve } from "#domain/physics/curve/FittedCurve.ts";
import { productChart, settingName, type StatedCurve } from "#domain/catalogue/machine/productChart.ts";
import { valueOrNaN } from "#domain/physics/curve/valueAt.ts";

/** Points along a fit: as many as a curve of some 600 px needs to look smooth. */
const FIT_POINTS = 61;

/** Evenly spaced in flow over the measured range, both ends included. */
export function fittingPoints(fitted: FittedCurve): { valueX: number; valueY: number }[] {
  const step = (fitted.last - fitted.first) / (FIT_POINTS - 1);
  return Array.from({ length: FIT_POINTS }, (_, at) => {
    const x = at === FIT_POINTS - 1 ? fitted.last : fitted.first + at * step;
    return { valueX: x, valueY: valueOrNaN(fitted, x) };
  });
}

/** Curves in the contract's form; an unreadable one is omitted, because it cannot be drawn. */
export function wireCurves(productId: string, machine: Machine, stated: readonly StatedCurve[]): WireCurve[] {
  const flow = flowFactsOf(machine);
  const { settings } = productChart(productId, "", stated).product;
  return stated.flatMap((curve, position): WireCurve[] => {
    const own = settings.find(({ speed }) => speed === settingName(curve))?.curves ?? [];
    const drawn = own.find(({ quantity }) => quantity === curve.quantity);
    // An unreadable curve is omitted; its quantity stays only if another curve states it.
    if (drawn === undefined || !productChart(productId, "", [curve]).product.settings[0]) return [];
    const { name, unit } = factsOf(drawn.quantity);
    const speed = curve.rotationalSpeed;
    return [
      {
        id: `${productId}:${position}`,
        curveCode: drawn.quantity,
        axisNameX: flow.name,
        unitX: flow.unit,
        axisNameY: name,
        unitY: unit,
        hasFormula: drawn.fitted.hasFormula,
        isScalable: curve.isScalable,
        curvePropertyDefinitions: [
          ...(speed === null ? [] : [{ code: CURVE_SPEED, name: "转速", unitSymbol: "r/min", value: speed }]),
          ...(curve.setting === null
            ? []
            : [{ code: CURVE_SETTING, name: "档位", unitSymbol: null, value: curve.setting }]),
        ],
        points: curve.points.map(({ x, y }) => ({ valueX: x, valueY: y, type: null })),
        fittingPoints: fittingPoints(drawn.fitted),
      },
    ];
  });
}

const isSpeed = ({ speed }: ChartSetting) => /^[0-9]/u.test(speed);

/** The value of each curve at every operating point; a quantity without a value there is omitted. */
export function wirePoints(
  machine: Machine,
  { settings }: ChartProduct,
  { columns }: ChartModel["frame"],
  points: readonly ChartPoint[],
): WireOperatingPoint[] {
  const flow = flowFactsOf(machine);
  return points.flatMap((point) => {
    const setting = settings[point.setting];
    return columns.flatMap((quantity, column): WireOperatingPoint[] => {
      const value = point.readings[column];
      if (setting === undefined || value === undefined || Number.isNaN(value)) return [];
      const { name, unit } = factsOf(quantity);
      return [
        {
          curveCode: quantity,
          speed: setting.speed,
          unitSpeed: isSpeed(setting) ? "r/min" : null,
          nameX: flow.name,
          valueX: point.flow,
          unitX: flow.unit,
          nameY: name,
          valueY: value,
          unitY: unit,
          isUnstable: point.isUnstable,
        },
      ];
    });
  });
}
