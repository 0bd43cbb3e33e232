import type { StatedCurve } from "#domain/curve/productChart.ts";
import { CURVE_SETTING, CURVE_SPEED, type WireCurve } from "./curves.ts";

/** What is read of a curve as the server answers it. */
export type CurveSource = Pick<WireCurve, "curveCode" | "isScalable" | "curvePropertyDefinitions" | "points">;

/** Curves as the server answers them, as the catalogue states them. */
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
