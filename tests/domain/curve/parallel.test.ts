import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { fitCurve } from "#domain/curve/fitCurve.ts";
import type { FittedCurve } from "#domain/curve/FittedCurve.ts";
import { stagesOf } from "#domain/curve/parallel.ts";
import { systemValueAt, type SystemCurve } from "#domain/curve/systemCurve.ts";
import { valueOrNaN } from "#domain/curve/valueAt.ts";
import { resistance } from "#domain/units.ts";
import { measuredFrom } from "../../support/curveMaker.ts";

const near = (value: number, share: number) => ({
  asymmetricMatch: (actual: number) => Math.abs(actual / value - 1) <= share,
  toString: () => `${value} within ${share}`,
});
const HAZEN_WILLIAMS = 1.852;
/** Of cases A1 and B1, Q in m³/s. */
const pumpOfA1 = fitCurve(measuredFrom((q) => 16.4854 - 42.6681 * q ** HAZEN_WILLIAMS, 0.05, 0.58, 24));
/** Of cases B3 to B5, kg/s and Pa: 8000·(1 − m/0.995586), less its own branch, 2000·(m/0.5)². */
const pumpOfB3 = fitCurve(measuredFrom((m) => 8000 * (1 - m / 0.995586) - 2000 * (m / 0.5) ** 2, 0, 0.7, 15));
const commonOfB3: SystemCurve = { staticValue: 0, k: resistance(2000), exponent: 2 };
const ownBranch = (m: number) => 2000 * (m / 0.5) ** 2;

describe("cases of data/engineering2_cases.json", () => {
  it("B1 three equal pumps in parallel on a static-head system", () => {
    const system: SystemCurve = { staticValue: 8, k: resistance(2.39), exponent: HAZEN_WILLIAMS };
    const [one, , three] = stagesOf(pumpOfA1, system, 3);
    expect(3 * (three?.each?.flow ?? 0)).toEqual(near(1.034, 0.005));
    expect(three?.each?.value).toEqual(near(10.55, 0.005));
    // A1: alone it runs out to 1.18 times its flow in the set, and gives 39 % of the set's.
    expect(one?.each?.flow).toEqual(near(0.4059547, 0.005));
    expect(three?.mixed).toEqual([]);
  });

  it("B3 two equal pumps in parallel, branch losses included", () => {
    const [, two] = stagesOf(pumpOfB3, commonOfB3, 2);
    const each = two?.each?.flow ?? 0;
    expect(each).toEqual(near(0.499262, 0.001));
    expect((two?.each?.value ?? 0) + ownBranch(each)).toEqual(near(3988.2, 0.001));
  });

  it("B4 and B5 with one of two stopped: its check valve lets nothing back", () => {
    const [alone] = stagesOf(pumpOfB3, commonOfB3, 2);
    const each = alone?.each?.flow ?? 0;
    expect(each).toEqual(near(0.5787478, 1e-4));
    expect((alone?.each?.value ?? 0) + ownBranch(each)).toEqual(near(3349.49, 1e-4));
    // Without one 0.1995 kg/s of 0.5989 flow back: the rule that no such set is computed is said on the screen.
    expect(each).toBeGreaterThan(0.598854 - 0.199534);
  });
});

const GRID = 3_000;
/** Every balance of two groups on a drooping parabola h = a + b·q − c·q², whose two branches are known by formula. */
function walked(
  { a, b, c }: { a: number; b: number; c: number },
  last: number,
  system: SystemCurve,
  n: number,
) {
  const top = a + (b * b) / (4 * c);
  const lowest = Math.max(a, a + b * last - c * last * last);
  const found: number[] = [];
  for (let count = 1; count < n; count++) {
    const over = (head: number) => {
      const root = Math.sqrt(Math.max(b * b - 4 * c * (head - a), 0));
      const [rising, falling] = [(b - root) / (2 * c), (b + root) / (2 * c)];
      return systemValueAt(system, count * rising + (n - count) * falling) - head;
    };
    for (let at = 0; at < GRID; at++) {
      const [low, high] = [
        lowest + ((top - lowest) * at) / GRID,
        lowest + ((top - lowest) * (at + 1)) / GRID,
      ];
      if (over(low) > 0 !== over(high) > 0) found.push((low + high) / 2);
    }
  }
  return found.toSorted((one, other) => one - other);
}

describe("equal machines in parallel", () => {
  it("have the states of a drooping curve that a walk along all heads finds, each in balance", () => {
    const shape = { a: 20, b: 0.4, c: 0.006 };
    const fitted = fitCurve(measuredFrom((q) => shape.a + shape.b * q - shape.c * q * q, 0, 80, 17));
    fc.assert(
      fc.property(
        fc.double({ min: 15, max: 25, noNaN: true }),
        fc.double({ min: 0.00001, max: 0.002, noNaN: true }),
        fc.integer({ min: 2, max: 4 }),
        (staticValue, k, n) => {
          const system: SystemCurve = { staticValue, k: resistance(k), exponent: 2 };
          const { mixed } = stagesOf(fitted, system, n).at(-1)!;
          const heads = mixed.map(({ value }) => value).toSorted((one, other) => one - other);
          const expected = walked(shape, 80, system, n);
          const top = shape.a + shape.b ** 2 / (4 * shape.c);
          // At the very top both branches are one, and at its foot a state may be on either side of the end.
          const inside = (head: number) => head > 20.01 && head < top - 0.01;
          expect(heads.filter(inside)).toHaveLength(expected.filter(inside).length);
          for (const { flow: total, value, groups } of mixed) {
            expect(groups.reduce((sum, group) => sum + group.count, 0)).toBe(n);
            expect(systemValueAt(system, total)).toBeCloseTo(value, 6);
            for (const group of groups) expect(valueOrNaN(fitted, group.flow)).toBeCloseTo(value, 6);
          }
        },
      ),
      { numRuns: 80 },
    );
  });

  it("have one state alone where the curve falls all along, the balanced one at the head of all", () => {
    const falling = fitCurve(measuredFrom((q) => 30 - 0.003 * q * q, 0, 95, 11));
    const system: SystemCurve = { staticValue: 10, k: resistance(0.0005), exponent: 2 };
    for (const { running, each, mixed } of stagesOf(falling, system, 5)) {
      // 30 − 0.003·q² = 10 + 0.0005·n²·q², within the measured range alone.
      const q = Math.sqrt(20 / (0.003 + 0.0005 * running ** 2));
      expect(each?.flow).toBeCloseTo(q, 6);
      expect(each?.value).toBeCloseTo(10 + 0.0005 * (running * q) ** 2, 6);
      expect(mixed).toEqual([]);
    }
  });

  it("have no point where fewer of them would run beyond the last measured flow", () => {
    const short: FittedCurve = fitCurve(measuredFrom((q) => 30 - 0.003 * q * q, 0, 64, 11));
    const system: SystemCurve = { staticValue: 10, k: resistance(0.0005), exponent: 2 };
    expect(stagesOf(short, system, 3).map(({ each }) => each === null)).toEqual([true, false, false]);
  });
});
