import type { ControlMethod } from "#domain/products/energy/energyTerms.ts";
import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { fitCurve } from "#domain/physics/curve/fitCurve.ts";
import { MET_METHODS } from "#domain/products/energy/controlMethods.ts";
import { yearlyEnergy } from "#domain/products/energy/yearlyEnergy.ts";
import type { YearMember } from "#domain/products/parallel/knownMember.ts";
import type { SetYearQuestion } from "#domain/products/parallel/setRuns.ts";
import { setYear } from "#domain/products/parallel/setYear.ts";
import { flow } from "#domain/base/units.ts";
import { measuredFrom } from "../../../support/curveMaker.ts";
import { energyQuestion, pumpOfD14 } from "../../../support/energyMaker.ts";
import { plainSetYear, type SquarePump } from "../../../support/plain/machines/plainSetYear.ts";
import { runsOf } from "../../../support/runsOf.ts";

const member = ({ a, c, last, idle, slope, rated, count }: SquarePump): YearMember => ({
  machine: pumpOfD14({
    pressure: fitCurve(measuredFrom((q) => a - c * q * q, 0, last, 13)),
    efficiency: undefined,
    shaftPower: fitCurve(measuredFrom((q) => idle + slope * q, 0, last, 13)),
  }),
  motorClass: "IE3",
  poles: 4,
  ratedPower: rated,
  statedEfficiencies: null,
  count,
});
const WIDE: SquarePump = { a: 40, c: 0.0016, last: 150, idle: 6, slope: 0.08, rated: 22, count: 1 };
const NARROW: SquarePump = { a: 32, c: 0.004, last: 85, idle: 2, slope: 0.06, rated: 11, count: 1 };
const ROWS = [
  { share: 1, hours: 500 },
  { share: 0.6, hours: 1500 },
  { share: 0.3, hours: 2000 },
];
const question = (changed: Partial<SetYearQuestion> = {}): SetYearQuestion => ({
  arrangement: "parallel",
  members: [member(WIDE), member(NARROW)],
  duty: { flow: flow(150), value: 22 },
  rows: ROWS,
  statedDrive: 0.96,
  leastRate: 0.4,
  isStaged: false,
  ...changed,
});
function yearUnder(method: ControlMethod, asked: SetYearQuestion) {
  const found = setYear(asked);
  const year = found.methods.find((each) => each.method === method)?.year;
  if (year?.ok !== true) throw new Error(`no year under ${method}`);
  return year.value;
}
const codesUnder = (method: ControlMethod, asked: SetYearQuestion) =>
  yearUnder(method, asked).rows.map(({ outcome }) =>
    outcome.status === "cannot"
      ? outcome.fault.code === "power"
        ? outcome.fault.fault.code
        : outcome.fault.code
      : outcome.status,
  );

describe("the year of unequal machines", () => {
  const squarePump = fc.record({
    a: fc.double({ min: 20, max: 60, noNaN: true }),
    fall: fc.double({ min: 0.4, max: 0.95, noNaN: true }),
    last: fc.double({ min: 40, max: 160, noNaN: true }),
    count: fc.integer({ min: 1, max: 2 }),
  });
  const questions = fc.record({
    pumps: fc.array(squarePump, { minLength: 2, maxLength: 3 }),
    share: fc.double({ min: 0.3, max: 0.9, noNaN: true }),
    headShare: fc.double({ min: 0.2, max: 0.9, noNaN: true }),
    shares: fc.array(fc.double({ min: 0.15, max: 1.1, noNaN: true }), { minLength: 1, maxLength: 4 }),
    isStaged: fc.boolean(),
  });

  it("is what the rules read as by closed formulas, over random pumps, loads and methods", () => {
    let [whole, none] = [0, 0];
    fc.assert(
      fc.property(questions, ({ pumps: random, share, headShare, shares, isStaged }) => {
        const pumps = random.map(({ a, fall, last, count }): SquarePump => ({
          ...{ a, last, count, c: (fall * a) / last ** 2, rated: 90 },
          ...{ idle: 0.001 * a * last, slope: 0.002 * a },
        }));
        const total = pumps.reduce((sum, { last, count }) => sum + last * count, 0);
        const duty = {
          flow: flow(share * total),
          value: headShare * Math.min(...pumps.map(({ a }) => a)),
        };
        const rows = shares.map((each) => ({ share: each, hours: 100 }));
        const found = setYear(question({ members: pumps.map(member), duty, rows, isStaged }));
        for (const { method, year } of found.methods) {
          if (!year.ok) throw new Error(year.code);
          const isAlone = year.value.rows.some(
            ({ outcome }) =>
              outcome.status === "runs" && outcome.groups.some(({ point }) => point.isBypassed),
          );
          // Below its least speed, a single machine follows the rule of one machine, which has its own test.
          if (isAlone) continue;
          const plain = plainSetYear({ pumps, duty, rows, leastRate: 0.4, drive: 0.96, isStaged }, method);
          const isWhole = year.value.missing === 0;
          if (isWhole) whole++;
          else none++;
          expect(isWhole ? year.value.energy / plain : plain).toSatisfy((ratio: number) =>
            isWhole ? Math.abs(ratio - 1) < 1e-7 : Number.isNaN(ratio),
          );
        }
      }),
      { numRuns: runsOf(300) },
    );
    expect([whole > 100, none > 50]).toEqual([true, true]);
  });

  it("of one machine, and of equal ones at a fixed speed, is the year of such machines to the last bit", () => {
    for (const count of [1, 3]) {
      const alike = energyQuestion({ count, duty: { flow: flow(50 * count), value: 22.5 } });
      const found = setYear(
        question({
          members: [{ ...alike, count }],
          ...{ duty: alike.duty, rows: alike.rows, statedDrive: null, leastRate: alike.leastRate },
        }),
      );
      const methods = count === 1 ? MET_METHODS : (["throttled"] as const);
      for (const method of methods) {
        const known = yearlyEnergy(alike).methods.find((each) => each.method === method)?.year;
        const year = found.methods.find((each) => each.method === method)?.year;
        if (known?.ok !== true || year?.ok !== true) throw new Error(method);
        expect([year.value.energy, year.value.wireEfficiency]).toEqual([
          known.value.energy,
          known.value.wireEfficiency,
        ]);
      }
    }
  });

  it("by-passes what the regulated one gives too much where it runs alone at its least speed", () => {
    const year = yearUnder("systemCurve", question({ rows: [{ share: 0.2, hours: 1 }], leastRate: 0.6 }));
    const [row] = year.rows;
    if (row?.outcome.status !== "runs") throw new Error("it runs");
    expect(row.outcome.counts).toEqual([1, 0]);
    expect(row.outcome.groups[0]?.point).toMatchObject({ rate: 0.6, isBypassed: true });
  });

  it("has no load of which a figure is missing, each with its reason", () => {
    const load = (share: number) => [{ share, hours: 1 }];
    // Both at full speed give 22 m at 156 m³/h.
    expect(codesUnder("constantPressure", question({ rows: load(1.2) }))).toEqual(["row-unmet"]);
    expect(codesUnder("throttled", question({ rows: load(1.19) }))).toEqual(["row-unmet"]);
    // More than the regulated one gives, and less than the fixed one gives beside it.
    const lead = { ...NARROW, last: 52 };
    const small = question({ members: [member(lead), member(WIDE)], rows: load(0.55), leastRate: 0.95 });
    expect(codesUnder("constantPressure", small)).toEqual(["no-choice"]);
    const dark = { ...member(NARROW), machine: pumpOfD14({ efficiency: undefined }) };
    expect(codesUnder("throttled", question({ members: [member(WIDE), dark], rows: load(0.7) }))).toEqual([
      "no-power",
    ]);
    const weak = member({ ...WIDE, rated: 11 });
    expect(codesUnder("throttled", question({ members: [weak, member(NARROW)], rows: load(0.95) }))).toEqual([
      "overload",
    ]);
    expect(codesUnder("throttled", question({ rows: load(0) }))).toEqual(["stands"]);
  });

  it("has no load at a pressure at which a drooping curve has several flows, and has those below it", () => {
    // 20 m at zero flow, 25.625 m at 37.5 m³/h.
    const droops = {
      ...member(WIDE),
      machine: pumpOfD14({
        pressure: fitCurve(measuredFrom((q) => 20 + 0.3 * q - 0.004 * q * q, 0, 90, 13)),
        efficiency: undefined,
        shaftPower: fitCurve(measuredFrom((q) => 2 + 0.06 * q, 0, 90, 13)),
      }),
    };
    const asked = (value: number) =>
      question({
        members: [member(WIDE), droops],
        duty: { flow: flow(150), value },
        rows: [{ share: 1, hours: 1 }],
        leastRate: 0.2,
      });
    expect(codesUnder("constantPressure", asked(22))).toEqual(["ambiguous"]);
    expect(codesUnder("constantPressure", asked(18))).toEqual(["runs"]);
    expect(codesUnder("constantPressure", asked(26))).toEqual(["row-unmet"]);
    const [row] = yearUnder("constantPressure", { ...asked(26), rows: [{ share: 0.5, hours: 1 }] }).rows;
    // Above its peak its flow is not certain, so it is not started.
    expect(row?.outcome.status === "runs" ? row.outcome.counts : row).toEqual([1, 0]);
  });

  it("is refused, regulated, for a series or a machine of one speed", () => {
    const codes = (asked: SetYearQuestion) => {
      return setYear(asked).methods.map(({ year }) => (year.ok ? "ok" : year.code));
    };
    expect(codes(question({ arrangement: "series" }))).toEqual(["ok", "series", "series", "series"]);
    const fixed = { ...member(WIDE), machine: { ...member(WIDE).machine, isScalable: false } };
    expect(codes(question({ members: [fixed, member(NARROW)] }))).toEqual([
      "ok",
      "no-law",
      "no-law",
      "no-law",
    ]);
  });

  it("adds the heads of a series, each machine at the whole flow", () => {
    const asked = question({
      arrangement: "series",
      duty: { flow: flow(70), value: 40 },
      rows: [{ share: 1, hours: 10 }],
    });
    const [row] = yearUnder("throttled", asked).rows;
    if (row?.outcome.status !== "runs") throw new Error("it runs");
    expect(row.outcome.value).toBeCloseTo(40 - 0.0016 * 4900 + 32 - 0.004 * 4900, 9);
    expect(row.outcome.groups.map(({ point }) => point.flow)).toEqual([70, 70]);
    expect(codesUnder("throttled", { ...asked, rows: [{ share: 1.3, hours: 1 }] })).toEqual(["out-of-range"]);
    expect(codesUnder("throttled", { ...asked, duty: { flow: flow(70), value: 50 } })).toEqual(["row-unmet"]);
  });

  it("takes for a motor that nobody states the next size above the greatest that is asked of it", () => {
    const found = setYear(question({ members: [{ ...member(WIDE), ratedPower: null }, member(NARROW)] }));
    // 102 m³/h beside the narrow one requires 14.2 kW, and 1.15 times that is above 15 kW.
    expect(found.motors.map((motor) => [motor?.ratedPower, motor?.isStated])).toEqual([
      [18.5, false],
      [11, true],
    ]);
  });
});
