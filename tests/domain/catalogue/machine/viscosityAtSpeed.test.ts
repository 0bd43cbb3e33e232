import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { curveOf } from "#domain/catalogue/machine/drawnCurves.ts";
import { valueOrNaN } from "#domain/physics/curve/valueAt.ts";
import { energyMachine, machineAt, ownDensity } from "#domain/products/energy/EnergyMachine.ts";
import { runRegulated } from "#domain/products/energy/runAt.ts";
import { shaftPowerAt } from "#domain/products/energy/electricPower.ts";
import { inStatedLiquid } from "#domain/catalogue/machine/inLiquid.ts";
import { liquidWords } from "#domain/products/chart/liquidWords.ts";
import { viscosityCorrection } from "#domain/physics/fluid/viscosityCorrection.ts";
import { flow, kinematicViscosity, resistance, speedRate } from "#domain/base/units.ts";
import {
  chartOf,
  figures,
  inRange,
  liquidOf,
  NO_MOTOR,
  requestOf,
  THICK,
} from "../../../support/liquidMaker.ts";
import { runsOf } from "../../../support/runsOf.ts";

const rates = fc.double({ min: 0.5, max: 0.999, noNaN: true });
const [WATER_FLOW, WATER_HEAD, SPEED] = [100, 32, 1450];
const NU = liquidOf(THICK).kinematic;

/** C_Q and C_η of HI 9.6.7 from the best point of the water curve at a speed, as the standard writes them. */
function factorsAt(rate: number) {
  const [q, h, n] = [WATER_FLOW * rate, WATER_HEAD * rate ** 2, SPEED * rate];
  const b = (16.5 * NU ** 0.5 * h ** 0.0625) / (q ** 0.375 * n ** 0.25);
  return {
    b,
    flow: 2.71 ** (-0.165 * Math.log10(b) ** 3.15),
    efficiency: b ** (-0.0547 * b ** 0.69),
  };
}

/** The water curve is regulated first and corrected then: flow and head of a point of full speed. */
function point(rate: number, water: number) {
  const c = factorsAt(rate);
  const head = 40 - 8e-4 * water * water;
  return {
    flow: c.flow * rate * water,
    head: rate ** 2 * head * (1 - (1 - c.flow) * (water / WATER_FLOW) ** 0.75),
    efficiency: c.efficiency * (78 - 0.0068 * (water - 100) ** 2),
  };
}

describe("a viscous liquid at a speed", () => {
  it("has B·r^−½, by the best point of the regulated water curve", () => {
    const best = { flow: 100, stageHead: 32, speed: 1450 };
    fc.assert(
      fc.property(rates, (rate) => {
        const found = viscosityCorrection(best, kinematicViscosity(NU), rate);
        if (found.state !== "corrected") throw new Error(found.state);
        const { b, flow: q, efficiency } = factorsAt(rate);
        expect(found.factors.b / b).toBeCloseTo(1, 12);
        expect([found.factors.flow, found.factors.efficiency]).toEqual([
          expect.closeTo(q, 12),
          expect.closeTo(efficiency, 12),
        ]);
      }),
    );
    // The pump of the defect report: 93 m³/h, 15.4 mm²/s, 2900 r/min: 2.14 at full speed, 2.55 at 70 %, 3.02 at
    // half.
    const b = (rate: number) => {
      const found = viscosityCorrection(
        { flow: 93, stageHead: 32, speed: 2900 },
        kinematicViscosity(NU),
        rate,
      );
      return found.state === "corrected" ? found.factors.b : Number.NaN;
    };
    expect(b(0.7) / b(1)).toBeCloseTo(2.55 / 2.14, 2);
    expect(b(0.5) / b(1)).toBeCloseTo(3.02 / 2.14, 2);
  });

  it("corrects from where B passes 1 on the way down, and stays as with water before", () => {
    const thin = (rate: number) =>
      viscosityCorrection({ flow: 100, stageHead: 32, speed: 1450 }, kinematicViscosity(2.7727), rate).state;
    expect([thin(1), thin(0.97), thin(0.96)]).toEqual(["none", "none", "corrected"]);
  });

  it("draws and reads its regulated curves so", () => {
    fc.assert(
      fc.property(rates, fc.double({ min: 40, max: 110, noNaN: true }), (rate, water) => {
        const aim = point(rate, water);
        // A duty whose closed system passes through that point.
        const design = { flow: flow(aim.flow), value: aim.head };
        const model = chartOf(requestOf(inRange(), design, { rate: speedRate(rate) }), THICK);
        const [met] = model.regulation?.operatingPoints ?? [];
        expect((met?.flow ?? 0) / aim.flow).toBeCloseTo(1, 5);
        expect((met?.value ?? 0) / aim.head).toBeCloseTo(1, 5);
        const eta = met?.readings[model.frame.columns.indexOf("efficiency")] ?? 0;
        expect(eta / aim.efficiency).toBeCloseTo(1, 4);
      }),
      { numRuns: runsOf(40) },
    );
  });

  it("says its B beside the point", () => {
    const model = chartOf(requestOf(inRange(), {}, { rate: speedRate(0.5) }), THICK);
    const [met] = model.regulation?.operatingPoints ?? [];
    const words = met && liquidWords(model, met, "1450", NO_MOTOR);
    expect(words?.notes.map(({ text }) => text)).toContainEqual(
      expect.stringMatching(/^按 HI 9\.6\.7 修正黏度：50\.0% 转速时 B = 3\.28，/u),
    );
  });

  it("runs a year's load where halving the speed finds it", () => {
    const request = inStatedLiquid(requestOf(inRange()), figures(THICK));
    const machine = energyMachine("pump", request.products[0]!.settings[0]!, ownDensity(request.liquid))!;
    fc.assert(
      fc.property(rates, fc.double({ min: 40, max: 110, noNaN: true }), (rate, water) => {
        const aim = point(rate, water);
        const control = { staticValue: aim.head, k: resistance(0), exponent: 2 };
        const found = runRegulated(machine, aim.flow, control, 0.4);
        if (!found.ok) throw new Error(found.code);
        // Slow and plain: the head at this flow rises with the speed.
        const headAt = (r: number) =>
          r ** 2 *
          valueOrNaN(machineAt(machine, r).pressure, Math.min(aim.flow / r, 150 * factorsAt(r).flow));
        let [low, high] = [0.4, 1.2];
        for (let turn = 0; turn < 60; turn++) {
          const middle = (low + high) / 2;
          if (headAt(middle) < aim.head) low = middle;
          else high = middle;
        }
        expect(found.value.rate).toBeCloseTo(low, 9);
        expect(found.value.rate).toBeCloseTo(rate, 5);
        const shaft = shaftPowerAt(machine, found.value);
        const curve = curveOf(request.products[0]!.settings[0]!.regulatedTo!(rate), "shaftPower")!;
        expect(shaft.ok && shaft.value / (rate ** 3 * valueOrNaN(curve, aim.flow / rate))).toBeCloseTo(1, 4);
      }),
      { numRuns: runsOf(40) },
    );
  });

  it("leaves water, and what no method covers, as they are at full speed", () => {
    const [setting] = inStatedLiquid(requestOf(inRange()), figures({ liquidTemperature: 60 })).products[0]!
      .settings;
    expect(setting?.regulatedTo).toBeUndefined();
    const { stages: _, ...unknown } = inRange();
    const [plain] = inStatedLiquid(requestOf(unknown), figures(THICK)).products[0]!.settings;
    expect(plain?.regulatedTo).toBeUndefined();
  });
});
