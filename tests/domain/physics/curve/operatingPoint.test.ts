import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { Crossings } from "#domain/physics/curve/Crossings.ts";
import { fitCurve } from "#domain/physics/curve/fitCurve.ts";
import type { FittedCurve } from "#domain/physics/curve/FittedCurve.ts";
import { allCrossings, operatingPoint } from "#domain/physics/curve/operatingPoint.ts";
import { operatingPointPacked, valueAtPacked } from "#domain/physics/curve/operatingPointPacked.ts";
import { packCurves } from "#domain/physics/curve/PackedCurves.ts";
import { resistanceRange } from "#domain/physics/curve/resistanceRange.ts";
import { systemOf, throughOrigin } from "#domain/physics/curve/systemCurve.ts";
import { valueOrNaN } from "#domain/physics/curve/valueAt.ts";
import { flow, resistance } from "#domain/base/units.ts";
import {
  anyCurve,
  curveOfPoints,
  fittedThrough,
  measuredFrom,
  smoothCurve,
} from "../../../support/curveMaker.ts";
import { runsOf } from "../../../support/runsOf.ts";

const SAMPLES = 4000;

/**
 * The plain oracle: finds sign changes of curve − parabola on a fine grid and halves each to the last digit. Zero
 * flow is
 * left out, because rounding decides the sign there.
 */
function crossingsBySampling(fitted: FittedCurve, k: number): number[] {
  const { first, last } = fitted;
  const above = (q: number) => valueOrNaN(fitted, q) - k * q * q;
  const at = (step: number) => Math.min(last, first + ((last - first) * step) / SAMPLES);
  const found: number[] = [];
  for (let step = 0; step < SAMPLES; step++) {
    let low = at(step);
    let high = at(step + 1);
    const isAbove = above(low) > 0;
    if (isAbove === above(high) > 0) continue;
    for (let halving = 0; halving < 100; halving++) {
      const middle = (low + high) / 2;
      if (above(middle) > 0 === isAbove) low = middle;
      else high = middle;
    }
    if (high > 1e-5 * last) found.push(low);
  }
  return found;
}

/** Resistances whose parabolas pass near a curve. */
const withResistance = (curves: fc.Arbitrary<FittedCurve>) =>
  fc
    .tuple(
      curves,
      fc.double({ min: 0.01, max: 1, noNaN: true }),
      fc.double({ min: 0.2, max: 3, noNaN: true }),
    )
    .map(([fitted, place, factor]) => {
      const q = fitted.first + place * (fitted.last - fitted.first);
      return { fitted, k: resistance((factor * Math.max(valueOrNaN(fitted, q), 1e-3)) / (q * q)) };
    })
    .filter(({ k }) => Number.isFinite(k));

/** One piece with up to four turns, which a fit of few points would not give. */
const anyQuintic: fc.Arbitrary<FittedCurve> = fc
  .tuple(
    fc.integer({ min: 0, max: 500 }),
    fc.integer({ min: 10, max: 2000 }),
    fc.array(fc.integer({ min: -300, max: 300 }), { minLength: 5, maxLength: 5 }),
  )
  .map(([first, width, coefficients]) => ({
    kind: "polynomial",
    hasFormula: true,
    residual: 0,
    first,
    last: first + width,
    knots: Float64Array.of(first, first + width),
    coefficients: Float64Array.of(800, ...coefficients),
    stride: 6,
  }));

const anyFitted = fc.oneof(anyCurve.map(fitCurve), smoothCurve.map(fitCurve), anyQuintic);

describe("operatingPoint", () => {
  it("finds every crossing that fine sampling finds, at the same flow", () =>
    fc.assert(
      fc.property(withResistance(anyFitted), ({ fitted, k }) => {
        const crossings = allCrossings(fitted, throughOrigin(k));
        for (const sampled of crossingsBySampling(fitted, k))
          expect(Math.min(...crossings.map((q) => Math.abs(q / sampled - 1)))).toBeLessThan(1e-8);
      }),
      { numRuns: runsOf(300) },
    ));

  it("lies on the curve and on the parabola, inside the measured range", () =>
    fc.assert(
      fc.property(withResistance(anyFitted), ({ fitted, k }) => {
        for (const q of allCrossings(fitted, throughOrigin(k))) {
          expect(q).toBeGreaterThanOrEqual(fitted.first);
          expect(q).toBeLessThanOrEqual(fitted.last);
          const size = Math.max(...fitted.coefficients.map(Math.abs));
          expect(Math.abs(valueOrNaN(fitted, q) - k * q * q) / size).toBeLessThan(1e-9);
        }
      }),
      { numRuns: runsOf(300) },
    ));

  it("is the point itself when the duty is taken from the curve", () =>
    fc.assert(
      fc.property(smoothCurve, fc.double({ min: 0.01, max: 1, noNaN: true }), (curve, place) => {
        const fitted = fitCurve(curve);
        const q = Math.min(fitted.last, fitted.first + place * (fitted.last - fitted.first));
        const crossings = allCrossings(fitted, systemOf({ flow: flow(q), value: valueOrNaN(fitted, q) }));
        expect(Math.min(...crossings.map((crossing) => Math.abs(crossing / q - 1)))).toBeLessThan(1e-9);
      }),
    ));

  it("meets a known curve where algebra says: 40 − 4e-4·Q² = 6e-4·Q² at 200", () => {
    const fitted = fitCurve(measuredFrom((q) => 40 - 4e-4 * q * q, 0, 300, 7));
    const met = operatingPoint(fitted, throughOrigin(resistance(6e-4)));
    expect(met.ok && met.value.flow).toBeCloseTo(200, 9);
    expect(met.ok && met.value.value).toBeCloseTo(24, 9);
    expect(met.ok && met.value.isUnstable).toBe(false);
  });

  it("counts a crossing on a measured point once, and on the last one too", () => {
    const points = [[100, 9], [200, 8], [300, 3], [400, 2.5], [500, 1]] as const; // prettier-ignore
    const fitted = fittedThrough(points);
    expect(fitted.kind).toBe("pchip");
    for (const [q, y] of points) {
      const crossings = allCrossings(fitted, systemOf({ flow: flow(q), value: y }));
      expect(crossings).toHaveLength(1);
      expect(crossings[0]).toBeCloseTo(q, 9);
    }
  });

  it("takes the highest flow of a saddle's crossings and calls it unstable", () => {
    const fitted = fittedThrough([[1000, 700], [2000, 150], [3000, 300], [4000, 620], [5000, 480], [6000, 60]]); // prettier-ignore
    const k = resistance(3.3e-5);
    const crossings = allCrossings(fitted, throughOrigin(k));
    expect(crossings).toHaveLength(3);
    const met = operatingPoint(fitted, throughOrigin(k));
    expect(met).toMatchObject({ ok: true, value: { flow: crossings[2], isUnstable: true } });
  });

  it("sees two crossings between neighbouring points", () => {
    // K·Q² + 1 − ((Q − 250)/20)² lies above the parabola only from 230 to 270.
    const k = 1e-3;
    const parabola = onePiece((q) => k * q * q + 1 - ((q - 250) / 20) ** 2, 200, 300);
    const found = allCrossings(parabola, throughOrigin(resistance(k)));
    expect(found).toHaveLength(2);
    expect(found[0]).toBeCloseTo(230, 7);
    expect(found[1]).toBeCloseTo(270, 7);
  });

  it("counts a touch as one crossing", () => {
    const k = 1e-3;
    const touching = onePiece((q) => k * q * q - ((q - 250) / 20) ** 2, 200, 290);
    const found = allCrossings(touching, throughOrigin(resistance(k)));
    expect(found).toHaveLength(1);
    expect(found[0]).toBeCloseTo(250, 4);
    const met = operatingPoint(touching, throughOrigin(resistance(k)));
    expect(met.ok && met.value.isUnstable).toBe(false);
  });

  it("does not operate at standstill, where every parabola begins", () => {
    const fitted = fittedThrough([[0, 0], [1, 5], [2, 6], [3, 4]]); // prettier-ignore
    const crossings = allCrossings(fitted, throughOrigin(resistance(1)));
    expect(crossings).toHaveLength(1);
    expect(crossings[0]).toBeGreaterThan(2);
  });

  it("has no operating point beyond the measured range", () => {
    const fitted = fitCurve(measuredFrom((q) => 40 - 4e-4 * q * q, 100, 200, 5));
    expect(operatingPoint(fitted, throughOrigin(resistance(1e-5)))).toEqual({
      ok: false,
      code: "no-crossing",
    });
    expect(operatingPoint(fitted, throughOrigin(resistance(1)))).toEqual({ ok: false, code: "no-crossing" });
  });
});

/** The parabola through three values, as one piece. */
function onePiece(y: (q: number) => number, first: number, last: number): FittedCurve {
  const [left, middle, right] = [y(first), y((first + last) / 2), y(last)] as const;
  return {
    kind: "polynomial",
    hasFormula: true,
    residual: 0,
    first,
    last,
    knots: Float64Array.of(first, last),
    coefficients: Float64Array.of(middle, (right - left) / 2, (right + left) / 2 - middle),
    stride: 3,
  };
}

describe("operatingPointPacked", () => {
  it("answers what operatingPoint answers, for every curve of a pack", () =>
    fc.assert(
      fc.property(fc.array(fc.option(withResistance(anyFitted)), { minLength: 1, maxLength: 8 }), (given) => {
        const packed = packCurves(given.map((one) => one?.fitted ?? null));
        const crossings = new Crossings();
        given.forEach((asked, index) => {
          const met = asked === null ? null : operatingPoint(asked.fitted, throughOrigin(asked.k));
          const expected = met?.ok ? met.value : { flow: Number.NaN, isUnstable: false };
          const found = operatingPointPacked(
            packed,
            index,
            throughOrigin(asked?.k ?? resistance(1e-3)),
            crossings,
          );
          expect(Number.isNaN(found)).toBe(Number.isNaN(expected.flow));
          expect(Math.abs(found / expected.flow - 1) || 0).toBeLessThan(1e-9);
          expect(crossings.count > 1).toBe(expected.isUnstable);
          const value = asked === null ? Number.NaN : valueOrNaN(asked.fitted, found);
          expect(valueAtPacked(packed, index, found)).toBe(value);
        });
      }),
      { numRuns: runsOf(300) },
    ));

  it("has no value outside a curve and none for a missing one", () => {
    const packed = packCurves([null, fitCurve(curveOfPoints([[1, 2], [2, 1]]))]); // prettier-ignore
    expect(valueAtPacked(packed, 0, 1.5)).toBeNaN();
    expect(valueAtPacked(packed, 1, 0.99)).toBeNaN();
    expect(valueAtPacked(packed, 1, 2.01)).toBeNaN();
    expect(valueAtPacked(packed, 1, 1.5)).toBeCloseTo(1.5, 12);
  });
});

describe("resistanceRange", () => {
  it("holds every resistance that meets the curve, and says truly that one crossing is all", () =>
    fc.assert(
      fc.property(withResistance(anyFitted), ({ fitted, k }) => {
        const { least, greatest, hasSingleCrossing } = resistanceRange(fitted);
        const crossings = allCrossings(fitted, throughOrigin(k));
        const isWithin = k >= least && k <= greatest;
        expect(crossings.length === 0 || isWithin).toBe(true);
        expect(crossings.length <= 1 || !hasSingleCrossing).toBe(true);
      }),
      { numRuns: runsOf(300) },
    ));

  it("leaves no resistance out for a curve that begins below zero at standstill", () => {
    const rising = onePiece((q) => -49 + 170 * q - 7 * q * q, 0, 10);
    const k = resistance(0.02);
    expect(allCrossings(rising, throughOrigin(k))).toHaveLength(1);
    expect(operatingPointPacked(packCurves([rising]), 0, throughOrigin(k), new Crossings())).toBe(
      allCrossings(rising, throughOrigin(k))[0],
    );
  });

  it("knows an ordinary curve for one of single crossings, and a steep saddle for none", () => {
    expect(
      resistanceRange(fitCurve(measuredFrom((q) => 40 - 4e-4 * q * q, 0, 300, 7))).hasSingleCrossing,
    ).toBe(true);
    const saddle = fittedThrough([[1000, 700], [2000, 150], [3000, 300], [4000, 620], [5000, 480], [6000, 60]]); // prettier-ignore
    expect(resistanceRange(saddle).hasSingleCrossing).toBe(false);
  });
});
