import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { Curve } from "#domain/physics/curve/Curve.ts";
import type { CurveQuantity } from "#domain/physics/curve/curveQuantities.ts";
import { fitCurve } from "#domain/physics/curve/fitCurve.ts";
import type { FittedCurve } from "#domain/physics/curve/FittedCurve.ts";
import { fitSetting, type MeasuredCurve } from "#domain/physics/curve/fitSetting.ts";
import { packFit, unpackSetting, type PackedFit } from "#domain/physics/curve/packFit.ts";
import { hydraulicPower } from "#domain/physics/curve/power.ts";
import { regulate } from "#domain/physics/curve/regulate.ts";
import { sampleCurve } from "#domain/physics/curve/sampleCurve.ts";
import { stationaryPoints } from "#domain/physics/curve/stationaryPoints.ts";
import { valueOrNaN } from "#domain/physics/curve/valueAt.ts";
import { flow, head, speedRate } from "#domain/base/units.ts";

const FLOWS = Float64Array.of(20, 40, 60, 80, 100, 120, 140);
const over = (values: readonly number[], x = FLOWS): Curve => ({ x, y: Float64Array.from(values) });
const HEADS = [39.6, 38.4, 36.4, 33.6, 30, 25.6, 20.4];
const PERCENTS = [35, 58, 71, 76.5, 76, 70, 58];
const water = (q: number, h: number) => hydraulicPower(flow(q), head(h));
const round = (value: number, step: number) => Math.round(value / step) * step;

const setting = (heads: Curve, percents: Curve, powers: Curve): MeasuredCurve[] => [
  { quantity: "head", curve: heads },
  { quantity: "efficiency", curve: percents },
  { quantity: "shaftPower", curve: powers },
];
const fitsOf = (measured: readonly MeasuredCurve[]) =>
  new Map<CurveQuantity, FittedCurve>(fitSetting(measured).map(({ quantity, fitted }) => [quantity, fitted]));

/** The largest difference on a grid over the flows at which all three have a value. */
function mostApart(fits: ReadonlyMap<CurveQuantity, FittedCurve>): number {
  const [lift, efficiency, power] = [fits.get("head")!, fits.get("efficiency")!, fits.get("shaftPower")!];
  const first = Math.max(lift.first, efficiency.first, power.first);
  const last = Math.min(lift.last, efficiency.last, power.last);
  const grid = Float64Array.from({ length: 241 }, (_, at) =>
    at === 240 ? last : first + ((last - first) * at) / 240,
  );
  const [h, eta, n] = [lift, efficiency, power].map((curve) =>
    sampleCurve(curve, grid, new Float64Array(241)),
  );
  const given = Array.from(grid, (q, at) => water(q, h![at]!) * 100);
  const most = Math.max(...given);
  return Math.max(...given.map((own, at) => Math.abs(n![at]! * eta![at]! - own))) / most;
}

const turnsOf = (values: readonly number[], least: number): number => {
  let [turns, last] = [0, 0];
  values.forEach((value, at) => {
    const rise = at === 0 ? 0 : value - values[at - 1]!;
    if (Math.abs(rise) <= least) return;
    if (last !== 0 && Math.sign(rise) !== last) turns++;
    last = Math.sign(rise);
  });
  return turns;
};

/** A machine as measured on a bench: scattered, rounded, some not from zero flow, some not to zero head. */
const benches = fc
  .record({
    count: fc.integer({ min: 4, max: 14 }),
    first: fc.constantFrom(0, 0, 5, 20),
    fall: fc.constantFrom(0.5, 0.8, 1),
    best: fc.double({ min: 40, max: 85, noNaN: true }),
    idle: fc.double({ min: 0.2, max: 0.9, noNaN: true }),
    strays: fc.array(fc.double({ min: -1, max: 1, noNaN: true }), { minLength: 42, maxLength: 42 }),
    stray: fc.constantFrom(0, 0.004, 0.02),
  })
  .map(({ count, first, fall, best, idle, strays, stray }) => {
    const x = Float64Array.from({ length: count }, (_, at) => first + ((150 - first) * at) / (count - 1));
    const strayed = (at: number) => 1 + stray * strays[at % strays.length]!;
    const heads = Array.from(x, (q, at) =>
      Math.max(0, round(40 * (1 - fall * (q / 150) ** 2) * strayed(at), 0.01)),
    );
    const most = (water(90, 40 * (1 - fall * 0.36)) * 100) / best;
    const powers = Array.from(
      x,
      (q, at) => round(most * (idle + (1 - idle) * (q / 90)) * strayed(at + 14), 1e-4) + 1e-3,
    );
    const percents = Array.from(x, (q, at) =>
      round(((water(q, heads[at]!) * 100) / powers[at]!) * strayed(at + 28), 0.1),
    );
    return setting(over(heads, x), over(percents, x), over(powers, x));
  });

describe("the curves of a setting", () => {
  it("say one efficiency and one shaft power at every flow", () => {
    fc.assert(
      fc.property(benches, (measured) => {
        expect(mostApart(fitsOf(measured))).toBeLessThan(1e-9);
      }),
    );
  });

  it("turn no oftener in power than its readings", () => {
    fc.assert(
      fc.property(benches, (measured) => {
        const { y } = measured[2]!.curve;
        const power = fitsOf(measured).get("shaftPower")!;
        const along = [power.first, ...stationaryPoints(power), power.last].map((q) => valueOrNaN(power, q));
        const span = Math.max(...y) - Math.min(...y);
        expect(turnsOf(along, 1e-8 * (span || y[0]!))).toBeLessThanOrEqual(turnsOf([...y], 0));
      }),
    );
  });

  it("keep to it at another speed", () => {
    fc.assert(
      fc.property(benches, fc.double({ min: 0.5, max: 1, noNaN: true }), (measured, rate) => {
        const slowed = [...fitsOf(measured)].flatMap(([quantity, fitted]) => {
          const found = regulate(fitted, speedRate(rate), quantity);
          return found.ok ? [[quantity, found.value] as const] : [];
        });
        expect(mostApart(new Map(slowed))).toBeLessThan(1e-9);
      }),
    );
  });

  it("are the same after they were stored", () => {
    fc.assert(
      fc.property(benches, (measured) => {
        const fitted = fitSetting(measured);
        const stored = measured.map(({ quantity, curve }, at) => ({
          quantity,
          flows: [...curve.x],
          values: [...curve.y],
          fit: JSON.parse(JSON.stringify(packFit(fitted[at]!.fitted))) as PackedFit,
        }));
        expect(unpackSetting(stored)).toEqual(
          fitted.map(({ quantity, fitted: curve }) => ({ quantity, fitted: curve })),
        );
      }),
    );
  });
});

describe("which of power and efficiency follows from the other", () => {
  const powers = HEADS.map((h, at) => (water(FLOWS[at]!, h) * 100) / PERCENTS[at]!);

  it("is the power, smooth where its readings stray by less than they are measured to", () => {
    const strayed = powers.map((power, at) => power * (1 + (at % 2 === 0 ? 0.012 : -0.012)));
    const fits = fitsOf(setting(over(HEADS), over(PERCENTS), over(strayed)));
    expect(fits.get("shaftPower")!.kind).toBe("derived");
    expect(fits.get("efficiency")).toEqual(fitCurve(over(PERCENTS)));
    expect(
      Math.max(
        ...strayed.map((power, at) => Math.abs(valueOrNaN(fits.get("shaftPower")!, FLOWS[at]!) / power - 1)),
      ),
    ).toBeLessThan(0.02);
  });

  it("is the efficiency where there is none without flow or head, for power is never nothing", () => {
    const x = Float64Array.of(0, 30, 60, 90, 120, 150);
    const heads = [40, 38.4, 33.6, 25.6, 14.4, 0];
    const stated = [3.2, 5, 6.8, 8.6, 10.4, 12.2];
    const percents = heads.map((h, at) => (water(x[at]!, h) * 100) / stated[at]!);
    const fits = fitsOf(setting(over(heads, x), over(percents, x), over(stated, x)));
    expect(fits.get("efficiency")!.kind).toBe("derived");
    expect(valueOrNaN(fits.get("efficiency")!, 0)).toBeCloseTo(0, 9);
    expect(valueOrNaN(fits.get("shaftPower")!, 0)).toBeCloseTo(3.2, 6);
  });

  it("is the efficiency where the record contradicts itself", () => {
    const contradicting = powers.map((power, at) => power * (at === 0 ? 1.2 : 1));
    const fits = fitsOf(setting(over(HEADS), over(PERCENTS), over(contradicting)));
    expect(fits.get("efficiency")!.kind).toBe("derived");
    expect(valueOrNaN(fits.get("shaftPower")!, 20)).toBeCloseTo(contradicting[0]!, 1);
  });

  it("tells by how much a curve misses the readings of a record that contradicts itself, and of no other", () => {
    const missedOf = (measured: readonly MeasuredCurve[]) =>
      fitSetting(measured).flatMap(({ quantity, missed }) =>
        missed === undefined ? [] : [[quantity, missed]],
      );
    expect(missedOf(setting(over(HEADS), over(PERCENTS), over(powers)))).toEqual([]);
    const contradicting = powers.map((power, at) => power * (at === 0 ? 1.2 : 1));
    const measured = setting(over(HEADS), over(PERCENTS), over(contradicting));
    const derived = fitsOf(measured).get("efficiency")!;
    const misses = PERCENTS.map((percent, at) => Math.abs(valueOrNaN(derived, FLOWS[at]!) - percent));
    expect(missedOf(measured)).toEqual([["efficiency", Math.max(...misses)]]);
    // 35 % at the first flow, where power is 20 % too large: 35 − 35/1.2.
    expect(Math.max(...misses)).toBeCloseTo(35 - 35 / 1.2, 0);
  });

  it("misses no reading beyond the flows at which the others were measured", () => {
    const x = Float64Array.of(0, 20, 40, 60, 80, 100, 120, 140);
    const measured = setting(over([40, ...HEADS], x), over([0, ...PERCENTS], x), over(powers));
    const [, efficiency, power] = fitSetting(measured);
    expect([efficiency!.fitted.kind, efficiency!.fitted.first]).toEqual(["derived", 20]);
    expect([efficiency!.missed, power!.missed]).toEqual([undefined, undefined]);
  });

  it("is none where only one of them was measured", () => {
    const fits = fitSetting(setting(over(HEADS), over(PERCENTS), over(powers)).slice(0, 2));
    expect(fits.map(({ fitted }) => fitted)).toEqual([fitCurve(over(HEADS)), fitCurve(over(PERCENTS))]);
  });

  it("gives a fan's static efficiency by the same power", () => {
    const total = [420, 400, 380, 350, 310, 260, 200];
    const still = total.map((p, at) => p - 0.004 * FLOWS[at]! ** 2);
    const percents = [40, 60, 70, 75, 74, 68, 57];
    const stated = total.map((p, at) => ((FLOWS[at]! * p) / 3.6e6 / percents[at]!) * 100);
    const fits = new Map(
      fitSetting([
        { quantity: "totalPressure", curve: over(total) },
        { quantity: "totalPressureEfficiency", curve: over(percents) },
        { quantity: "staticPressure", curve: over(still) },
        {
          quantity: "staticPressureEfficiency",
          curve: over(still.map((p, at) => (percents[at]! * p) / total[at]!)),
        },
        { quantity: "shaftPower", curve: over(stated) },
      ]).map(({ quantity, fitted }) => [quantity, fitted]),
    );
    for (const q of [20, 33, 91, 140]) {
      const read = (quantity: CurveQuantity) => valueOrNaN(fits.get(quantity)!, q);
      const given = (q * read("staticPressure")) / 3.6e4;
      expect(read("shaftPower") * read("staticPressureEfficiency")).toBeCloseTo(given, 12);
    }
  });
});
