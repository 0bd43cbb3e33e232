import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { PUMP } from "#domain/catalogue/categories.ts";
import { PROPERTY } from "#domain/catalogue/properties.ts";
import { deviationRate } from "#domain/catalogue/duty/deviationRate.ts";
import { fitCurve } from "#domain/physics/curve/fitCurve.ts";
import type { FittedCurve } from "#domain/physics/curve/FittedCurve.ts";
import { operatingPoint } from "#domain/physics/curve/operatingPoint.ts";
import { valueOrNaN } from "#domain/physics/curve/valueAt.ts";
import { keyed, lookUp } from "#domain/base/keyed.ts";
import { movedPieces } from "#domain/physics/fluid/movedPieces.ts";
import { movedValueAt } from "#domain/physics/fluid/movedRow.ts";
import type { SettingCorrection } from "#domain/catalogue/machine/viscousCurves.ts";
import type { CategoryTable } from "#domain/products/search/CategoryTable.ts";
import { columnsOf } from "#domain/products/search/columnsOf.ts";
import { dutyIndex } from "#domain/products/search/DutyIndex.ts";
import { matchDuty } from "#domain/products/search/matchDuty.ts";
import { matchInLiquid } from "#domain/products/search/matchInLiquid.ts";
import { readDuty } from "#domain/products/search/readDuty.ts";
import { measuredFrom } from "../../../support/curveMaker.ts";
import { runsOf } from "../../../support/runsOf.ts";

/** Falling, drooping at zero flow, with a saddle, or falling below zero before its end. */
const SHAPES: readonly ((share: number) => number)[] = [
  (share) => 1 - 0.6 * share * share,
  (share) => 0.9 + 0.5 * share - 0.9 * share * share,
  (share) => 1.1 - 0.7 * share + 0.3 * Math.exp(-(((share - 0.5) / 0.12) ** 2)),
  (share) => 1 - 1.2 * share,
];

const anyPump = fc.record({
  shape: fc.nat(SHAPES.length - 1),
  last: fc.double({ min: 30, max: 260, noNaN: true }),
  first: fc.constantFrom(0, 0.1),
  head: fc.double({ min: 12, max: 70, noNaN: true }),
  best: fc.double({ min: 0.3, max: 0.9, noNaN: true }),
  /** C_Q; null where nothing is corrected. */
  flow: fc.option(fc.double({ min: 0.5, max: 0.9999, noNaN: true })),
});
type TestPump = typeof anyPump extends fc.Arbitrary<infer Pump> ? Pump : never;

const curveOf = ({ shape, first, last, head }: TestPump): FittedCurve =>
  fitCurve(measuredFrom((q) => head * SHAPES[shape]!(q / last), first * last, last, 11));

const correctionOf = ({ flow, best, last }: TestPump): SettingCorrection =>
  flow === null
    ? { correction: { state: "none" }, bestFlow: NaN }
    : { correction: { state: "corrected", factors: { b: 5, flow, efficiency: 0.8 } }, bestFlow: best * last };

function moved(pump: TestPump): FittedCurve {
  const { correction, bestFlow } = correctionOf(pump);
  const water = curveOf(pump);
  return correction.state === "corrected"
    ? { ...water, ...movedPieces(water, "head", { factors: correction.factors, bestFlow }) }
    : water;
}

const tableOf = (pumps: readonly TestPump[]): CategoryTable => ({
  categoryCode: PUMP,
  products: pumps.map((_, at) => ({
    id: `p${at}`,
    model: `P${at}`,
    brandCode: "B",
    seriesId: null,
    isSample: true,
  })),
  brandNames: new Map([["B", "某"]]),
  properties: [],
  shownCodes: [],
  curves: keyed({ head: pumps.map(curveOf) }),
});

const anyDuty = fc.record({
  flow: fc.double({ min: 15, max: 250, noNaN: true }),
  head: fc.double({ min: 8, max: 70, noNaN: true }),
  rate: fc.constantFrom(3, 10, 30, 60),
  staticShare: fc.constantFrom(0, 0.5, -0.3),
  exponent: fc.constantFrom(2, 2, 1.852, 1),
});

function dutyOf({
  flow,
  head,
  rate,
  staticShare,
  exponent,
}: typeof anyDuty extends fc.Arbitrary<infer D> ? D : never) {
  const read = readDuty(PUMP, null, [
    { code: PROPERTY.airFlow, value: flow, deviationRate: rate },
    { code: PROPERTY.head, value: head, deviationRate: rate },
    ...(staticShare === 0 ? [] : [{ code: "staticHead", value: head * staticShare }]),
    { code: "systemExponent", value: exponent },
  ]);
  if (!read.ok || read.value === null) throw new Error(JSON.stringify(read));
  return read.value;
}

describe("the matcher in a viscous liquid", () => {
  test("finds what every whole corrected curve is met by, in whatever shape it is", () => {
    fc.assert(
      fc.property(fc.array(anyPump, { minLength: 1, maxLength: 8 }), anyDuty, (pumps, asked) => {
        const { columns, rowOf } = columnsOf(tableOf(pumps));
        const corrections: SettingCorrection[] = [];
        pumps.forEach((pump, position) => (corrections[rowOf[position]!] = correctionOf(pump)));
        const duty = dutyOf(asked);
        const index = dutyIndex(lookUp(columns.curves, "head")!);
        const { rows, flow, value, isUnstable } = matchInLiquid(columns, index, duty, corrections);
        const expected = pumps.flatMap((pump, position) => {
          const met = operatingPoint(moved(pump), duty.point!.system);
          if (!met.ok) return [];
          const worst = Math.max(
            Math.abs(deviationRate(met.value.flow, asked.flow)),
            Math.abs(deviationRate(met.value.value, asked.head)),
          );
          return worst <= asked.rate + 1e-9 ? [{ row: rowOf[position]!, ...met.value }] : [];
        });
        const found = Array.from(rows, (row, at) => ({
          row,
          flow: flow[at]!,
          value: value[at]!,
          isUnstable: isUnstable[at] === 1,
        }));
        const byRow = (one: { readonly row: number }, other: { readonly row: number }) => one.row - other.row;
        expect(found.sort(byRow)).toEqual(
          expected.sort(byRow).map((one) => ({
            ...one,
            flow: expect.closeTo(one.flow, 9),
            value: expect.closeTo(one.value, 9),
          })),
        );
      }),
      { numRuns: runsOf(300) },
    );
  });

  test("reads a corrected curve at a flow to the last bit as the whole of it is read", () => {
    fc.assert(
      fc.property(
        anyPump.filter(({ flow }) => flow !== null),
        fc.double({ min: -0.05, max: 1.05, noNaN: true }),
        fc.constantFrom("head" as const, "efficiency" as const, "shaftPower" as const, "npsh" as const),
        (pump, share, quantity) => {
          const water = curveOf(pump);
          const { correction, bestFlow } = correctionOf(pump);
          if (correction.state !== "corrected") throw new Error("filtered");
          const move = { factors: correction.factors, bestFlow };
          const whole = movedPieces(water, quantity, move);
          const q = whole.first + share * (whole.last - whole.first);
          expect(movedValueAt(water, quantity, move, q)).toEqual(valueOrNaN(whole, q));
          const knot = whole.knots[Math.floor(Math.abs(share) * 100)]!;
          expect(movedValueAt(water, quantity, move, knot)).toEqual(valueOrNaN(whole, knot));
        },
      ),
      { numRuns: runsOf(300) },
    );
  });

  test("answers to the bit as with water where no curve is corrected", () => {
    const pumps = [0, 1, 2].map((shape): TestPump => ({
      shape,
      last: 120,
      first: 0,
      head: 40,
      best: 0.6,
      flow: null,
    }));
    const { columns } = columnsOf(tableOf(pumps));
    const index = dutyIndex(lookUp(columns.curves, "head")!);
    const duty = dutyOf({ flow: 90, head: 28, rate: 60, staticShare: 0, exponent: 2 });
    const none = pumps.map(correctionOf);
    const { corrections, ...found } = matchInLiquid(columns, index, duty, none);
    expect(corrections).toBe(none);
    expect(found).toEqual(matchDuty(columns, index, duty));
    expect(found.rows.length).toBeGreaterThan(0);
  });
});
