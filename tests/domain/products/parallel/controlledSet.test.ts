import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { fitCurve } from "#domain/physics/curve/fitCurve.ts";
import type { EnergyMachine } from "#domain/products/energy/EnergyMachine.ts";
import { controlledSet, type ControlledOrder } from "#domain/products/parallel/controlledSet.ts";
import {
  leastPower,
  poweredCombination,
  runningCombinations,
  type PoweredCombination,
  type RunningCombination,
} from "#domain/products/parallel/runningCombinations.ts";
import { flow } from "#domain/base/units.ts";
import { measuredFrom } from "../../../support/curveMaker.ts";
import { walkedRate, type FallingParabola } from "../../../support/plain/machines/runningGrid.ts";
import { runsOf } from "../../../support/runsOf.ts";

const near = (value: number, share: number) => ({
  asymmetricMatch: (actual: number) => Math.abs(actual / value - 1) <= share,
  toString: () => `${value} within ${share}`,
});

/** The pump of case B9: H = 50 − 0.01·q² m, η = 78·(1 − ((q − 40)/40)²) %. */
const pumpOfB9 = (changed: Partial<EnergyMachine> = {}): EnergyMachine => ({
  kind: "pump",
  pressure: fitCurve(measuredFrom((q) => 50 - 0.01 * q * q, 0, 60, 13)),
  efficiency: fitCurve(measuredFrom((q) => 78 * (1 - ((q - 40) / 40) ** 2), 1, 60, 13)),
  shaftPower: undefined,
  inputPower: undefined,
  overallEfficiency: undefined,
  isScalable: true,
  ...changed,
});
const SET = { machine: pumpOfB9(), count: 3, kind: "together", leastRate: 0.5 } as const;
const NO_DRIVE = { motor: null, statedDrive: null };
const at = (q: number, head = 30) => ({ flow: flow(q), value: head });
const order = (changed: Partial<ControlledOrder> = {}): ControlledOrder => ({
  set: SET,
  duty: at(120),
  motorClass: "IE3",
  poles: 4,
  ratedPower: 7.5,
  statedEfficiencies: null,
  statedDrive: null,
  ...changed,
});

describe("cases of data/engineering2_cases.json", () => {
  it("B9 variable-speed set at constant pressure: how many run", () => {
    const powered = (q: number) =>
      runningCombinations(SET, at(q)).map((combination) =>
        poweredCombination(SET.machine, combination, NO_DRIVE),
      );
    const shown = (q: number) =>
      powered(q).map(({ running, regulated, shaft }) => [running, regulated.rate, shaft]);
    const row = (running: number, rate: number, power: number) => [
      running,
      near(rate, 1e-4),
      near(power, 1e-4),
    ];
    expect(shown(30)).toEqual([row(1, 0.883176, 3.2163), row(2, 0.803119, 4.3909), row(3, 0.787401, 5.8839)]);
    expect(shown(60)).toEqual([row(2, 0.883176, 6.4326), row(3, 0.824621, 7.4392)]);
    expect(shown(90)).toEqual([row(3, 0.883176, 9.6489)]);
    expect(shown(110)).toEqual([row(3, 0.932142, 11.5281)]);
    expect([30, 60, 90, 110].map((q) => leastPower(powered(q))?.combination.running)).toEqual([1, 2, 3, 3]);
    // Without motors their losses are unknown: shaft power decides, and the answer says so.
    expect(leastPower(powered(30))?.by).toBe("shaft");
    expect(leastPower([])).toBeNull();
  });
});

const isAtEnd = (
  combination: RunningCombination | undefined,
  { first, last }: FallingParabola,
  leastRate: number,
): boolean => {
  if (combination === undefined) return false;
  const { rate, similar } = combination.regulated;
  return (
    Math.min(Math.abs(rate - leastRate), Math.abs(rate - 1)) < 1e-3 ||
    Math.min(Math.abs(similar - first), Math.abs(similar - last)) < 0.2
  );
};

describe("combinations to run a controlled set", () => {
  it("stand at the speeds that a walk along all speeds finds, all regulated or one beside fixed ones", () => {
    let [found, none] = [0, 0];
    fc.assert(
      fc.property(
        fc.record({
          a: fc.double({ min: 30, max: 80, noNaN: true }),
          share: fc.double({ min: 0.3, max: 0.95, noNaN: true }),
          first: fc.constantFrom(0, 8),
          height: fc.double({ min: 0.3, max: 0.98, noNaN: true }),
          flow: fc.double({ min: 3, max: 200, noNaN: true }),
        }),
        fc.constantFrom("together" as const, "one" as const),
        fc.constantFrom(0.3, 0.5, 0.7),
        ({ a, share, first, height, flow: q }, kind, leastRate) => {
          const last = 60;
          const shape = { a, c: (share * a) / last ** 2, first, last };
          const head = a * height;
          const pressure = fitCurve(measuredFrom((x) => a - shape.c * x * x, first, last, 13));
          const combinations = runningCombinations(
            { machine: pumpOfB9({ pressure }), count: 4, kind, leastRate },
            at(q, head),
          );
          for (let running = 1; running <= 4; running++) {
            const fixed = kind === "one" ? running - 1 : 0;
            const walked = walkedRate(
              shape,
              { flow: q, head },
              { regulated: running - fixed, fixed, leastRate },
            );
            const combination = combinations.find((each) => each.running === running);
            // Near an end of the measured range or between two steps of the walk, only one of them may find a
            // state.
            if (isAtEnd(combination, shape, leastRate)) continue;
            const rate = combination?.regulated.rate ?? null;
            const isSame =
              rate === null || walked === null ? rate === walked : Math.abs(rate - walked) < 5e-4;
            expect(isSame).toBe(true);
            expect(combination?.regulatedCount ?? running - fixed).toBe(running - fixed);
            if (walked === null) none += 1;
            else found += 1;
          }
        },
      ),
      { numRuns: runsOf(60) },
    );
    expect(found).toBeGreaterThan(20);
    expect(none).toBeGreaterThan(20);
  });

  it("leave no number where a drooping curve gives the head at two flows at full speed", () => {
    const pressure = fitCurve(measuredFrom((q) => 20 + 0.4 * q - 0.006 * q * q, 0, 80, 17));
    const machine = pumpOfB9({ pressure });
    const set = { machine, count: 2, kind: "one", leastRate: 0.5 } as const;
    expect(runningCombinations(set, at(90, 24)).map(({ running }) => running)).toEqual([]);
    // Below the head at zero flow it gives this head at only one flow.
    expect(runningCombinations(set, at(110, 18)).map(({ running }) => running)).toEqual([2]);
  });
});

describe("a controlled set", () => {
  it("decides by the power from the mains where motors and converters are known", () => {
    const { rows, motor } = controlledSet(order());
    expect(motor).toEqual({
      ratedPower: 7.5,
      efficiencies: [{ load: 1, efficiency: near(0.904, 1e-3) }],
      isStated: true,
      areEfficienciesStated: false,
    });
    const [whole] = rows;
    expect(whole?.best?.by).toBe("input");
    for (const { combinations } of rows)
      for (const { shaft, input } of combinations) expect(input ?? 0).toBeGreaterThan((shaft ?? 0) / 0.92);
  });

  it("may run another number by the mains than by the shafts: idle losses speak for fewer", () => {
    const set = { ...SET, count: 2 };
    const best = (q: number, ratedPower: number) =>
      controlledSet(order({ set, duty: at(q, 20), ratedPower, motorClass: "IE2" })).rows[0]?.best;
    const byShafts = (q: number) =>
      leastPower(
        runningCombinations(set, at(q, 20)).map((combination) =>
          poweredCombination(SET.machine, combination, NO_DRIVE),
        ),
      );
    const flows = Array.from({ length: 60 }, (_, step) => 40 + step / 5);
    const differing = flows.filter(
      (q) =>
        best(q, 22)?.combination.running !== byShafts(q)?.combination.running && best(q, 22)?.by === "input",
    );
    expect(differing.length).toBeGreaterThan(0);
    for (const q of differing)
      expect([byShafts(q)?.combination.running, best(q, 22)?.combination.running]).toEqual([2, 1]);
  });

  it("shows what overloads a motor and never chooses it", () => {
    const { rows } = controlledSet(order({ set: { ...SET, count: 1 }, duty: at(40), ratedPower: 3 }));
    expect(rows[0]?.combinations.map(({ isOverloaded }) => isOverloaded)).toEqual([true]);
    expect(rows[0]?.best).toBeNull();
  });

  it("sizes a motor that nobody states, and falls back on the shafts where its class is unknown", () => {
    expect(controlledSet(order({ ratedPower: null })).motor).toMatchObject({
      ratedPower: 5.5,
      isStated: false,
    });
    const small = controlledSet(order({ ratedPower: 7.5, motorClass: "IE1", poles: 2 }));
    expect(small.rows[0]?.combinations.every(({ input, shaft }) => input === null && shaft !== null)).toBe(
      true,
    );
    expect(small.rows[0]?.best?.by).toBe("shaft");
  });

  it("runs the others from the mains without converters where one is regulated", () => {
    const one = controlledSet(order({ set: { ...SET, kind: "one" }, duty: at(110) }));
    const together = controlledSet(order({ duty: at(110) }));
    const combination = one.rows[0]?.combinations.at(-1);
    // √((50 − 30)/0.01) = 44.72 m³/h at full speed; the regulated one gives the rest.
    expect(combination?.fixed?.flow).toEqual(near(Math.sqrt(2000), 1e-6));
    expect(combination?.regulated.flow).toEqual(near(110 - 2 * Math.sqrt(2000), 1e-6));
    expect(combination?.regulated.rate).toEqual(
      near(Math.sqrt((30 + 0.01 * (110 - 2 * Math.sqrt(2000)) ** 2) / 50), 1e-6),
    );
    const losses = (each: PoweredCombination | undefined) => (each?.input ?? 0) / (each?.shaft ?? 1);
    expect(losses(combination)).toBeLessThan(losses(together.rows[0]?.combinations.at(-1)));
  });
});
