import type { ChartRequest, ChartSetting, SettingCurve, SettingIndex } from "./ChartRequest.ts";
import { PRESSURE_QUANTITY, type CurveQuantity, type Machine } from "../../physics/curve/curveQuantities.ts";
import type { FittedCurve } from "../../physics/curve/FittedCurve.ts";

export interface IndexedSetting extends SettingIndex {
  readonly of: ChartSetting;
}

export interface IndexedCurve extends SettingIndex, SettingCurve {}

/** All settings of all products, with their indices. */
export const indexedSettings = ({ products }: ChartRequest): IndexedSetting[] =>
  products.flatMap(({ settings }, product) => settings.map((of, setting) => ({ product, setting, of })));

export const indexedCurves = (request: ChartRequest): IndexedCurve[] =>
  indexedSettings(request).flatMap(({ product, setting, of }) =>
    of.curves.map((curve) => ({ product, setting, ...curve })),
  );

export const curveOf = ({ curves }: ChartSetting, quantity: CurveQuantity): FittedCurve | undefined =>
  curves.find((curve) => curve.quantity === quantity)?.fitted;

/** The curve that a system curve may meet. A static pressure is never used as a total pressure. */
export const pressureCurveOf = (setting: ChartSetting, machine: Machine): FittedCurve | undefined =>
  curveOf(setting, PRESSURE_QUANTITY[machine]);

/** The pressure curve to regulate to a speed: that of full speed, unless it depends on the speed. */
export const curveRegulatedTo =
  ({ regulatedTo }: ChartSetting, fitted: FittedCurve, machine: Machine) =>
  (rate: number): FittedCurve =>
    regulatedTo === undefined ? fitted : (pressureCurveOf(regulatedTo(rate), machine) ?? fitted);
