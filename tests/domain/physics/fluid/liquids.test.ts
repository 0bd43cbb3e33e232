import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { pressureAtAltitude } from "#domain/physics/air/altitude.ts";
import { glycolProperties, volumeFraction, waterProperties } from "#domain/physics/fluid/glycolProperties.ts";
import { freezingPoint, FROST_MARGIN, leastFraction, type Glycol } from "#domain/physics/fluid/glycols.ts";
import { statedLiquid } from "#domain/physics/fluid/wrongLiquid.ts";
import { siteLiquid } from "#domain/physics/fluid/siteLiquid.ts";
import {
  availableNpsh,
  decidingNpsh,
  neededNpsh,
  npshAt,
  npshVerdict,
} from "#domain/physics/fluid/suction.ts";
import { headFactor, viscosityCorrection, waterDuty } from "#domain/physics/fluid/viscosityCorrection.ts";
import { waterVapourPressure } from "#domain/physics/fluid/waterVapourPressure.ts";
import { flow, head, kinematicViscosity, massFraction, temperature } from "#domain/base/units.ts";

const off = (found: number, expected: number) => Math.abs(found / expected - 1);
const liquidOf = (stated: Record<string, number>) =>
  siteLiquid(statedLiquid(Object.entries(stated).map(([code, value]) => ({ code, value })))!);

describe("cases of data/engineering2_cases.json", () => {
  it("C6 water 25 °C", () => {
    const water = waterProperties(temperature(25));
    expect(off(water.density, 997.047_013)).toBeLessThan(1e-8);
    expect(off(water.specificHeat, 4181.446_18)).toBeLessThan(1e-8);
    expect(off(water.viscosity, 0.000_889_996_774)).toBeLessThan(1e-8);
  });

  it("C8 saturation pressure of water", () => {
    expect(off(waterVapourPressure(temperature(300 - 273.15)), 3536.589_41)).toBeLessThan(1e-8);
    expect(off(waterVapourPressure(temperature(500 - 273.15)), 2_638_897.76)).toBeLessThan(1e-8);
  });

  it("C10 ethylene glycol 30 % by mass, 20 °C", () => {
    const x = massFraction(0.3);
    const mixture = glycolProperties("ethylene", x, temperature(20));
    expect(off(mixture.density, 1038.0455)).toBeLessThan(1e-5);
    expect(off(mixture.specificHeat, 3718.250_98)).toBeLessThan(1e-5);
    // The reference prints two viscosity coefficients with the opposite sign; here that changes 1.6e-5 of it.
    expect(off(mixture.viscosity, 0.002_166_484)).toBeLessThan(2e-5);
    expect(Math.abs(freezingPoint("ethylene", x) + 14.576)).toBeLessThan(0.01);
  });

  it("C10 differs from its reference by the coefficients that the reference prints otherwise, and by nothing else", () => {
    const own = glycolProperties("ethylene", massFraction(0.3), temperature(20)).viscosity;
    const [t, x] = [20 - 31.728, 0.3 - 0.308_462];
    // Modelica Buildings: −0.01086 and −1.051e-4 of t·x² and t²·x², 1.695 of x³. The specification rejects them.
    const other = -2 * 0.010_86 * t * x ** 2 - 2 * 1.051e-4 * t ** 2 * x ** 2 + (1.695 - 1.659) * x ** 3;
    expect(off(own * Math.exp(other), 0.002_166_484)).toBeLessThan(3e-7);
  });

  it("C14 HI 9.6.7 example 1: water performance known", () => {
    const best = { flow: 110, stageHead: 77, speed: 2950 };
    const found = viscosityCorrection(best, kinematicViscosity(120));
    if (found.state !== "corrected") throw new Error(found.state);
    const { b, flow: cq, efficiency: eta } = found.factors;
    const ch = headFactor(found.factors, 1);
    const [q, h, e] = [cq * 110, ch * 77, eta * 0.68];
    for (const [value, expected] of [
      [b, 5.52],
      [cq, 0.938],
      [q, 103.2],
      [ch, 0.938],
      [h, 72.2],
      [eta, 0.738],
      [e, 0.502],
      [(q * h * 0.9) / (367 * e), 36.4],
    ] as const)
      expect(off(value, expected)).toBeLessThan(0.005);
    expect(Math.abs(headFactor(found.factors, 0.6) - 0.958)).toBeLessThan(0.001);
  });

  it("C16 glycol in an HVAC pump: correction is small", () => {
    const best = { flow: 100, stageHead: 32, speed: 1450 };
    const propylene = liquidOf({ propyleneFraction: 40, liquidTemperature: -5 }).kinematic;
    const ethylene = liquidOf({ ethyleneFraction: 25, liquidTemperature: 7 }).kinematic;
    expect(off(propylene, 15.3815)).toBeLessThan(0.002);
    expect(off(ethylene, 2.7727)).toBeLessThan(0.002);
    const corrected = viscosityCorrection(best, propylene);
    if (corrected.state !== "corrected") throw new Error(corrected.state);
    expect(off(corrected.factors.b, 2.3159)).toBeLessThan(0.002);
    expect(off(corrected.factors.flow, 0.993_163_8)).toBeLessThan(0.002);
    expect(off(corrected.factors.efficiency, 0.921_273_2)).toBeLessThan(0.002);
    // B of 0.98326.
    expect(viscosityCorrection(best, ethylene)).toEqual({ state: "none" });
    expect(viscosityCorrection(best, kinematicViscosity(ethylene / 0.983_26 ** 2.01)).state).toBe(
      "corrected",
    );
  });

  it("C17 NPSH available, open tank, altitude, hot water", () => {
    const liquid = liquidOf({
      siteAltitude: 1500,
      liquidTemperature: 82,
      suctionHead: 1.5,
      suctionLoss: 0.8,
    });
    expect(off(liquid.surface, 84_555.9)).toBeLessThan(0.002);
    expect(off(liquid.vapourPressure, 51_387.5)).toBeLessThan(0.002);
    expect(off(liquid.density, 970.533)).toBeLessThan(0.002);
    expect(off(availableNpsh(liquid, 100, 100)!, 4.185)).toBeLessThan(0.002);
  });
});

const anyGlycol = fc.constantFrom<Glycol>("ethylene", "propylene");
const fraction = (least: number, most = 0.6) => fc.double({ min: least, max: most, noNaN: true });

describe("water", () => {
  it("is heaviest at 4 ℃, and thinner and readier to boil the warmer it is", () => {
    fc.assert(
      fc.property(fc.double({ min: 4.1, max: 109, noNaN: true }), (t) => {
        const [cool, warm] = [waterProperties(temperature(t)), waterProperties(temperature(t + 1))];
        expect(warm.density).toBeLessThan(cool.density);
        expect(warm.viscosity).toBeLessThan(cool.viscosity);
        expect(waterVapourPressure(temperature(t + 1))).toBeGreaterThan(waterVapourPressure(temperature(t)));
        expect(cool.specificHeat).toBeGreaterThan(4170);
        expect(cool.specificHeat).toBeLessThan(4240);
      }),
    );
    expect(waterProperties(temperature(4)).density).toBeCloseTo(999.97, 2);
    expect(waterProperties(temperature(0)).density).toBeLessThan(waterProperties(temperature(4)).density);
  });

  it("boils at 100 ℃ at sea level, and at 86 ℃ in Lhasa", () => {
    expect(off(waterVapourPressure(temperature(99.974)), 101_325)).toBeLessThan(1e-4);
    expect(waterVapourPressure(temperature(87))).toBeLessThan(pressureAtAltitude(3650));
    expect(waterVapourPressure(temperature(90))).toBeGreaterThan(pressureAtAltitude(3650));
  });
});

describe("glycols", () => {
  it("are heavier, thicker and freeze lower the more of them there is, and meet water where there is none", () => {
    fc.assert(
      fc.property(
        anyGlycol,
        fraction(0, 0.58),
        fc.double({ min: 5, max: 60, noNaN: true }),
        (glycol, x, t) => {
          const at = (share: number) => glycolProperties(glycol, massFraction(share), temperature(t));
          expect(at(x + 0.02).density).toBeGreaterThan(at(x).density * (1 - 1e-3));
          expect(at(x + 0.02).viscosity).toBeGreaterThan(at(x).viscosity);
          expect(freezingPoint(glycol, massFraction(x + 0.02))).toBeLessThan(
            freezingPoint(glycol, massFraction(x)),
          );
        },
      ),
    );
    for (const glycol of ["ethylene", "propylene"] as const) {
      expect(glycolProperties(glycol, massFraction(0), temperature(20))).toEqual(
        waterProperties(temperature(20)),
      );
      expect(freezingPoint(glycol, massFraction(0))).toBeCloseTo(0, 12);
    }
  });

  it("have no step at a tenth, below which they lie between it and water", () => {
    fc.assert(
      fc.property(anyGlycol, fc.double({ min: 0, max: 100, noNaN: true }), (glycol, t) => {
        const at = (x: number) => glycolProperties(glycol, massFraction(x), temperature(t));
        const [below, tenth] = [at(0.1 - 1e-9), at(0.1)];
        expect(off(below.density, tenth.density)).toBeLessThan(1e-6);
        expect(off(below.viscosity, tenth.viscosity)).toBeLessThan(1e-6);
        expect(off(below.specificHeat, tenth.specificHeat)).toBeLessThan(1e-6);
        expect(
          off(at(0.05).density, (waterProperties(temperature(t)).density + tenth.density) / 2),
        ).toBeLessThan(1e-9);
      }),
    );
  });

  it("of the least fraction freeze just 3 K below what is asked", () => {
    fc.assert(
      fc.property(anyGlycol, fc.double({ min: -40, max: 2.9, noNaN: true }), (glycol, coldest) => {
        const least = leastFraction(glycol, temperature(coldest));
        expect(freezingPoint(glycol, least!)).toBeCloseTo(coldest - FROST_MARGIN, 6);
      }),
    );
    expect(leastFraction("ethylene", temperature(3))).toBe(0);
    expect(leastFraction("ethylene", temperature(-60))).toBeNull();
  });

  it("have a smaller share of the volume than of the mass, for they are heavier", () => {
    fc.assert(
      fc.property(anyGlycol, fraction(0.01), (glycol, x) => {
        expect(volumeFraction(glycol, massFraction(x))).toBeLessThan(x);
      }),
    );
    expect(volumeFraction("ethylene", massFraction(0.3))).toBeCloseTo(0.2776, 4);
  });
});

describe("the correction after HI 9.6.7", () => {
  it("takes off the more the thicker the liquid, and never adds", () => {
    const best = fc.record({
      flow: fc.double({ min: 3, max: 260, noNaN: true }),
      stageHead: fc.double({ min: 6, max: 130, noNaN: true }),
      speed: fc.constantFrom(970, 1450, 2950),
    });
    fc.assert(
      fc.property(best, fc.double({ min: 1, max: 3000, noNaN: true }), (pump, nu) => {
        const found = viscosityCorrection(pump, kinematicViscosity(nu));
        const thicker = viscosityCorrection(pump, kinematicViscosity(nu * 1.1));
        if (found.state !== "corrected" || thicker.state !== "corrected") return;
        expect(found.factors.flow).toBeLessThanOrEqual(1);
        expect(found.factors.efficiency).toBeLessThan(1);
        expect(thicker.factors.flow).toBeLessThanOrEqual(found.factors.flow);
        expect(thicker.factors.efficiency).toBeLessThan(found.factors.efficiency);
        expect(headFactor(found.factors, 0)).toBe(1);
        expect(headFactor(found.factors, 1)).toBeCloseTo(found.factors.flow, 12);
      }),
    );
  });

  it("leaves a pump alone that lies outside its data, and one of which too little is known", () => {
    const best = { flow: 100, stageHead: 32, speed: 1450 };
    const stateOf = (more: Partial<typeof best>, nu = 20) =>
      viscosityCorrection({ ...best, ...more }, kinematicViscosity(nu)).state;
    expect(stateOf({})).toBe("corrected");
    expect(stateOf({ flow: 261 })).toBe("outside");
    expect(stateOf({ flow: 2.9 })).toBe("outside");
    expect(stateOf({ stageHead: 5.9 })).toBe("outside");
    expect(stateOf({ stageHead: 131 })).toBe("outside");
    expect(stateOf({}, 3001)).toBe("outside");
    // n_s of 62.7.
    expect(stateOf({ stageHead: 12, speed: 2400 })).toBe("outside");
    expect(stateOf({ speed: Number.NaN })).toBe("unknown");
    expect(stateOf({ stageHead: Number.NaN })).toBe("unknown");
  });

  it("looks for a larger pump with water where a viscous duty is asked", () => {
    const thin = waterDuty(flow(100), head(32), kinematicViscosity(1));
    expect([thin.flow, thin.head]).toEqual([100, 32]);
    const thick = waterDuty(flow(100), head(32), kinematicViscosity(120));
    expect(thick.flow).toBeGreaterThan(100);
    expect(thick.head / 32).toBeCloseTo(thick.flow / 100, 12);
  });
});

describe("the NPSH", () => {
  const liquid = liquidOf({ liquidTemperature: 20, suctionHead: 2, suctionLoss: 1 });

  it("available falls with the square of the flow, by the loss", () => {
    const still = availableNpsh(liquid, 0, 50)!;
    expect(availableNpsh(liquid, 50, 50)).toBeCloseTo(still - 1, 9);
    expect(availableNpsh(liquid, 100, 50)).toBeCloseTo(still - 4, 9);
    expect(availableNpsh(liquidOf({ liquidTemperature: 20 }), 50, 50)).toBeNull();
  });

  it("of a closed system has the fill pressure on top of the atmosphere", () => {
    const closed = liquidOf({ suctionHead: 2, fillPressure: 150, siteAltitude: 1500 });
    expect(closed.surface).toBeCloseTo(pressureAtAltitude(1500) + 150_000, 6);
    expect(liquidOf({ suctionHead: 2, surfacePressure: 60 }).surface).toBe(60_000);
  });

  it("is enough with a tenth and 0.6 m to spare, whichever is more", () => {
    expect(neededNpsh(3)).toBeCloseTo(3.6, 12);
    expect(neededNpsh(10)).toBeCloseTo(11, 12);
    expect([npshVerdict(3.6, 3), npshVerdict(3.59, 3), npshVerdict(5, Number.NaN)]).toEqual([
      "met",
      "short",
      "unknown",
    ]);
  });

  it("is decided by what fails, then by what nobody knows, then by what has least to spare", () => {
    const at = (q: number, required: number) => npshAt(liquid, q, 50, required)!;
    const [met, close, unknown, short] = [at(50, 1), at(60, 5), at(60, Number.NaN), at(70, 50)];
    expect(decidingNpsh([met, unknown, short])).toBe(short);
    expect(decidingNpsh([met, unknown])).toBe(unknown);
    expect(decidingNpsh([met, close])).toBe(close);
    expect(decidingNpsh([])).toBeNull();
  });
});
