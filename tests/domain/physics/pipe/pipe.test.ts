import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { flowIn, frictionAt, roundBore } from "#domain/physics/pipe/conduit.ts";
import {
  equivalentDiameter,
  hydraulicDiameter,
  rectangularDucts,
  roundDucts,
} from "#domain/physics/pipe/duct.ts";
import { sumFittings } from "#domain/physics/pipe/fittings.ts";
import { frictionFactor, swameeJain } from "#domain/physics/pipe/friction.ts";
import { airMedium, liquidMedium, WATER } from "#domain/physics/pipe/medium.ts";
import { pipeLimits, pipeSeries, pipeSizes, velocityLimit } from "#domain/physics/pipe/pipeSeries.ts";
import { firstSize, NO_SIZE, sizeFinder, sizesOf } from "#domain/physics/pipe/Sizes.ts";
import { modulatingValve, onOffValve } from "#domain/physics/pipe/valve.ts";
import { density, kinematicViscosity, temperature } from "#domain/base/units.ts";
import { plainFactor } from "../../../support/plain/plainNetwork.ts";

const re = fc.double({ min: 0, max: 8.5, noNaN: true }).map((power) => 10 ** power);
const relative = fc.double({ min: 0, max: 0.05, noNaN: true });

describe("the friction factor", () => {
  it("solves Colebrook and White to 1e-12, from a start within 3.4 %", () => {
    fc.assert(
      fc.property(re, relative, (number, k) => {
        if (number < 4000) return;
        const f = frictionFactor(number, k);
        const x = 1 / Math.sqrt(f);
        expect(Math.abs(x + 2 * Math.log10(k / 3.7 + (2.51 * x) / number)) / x).toBeLessThan(1e-12);
        expect(Math.abs(swameeJain(number, k) / f - 1)).toBeLessThan(0.034);
      }),
    );
  });

  it("is what halving finds, in all ranges", () => {
    fc.assert(
      fc.property(re, relative, (number, k) => {
        expect(Math.abs(frictionFactor(number, k) / plainFactor(number, k) - 1)).toBeLessThan(1e-10);
      }),
    );
  });

  it("has no jump at 2000 and 4000, and none outside of what it is for", () => {
    for (const at of [2000, 4000])
      expect(frictionFactor(at * (1 - 1e-12), 0.02)).toBeCloseTo(frictionFactor(at * (1 + 1e-12), 0.02), 10);
    for (const [number, k] of [
      [0, 0.01],
      [-1, 0.01],
      [1e5, 0.051],
      [1e5, -1e-9],
      [Number.NaN, 0.01],
    ] as const)
      expect(frictionFactor(number, k)).toBeNaN();
  });
});

const medium = { density: density(999.7), viscosity: kinematicViscosity(1.325) };
const steel = pipeSeries("steel")!.sizes.value;

describe("sizes", () => {
  it("pass for every size above the first that passes", () => {
    const [sizes, limits] = [pipeSizes(steel), pipeLimits(steel, "closed")];
    fc.assert(
      fc.property(fc.double({ min: 0.01, max: 3000, noNaN: true }), (q) => {
        const first = firstSize(q, sizes, limits, medium, 0.2);
        for (const [at, { inner }] of steel.entries()) {
          const { velocity, friction } = flowIn(q, roundBore(inner), medium, 0.2);
          const passes = velocity <= limits.velocity[at]! && friction <= limits.friction;
          expect(passes).toBe(first !== NO_SIZE && at >= first);
        }
      }),
    );
  });

  it("are found for many flows as for each alone, also next to the greatest flow of a size", () => {
    const series = [
      [pipeSizes(steel), pipeLimits(steel, "closed")],
      // The first pipe is outside K's range, the second may not be used at all, and the third is limited only by
      // friction.
      [
        sizesOf([3, 20, 40, 50, 30].map((inner) => ({ name: `${inner}`, ...roundBore(inner) }))),
        { friction: 200, velocity: Float64Array.of(9, 0, 1, Infinity, 9) },
      ],
    ] as const;
    for (const [sizes, limits] of series) {
      const find = sizeFinder(sizes, limits, medium, 0.2);
      const same = (q: number) => {
        expect(find(q)).toBe(firstSize(q, sizes, limits, medium, 0.2));
      };
      for (const q of [0, -1, Number.NaN, Infinity, 1e-300]) same(q);
      fc.assert(fc.property(fc.double({ min: 1e-3, max: 3000, noNaN: true }), same), { endOnFailure: true });
      // The flow at which the answer changes, found by halving, and the flows beside it.
      for (let at = 0; at < sizes.area.length; at++) {
        let [below, above] = [1e-6, 5000];
        for (let step = 0; step < 80; step++) {
          const middle = (below + above) / 2;
          const first = firstSize(middle, sizes, limits, medium, 0.2);
          if (first !== NO_SIZE && first <= at) below = middle;
          else above = middle;
        }
        for (const share of [1, 1 - 1e-15, 1 + 1e-15, 1 - 1e-12, 1 + 1e-12, 1 - 1e-9, 1 + 1e-9, 1 + 3e-9])
          for (const edge of [below, above]) same(edge * share);
      }
    }
  });

  it("take the velocity of the largest tabulated size not above their own", () => {
    expect(velocityLimit("closed", 63)).toBe(1.2);
    expect(velocityLimit("closed", 12)).toBe(0.5);
    expect(velocityLimit("open", 108)).toBe(1.6);
  });

  it("are named by series, and no inherited name is one", () => {
    expect(pipeSeries("__proto__")).toBeUndefined();
    for (const name of ["steel", "welded", "seamless", "ppr S3.2", "copper"])
      expect(pipeSeries(name)?.sizes.mark).toBe("待核对");
  });

  it("of ducts come by least area, then aspect, then side, and keep their aspect", () => {
    const ducts = rectangularDucts();
    expect(ducts.every(({ a, b }) => a >= b && a <= 4 * b)).toBe(true);
    const areas = ducts.map(({ a, b }) => a * b);
    expect(areas).toEqual(areas.toSorted((x, y) => x - y));
    const sixteen = ducts.filter(({ a, b }) => a * b === 160_000).map(({ name }) => name);
    expect(sixteen[0]).toBe("400×400");
    expect(roundDucts()[0]).toMatchObject({ name: "Ø100" });
    expect(hydraulicDiameter(400, 400)).toBe(400);
    // The round duct of equal friction is larger than the hydraulic one.
    expect(equivalentDiameter(400, 400)).toBeGreaterThan(400);
  });
});

describe("media", () => {
  it("are refused where they are none", () => {
    expect(liquidMedium(WATER, temperature(-1))).toEqual({ ok: false, code: "below-freezing" });
    expect(liquidMedium(WATER, temperature(120))).toEqual({
      ok: false,
      code: "liquid-temperature-out-of-range",
    });
    expect(liquidMedium({ glycol: "ethylene", fraction: 0.7 }, temperature(5))).toEqual({
      ok: false,
      code: "concentration-out-of-range",
    });
    expect(liquidMedium({ glycol: "propylene", fraction: 0.4 }, temperature(-5)).ok).toBe(true);
  });

  it("of air follow Sutherland within 0.5 % of the handbook's 15.06 mm²/s at 20 ℃", () => {
    expect(Math.abs(airMedium(temperature(20)).viscosity / 15.06 - 1)).toBeLessThan(0.005);
    expect(frictionAt(0, 0.2, airMedium(temperature(20)), 0.15)).toBe(0);
  });
});

describe("valves", () => {
  it("say so where even the smallest has too little authority", () => {
    expect(modulatingValve(0.01, 30_000, 0.5)).toMatchObject({ kvs: 0.25, isLow: true });
    expect(modulatingValve(0.93, 30_000, 0.5)).toMatchObject({ kvs: 1.6, isLow: false });
    expect(modulatingValve(-1, 30_000)).toBeNull();
    expect(modulatingValve(1, 30_000, 1)).toBeNull();
  });

  it("of fan coils lose at most 20 kPa", () => {
    expect(onOffValve(0.93)).toMatchObject({ kvs: 2.5 });
    expect(onOffValve(1000)).toBeNull();
  });
});

it("names a fitting without a ζ instead of counting it as 0", () => {
  const found = sumFittings("water", [
    { name: "gateValve", count: 2 },
    { name: "toString", count: 1 },
    { name: "bend90Welded", count: 1 },
  ]);
  expect(found.zeta).toBeCloseTo(1.4, 12);
  expect(found.unknown).toEqual(["toString"]);
});
