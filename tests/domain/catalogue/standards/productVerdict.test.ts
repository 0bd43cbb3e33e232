import { describe, expect, it } from "vitest";
import { FAN_TYPES } from "#domain/catalogue/fanTypes.ts";
import { PUMP_TYPES } from "#domain/catalogue/pumpTypes.ts";
import type { StatedCurve } from "#domain/catalogue/machine/productChart.ts";
import { judgeFan } from "#domain/catalogue/standards/fanStandard.ts";
import { fanStandardTypeOf, pumpStandardTypeOf } from "#domain/catalogue/standards/standardTypes.ts";
import { productVerdict, type JudgedProduct } from "#domain/catalogue/standards/productVerdict.ts";
import { judgePump } from "#domain/catalogue/standards/pumpStandard.ts";
import { efficiency, flow, head, length, pressure, rotationalSpeed } from "#domain/base/units.ts";

/** Nine points from 4,000 to 12,000 m³/h, or a tenth of the first for pumps. */
const curve = (quantity: string, y: (q: number) => number, more: Partial<StatedCurve> = {}): StatedCurve => ({
  quantity,
  setting: null,
  rotationalSpeed: 1450,
  isScalable: true,
  points: Array.from({ length: 9 }, (_, at) => {
    const x = 4000 + 1000 * at;
    return { x, y: y(x), type: null };
  }),
  ...more,
});
/** The peak, 80 %, is at 8,000 m³/h, where the pressure is 1000 − 2·10⁻⁶·8000² = 872 Pa. */
const peak =
  (best: number, at = 8000) =>
  (q: number) =>
    best - 1e-6 * (q - at) ** 2;
const fanPressure = curve("totalPressure", (q) => 1000 - 2e-6 * q * q);

const fan: JudgedProduct = {
  machine: "fan",
  isSet: false,
  curves: [fanPressure, curve("totalPressureEfficiency", peak(80))],
  typeName: FAN_TYPES.V000701,
  speed: null,
  impellerDiameter: 600,
  hubRatio: null,
  stages: null,
};
/** 80 % at 80 m³/h, 32 m. */
const pumpCurve = (quantity: string, y: (q: number) => number): StatedCurve => ({
  ...curve(quantity, y),
  points: Array.from({ length: 9 }, (_, at) => ({ x: 40 + 10 * at, y: y(40 + 10 * at), type: null })),
});
const pumpHead = pumpCurve("head", (q) => 38.4 - 1e-3 * q * q);
const pump: JudgedProduct = {
  ...fan,
  machine: "pump",
  curves: [pumpHead, pumpCurve("efficiency", (q) => 80 - 5e-3 * (q - 80) ** 2)],
  typeName: PUMP_TYPES.V000601,
  impellerDiameter: null,
};

describe("the standard's type of a fan", () => {
  it.each([
    ["V000701", "centrifugal"],
    ["V000702", "centrifugal"],
    ["V000703", "external-rotor"],
    ["V000704", "axial"],
    ["V000705", null],
    ["V000706", null],
    ["V000707", null],
    ["V000708", null],
    ["V000709", null],
  ] as const)("of %s is %s", (code, type) => {
    expect(fanStandardTypeOf(FAN_TYPES[code])).toBe(type);
  });

  it("is none for a name that nobody knows", () => {
    expect(fanStandardTypeOf("射流风机")).toBeNull();
  });
});

describe("the standard's type of a pump", () => {
  it.each([
    ["V000601", "single-suction"],
    ["V000602", "inline"],
    ["V000603", "double-suction"],
    ["V000604", "multistage"],
    ["V000605", "light multistage vertical"],
    ["V000606", null],
  ] as const)("of %s is %s", (code, type) => {
    expect(pumpStandardTypeOf(PUMP_TYPES[code])).toBe(type);
  });
});

describe("a fan", () => {
  it("is judged at the best point of its own curves", () => {
    const { verdict, obstacle } = productVerdict(fan);
    const expected = judgeFan({
      type: "centrifugal",
      flow: flow(8000),
      totalPressure: pressure(872),
      efficiency: efficiency(80),
      speed: rotationalSpeed(1450),
      impellerDiameter: length(600),
      hubRatio: null,
    });
    expect(obstacle).toBeNull();
    if (verdict.state === "cannot-judge" || expected.state === "cannot-judge")
      throw new Error("both can be judged");
    expect(verdict.table).toBe(expected.table);
    expect(verdict.limits).toEqual(expected.limits);
    expect(verdict.grade).toBe(expected.grade);
    expect(verdict.margin).toBeCloseTo(expected.margin, 6);
  });

  it("passes and fails as its efficiency does", () => {
    const at = (best: number) =>
      productVerdict({ ...fan, curves: [fanPressure, curve("totalPressureEfficiency", peak(best))] }).verdict;
    expect(at(80).state).toBe("pass");
    expect(at(50)).toMatchObject({ state: "fail", grade: null });
  });

  it("is judged by what its record states where that is higher than the fitted peak, and not by a claim far above it", () => {
    const curves = [fanPressure, curve("totalPressureEfficiency", peak(80))];
    const at = (ratedEfficiency: number | null) => productVerdict({ ...fan, curves, ratedEfficiency });
    const judged = (rated: number | null) => {
      const { verdict } = at(rated);
      return verdict.state === "cannot-judge" ? Number.NaN : verdict.limit + verdict.margin;
    };
    expect([79, 80.4, 82.5, null].map(judged).map((value) => Math.round(value * 10) / 10)).toEqual([
      80, 80.4, 80, 80,
    ]);
    expect(at(80.4).fittedPeak).toBeCloseTo(80, 6);
    expect([at(79).fittedPeak, at(82.5).fittedPeak]).toEqual([null, null]);
  });

  it("of a type that no table is for cannot be judged", () => {
    expect(productVerdict({ ...fan, typeName: FAN_TYPES.V000705 })).toMatchObject({
      obstacle: "type-not-covered",
      verdict: { state: "cannot-judge", missing: ["type"] },
    });
  });

  it("with only static curves cannot be judged, however good they are", () => {
    const curves = [curve("staticPressure", () => 900), curve("staticPressureEfficiency", peak(85))];
    const { verdict, obstacle } = productVerdict({ ...fan, curves });
    expect(obstacle).toBe("only-static");
    expect(verdict).toMatchObject({
      state: "cannot-judge",
      missing: ["flow", "totalPressure", "efficiency"],
    });
  });

  it("whose efficiency still rises at its last point cannot be judged", () => {
    const curves = [fanPressure, curve("totalPressureEfficiency", peak(80, 12_500))];
    expect(productVerdict({ ...fan, curves })).toMatchObject({
      obstacle: "peak-at-end",
      verdict: { state: "cannot-judge", missing: ["flow", "totalPressure", "efficiency"] },
    });
  });

  it("says which figure is missing", () => {
    expect(productVerdict({ ...fan, impellerDiameter: null }).verdict).toMatchObject({
      missing: ["impellerDiameter"],
    });
    expect(productVerdict({ ...fan, typeName: FAN_TYPES.V000704 }).verdict).toMatchObject({
      missing: ["hubRatio"],
    });
    expect(productVerdict({ ...fan, typeName: null })).toMatchObject({
      obstacle: null,
      verdict: { missing: ["type"] },
    });
  });

  it("takes its speed from the curves, and from its properties where they state none", () => {
    const curves = fan.curves.map((each) => ({ ...each, rotationalSpeed: null }));
    expect(productVerdict({ ...fan, curves, speed: null }).verdict).toMatchObject({ missing: ["speed"] });
    expect(productVerdict({ ...fan, curves, speed: 1450 }).verdict).toEqual(productVerdict(fan).verdict);
  });

  it("of two speeds is judged by its first set, which is named", () => {
    const set = (setting: string, best: number, speed: number) => [
      { ...fanPressure, setting, rotationalSpeed: speed },
      curve("totalPressureEfficiency", peak(best), { setting, rotationalSpeed: speed }),
    ];
    const judged = productVerdict({ ...fan, curves: [...set("高速", 80, 1450), ...set("低速", 60, 960)] });
    expect(judged.setting).toBe("高速");
    expect(judged.verdict).toEqual(productVerdict(fan).verdict);
  });

  it("without curves cannot be judged", () => {
    expect(productVerdict({ ...fan, curves: [] })).toMatchObject({
      obstacle: "no-curves",
      verdict: { state: "cannot-judge" },
    });
  });
});

describe("a pump", () => {
  it("is judged at the best point of its own curves, a single-stage one with one stage", () => {
    const { verdict } = productVerdict(pump);
    const expected = judgePump({
      type: "single-suction",
      flow: flow(80),
      head: head(32),
      efficiency: efficiency(80),
      speed: rotationalSpeed(1450),
      stages: 1,
    });
    if (verdict.state === "cannot-judge" || expected.state === "cannot-judge")
      throw new Error("both can be judged");
    expect(verdict.margin).toBeCloseTo(expected.margin, 4);
    expect(verdict.grade).toBe(expected.grade);
  });

  it("of several stages must say how many", () => {
    const multistage = { ...pump, typeName: PUMP_TYPES.V000604 };
    expect(productVerdict(multistage).verdict).toMatchObject({ missing: ["stages"] });
    expect(productVerdict({ ...multistage, stages: 3 }).verdict.state).not.toBe("cannot-judge");
  });

  it("with only its overall efficiency cannot be judged", () => {
    const curves = [pumpHead, pumpCurve("overallEfficiency", (q) => 70 - 5e-3 * (q - 80) ** 2)];
    expect(productVerdict({ ...pump, curves })).toMatchObject({
      obstacle: "only-overall",
      verdict: { state: "cannot-judge", missing: ["flow", "head", "efficiency"] },
    });
  });

  it("in a set is not judged by the set's curve", () => {
    expect(productVerdict({ ...pump, isSet: true })).toMatchObject({
      obstacle: "set",
      verdict: { state: "cannot-judge" },
    });
  });
});
