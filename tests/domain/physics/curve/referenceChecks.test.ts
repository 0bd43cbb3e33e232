import { throughOrigin } from "#domain/physics/curve/systemCurve.ts";
import { describe, expect, it } from "vitest";
import { operatingPoint } from "#domain/physics/curve/operatingPoint.ts";
import { airPower, hydraulicPower, STANDARD_WATER } from "#domain/physics/curve/power.ts";
import { regulate } from "#domain/physics/curve/regulate.ts";
import { valueOrNaN } from "#domain/physics/curve/valueAt.ts";
import { fitCurve } from "#domain/physics/curve/fitCurve.ts";
import { density, flow, head, pressure, resistance, speedRate } from "#domain/base/units.ts";
import checks from "../../../fixtures/referenceChecks.json" with { type: "json" };
import { fittedThrough, measuredFrom } from "../../../support/curveMaker.ts";

const [parallel, fluidPower, fox] = checks.records;

const SECONDS_PER_HOUR = 3600;
const CUBIC_METRES_PER_HOUR_PER_GPM = 0.227_124_707;
const METRES_PER_FOOT = 0.3048;
const CUBIC_METRES_PER_HOUR_PER_CFM = 1.699_010_82;
const PASCALS_PER_INCH = 249.0889;

const relative = (value: number, expected = Number.NaN) => Math.abs(value / expected - 1);

describe("published cases", () => {
  it("two equal pumps in parallel meet their system where the Modelica library says", () => {
    const rho = 995.586;
    const onePump = fittedThrough([[0, 8000], [0.001 * SECONDS_PER_HOUR, 0]]); // prettier-ignore
    // 2·1000 Pa at 1 kg/s in the shared pipe, 2·1000 Pa at 0.5 kg/s in one branch: 16 000 Pa per (kg/s)² of one
    // pump.
    const k = resistance(16_000 * (rho / SECONDS_PER_HOUR) ** 2);
    const met = operatingPoint(onePump, throughOrigin(k));
    const expected = parallel?.expected.both_running;
    expect(met.ok && relative((met.value.flow * rho) / SECONDS_PER_HOUR, expected?.mass_flow_each_kg_per_s)).toBeLessThan(1e-3); // prettier-ignore
    expect(met.ok && relative(met.value.value, expected?.pressure_rise_pa)).toBeLessThan(1e-3);
  });

  it("power in water is that of the source's formula", () => {
    const pumps = fluidPower?.expected.pumps ?? [];
    expect(pumps).toHaveLength(2);
    for (const { flow_gpm, head_ft, specific_gravity, check_si_kw } of pumps) {
      const q = flow(flow_gpm * CUBIC_METRES_PER_HOUR_PER_GPM);
      const found = hydraulicPower(
        q,
        head(head_ft * METRES_PER_FOOT),
        density(specific_gravity * STANDARD_WATER),
      );
      expect(relative(found, check_si_kw)).toBeLessThan(5e-3);
    }
  });

  it("power in air, times compressibility, is within half a percent of the source", () => {
    const fans = fluidPower?.expected.fans ?? [];
    expect(fans).toHaveLength(4);
    for (const { flow_cfm, inlet_inwg, outlet_inwg, compressibility_1, expected_kw } of fans) {
      const q = flow(flow_cfm * CUBIC_METRES_PER_HOUR_PER_CFM);
      const p = pressure((outlet_inwg - inlet_inwg) * PASCALS_PER_INCH);
      expect(relative(airPower(q, p) * compressibility_1, expected_kw)).toBeLessThan(5e-3);
    }
  });

  it("a pump slowed from 1750 to 1170 r/min runs as Fox and McDonald's example 10.7 has it", () => {
    const given = fox?.given;
    const expected = fox?.expected;
    const fast = fitCurve(
      measuredFrom((q) => (expected?.shutoff_head_ft ?? 0) - 3.444e-5 * q * q, 0, 900, 9),
    );
    const slow = regulate(fast, speedRate((given?.speed_rpm ?? 0) / (given?.new_speed_rpm ?? 0)), "head");
    const at = (q: number) => (slow.ok ? valueOrNaN(slow.value, q) : Number.NaN);
    expect(relative(at(0), given?.shutoff_head_ft)).toBeLessThan(1e-3);
    expect(relative(at(given?.bep_flow_gpm ?? 0), given?.bep_head_ft)).toBeLessThan(1e-3);
    expect(relative(valueOrNaN(fast, expected?.bep_flow_gpm ?? 0), expected?.bep_head_ft)).toBeLessThan(1e-3);
  });
});
