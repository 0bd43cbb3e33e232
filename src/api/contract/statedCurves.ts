import type { StatedCurve } from "#domain/catalogue/machine/productChart.ts";
import { CURVE_SETTING, CURVE_SPEED, type WireCurve } from "./curves.ts";

/** The part of a curve answer that a chart needs. */
export type CurveSource = Pick<WireCurve, "curveCode" | "isScalable" | "curvePropertyDefinitions" | "points">;

/** Reads setting and speed of each curve from its list of properties. */
export const statedCurves = (curves: readonly CurveSource[]): StatedCurve[] =>
  curves.map(({ curveCode, isScalable, curvePropertyDefinitions, points }) => {
    const valueOf = (wanted: string) => curvePropertyDefinitions.find(({ code }) => code === wanted)?.value;
    const [setting, speed] = [valueOf(CURVE_SETTING), valueOf(CURVE_SPEED)];
    return {
      quantity: curveCode,
      setting: typeof setting === "string" ? setting : null,
      rotationalSpeed: typeof speed === "number" ? speed : null,
      isScalable,
      points: points.map(({ valueX, valueY, type }) => ({ x: valueX, y: valueY, type })),
    };
  });
