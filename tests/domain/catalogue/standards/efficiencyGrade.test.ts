import { describe, expect, it } from "vitest";
import { PROPERTY } from "#domain/catalogue/properties.ts";
import type { CurveQuantity } from "#domain/physics/curve/curveQuantities.ts";
import { fitCurve } from "#domain/physics/curve/fitCurve.ts";
import { packFit } from "#domain/physics/curve/packFit.ts";
import {
  EFFICIENCY_GRADES,
  efficiencyGrade,
  type WrittenCurve,
} from "#domain/catalogue/standards/efficiencyGrade.ts";
import { productVerdict } from "#domain/catalogue/standards/productVerdict.ts";

const FLOWS = [20, 60, 100, 140, 180];

const written = (
  quantity: CurveQuantity,
  values: readonly number[],
  setting: string | null = null,
): WrittenCurve => ({
  quantity,
  setting,
  rotationalSpeed: 2900,
  flows: FLOWS,
  values,
  fit: packFit(fitCurve({ x: Float64Array.from(FLOWS), y: Float64Array.from(values) })),
});

/** A parabola with its peak at 100 m³/h. */
const efficiencyOf = (best: number) => FLOWS.map((flow) => best - ((flow - 100) / 100) ** 2 * 30);
const HEADS = [36, 35, 32, 27, 20];
const SINGLE_SUCTION = { propertyCode: PROPERTY.pumpType, enumCode: "V000601" };
const gradeOf = (best: number, values = [SINGLE_SUCTION]) => {
  const code = efficiencyGrade("C000002", values, [
    written("head", HEADS),
    written("efficiency", efficiencyOf(best)),
  ]);
  return code === null ? null : EFFICIENCY_GRADES[code];
};

// GB 19762-2025, single suction, 100 m³/h, 32 m, 2900 r/min: the example in the transcription gives 81.65, 79.65,
// 74.65 %.
describe("the efficiency grade of a pump at 100 m³/h and 32 m", () => {
  it.each([
    [82, "1 级"],
    [80, "2 级"],
    [75, "3 级"],
    [74, "低于 3 级"],
  ])("of %d %% is %s", (best, grade) => {
    expect(gradeOf(best)).toBe(grade);
  });

  it("takes no other curve into its hands", () => {
    const power = written("shaftPower", HEADS);
    const unread = {
      ...power,
      get fit(): never {
        throw new Error("read the curve of the power");
      },
    };
    const curves = [written("head", HEADS), written("efficiency", efficiencyOf(82)), unread];
    expect(efficiencyGrade("C000002", [SINGLE_SUCTION], curves)).toBe("V000901");
  });

  it("is what the detail says of the same curves", () => {
    for (const best of [82, 80, 75, 74]) {
      const points = (values: readonly number[]) => FLOWS.map((x, at) => ({ x, y: values[at] ?? 0 }));
      const stated = { setting: null, rotationalSpeed: 2900, isScalable: true };
      const { verdict } = productVerdict({
        machine: "pump",
        isSet: false,
        typeName: "单级单吸离心泵",
        speed: null,
        impellerDiameter: null,
        hubRatio: null,
        stages: null,
        curves: [
          { ...stated, quantity: "head", points: points(HEADS) },
          { ...stated, quantity: "efficiency", points: points(efficiencyOf(best)) },
        ],
      });
      const grade = verdict.state === "cannot-judge" ? null : verdict.grade;
      expect(gradeOf(best)).toBe(grade === null ? "低于 3 级" : `${grade} 级`);
    }
  });

  it("cannot be judged without a type or without curves", () => {
    expect(gradeOf(82, [])).toBe("无法判定");
    expect(efficiencyGrade("C000002", [SINGLE_SUCTION], [])).toBe("V000905");
  });

  it("is read from the main setting, not from a later one", () => {
    const curves = [
      written("head", HEADS, "高速"),
      written("efficiency", efficiencyOf(82), "高速"),
      written("efficiency", efficiencyOf(40), "低速"),
    ];
    expect(efficiencyGrade("C000002", [SINGLE_SUCTION], curves)).toBe("V000901");
  });
});

it("is no property of other categories", () => {
  expect(efficiencyGrade("C000013", [], [])).toBeNull();
});
