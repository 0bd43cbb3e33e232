import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { systemValueAt, type SystemCurve } from "#domain/physics/curve/systemCurve.ts";
import { valueOrNaN } from "#domain/physics/curve/valueAt.ts";
import { combinedCurve } from "#domain/products/parallel/combinedCurve.ts";
import { parallelStates, type ParallelMember } from "#domain/physics/curve/parallelStates.ts";
import { resistance } from "#domain/base/units.ts";
import { fittedThrough } from "../../../support/curveMaker.ts";
import {
  parabolaAt,
  parabolaCurve,
  walkedStates,
  type Parabola,
} from "../../../support/plain/machines/combinedGrid.ts";
import { runsOf } from "../../../support/runsOf.ts";

const figure = (min: number, max: number) => fc.double({ min, max, noNaN: true });

/** Falling throughout or drooping, measured from zero flow or not. */
const machines: fc.Arbitrary<Parabola> = fc
  .record({
    a: figure(15, 40),
    droop: fc.oneof(fc.constant(0), figure(0.1, 0.3), figure(0.1, 0.3)),
    fall: figure(0.3, 1),
    first: fc.constantFrom(0, 0, 0.1),
    last: figure(40, 120),
  })
  .map(({ a, droop, fall, first, last }) => ({
    a,
    b: (4 * droop * a) / last,
    c: ((fall + 4 * droop) * a) / last ** 2,
    first: first * last,
    last,
  }));

const memberOf = (machine: Parabola, count: number): ParallelMember => ({
  curve: parabolaCurve(machine),
  count,
});

/** A system through a point, with a large or small static part. */
const through = (flow: number, value: number, share: number, exponent: number): SystemCurve => ({
  staticValue: value * share,
  k: resistance((value * (1 - share)) / flow ** exponent),
  exponent,
});
const systems: fc.Arbitrary<SystemCurve> = fc
  .tuple(figure(40, 250), figure(15, 40), figure(0, 0.99), fc.constantFrom(2, 1.852, 1))
  .map((figures) => through(...figures));

/**
 * Machines, some of them several times, and a system: any one, or a nearly level one at the peak of the lowest
 * machine.
 */
const sets = fc
  .array(fc.tuple(machines, fc.integer({ min: 1, max: 2 })), { minLength: 2, maxLength: 3 })
  .chain((set) => {
    const tops = set.map(([{ a, b, c }]) => a + (b * b) / (4 * c));
    const level = fc
      .tuple(figure(60, 250), figure(0.9, 1), figure(0.93, 0.999))
      .map(([flow, height, share]) => through(flow, Math.min(...tops) * height, share, 2));
    return fc.tuple(fc.constant(set), fc.oneof(systems, level));
  });

const statesOf = (members: readonly ParallelMember[], system: SystemCurve) => {
  const found = parallelStates(members, system);
  if (!found.ok) throw new Error(found.code);
  return found.value;
};

describe("unequal machines side by side", () => {
  it("ends where a curve rises by no more than rounding before it falls", () => {
    const level = fittedThrough([
      [0, 30],
      [10, 30 + 4e-15],
      [20, 29],
      [40, 20],
    ]);
    const found = parallelStates([{ curve: level, count: 2 }], through(20, 30, 0, 2));
    expect(found.ok && found.value.map(({ flow }) => flow)).toEqual([expect.closeTo(20, 6)]);
  });

  it("have the states that a walk along all heads finds, each in balance", () => {
    const seen = { one: 0, several: 0, none: 0, shut: 0 };
    fc.assert(
      fc.property(sets, ([set, system]) => {
        const members = set.map(([machine, count]) => memberOf(machine, count));
        const all = set.flatMap(([machine, count]) => Array.from({ length: count }, () => machine));
        const { states: walked } = walkedStates(all, (q) => systemValueAt(system, q));
        const found = statesOf(members, system);
        for (const { flow, value, groups } of found) {
          const total = groups.reduce((sum, group) => sum + group.count * group.flow, 0);
          expect(total).toBeCloseTo(flow, 6);
          expect(systemValueAt(system, flow)).toBeCloseTo(value, 5);
          const [shut, running] = [true, false].map((is) =>
            groups.filter(({ isDeadHeaded }) => isDeadHeaded === is),
          );
          for (const group of running ?? [])
            expect(parabolaAt(set[group.member]![0], group.flow)).toBeCloseTo(value, 5);
          for (const group of shut ?? []) expect([group.flow, set[group.member]![0].first]).toEqual([0, 0]);
          seen.shut += shut?.length ?? 0;
        }
        for (const state of walked) {
          const isFound = found.some(
            ({ flow, value }) =>
              Math.abs(value - state.head) <= 1e-5 && Math.abs(flow - state.flow) <= 0.001 * flow,
          );
          expect(isFound).toBe(true);
        }
        // A walk misses a state at the very end of a line, and two states within one step.
        expect(found.length).toBeGreaterThanOrEqual(walked.length);
        seen[walked.length === 0 ? "none" : walked.length === 1 ? "one" : "several"] += 1;
      }),
      { numRuns: runsOf(120) },
    );
    expect(Math.min(...Object.values(seen))).toBeGreaterThan(0);
  });

  it("have one state where all curves fall, and the flows of equal heads in it", () => {
    fc.assert(
      fc.property(machines, machines, systems, (one, other, system) => {
        const falling = [one, other].map((machine) => memberOf({ ...machine, b: 0 }, 1));
        expect(statesOf(falling, system).length).toBeLessThan(2);
      }),
    );
  });

  it("are told to hold the weaker one shut, at its own greatest head exactly", () => {
    const strong = memberOf({ a: 40, b: 0, c: 0.004, first: 0, last: 80 }, 1);
    const weak = memberOf({ a: 30, b: 0, c: 0.004, first: 0, last: 80 }, 2);
    const at = (flow: number, value: number): SystemCurve => ({
      staticValue: 0,
      k: resistance(value / flow ** 2),
      exponent: 2,
    });
    // Above 30 m only the strong one delivers: 40 − 0.004·q² = 32 at 44.72 m³/h.
    const [state, ...others] = statesOf([strong, weak], at(Math.sqrt(2000), 32));
    expect(others).toEqual([]);
    expect(state?.value).toBeCloseTo(32, 9);
    expect(state?.groups).toEqual([
      { member: 0, count: 1, flow: expect.closeTo(Math.sqrt(2000), 6), isDeadHeaded: false },
      { member: 1, count: 2, flow: 0, isDeadHeaded: true },
    ]);
    // Below 30 m both deliver. At 30 m the strong one gives 50 m³/h and the other none: still a single state.
    expect(statesOf([strong, weak], at(50, 30)).length).toBe(1);
    const shared = statesOf([strong, weak], at(130, 25))[0];
    expect(shared?.groups.every(({ isDeadHeaded }) => !isDeadHeaded)).toBe(true);
  });

  it("say nothing of a machine that is held shut and was not measured from zero flow", () => {
    const strong = memberOf({ a: 40, b: 0, c: 0.004, first: 0, last: 80 }, 1);
    const weak = memberOf({ a: 30, b: 0, c: 0.004, first: 10, last: 80 }, 1);
    expect(statesOf([strong, weak], { staticValue: 0, k: resistance(32 / 2000), exponent: 2 })).toEqual([]);
  });

  it("are not told one by one where curves wave", () => {
    const waving = fittedThrough(
      Array.from({ length: 14 }, (_, at) => [at * 10, at % 2 === 0 ? 20 : 30] as const),
    );
    const found = parallelStates(
      [
        { curve: waving, count: 3 },
        { curve: waving, count: 3 },
      ],
      { staticValue: 20, k: resistance(0.0001), exponent: 2 },
    );
    expect(found).toEqual({ ok: false, code: "too-many" });
  });
});

describe("the combined curve of machines side by side", () => {
  it("adds up the flows of equal heads, from the greatest head to the last flow that all were measured to", () => {
    fc.assert(
      fc.property(machines, machines, (one, other) => {
        const set = [memberOf({ ...one, b: 0 }, 2), memberOf({ ...other, b: 0 }, 1)];
        const points = combinedCurve("parallel", set);
        for (const { flow, value } of points) {
          // For each machine, walks all flows and takes the one with this head.
          const flows = set.map(({ curve, count }) => {
            const steps = 1_000;
            for (let at = steps; at >= 0; at--) {
              const q = curve.first + ((curve.last - curve.first) * at) / steps;
              if (valueOrNaN(curve, q) >= value - 1e-9) return count * q;
            }
            return 0;
          });
          expect(Math.abs(flow - flows[0]! - flows[1]!)).toBeLessThan(0.5);
        }
      }),
      { numRuns: runsOf(10) },
    );
  });
});
