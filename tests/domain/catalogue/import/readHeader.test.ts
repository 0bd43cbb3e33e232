import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { CURVE_NAMES } from "#domain/catalogue/import/curveFields.ts";
import { namedBy, readHeader } from "#domain/catalogue/import/readHeader.ts";

const read = (text: string) => {
  const header = readHeader(text);
  const named = namedBy(header, CURVE_NAMES);
  const what = named === undefined ? undefined : named.kind === "quantity" ? named.quantity : named.kind;
  return [what, header.unit?.label ?? null];
};

describe("a header of curve points:", () => {
  test.each([
    ["流量（m³/h）", "flow", "m³/h"],
    ["Flow rate [gpm]", "flow", "gpm"],
    ["air_flow cfm", "flow", "cfm"],
    ["风量m³/h", "flow", "m³/h"],
    ["扬程 H (ft)", "head", "ft"],
    ["Head/m", "head", "m"],
    ["全压 Total pressure (in.wg)", "totalPressure", "in.wg"],
    ["Static pressure, mmH2O", "staticPressure", "mmH2O"],
    ["效率%", "efficiency", "%"],
    ["Efficiency (1)", "efficiency", "fraction"],
    ["噪声 dB(A)", "noise", "dB(A)"],
    ["Noise [dB(A)]", "noise", "dB(A)"],
    ["转速 r/min", "speed", "r/min"],
    ["Shaft power (hp)", "shaftPower", "hp"],
    ["轴功率 (PS)", "shaftPower", "PS"],
    ["NPSHr (ft)", "npsh", "ft"],
    ["Overall efficiency %", "overallEfficiency", "%"],
    ["Pressure (Pa)", "ambiguous", "Pa"],
    ["功率 kW", "ambiguous", "kW"],
    ["档位", "setting", null],
    ["全压 静压 (Pa)", undefined, "Pa"],
    ["颜色", undefined, null],
  ])("%s", (text, what, unit) => {
    expect(read(text)).toEqual([what, unit]);
  });
});

test("case, blanks and brackets around the unit make no difference", () => {
  fc.assert(
    fc.property(
      fc.constantFrom("Total pressure", "totalPressure", "TOTAL_PRESSURE", "全压"),
      fc.constantFrom("Pa", "kPa", "in.wg", "mmH2O"),
      fc.constantFrom(
        (name: string, unit: string) => `${name} (${unit})`,
        (name: string, unit: string) => `${name}[${unit}]`,
        (name: string, unit: string) => `${name}/${unit}`,
        (name: string, unit: string) => `  ${name}  ${unit} `,
        (name: string, unit: string) => `${name}（单位：${unit}）`,
      ),
      (name, unit, write) => {
        expect(read(write(name, unit))).toEqual(["totalPressure", unit]);
      },
    ),
  );
});
