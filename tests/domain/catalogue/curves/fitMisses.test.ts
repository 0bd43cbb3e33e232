import { expect, it } from "vitest";
import { curveValues } from "#domain/catalogue/curves/curveValues.ts";
import { keptValues } from "#domain/catalogue/curves/keptValues.ts";
import { sheetReadings } from "#domain/catalogue/curves/manualSheet.ts";
import { readingError } from "#domain/catalogue/curves/readingError.ts";
import type { SheetCurve } from "#domain/catalogue/curves/SheetAxis.ts";
import { fitCurve } from "#domain/physics/curve/fitCurve.ts";
import { valueOrNaN } from "#domain/physics/curve/valueAt.ts";

/** A pressure over flows from 4 to 48, read to a hundredth of a page point. */
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

const saddle = curve((q) => 700 - 0.2 * (q - 20) ** 2 - 110 * Math.exp(-(((q - 14) / 1.5) ** 2)));
const plain = curve((q) => 700 - 0.2 * q * q);

const stated = (one: SheetCurve) =>
  sheetReadings({ curves: [one] }).find(({ name }) => name === "全压")!.most;

it("states of a saddle how far the product's fit leaves it, so that no drawn value is further off", () => {
  const values = keptValues(saddle);
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
  expect(worst).toBeGreaterThan(readingError(saddle).y);
  expect(worst).toBeLessThanOrEqual(1.02 * stated(saddle));
});

it("states of a plain curve the reading alone", () => {
  expect(stated(plain)).toBeCloseTo(readingError(plain).y, 3);
});

/** A pump curve over flows from 20 to 100 m³/h, on a page where 0 to `most` is 300 points high. */
const ofPump = (quantity: SheetCurve["quantity"], unit: string, most: number, of: (flow: number) => number) =>
  ({
    ...{ quantity, setting: "", method: "vector" },
    x: { scale: { kind: "linear", a: 0, b: 0.25 }, unit: "m³/h", off: 0.2 },
    y: { scale: { kind: "linear", a: most, b: -most / 300 }, unit, off: 0.2 },
    points: Array.from(
      { length: 161 },
      (_, at) => [80 + 2 * at, 300 * (1 - of(20 + at / 2) / most)] as const,
    ),
  }) satisfies SheetCurve;
const head = (q: number) => 50 - 0.002 * q * q;
const efficiency = (q: number) => 78 - 0.012 * (q - 70) ** 2;
const power = (q: number) => (1000 * 9.80665 * q * head(q)) / 3600 / 10 / efficiency(q);

it("27: states of power what the product draws, where that follows from head and efficiency", () => {
  const read = (share: number) =>
    sheetReadings({
      curves: [
        ofPump("head", "m", 60, head),
        ofPump("efficiency", "%", 100, efficiency),
        ofPump("shaftPower", "kW", 20, (q) => share * power(q)),
      ],
    });
  const most = (share: number, name: string) => read(share).find((each) => each.name === name)!.most;
  // A difference of 1.5 % is still one machine: the product derives power and draws it that far from the line that
  // was read.
  expect(most(1.015, "轴功率")).toBeGreaterThan(0.014 * power(100));
  expect(most(1.015, "扬程")).toBeLessThan(0.2);
});
