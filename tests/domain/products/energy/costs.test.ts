import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { NO_PRICES, yearCost, type Prices } from "#domain/products/energy/energyCosts.ts";
import { lifeCycleCost, payback } from "#domain/products/energy/lifeCycleCost.ts";

const throttled = { energy: 20_000, hasDrive: false };
const regulated = { energy: 12_000, hasDrive: true };
const prices: Prices = { ...NO_PRICES, electricity: 0.5, machine: 8000, drive: 6000, years: 10 };

describe("yearCost", () => {
  it("invents no price: without one there is no money", () => {
    expect(yearCost(regulated, throttled, NO_PRICES, 1)).toBeNull();
    expect(yearCost({ ...regulated, energy: null }, throttled, prices, 1)).toBeNull();
    expect(yearCost(regulated, throttled, { ...NO_PRICES, electricity: 0.5 }, 1)).toEqual({
      electricity: 6000,
      lifeCycle: null,
      payback: null,
    });
    // A converter without a price: no sum that would include it is given.
    expect(yearCost(regulated, throttled, { ...prices, drive: null }, 1)).toMatchObject({ lifeCycle: null });
    expect(yearCost(throttled, null, { ...prices, drive: null }, 1)).toMatchObject({
      lifeCycle: 8000 + 10 * 10_000,
    });
  });

  it("adds up what is bought and what comes again, without interest by hand", () => {
    const all = { ...prices, installation: 1000, maintenance: 300, overhaul: 2000, overhaulEvery: 3 };
    expect(yearCost(regulated, throttled, all, 2)).toEqual({
      electricity: 6000,
      lifeCycle: 2 * 14_000 + 1000 + 10 * 6300 + 3 * 2000,
      payback: { simple: 3, discounted: 3 },
    });
  });

  it("says nothing of a payback beside a baseline without a whole year", () => {
    expect(yearCost(regulated, { ...throttled, energy: null }, prices, 1)).toMatchObject({ payback: null });
  });
});

describe("payback", () => {
  it("takes longer with interest, and comes never where nothing is saved", () => {
    const saved = [{ amount: 4000, every: 1, rise: 0 }];
    expect(payback(6000, saved, 10, 0)).toEqual({ simple: 1.5, discounted: 1.5 });
    expect(payback(6000, saved, 10, 0.1).discounted).toBeGreaterThan(1.5);
    expect(payback(6000, saved, 1, 0.1).discounted).toBeNull();
    expect(payback(6000, [{ amount: -1, every: 1, rise: 0 }], 10, 0)).toEqual({
      simple: null,
      discounted: null,
    });
  });

  it("ends when life-cycle costs are equal", () => {
    const share = fc.double({ min: 0, max: 0.15, noNaN: true });
    fc.assert(
      fc.property(fc.integer({ min: 100, max: 9000 }), share, share, (added, interest, rise) => {
        const [dear, cheap] = [1000, 3000];
        const cost = (initial: number, amount: number, years: number) =>
          lifeCycleCost({ initial, recurring: [{ amount, every: 1, rise }], years, interest });
        const found = payback(added, [{ amount: cheap - dear, every: 1, rise }], 40, interest).discounted;
        for (let year = 1; year <= 40; year++) {
          const isPaid = cost(added, dear, year) <= cost(0, cheap, year);
          expect(isPaid).toBe(found !== null && found <= year);
        }
      }),
    );
  });
});
