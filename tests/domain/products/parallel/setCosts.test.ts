import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { NO_PRICES, yearCost, type Prices } from "#domain/products/energy/energyCosts.ts";
import { setCosts } from "#domain/products/parallel/setCosts.ts";
import type { SetYear } from "#domain/products/parallel/setYear.ts";
import { fail, ok } from "#domain/base/result.ts";

type Ways = Pick<SetYear, "methods">;

const yearOf = (method: SetYear["methods"][number]["method"], energy: number, missing = 0) => ({
  method,
  year: ok({ method, rows: [], energy, missing, missingHours: 0, wireEfficiency: null }),
});
const methodsOf = (throttled: number, regulated: number): Ways => ({
  methods: [
    yearOf("throttled", throttled),
    yearOf("constantPressure", regulated),
    { method: "systemCurve", year: fail("no-law") },
  ],
});

const PRICES: Prices = {
  ...NO_PRICES,
  electricity: 0.8,
  drive: 3000,
  installation: 1000,
  maintenance: 500,
  overhaul: 2500,
  overhaulEvery: 2,
  years: 8,
  interest: 8,
  energyRise: 4,
  priceRise: 4,
};

const money = (most: number) => fc.integer({ min: 0, max: most });

describe("what a set costs", () => {
  it("is every machine at its own price, one converter where one is regulated, and each year at its worth", () => {
    const costs = setCosts(
      methodsOf(20_000, 13_860),
      [
        { count: 2, price: 1500 },
        { count: 1, price: 900 },
      ],
      PRICES,
    );
    // As in the definition: the sum of the present values of eight years.
    const worth = (yearly: number, everyOther: number) =>
      Array.from({ length: 8 }, (_, at) => at + 1).reduce(
        (sum, year) => sum + (yearly + (year % 2 === 0 ? everyOther : 0)) * (1.04 / 1.08) ** year,
        0,
      );
    expect(costs[0]?.cost?.electricity).toBeCloseTo(16_000, 9);
    expect(costs[0]?.cost?.lifeCycle).toBeCloseTo(2 * 1500 + 900 + 1000 + worth(16_000 + 500, 2500), 6);
    expect(costs[0]?.cost?.payback).toBeNull();
    // With the first year of electricity of D12.
    expect(costs[1]?.cost?.electricity).toBeCloseTo(11_088, 9);
    expect(costs[1]?.cost?.lifeCycle).toBeCloseTo(
      2 * 1500 + 900 + 3000 + 1000 + worth(11_088 + 500, 2500),
      6,
    );
    expect(costs[1]?.cost?.payback?.simple).toBeCloseTo(3000 / (16_000 - 11_088), 9);
    expect(costs[2]).toEqual({ method: "systemCurve", cost: null });
  });

  it("is that of one product where all machines are of it, and of one machine with a converter", () => {
    fc.assert(
      fc.property(
        money(1e6),
        money(1e6),
        money(1e5),
        fc.integer({ min: 1, max: 6 }),
        (a, b, price, count) => {
          const prices = { ...PRICES, machine: price };
          const [fixed, regulated] = setCosts(methodsOf(a, b), [{ count, price }], prices);
          const throttled = { energy: a, hasDrive: false };
          expect(fixed?.cost).toEqual(yearCost(throttled, null, prices, count));
          const one = setCosts(methodsOf(a, b), [{ count: 1, price }], prices)[1];
          expect(one?.cost).toEqual(yearCost({ energy: b, hasDrive: true }, throttled, prices, 1));
          expect((regulated?.cost?.lifeCycle ?? NaN) - (one?.cost?.lifeCycle ?? NaN)).toBeCloseTo(
            (count - 1) * price,
            3,
          );
        },
      ),
    );
  });

  it("has no figure that would need a price nobody typed, and none of a part of a year", () => {
    const bought = [
      { count: 1, price: 1500 },
      { count: 1, price: null },
    ];
    const priced = setCosts(methodsOf(20_000, 13_860), bought, { ...PRICES, machine: 700 });
    expect(priced.map(({ cost }) => [cost?.electricity, cost?.lifeCycle, cost?.payback])).toEqual([
      [16_000, null, null],
      [11_088, null, null],
      [undefined, undefined, undefined],
    ]);
    const whole = bought.map(({ count }) => ({ count, price: 1000 }));
    const noDrive = setCosts(methodsOf(20_000, 13_860), whole, { ...PRICES, drive: null });
    expect(noDrive.map(({ cost }) => cost?.lifeCycle == null)).toEqual([false, true, true]);
    expect(
      setCosts(methodsOf(1, 1), whole, { ...PRICES, electricity: null }).map(({ cost }) => cost),
    ).toEqual([null, null, null]);
    const partly = { methods: [yearOf("throttled", 20_000, 1), yearOf("constantPressure", 13_860)] };
    expect(setCosts(partly, whole, PRICES).map(({ cost }) => cost && cost.payback)).toEqual([null, null]);
  });
});
