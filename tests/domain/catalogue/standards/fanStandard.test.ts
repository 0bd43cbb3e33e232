import { describe, expect, it } from "vitest";
import { AXIAL } from "#domain/catalogue/standards/axialTable.ts";
import { CENTRIFUGAL } from "#domain/catalogue/standards/centrifugalTable.ts";
import { EXTERNAL_ROTOR } from "#domain/catalogue/standards/externalRotorTable.ts";
import {
  fanSpecificSpeed,
  judgeFan,
  pressureCoefficient,
  type FanStandardFigures,
} from "#domain/catalogue/standards/fanStandard.ts";
import { HIGH_PRESSURE_CENTRIFUGAL } from "#domain/catalogue/standards/highPressureCentrifugalTable.ts";
import { judgePowerPerAirVolume } from "#domain/catalogue/standards/powerPerAirVolumeLimit.ts";
import { powerPerAirVolume } from "#domain/physics/curve/power.ts";
import type { Band } from "#domain/catalogue/standards/SizeTable.ts";
import { efficiency, flow, length, pressure, rotationalSpeed } from "#domain/base/units.ts";
import transcribed from "../../../fixtures/efficiencyStandards.json" with { type: "json" };

const tables = transcribed.fanTables;

/** A band written as an inequality: "1.05<=psi<1.35", "psi>=1.4", "g<0.3". */
function inequality(name: string, { from, to, holdsFrom, holdsTo }: Band): string {
  const decimal = (value: number) =>
    name === "psi" && Number.isInteger(value) ? value.toFixed(1) : `${value}`;
  if (to === Number.POSITIVE_INFINITY) return `${name}>${holdsFrom ? "=" : ""}${decimal(from)}`;
  const upper = `${name}<${holdsTo ? "=" : ""}${decimal(to)}`;
  return from === 0 ? upper : `${decimal(from)}<${holdsFrom ? "=" : ""}${upper}`;
}

/** A band written as a size range: "(2,2.5]", ">10", "<=2". */
function size({ from, to, holdsFrom, holdsTo }: Band): string {
  if (to === Number.POSITIVE_INFINITY) return `>${holdsFrom ? "=" : ""}${from}`;
  if (from === 0) return `<${holdsTo ? "=" : ""}${to}`;
  return `${holdsFrom ? "[" : "("}${from},${to}${holdsTo ? "]" : ")"}`;
}

const fan: FanStandardFigures = {
  type: "centrifugal",
  flow: flow(10_000),
  totalPressure: pressure(800),
  efficiency: efficiency(80),
  speed: rotationalSpeed(1450),
  impellerDiameter: length(600),
  hubRatio: null,
};

describe("GB 19761-2020", () => {
  it.each([
    ["T1_centrifugal_0.95-1.55", HIGH_PRESSURE_CENTRIFUGAL],
    ["T2_centrifugal_0.25-0.95", CENTRIFUGAL],
    ["T4_external_rotor_forward", EXTERNAL_ROTOR],
  ] as const)("holds every figure of the transcription's table %s", (name, table) => {
    expect(table.sizes.map(size)).toEqual(tables[name].No);
    expect(
      table.rows.map((row) => [
        inequality("psi", row.psi),
        inequality("ns", row.specificSpeed),
        row.efficiencies,
      ]),
    ).toEqual(tables[name].rows);
  });

  it("holds every figure of the transcription's table of axial fans", () => {
    expect(AXIAL.sizes.map(size)).toEqual(tables.T3_axial_by_hub_ratio.No);
    expect(AXIAL.rows.map(({ hubRatio, efficiencies }) => [inequality("g", hubRatio), efficiencies])).toEqual(
      tables.T3_axial_by_hub_ratio.rows,
    );
  });

  it("computes ψ and specific speed as the transcription writes them", () => {
    // u = π·0.6·1450/60 = 45.553 m/s; ψ = 800/(1.2·u²)
    expect(pressureCoefficient(pressure(800), length(600), rotationalSpeed(1450))).toBeCloseTo(0.32127, 5);
    // 5.54·1450·√(10 000/3600)/800^0.75
    expect(fanSpecificSpeed(flow(10_000), pressure(800), rotationalSpeed(1450))).toBeCloseTo(89.01, 1);
  });

  it("reads a centrifugal fan from its row and size, best grade last in the table", () => {
    // ψ 0.401, ns 68.2: row 0.35–0.45, 65–80; No 6 is [5,10): 73, 82, 87.
    const figures = { ...fan, totalPressure: pressure(1000), flow: flow(8200) };
    expect(judgeFan({ ...figures, efficiency: efficiency(84) })).toMatchObject({
      state: "pass",
      grade: 2,
      limits: { 1: 87, 2: 82, 3: 73 },
      limit: 73,
      margin: 11,
    });
    expect(judgeFan({ ...figures, efficiency: efficiency(72.9) })).toMatchObject({
      state: "fail",
      grade: null,
    });
    expect(judgeFan({ ...figures, efficiency: efficiency(87) }, 1)).toMatchObject({
      state: "pass",
      grade: 1,
    });
  });

  it("reads an axial fan by hub ratio and size alone", () => {
    const axial = { ...fan, type: "axial", hubRatio: 0.4, impellerDiameter: length(500) } as const;
    expect(judgeFan({ ...axial, efficiency: efficiency(75) })).toMatchObject({
      state: "pass",
      grade: 2,
      limits: { 1: 76, 2: 73, 3: 64 },
    });
    expect(judgeFan({ ...axial, hubRatio: 0.75 })).toMatchObject({ state: "cannot-judge", gap: "hubRatio" });
    expect(judgeFan({ ...axial, hubRatio: null })).toMatchObject({ missing: ["hubRatio"] });
    expect(judgeFan({ ...axial, impellerDiameter: length(200) })).toMatchObject({ gap: "impellerDiameter" });
  });

  it("reads an external-rotor fan from its own table", () => {
    // ψ 1.15, ns 34.5 at No 2.5
    const rotor = { ...fan, type: "external-rotor", impellerDiameter: length(250), speed: rotationalSpeed(1400), totalPressure: pressure(463), flow: flow(700) } as const; // prettier-ignore
    expect(judgeFan({ ...rotor, efficiency: efficiency(48) })).toMatchObject({
      state: "pass",
      grade: 2,
      limits: { 1: 51, 2: 48, 3: 35 },
    });
  });

  it("cannot judge where the tables are silent, and says which figure is outside", () => {
    expect(judgeFan({ ...fan, totalPressure: pressure(100) })).toMatchObject({
      state: "cannot-judge",
      missing: [],
      gap: "pressureCoefficient",
    });
    expect(judgeFan({ ...fan, flow: flow(100_000) })).toMatchObject({ gap: "specificSpeed" });
    // ψ 0.25–0.35 has no figures below No 5.
    const small = { ...fan, impellerDiameter: length(400), totalPressure: pressure(340), flow: flow(2500) };
    expect(judgeFan(small)).toMatchObject({ state: "cannot-judge", gap: "notStated" });
  });

  it("cannot judge a fan without total pressure or its efficiency", () => {
    expect(judgeFan({ ...fan, totalPressure: null, efficiency: null })).toEqual({
      state: "cannot-judge",
      standard: "GB 19761-2020",
      missing: ["totalPressure", "efficiency"],
      gap: null,
      arithmetic: [],
    });
  });
});

describe("power per air volume", () => {
  it("stands at the limit that the user entered, passes below and fails above it", () => {
    const of = (p: number) => powerPerAirVolume(pressure(p), efficiency(100));
    expect(judgePowerPerAirVolume(of(499), of(500)).state).toBe("pass");
    expect(judgePowerPerAirVolume(of(500), of(500))).toMatchObject({ state: "borderline", margin: 0 });
    expect(judgePowerPerAirVolume(of(501), of(500)).state).toBe("fail");
  });
});
