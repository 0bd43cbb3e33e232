import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { fitCurve } from "#domain/physics/curve/fitCurve.ts";
import type { FittedCurve } from "#domain/physics/curve/FittedCurve.ts";
import { allCrossings, operatingPoint } from "#domain/physics/curve/operatingPoint.ts";
import { regulate } from "#domain/physics/curve/regulate.ts";
import { leastRunning, leastStarting, speedForDuty } from "#domain/physics/curve/speedLimits.ts";
import { systemOf, systemValueAt, type SystemCurve } from "#domain/physics/curve/systemCurve.ts";
import { valueOrNaN } from "#domain/physics/curve/valueAt.ts";
import { dutyFault, flatRemark } from "#domain/catalogue/duty/dutyFault.ts";
import { PROPERTY } from "#domain/catalogue/properties.ts";
import { dutyFields } from "#domain/catalogue/duty/dutyFields.ts";
import { PUMP } from "#domain/catalogue/categories.ts";
import { flow, resistance, speedRate } from "#domain/base/units.ts";
import { anyCurve, measuredFrom, smoothCurve } from "../../../support/curveMaker.ts";
import { runsOf } from "../../../support/runsOf.ts";

const HAZEN_WILLIAMS = 1.852;
/** The pump of case A1: H = Hb − s·Q^1.852, Q in m³/s. */
const fittedPump = fitCurve(measuredFrom((q) => 16.4854 - 42.6681 * q ** HAZEN_WILLIAMS, 0.05, 0.58, 24));
const systemA1: SystemCurve = { staticValue: 8, k: resistance(2.39), exponent: HAZEN_WILLIAMS };
/** The pump of cases A5 and A7: H = 30 − 0.003·Q². */
const square = fitCurve(measuredFrom((q) => 30 - 0.003 * q * q, 0, 95, 11));
const near = (value: number, share: number) => ({
  asymmetricMatch: (actual: number) => Math.abs(actual / value - 1) <= share,
  toString: () => `${value} within ${share}`,
});

function metAt(rate: number, system: SystemCurve) {
  const slowed = regulate(square, speedRate(rate), "head");
  const met = slowed.ok ? operatingPoint(slowed.value, system) : slowed;
  return met.ok ? [met.value.flow, met.value.value, met.value.flow / rate] : null;
}

describe("cases of data/engineering2_cases.json", () => {
  it("A1 operating point with static head, exponent 1.852", () => {
    const met = operatingPoint(fittedPump, systemA1);
    expect(met.ok && met.value.flow).toEqual(near(0.4059547, 0.005));
    expect(met.ok && met.value.value).toEqual(near(8.4501, 0.005));
  });

  it("A2 speed for a duty through the similar point, not the system curve", () => {
    const q = 0.7 * 0.4059547;
    const duty = { flow: flow(q), value: systemValueAt(systemA1, q) };
    expect(duty.value).toEqual(near(8.2325, 0.005));
    const rate = speedForDuty(fittedPump, duty);
    expect(rate.ok && rate.value * 980).toEqual(near(846.3, 0.005));
  });

  it("A5 no static head: the regulated point stays on the parabola", () => {
    const system = systemOf({ flow: flow(40), value: 18 });
    expect(system.k).toEqual(near(0.01125, 1e-6));
    expect(metAt(1, system)).toEqual([near(45.8831, 2e-6), near(23.6842, 2e-6), near(45.8831, 2e-6)]);
    expect(metAt(0.8, system)).toEqual([near(36.7065, 2e-6), near(15.1579, 2e-6), near(45.8831, 2e-6)]);
  });

  it("A7 regulated operating points under static head", () => {
    const system: SystemCurve = { staticValue: 10, k: resistance(0.005), exponent: 2 };
    const expected = [
      [1, 50, 22.5, 50],
      [0.9, 42.2788, 18.9375, 46.9765],
      [0.8, 33.9116, 15.75, 42.3896],
      [0.7, 24.2384, 12.9375, 34.6263],
      [0.6, 10, 10.5, 16.6667],
    ];
    for (const [rate = 1, ...figures] of expected)
      expect(metAt(rate, system)).toEqual(figures.map((figure) => near(figure, 2e-6)));
    expect(metAt(0.55, system)).toBeNull();
    expect(leastRunning(square, system)).toEqual(near(0.5773503, 1e-6));
    // Where the head falls from zero flow on, it starts at the speed at which it stops.
    expect(leastStarting(square, system)).toEqual({ ok: true, value: near(0.5773503, 1e-6) });
  });

  it("A9 refused inputs", () => {
    const fields = dutyFields(PUMP, "SINGLE_SPEED");
    const duty = (more: Record<string, number>) =>
      Object.entries({ [PROPERTY.airFlow]: 40, [PROPERTY.head]: 18, ...more }).map(([code, value]) => ({
        code,
        value,
      }));
    expect(dutyFault(fields, duty({ staticHead: 20 }))).toEqual({
      code: "staticHead",
      fault: "static-above-duty",
      sentence: "静扬程不小于设计扬程，请检查",
    });
    for (const systemExponent of [0.9, 2.6])
      expect(dutyFault(fields, duty({ systemExponent }))).toEqual({
        code: "systemExponent",
        fault: "exponent-out-of-range",
        sentence: "管路特性指数应在 1 到 2.5 之间",
      });
    expect(dutyFault(fields, duty({ staticHead: 18 }))).toBeNull();
    expect(flatRemark(fields, duty({ staticHead: 18 }))).toBe("管路阻力为 0，按恒定压力计算");
    expect(flatRemark(fields, duty({ staticHead: 17 }))).toBeNull();
  });
});

const SAMPLES = 4_000;
/** Flows at which a curve crosses its system, by sampling; two crossings within one sample are missed. */
function sampledCrossings(fitted: FittedCurve, system: SystemCurve): number[] {
  const over = (q: number) => valueOrNaN(fitted, q) - systemValueAt(system, q);
  const at = (sample: number) =>
    sample === SAMPLES ? fitted.last : fitted.first + ((fitted.last - fitted.first) * sample) / SAMPLES;
  return Array.from({ length: SAMPLES }, (_, sample) => [at(sample), at(sample + 1)] as const)
    .filter(([low, high]) => over(low) > 0 !== over(high) > 0)
    .map(([low, high]) => {
      let [from, to] = [low, high];
      for (let step = 0; step < 80; step++) {
        const middle = (from + to) / 2;
        if (over(middle) > 0 === over(low) > 0) from = middle;
        else to = middle;
      }
      return to;
    });
}

const exponent = fc.constantFrom(1, 1.5, 1.852, 2, 2.3, 2.5);
const anySystem = (fitted: FittedCurve) =>
  fc
    .record({
      share: fc.double({ min: 0.05, max: 0.95, noNaN: true }),
      level: fc.double({ min: 0.5, max: 1.1, noNaN: true }),
      ofStatic: fc.double({ min: -0.5, max: 1, noNaN: true }),
      exponent,
    })
    .map(({ share, level, ofStatic, exponent: n }) => {
      const q = fitted.first + share * (fitted.last - fitted.first);
      const value = Math.max(level * valueOrNaN(fitted, q), 1);
      const system = { staticValue: ofStatic * value, exponent: n };
      return systemOf({ flow: flow(q), value, system });
    });

describe("a system with a static head, of any exponent", () => {
  it.each([
    ["smooth curves", smoothCurve],
    ["any curves", anyCurve],
  ])("meets %s where fine sampling says, the highest flow last", (_name, curves) => {
    fc.assert(
      fc.property(
        curves.map(fitCurve).chain((fitted) => anySystem(fitted).map((system) => ({ fitted, system }))),
        ({ fitted, system }) => {
          const found = allCrossings(fitted, system);
          expect(found).toEqual(found.toSorted((a, b) => a - b));
          const size = Math.max(...found.map((q) => Math.abs(valueOrNaN(fitted, q))), 1);
          for (const q of found)
            expect(Math.abs(valueOrNaN(fitted, q) - systemValueAt(system, q))).toBeLessThan(1e-6 * size);
          // Zero flow is no crossing.
          for (const q of sampledCrossings(fitted, system).filter((sampled) => sampled > 1e-5 * fitted.last))
            expect(Math.min(...found.map((exact) => Math.abs(exact / q - 1)))).toBeLessThan(1e-6);
        },
      ),
      { numRuns: runsOf(150) },
    );
  });

  it("lets a regulated machine run at no lower speed than the least, and at that one", () => {
    for (const n of [1, 1.852, 2, 2.5]) {
      const system: SystemCurve = { staticValue: 10, k: resistance(0.4 / 40 ** (n - 1)), exponent: n };
      const least = leastRunning(square, system);
      const meetsAt = (rate: number) => {
        const curve: FittedCurve = {
          ...square,
          last: square.last * rate,
          knots: square.knots.map((knot) => knot * rate),
          coefficients: square.coefficients.map((coefficient) => coefficient * rate * rate),
        };
        return sampledCrossings(curve, system).length > 0;
      };
      expect(meetsAt(least * 0.999)).toBe(false);
      expect(meetsAt(least * 1.001)).toBe(true);
    }
  });

  it("makes a drooping pump start later than it stops, and says nothing where zero flow was not measured", () => {
    const drooping = fitCurve(measuredFrom((q) => 20 + 0.3 * q - 0.006 * q * q, 0, 70, 12));
    const system: SystemCurve = { staticValue: 15, k: resistance(0.001), exponent: 2 };
    const starting = leastStarting(drooping, system);
    expect(starting.ok && starting.value).toBeCloseTo(Math.sqrt(15 / 20), 6);
    expect(leastRunning(drooping, system)).toBeLessThan(Math.sqrt(15 / 20) - 0.01);
    const cut = fitCurve(measuredFrom((q) => 20 + 0.3 * q - 0.006 * q * q, 10, 70, 12));
    expect(leastStarting(cut, system)).toEqual({ ok: false, code: "start-unknown" });
  });

  it("flows by itself where gravity helps: no speed is too low", () => {
    const system: SystemCurve = { staticValue: -5, k: resistance(0.005), exponent: 2 };
    expect(leastRunning(square, system)).toBe(0);
    expect(leastStarting(square, system)).toEqual({ ok: true, value: 0 });
    expect(operatingPoint(square, system)).toMatchObject({ ok: true });
  });
});
