import { beforeAll, describe, expect, it } from "vitest";
import { allCrossings, operatingPoint } from "#domain/physics/curve/operatingPoint.ts";
import { fitCurve } from "#domain/physics/curve/fitCurve.ts";
import type { Curve } from "#domain/physics/curve/Curve.ts";
import { PRESSURE_QUANTITY, type CurveQuantity } from "#domain/physics/curve/curveQuantities.ts";
import { readCurve } from "#domain/physics/curve/readCurve.ts";
import { stationaryPoints } from "#domain/physics/curve/stationaryPoints.ts";
import { systemOf } from "#domain/physics/curve/systemCurve.ts";
import { valueOrNaN } from "#domain/physics/curve/valueAt.ts";
import { flow } from "#domain/base/units.ts";
import { realFans } from "#server/records/fan/realFans.ts";
import { realPumps } from "#server/records/pump/realPumps.ts";

interface RealCurve {
  readonly name: string;
  readonly quantity: CurveQuantity;
  readonly curve: Curve;
}

let curves: readonly RealCurve[] = [];
const ofPressure = () =>
  curves.filter(({ quantity }) => quantity === PRESSURE_QUANTITY.pump || quantity === "staticPressure");

beforeAll(async () => {
  const products = [...realPumps(), ...realFans()];
  curves = products.flatMap(({ product, curves: listed = [] }) =>
    listed.flatMap(({ quantity, flows, values }) => {
      const read = readCurve(
        flows.map((x, at) => ({ x, y: values[at] ?? Number.NaN })),
        quantity,
      );
      return read.ok ? [{ name: `${product.id} ${quantity}`, quantity, curve: read.value }] : [];
    }),
  );
});

const ROUNDING = 1e-12;
const turnsOf = ({ y }: Curve) => {
  const rises = Array.from(y.subarray(1), (value, at) => value - y[at]!);
  const signs = rises.filter((rise) => Math.abs(rise) > ROUNDING).map(Math.sign);
  return signs.filter((sign, at) => at > 0 && sign !== signs[at - 1]).length;
};

describe("real pumps and fans", () => {
  it("are there, drooping and saddled ones among them", () => {
    expect(ofPressure().length).toBeGreaterThan(60);
    expect(ofPressure().filter(({ curve }) => turnsOf(curve) > 0).length).toBeGreaterThan(5);
  });

  it("are missed at no measured point by more than 2 % of the span", () => {
    const missed = curves.filter(({ curve }) => {
      const span = Math.max(...curve.y) - Math.min(...curve.y);
      const fitted = fitCurve(curve);
      return curve.x.some((x, at) => Math.abs(valueOrNaN(fitted, x) - curve.y[at]!) > 0.02 * span + 1e-9);
    });
    expect(missed).toEqual([]);
  });

  it("turn no more often than their points do", () => {
    const restless = curves.filter(({ curve }) => {
      const fitted = fitCurve(curve);
      const values = [fitted.first, ...stationaryPoints(fitted), fitted.last].map((x) =>
        valueOrNaN(fitted, x),
      );
      const drawn = { x: Float64Array.from(values), y: Float64Array.from(values) };
      return turnsOf(drawn) > turnsOf(curve);
    });
    expect(restless.map(({ name }) => name)).toEqual([]);
  });

  it("run at the duty that is taken from their own curve", () => {
    const lost = ofPressure().filter(({ curve }) => {
      const fitted = fitCurve(curve);
      const q = flow((fitted.first + 2 * fitted.last) / 3);
      const system = systemOf({ flow: q, value: valueOrNaN(fitted, q) });
      const nearest = Math.min(...allCrossings(fitted, system).map((found) => Math.abs(found / q - 1)));
      return !(nearest < 1e-9 && operatingPoint(fitted, system).ok);
    });
    expect(lost.map(({ name }) => name)).toEqual([]);
  });
});
