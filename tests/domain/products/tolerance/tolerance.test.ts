import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  acceptance,
  efficiencyAtGuarantee,
  efficiencyOfPower,
  keepsEfficiency,
} from "#domain/products/tolerance/acceptance.ts";
import { acceptanceGrade } from "#domain/catalogue/standards/acceptanceGrades.ts";
import { curveOf, extremes, highestCrossing, lineThrough } from "#domain/physics/curve/MeasuredCurve.ts";
import { dutyProbability, rectangularProbability } from "#domain/products/tolerance/probability.ts";
import { judgeCapacity, worstCase } from "#domain/products/tolerance/worstCase.ts";
import { flow } from "#domain/base/units.ts";

const pump = (q: number) => 30 - 0.003 * q * q;
const measured = curveOf(pump, 0, 95);
const duty = { flow: flow(40), value: 18 };

/** Park–Miller generator, so that every run draws the same numbers. */
function drawn(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 48_271) % 2_147_483_647;
    return state / 2_147_483_647;
  };
}
const normal = (draw: () => number) => Math.sqrt(-2 * Math.log(draw())) * Math.cos(2 * Math.PI * draw());

describe("a measured curve", () => {
  it("has no value outside, and its extremes over a range", () => {
    const line = lineThrough([
      [10, 20],
      [20, 25],
      [40, 5],
    ]);
    expect(line.at(9.99)).toBeNaN();
    expect(line.at(40.01)).toBeNaN();
    expect(line.at(30)).toBe(15);
    expect(extremes(line, 0, 30)).toEqual({ least: 15, most: 25 });
    expect(extremes(line, 41, 50)).toBeNull();
  });

  it("meets a system at its highest crossing", () => {
    fc.assert(
      fc.property(fc.double({ min: 0.002, max: 0.1, noNaN: true }), (k) => {
        const exact = Math.sqrt(30 / (0.003 + k));
        expect(highestCrossing(measured, (q) => k * q * q)).toBeCloseTo(exact, 9);
      }),
    );
    expect(highestCrossing(measured, () => 40)).toBeNull();
  });
});

describe("grades", () => {
  it("nest: what 1 keeps, 2 keeps, and what 2 keeps, 3 keeps", () => {
    fc.assert(
      fc.property(
        fc.double({ min: 50, max: 90, noNaN: true }),
        fc.double({ min: 0.85, max: 1.15, noNaN: true }),
        (q, share) => {
          const kept = (name: string) =>
            acceptance(measured, [q, pump(q) * share], acceptanceGrade(name)!).isMet;
          for (const [narrow, wide] of [
            ["1B", "2B"],
            ["2B", "3B"],
            ["1U", "2U"],
          ] as const)
            expect(!kept(narrow) || kept(wide)).toBe(true);
        },
      ),
    );
    expect(acceptanceGrade("toString")).toBeUndefined();
  });
});

describe("an efficiency out of curve and power", () => {
  it("has a value where both have one, of a pump by the density and of a fan by its pressure", () => {
    const power = curveOf((q) => 2000 + 10 * q, 20, 120);
    const found = efficiencyOfPower(measured, power, 998);
    expect([found.from, found.to]).toEqual([20, 95]);
    expect(found.at(60)).toBeCloseTo((998 * 9.80665 * pump(60) * 60) / 3600 / 2600, 12);
    expect([found.at(19), found.at(96)]).toEqual([Number.NaN, Number.NaN]);
    expect(found.knots.toSorted((a, b) => a - b)).toEqual(found.knots);
    const fan = efficiencyOfPower(
      curveOf(() => 500, 0, 5000),
      curveOf(() => 1000, 0, 5000),
      null,
    );
    expect(fan.at(3600)).toBeCloseTo(0.5, 12);
  });
});

describe("the guarantee of an efficiency", () => {
  const efficiency = curveOf((q) => 0.8 - 0.0001 * (q - 60) ** 2, 20, 90);

  it("is judged where the curve crosses the line of the guarantee", () => {
    const found = efficiencyAtGuarantee(measured, [60, pump(60)], efficiency);
    expect(found).toBeCloseTo(0.8, 9);
    // A guarantee above the curve on the same system line is met at the same flow.
    expect(efficiencyAtGuarantee(measured, [66, pump(60) * 1.1], efficiency)).toBeCloseTo(0.8, 9);
    expect(keepsEfficiency(found, 0.84, acceptanceGrade("2B")!)).toBe(true);
    expect(keepsEfficiency(found, 0.85, acceptanceGrade("2B")!)).toBe(false);
    // Grades 1E and 1U allow no value below the guarantee.
    expect(keepsEfficiency(found, 0.81, acceptanceGrade("1E")!)).toBe(false);
  });

  it("is not judged where nothing was measured", () => {
    expect(efficiencyAtGuarantee(measured, [10, pump(10)], efficiency)).toBeNull();
    expect(keepsEfficiency(null, 0.8, acceptanceGrade("2B")!)).toBeNull();
  });
});

describe("the worst case", () => {
  const box = { flow: [-0.08, 0.08], value: [-0.05, 0.05], power: 0.08 } as const;

  it("is met by all corners, in name only, or not", () => {
    expect(worstCase(measured, null, duty, box).verdict).toBe("全部公差下满足");
    expect(worstCase(measured, null, { flow: flow(40), value: 25 }, box).verdict).toBe("名义满足");
    expect(worstCase(measured, null, { flow: flow(40), value: 26 }, box).verdict).toBe("不满足");
  });

  it("is not judged where a corner leaves the measured range", () => {
    const short = curveOf(pump, 0, 46);
    const found = worstCase(short, null, duty, box);
    expect(found.corners.some((corner) => corner.flow === null)).toBe(true);
    expect(found).toMatchObject({ verdict: "不能判断", flows: null });
  });

  it("keeps a crossing near the last measured point, whatever rounding makes of its scaled flow", () => {
    const through = (last: number) =>
      lineThrough([32, 31, 28, 23, 16].map((value, at) => [(last * at) / 4, value] as const));
    const line = through(63);
    const on = { flow: flow(0.9 * 63), value: line.at(0.9 * 63) };
    expect(worstCase(line, null, on, acceptanceGrade("3B")!).verdict).toBe("名义满足");
    for (const [last, y] of [
      [63, 0.1],
      [60, 0.08],
      [120, 0.08],
    ] as const) {
      const [curve, q] = [through(last), 0.99 * last];
      const end = { flow: flow(q * (1 + y)), value: 1.05 * curve.at(q) };
      const found = worstCase(curve, null, end, { flow: [-y, y], value: [-0.05, 0.05], power: 0 });
      expect(found.corners.at(-1)?.flow, `${last} ${y}`).toBeCloseTo(end.flow, 9);
    }
  });

  it("is not judged there even where the nominal curve fails, and a power is not known outside its points", () => {
    const short = curveOf(pump, 0, 41);
    const power = curveOf((q) => 1000 + q, 0, 30);
    const found = worstCase(short, power, { flow: flow(41), value: 25.2 }, box);
    expect(found.nominal?.flow).toBeLessThan(41);
    expect(found).toMatchObject({ nominal: { power: null }, verdict: "不能判断" });
  });

  it("bounds every machine inside the box", () => {
    const { flows } = worstCase(measured, null, duty, box);
    const side = (share: number) => fc.double({ min: -share, max: share, noNaN: true });
    fc.assert(
      fc.property(side(0.05), side(0.08), (x, y) => {
        const own = curveOf((q) => (1 + x) * pump(q / (1 + y)), 0, 90);
        const met = highestCrossing(own, (q) => (18 / 1600) * q * q)!;
        expect(met).toBeGreaterThanOrEqual(flows![0] - 1e-9);
        expect(met).toBeLessThanOrEqual(flows![1] + 1e-9);
      }),
    );
  });
});

describe("a probability", () => {
  const uncertain = {
    curve: pump,
    flow: 40,
    value: 24.6,
    valueTolerance: 0.05,
    flowTolerance: 0.08,
    resistanceTolerance: 0.1,
  };

  it("agrees with seeded draws, whichever effect is the larger", () => {
    for (const [valueTolerance, resistanceTolerance] of [
      [0.05, 0.1],
      [0.1, 0.02],
    ] as const) {
      const draw = drawn(20_261_123);
      const count = 200_000;
      let met = 0;
      for (let at = 0; at < count; at++) {
        const [x, y, k] = [normal(draw), normal(draw), normal(draw)] as const;
        const value = (1 + (valueTolerance / 1.96) * x) * pump(40 / (1 + (0.08 / 1.96) * y));
        if (value >= 24.6 * (1 + (resistanceTolerance / 1.96) * k)) met++;
      }
      const found = dutyProbability({ ...uncertain, valueTolerance, resistanceTolerance });
      expect(Math.abs(found - met / count)).toBeLessThan(0.004);
    }
  });

  it("is the same in both orders of integration", () => {
    expect(dutyProbability(uncertain, "value")).toBeCloseTo(dutyProbability(uncertain, "resistance"), 8);
  });

  it("is known for a duty at two thirds of a measured curve, and unknown where its end is probable", () => {
    const grade2B = { valueTolerance: 0.05, flowTolerance: 0.08, resistanceTolerance: 0.1 };
    const at = (q: number, curve: (q: number) => number) =>
      dutyProbability({ ...grade2B, curve, flow: q, value: pump(q) });
    for (const q of [60, 70, 75]) expect(at(q, measured.at)).toBeCloseTo(at(q, pump), 6);
    expect(at(90, measured.at)).toBeNaN();
    expect(at(96, measured.at)).toBeNaN();
  });

  it("falls as the duty rises, and is certain where nothing varies", () => {
    const exact = { ...uncertain, valueTolerance: 0, flowTolerance: 0, resistanceTolerance: 0 };
    expect(dutyProbability({ ...exact, value: 25 })).toBeCloseTo(1, 12);
    expect(dutyProbability({ ...exact, value: 26 })).toBeCloseTo(0, 12);
    expect(dutyProbability({ ...uncertain, value: 24 })).toBeGreaterThan(dutyProbability(uncertain));
    expect(dutyProbability({ ...uncertain, value: 25.2 })).toBeCloseTo(0.5, 1);
  });

  it("of rectangular distributions is exact at the edges", () => {
    expect(rectangularProbability(25.2, 25.2, 0.05, 0.1)).toBeCloseTo(0.5, 12);
    expect(rectangularProbability(25.2, 20, 0.05, 0.1)).toBe(1);
    expect(rectangularProbability(25.2, 25.2, 0.05, 0)).toBeCloseTo(0.5, 12);
  });
});

it("judges a unit's capacity at its test tolerance, without rounding into a shortfall", () => {
  expect(judgeCapacity(3.6, 3.42, 0.95)).toMatchObject({ atTolerance: 0, verdict: "全部公差下满足" });
  expect(judgeCapacity(3.6, 3.5, 0.95).verdict).toBe("名义满足");
  expect(judgeCapacity(2.7, 2.75, 0.95).verdict).toBe("不满足");
  expect(judgeCapacity(5.4, 5.13).verdict).toBe("全部公差下满足");
});
