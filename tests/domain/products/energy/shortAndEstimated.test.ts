import { describe, expect, it } from "vitest";
import { MET_METHODS } from "#domain/products/energy/controlMethods.ts";
import type { YearlyEnergy } from "#domain/products/energy/EnergyYear.ts";
import { partLoadPower } from "#domain/products/energy/partLoadPower.ts";
import { yearlyEnergy } from "#domain/products/energy/yearlyEnergy.ts";
import { flow } from "#domain/base/units.ts";
import { energyQuestion, pumpOfD14, yearUnder } from "../../../support/energyMaker.ts";

const outcomes = (year: YearlyEnergy) => year.rows.map(({ outcome }) => outcome);
const faults = (year: YearlyEnergy) =>
  outcomes(year).map((outcome) => (outcome.status === "cannot" ? outcome.fault.code : outcome.status));

describe("a year's load", () => {
  it("runs for a load that it gives to within a tenth at what it gives, and says by how much it is short", () => {
    const rows = [
      { share: 1, hours: 1000 },
      { share: 0.5, hours: 1000 },
    ];
    // 23 m at 50 m³/h is above the curve's 22.5 m: the curve meets that system at 49.4 m³/h.
    const duty = { flow: flow(50), value: 23 };
    const at = Math.sqrt(30 / (0.003 + 23 / 2500));
    for (const under of MET_METHODS) {
      const year = yearUnder(under, energyQuestion({ rows, duty }));
      expect(year.missing).toBe(0);
      const [full, half] = outcomes(year);
      expect(half).toMatchObject({ status: "runs", shortfall: 0 });
      expect(full).toMatchObject({ status: "runs", point: { rate: 1, isBypassed: false } });
      if (full?.status !== "runs") throw new Error("it runs");
      expect(year.shortfall).toBe(full.shortfall);
      expect(full.shortfall).toBeGreaterThan(0);
    }
    for (const under of ["throttled", "systemCurve"] as const)
      expect(outcomes(yearUnder(under, energyQuestion({ rows, duty })))[0]).toMatchObject({
        point: { flow: expect.closeTo(at, 6) },
        shortfall: expect.closeTo(1 - at / 50, 9),
        fluid: expect.closeTo((9.80665 * at * (30 - 0.003 * at * at)) / 3600, 9),
      });
    // A deviation above a tenth is a duty for another machine.
    const far = energyQuestion({ rows, duty: { flow: flow(50), value: 32 } });
    expect(faults(yearUnder("throttled", far))).toEqual(["row-unmet", "runs"]);
  });

  it("estimates a fan with vanes or a damper by its power at the design flow, and offers pumps neither", () => {
    const rows = [1, 0.75, 0.5, 0].map((share) => ({ share, hours: 100 }));
    const pump = yearlyEnergy(energyQuestion({ rows })).methods.map(({ method: each }) => each);
    expect(pump).toEqual(MET_METHODS);
    const question = energyQuestion({ rows, machine: pumpOfD14({ kind: "fan", isScalable: false }) });
    const [full] = outcomes(yearUnder("throttled", question));
    if (full?.status !== "runs") throw new Error("it runs");
    for (const law of ["inletVanes", "dischargeDamper"] as const) {
      const year = yearUnder(law, question);
      expect(outcomes(year).slice(0, 3)).toMatchObject(
        [1, 0.75, 0.5].map((share) => ({
          status: "runs",
          input: expect.closeTo(full.input * partLoadPower(law, share), 12),
          chain: { isEstimate: true },
        })),
      );
      expect(outcomes(year)[3]).toEqual({ status: "stands", isByGravity: false });
    }
    expect(faults(yearUnder("inletVanes", { ...question, rows: [{ share: 1.1, hours: 1 }] }))).toEqual([
      "out-of-range",
    ]);
  });
});
