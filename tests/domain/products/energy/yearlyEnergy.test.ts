import type { ControlMethod } from "#domain/products/energy/energyTerms.ts";
import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { fitCurve } from "#domain/physics/curve/fitCurve.ts";
import { MET_METHODS } from "#domain/products/energy/controlMethods.ts";
import type { LoadRow } from "#domain/products/energy/LoadProfile.ts";
import { yearlyEnergy, type EnergyQuestion } from "#domain/products/energy/yearlyEnergy.ts";
import type { YearlyEnergy } from "#domain/products/energy/EnergyYear.ts";
import { flow } from "#domain/base/units.ts";
import { measuredFrom } from "../../../support/curveMaker.ts";
import { energyQuestion, pumpOfD14, yearUnder } from "../../../support/energyMaker.ts";
import { plainYear } from "../../../support/plain/energy/plainYear.ts";
import { runsOf } from "../../../support/runsOf.ts";

const figure = (min: number, max: number) => fc.double({ min, max, noNaN: true });
const loads: fc.Arbitrary<readonly LoadRow[]> = fc.array(
  fc.record({ share: fc.oneof(fc.constant(0), figure(0.02, 1.2)), hours: figure(1, 350) }),
  { minLength: 1, maxLength: 24 },
);
const method = fc.constantFrom(...MET_METHODS);

/** Pumps with a falling parabola, duties near their curves, and possible choices of a person. */
const questions: fc.Arbitrary<EnergyQuestion> = fc
  .record({
    top: figure(10, 80),
    last: figure(20, 400),
    fall: figure(0.3, 0.9),
    first: figure(0.01, 0.3),
    at: figure(0.4, 0.95),
    reserve: figure(0.6, 1.02),
    rows: loads,
    leastRate: figure(0.1, 0.7),
  })
  .map(({ top, last, fall, first, at, reserve, rows, leastRate }) => {
    const head = (q: number) => top * (1 - fall * (q / last) ** 2);
    const machine = pumpOfD14({
      pressure: fitCurve(measuredFrom(head, first * last, last, 12)),
      efficiency: fitCurve(measuredFrom((q) => 78 - 60 * (q / last - 0.7) ** 2, first * last, last, 12)),
    });
    return energyQuestion({
      machine,
      duty: { flow: flow(at * last), value: reserve * head(at * last) },
      rows,
      leastRate,
      ratedPower: 150,
      statedDrive: 0.96,
    });
  });

it("computes one method to the same digits as all of them, whether a motor is stated or chosen", () => {
  fc.assert(
    fc.property(questions, method, fc.boolean(), (question, asked, isStated) => {
      const whole = isStated ? question : { ...question, ratedPower: null };
      const [all, one] = [yearlyEnergy(whole), yearlyEnergy({ ...whole, methods: [asked] })];
      expect(one.motor).toEqual(all.motor);
      expect(one.methods).toEqual(all.methods.filter((each) => each.method === asked));
    }),
  );
});

const outcomes = (year: YearlyEnergy) => year.rows.map(({ outcome }) => outcome);
const faults = (year: YearlyEnergy) =>
  outcomes(year).map((outcome) => (outcome.status === "cannot" ? outcome.fault.code : outcome.status));

describe("yearlyEnergy", () => {
  it("is what the rules read as, load by load, on a dense grid", () => {
    fc.assert(
      fc.property(questions, method, (question, under) => {
        const single = { ...question, rows: question.rows.slice(0, 3) };
        const year = yearUnder(under, single);
        const plain = plainYear(single, under);
        const isSame =
          year.missing > 0 ? Number.isNaN(plain) : Math.abs(year.energy - plain) <= 1e-6 * year.energy;
        expect(isSame).toBe(true);
      }),
      { numRuns: runsOf(60) },
    );
  });

  it("adds up over rows, and grows with their hours", () => {
    fc.assert(
      fc.property(questions, method, figure(1.01, 3), (question, under, longer) => {
        const whole = yearUnder(under, question);
        const parts = question.rows.map((row) => yearUnder(under, { ...question, rows: [row] }));
        const sum = parts.reduce((total, { energy }) => total + energy, 0);
        expect(Math.abs(whole.energy - sum)).toBeLessThanOrEqual(1e-9 * Math.max(1, sum));
        expect(whole.missing).toBe(parts.filter(({ missing }) => missing > 0).length);
        const rows = question.rows.map(({ share, hours }) => ({ share, hours: hours * longer }));
        const more = yearUnder(under, { ...question, rows }).energy;
        expect(Math.abs(more - whole.energy * longer)).toBeLessThanOrEqual(1e-9 * Math.max(1, more));
      }),
    );
  });

  it("never asks more at the shaft regulated than throttled, nor more the lower the control curve", () => {
    const order: readonly ControlMethod[] = [
      "throttled",
      "constantPressure",
      "proportionalPressure",
      "systemCurve",
    ];
    fc.assert(
      fc.property(questions, (question) => {
        const efficient = {
          ...question,
          // With one efficiency everywhere, only the head is compared.
          machine: { ...question.machine, efficiency: fitCurve(measuredFrom(() => 70, 0, 500, 3)) },
          rows: question.rows.filter(({ share }) => share <= 1),
          leastRate: 0.1,
        };
        const years = order.map((each) => yearUnder(each, efficient));
        for (const at of efficient.rows.keys()) {
          const shafts = years.flatMap(({ rows }) => {
            const outcome = rows[at]?.outcome;
            return outcome?.status === "runs" && !outcome.point.isBypassed && outcome.shortfall === 0
              ? [outcome.chain.shaft ?? 0]
              : [];
          });
          for (const [place, shaft] of shafts.entries())
            expect(shaft).toBeLessThanOrEqual((shafts[place - 1] ?? Infinity) * (1 + 1e-6));
        }
      }),
    );
  });

  it("stays within what was measured: every point is read between first and last flow, at full speed or less", () => {
    fc.assert(
      fc.property(questions, method, (question, under) => {
        const { first, last } = question.machine.pressure;
        for (const outcome of outcomes(yearUnder(under, question))) {
          if (outcome.status !== "runs") continue;
          expect(outcome.point.similar).toBeGreaterThanOrEqual(first);
          expect(outcome.point.similar).toBeLessThanOrEqual(last);
          expect(outcome.point.rate).toBeLessThanOrEqual(1);
          const least = under === "throttled" ? 1 : question.leastRate * (1 - 1e-9);
          expect(outcome.point.rate).toBeGreaterThanOrEqual(least);
        }
      }),
    );
  });

  it("names a load that full speed does not reach, and leaves it out of no sum silently", () => {
    const rows = [
      { share: 1.2, hours: 100 },
      { share: 1, hours: 200 },
    ];
    const year = yearUnder("constantPressure", energyQuestion({ rows }));
    expect(faults(year)).toEqual(["row-unmet", "runs"]);
    expect([year.missing, year.missingHours]).toEqual([1, 100]);
    expect(faults(yearUnder("throttled", energyQuestion({ rows })))).toEqual(["row-unmet", "runs"]);
  });

  it("has no value beyond the measured flows", () => {
    const rows = [{ share: 0.05, hours: 100 }];
    expect(faults(yearUnder("throttled", energyQuestion({ rows })))).toEqual(["out-of-range"]);
    const far = energyQuestion({ rows: [{ share: 1, hours: 1 }], duty: { flow: flow(85), value: 2 } });
    expect(faults(yearUnder("throttled", far))).toEqual(["out-of-range"]);
    // 85 m³/h at 2 m would need 0.85 of the speed if the curve went on; 0.1 is far below that.
    expect(faults(yearUnder("systemCurve", far))).toEqual(["out-of-range"]);
  });

  it("stays on the control curve at the least speed, and by-passes the rest", () => {
    const rows = [{ share: 0.25, hours: 1000 }];
    const [slow] = outcomes(yearUnder("systemCurve", energyQuestion({ rows, leastRate: 0.5 })));
    expect(slow).toMatchObject({
      status: "runs",
      point: { rate: 0.5, flow: expect.closeTo(25, 6), value: expect.closeTo(5.625, 6), isBypassed: true },
      efficiency: expect.closeTo(0.8 * (1 - (5 / 55) ** 2), 6),
      // The load takes only half of what flows through the pump.
      fluid: expect.closeTo((9.80665 * 12.5 * 5.625) / 3600, 6),
    });
    const [free] = outcomes(yearUnder("systemCurve", energyQuestion({ rows, leastRate: 0.25 })));
    expect(free).toMatchObject({ point: { rate: expect.closeTo(0.25, 9), isBypassed: false } });
  });

  it("takes no power for nothing, nor where gravity is enough", () => {
    const rows = [{ share: 0, hours: 4000 }];
    expect(outcomes(yearUnder("throttled", energyQuestion({ rows })))).toEqual([
      { status: "stands", isByGravity: false },
    ]);
    const falling = energyQuestion({
      rows: [{ share: 0.3, hours: 100 }],
      duty: { flow: flow(50), value: 20, system: { staticValue: -5, exponent: 2 } },
    });
    expect(outcomes(yearUnder("systemCurve", falling))).toEqual([{ status: "stands", isByGravity: true }]);
  });

  it("refuses an overloaded motor by name", () => {
    const [row] = outcomes(
      yearUnder("throttled", energyQuestion({ rows: [{ share: 1, hours: 1 }], ratedPower: 3 })),
    );
    expect(row).toEqual({
      status: "cannot",
      fault: { code: "overload", load: expect.closeTo(3.863 / 3, 3) },
    });
  });

  it("sizes a motor that nobody names with the margin, the same for all methods", () => {
    const { motor } = yearlyEnergy(energyQuestion({ ratedPower: null }));
    // 3.86 kW at the duty requires 4.44 kW: the next size is 5.5 kW.
    expect(motor).toMatchObject({ ratedPower: 5.5, isStated: false });
  });

  it("takes the measured electric power at full speed, and never scales it", () => {
    const machine = pumpOfD14({
      efficiency: undefined,
      inputPower: fitCurve(measuredFrom((q) => 2 + 0.05 * q, 5, 80, 9)),
    });
    const rows = [{ share: 0.5, hours: 1000 }];
    expect(yearUnder("throttled", energyQuestion({ machine, rows, ratedPower: null })).energy).toBeCloseTo(
      3250,
      6,
    );
    expect(faults(yearUnder("systemCurve", energyQuestion({ machine, rows, ratedPower: null })))).toEqual([
      "electric-at-full-speed",
    ]);
    const dumb = pumpOfD14({ efficiency: undefined });
    expect(faults(yearUnder("throttled", energyQuestion({ machine: dumb, rows })))).toEqual(["no-power"]);
  });

  it("regulates no curve that does not follow the speed", () => {
    const answer = yearlyEnergy(energyQuestion({ machine: pumpOfD14({ isScalable: false }) }));
    expect(answer.methods.map(({ year }) => year.ok)).toEqual([true, false, false, false]);
  });

  it("shares a flow evenly, and staged runs the number that takes the least from the mains", () => {
    const duty = { flow: flow(150), value: 22.5 };
    const rows = [{ share: 0.3, hours: 1000 }];
    const all = yearUnder("constantPressure", energyQuestion({ count: 3, duty, rows }));
    const one = yearUnder(
      "constantPressure",
      energyQuestion({ duty: { flow: flow(50), value: 22.5 }, rows }),
    );
    expect(all.energy).toBeCloseTo(3 * one.energy, 6);
    const staged = yearUnder("constantPressure", energyQuestion({ count: 3, duty, rows, isStaged: true }));
    expect(outcomes(staged)).toMatchObject([{ status: "runs", running: 1 }]);
    expect(staged.energy).toBeLessThan(all.energy);
  });

  it("runs, staged, the number that alone would take the least", () => {
    fc.assert(
      fc.property(questions, method, fc.integer({ min: 2, max: 4 }), (question, under, count) => {
        const { duty } = question;
        const rows = question.rows.slice(0, 4);
        const total = { ...duty, flow: flow(duty.flow * count) };
        const staged = yearUnder(under, { ...question, rows, duty: total, count, isStaged: true });
        // k machines equal k single ones, each with 1/k of the design flow at the same head.
        const numbers = Array.from({ length: count }, (_, at) => at + 1);
        for (const [at, outcome] of outcomes(staged).entries()) {
          const inputs = numbers.flatMap((running) => {
            const each = { ...duty, flow: flow(total.flow / running) };
            const [alone] = outcomes(
              yearUnder(under, { ...question, duty: each, rows: rows.slice(at, at + 1) }),
            );
            return alone?.status === "runs" ? [{ short: alone.shortfall, input: alone.input * running }] : [];
          });
          // The number of machines that falls least short of the load comes first, then the least input.
          const short = Math.min(...inputs.map((each) => each.short));
          const least = Math.min(
            ...inputs.filter((each) => each.short <= short + 1e-9).map(({ input }) => input),
          );
          const isLeast =
            outcome.status === "runs"
              ? Math.abs(outcome.input / least - 1) <= 1e-9
              : outcome.status === "stands" || least === Infinity;
          expect(isLeast).toBe(true);
        }
      }),
    );
  });
});
