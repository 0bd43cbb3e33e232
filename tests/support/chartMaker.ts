import type { ChartProduct, ChartRequest, ChartSetting } from "#domain/catalogue/machine/ChartRequest.ts";
import type { CurveQuantity } from "#domain/physics/curve/curveQuantities.ts";
import { fitCurve } from "#domain/physics/curve/fitCurve.ts";
import { flow } from "#domain/base/units.ts";
import { measuredFrom } from "./curveMaker.ts";

const measured = (quantity: CurveQuantity, y: (q: number) => number, from: number, to: number) => ({
  quantity,
  fitted: fitCurve(measuredFrom(y, from, to, 9)),
});

/** A pump for 100 to 500 m³/h with its best efficiency at 320 m³/h. `size` scales its head. */
export const testPump = (size = 1, changed: Partial<ChartSetting> = {}): ChartProduct => ({
  id: `pump-${size}`,
  name: `P${size}`,
  settings: [
    {
      speed: "1450",
      hasVariableSpeed: true,
      isPowerLimited: false,
      curves: [
        measured("npsh", (q) => 1.5 + 6e-6 * q * q, 150, 450),
        measured("head", (q) => size * (40 - 8e-5 * q * q), 100, 500),
        measured("efficiency", (q) => 78 - 8e-4 * (q - 320) ** 2, 100, 500),
        measured("shaftPower", (q) => size * (16 + 0.05 * q), 100, 500),
      ],
      ...changed,
    },
  ],
});

/** A double-speed fan: two settings, each with its own curves. */
export const testFan = (): ChartProduct => ({
  id: "fan",
  name: "F",
  settings: (
    [
      ["高速", 1],
      ["低速", 0.7],
    ] as const
  ).map(([speed, r]) => ({
    speed,
    hasVariableSpeed: false,
    isPowerLimited: false,
    curves: [
      measured("totalPressure", (q) => 900 * r * r - 4e-6 * q * q, 1000 * r, 13_000 * r),
      measured("totalPressureEfficiency", (q) => 80 - 1e-6 * (q / r - 8000) ** 2, 1000 * r, 13_000 * r),
      measured("staticPressure", (q) => 900 * r * r - 4.6e-6 * q * q, 1000 * r, 13_000 * r),
      measured("shaftPower", (q) => (2 * r ** 3 * q) / 10_000 + r ** 3, 1000 * r, 13_000 * r),
      measured("noise", (q) => 70 + q / 2000, 1000 * r, 13_000 * r),
    ],
  })),
});

export const chartRequest = (changed: Partial<ChartRequest> = {}): ChartRequest => ({
  machine: "pump",
  products: [testPump()],
  designPoints: [{ flow: flow(300), value: 32 }],
  rate: null,
  ...changed,
});
