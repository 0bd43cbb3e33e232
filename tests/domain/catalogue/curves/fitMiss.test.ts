import { expect, it } from "vitest";
import { curveValues, sheetReadings } from "#domain/catalogue/curves/manualSheet.ts";
import { readingError } from "#domain/catalogue/curves/readingError.ts";
import type { SheetCurve } from "#domain/catalogue/curves/SheetAxis.ts";
import { fitCurve } from "#domain/physics/curve/fitCurve.ts";
import { valueOrNaN } from "#domain/physics/curve/valueAt.ts";

/** A pressure over flows from 4 to 48, read to a hundredth of a point of the page. */
const curve = (of: (flow: number) => number): SheetCurve => ({
  quantity: "totalPressure",
  setting: "",
  x: { scale: { kind: "linear", a: 0, b: 0.1 }, unit: "m³/h", off: 0.01 },
  y: { scale: { kind: "linear", a: 900, b: -1 }, unit: "Pa", off: 0.01 },
  points: Array.from({ length: 400 }, (_, at) => {
    const flow = 4 + (44 * at) / 399;
    return [flow * 10, 900 - of(flow)] as const;
  }),
  method: "vector",
});

const saddle = curve((q) => 700 - 0.2 * (q - 20) ** 2 - 110 * Math.exp(-(((q - 14) / 4) ** 2)));
const plain = curve((q) => 700 - 0.2 * q * q);

const stated = (one: SheetCurve) =>
  sheetReadings({ curves: [one] }).find(({ name }) => name === "全压")!.most;

it("states of a saddle how far the product's fit leaves it, so that no drawn value is further off", () => {
  const values = curveValues(saddle);
  const fitted = fitCurve({
    x: Float64Array.from(values, ([flow]) => flow),
    y: Float64Array.from(values, ([, value]) => value),
  });
  const worst = Math.max(
    ...curveValues(saddle, 320).flatMap(([flow, value]) => {
      const off = Math.abs(valueOrNaN(fitted, flow) - value);
      return Number.isNaN(off) ? [] : [off];
    }),
  );
  expect(worst).toBeGreaterThan(2 * readingError(saddle).y);
  expect(worst).toBeLessThanOrEqual(1.02 * stated(saddle));
});

it("states of a plain curve the reading alone", () => {
  expect(stated(plain)).toBeCloseTo(readingError(plain).y, 4);
});
