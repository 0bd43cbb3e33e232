import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { ChartSetting } from "#domain/catalogue/machine/ChartRequest.ts";
import { MISSING } from "#domain/base/formatNumber.ts";
import { hydraulicPower } from "#domain/physics/curve/power.ts";
import { flow, head, speedRate } from "#domain/base/units.ts";
import { acceptanceGrade } from "#domain/catalogue/standards/acceptanceGrades.ts";
import { FAN_GRADES, PUMP_GRADES } from "#domain/catalogue/standards/gradeNames.ts";
import { productTolerance, type ToleranceOrder } from "#domain/products/tolerance/productTolerance.ts";
import {
  probabilityText,
  toleranceNotes,
  toleranceRows,
  toleranceSentence,
} from "#domain/products/tolerance/toleranceWords.ts";
import { curveOf } from "#domain/physics/curve/MeasuredCurve.ts";
import { worstCase } from "#domain/products/tolerance/worstCase.ts";
import { chartRequest, testFan } from "../../../support/chartMaker.ts";

const NO_MOTOR = { only: null, high: null, low: null };
const ORDER: ToleranceOrder = { setting: undefined, grade: null, motors: NO_MOTOR };

const answered = (order: Partial<ToleranceOrder> = {}, changed: Parameters<typeof chartRequest>[0] = {}) => {
  const answer = productTolerance(chartRequest(changed), { ...ORDER, ...order });
  if (!answer.ok) throw new Error(answer.code);
  return answer.value;
};

/** The flow at which (1 + x)·(40 − s·(Q/(1 + y))²) meets K·Q² through 300 m³/h and 32 m. */
const meets = (x: number, y: number) =>
  Math.sqrt(((1 + x) * 40) / (32 / 300 ** 2 + ((1 + x) * 8e-5) / (1 + y) ** 2));

describe("a pump by its grade", () => {
  it("has the flows of the corners, in closed form, for every grade", () => {
    for (const grade of PUMP_GRADES) {
      const { range } = answered({ grade });
      const { value, flow: flows } = acceptanceGrade(grade)!;
      expect(range.nominal?.flow).toBeCloseTo(meets(0, 0), 6);
      expect(range.flows?.[0]).toBeCloseTo(meets(value[0], flows[0]), 6);
      expect(range.flows?.[1]).toBeCloseTo(meets(value[1], flows[1]), 6);
      expect(range.verdict).toBe(range.flows![0] >= 300 ? "全部公差下满足" : "名义满足");
    }
  });

  it("is taken as 3B where the offer names none, and says so", () => {
    const tolerance = answered();
    expect(tolerance).toMatchObject({ grade: "3B", isStated: false });
    expect(toleranceNotes(tolerance)[0]).toBe("未注明验收等级，按 3B 级");
    expect(toleranceNotes(answered({ grade: "3B" })).join()).not.toContain("未注明");
  });

  it("never promises more for a wider grade", () => {
    const duty = fc.record({
      flow: fc.double({ min: 180, max: 400, noNaN: true }).map(flow),
      value: fc.double({ min: 26, max: 40, noNaN: true }),
    });
    fc.assert(
      fc.property(duty, (design) => {
        const [narrow, wide] = (["1B", "2B"] as const).map((grade) =>
          answered({ grade }, { designPoints: [design] }),
        );
        const [inner, outer] = [narrow!.range.flows, wide!.range.flows];
        if (outer === null) return;
        expect(inner).not.toBeNull();
        expect(inner![0]).toBeGreaterThanOrEqual(outer[0]);
        expect(inner![1]).toBeLessThanOrEqual(outer[1]);
        const isSafe = [wide!, narrow!].map(({ range }) => range.verdict === "全部公差下满足");
        expect(isSafe).not.toEqual([true, false]);
      }),
    );
  });

  it("judges its motor by shaft power at its worst, and NPSH at the greatest flow", () => {
    const { range, npsh, motor } = answered({ grade: "2B", motors: { ...NO_MOTOR, only: 34 } });
    // The power rises with the flow: 1.08 times that at the corner's own flow.
    const own = Math.max(...range.corners.map(({ nominalFlow }) => nominalFlow ?? Number.NaN));
    expect(range.power).toBeCloseTo(1.08 * (16 + 0.05 * own), 6);
    expect(range.nominal?.power).toBeCloseTo(16 + 0.05 * meets(0, 0), 6);
    expect(motor).toEqual({ rated: 34, isEnough: false });
    expect(npsh.most).toBeCloseTo(1.5 + 6e-6 * meets(0.05, 0.08) ** 2, 6);
    expect(answered({ grade: "2B", motors: { ...NO_MOTOR, only: 37 } }).motor.isEnough).toBe(true);
    expect(answered().motor).toEqual({ rated: null, isEnough: null });
  });

  it("has its power from head and efficiency where none is measured, as its chart has", () => {
    const [pump] = chartRequest().products;
    const powerless = (of: ChartSetting) => ({
      ...of,
      curves: of.curves.filter(({ quantity }) => quantity !== "shaftPower"),
    });
    const products = [{ ...pump!, settings: pump!.settings.map(powerless) }];
    const { range } = answered({ grade: "2B" }, { products });
    const powerAt = (q: number) =>
      (hydraulicPower(flow(q), head(40 - 8e-5 * q * q)) * 100) / (78 - 8e-4 * (q - 320) ** 2);
    expect(range.nominal?.power).toBeCloseTo(powerAt(meets(0, 0)), 6);
    // Here the power rises with the flow.
    const most = Math.max(...range.corners.map(({ nominalFlow }) => nominalFlow ?? Number.NaN));
    expect(range.power).toBeCloseTo(1.08 * powerAt(most), 6);
  });

  it("is scaled with its speed", () => {
    const slow = answered(
      { grade: "1B" },
      { rate: speedRate(0.9), designPoints: [{ flow: flow(270), value: 25.92 }] },
    );
    expect(slow.range.flows?.[0]).toBeCloseTo(0.9 * answered({ grade: "1B" }).range.flows![0], 6);
  });

  it("shares a duty of several machines, each on its part of the system", () => {
    const pair = answered({ grade: "1B" }, { designPoints: [{ flow: flow(300), value: 32, machines: 2 }] });
    expect(pair).toMatchObject({ count: 2, duty: { flow: 300 } });
    expect(pair.range.flows).toEqual(answered({ grade: "1B" }).range.flows);
    expect(toleranceNotes(pair)).toContain("2 台分担流量，按各台同向偏差");
  });

  it("says no figure where a corner leaves the measured flows", () => {
    const beyond = answered({ grade: "2B" }, { designPoints: [{ flow: flow(490), value: 20 }] });
    expect(beyond.range).toMatchObject({ flows: null, power: null, verdict: "不能判断" });
    expect(toleranceSentence(beyond)).toBe("公差使工况点超出实测范围，不能判断");
    expect(toleranceRows(beyond)[0]).toMatchObject({ least: MISSING, most: MISSING });
  });

  it("has no answer without a duty, nor without a curve", () => {
    expect(productTolerance(chartRequest({ designPoints: [] }), ORDER)).toEqual({
      ok: false,
      code: "no-duty",
    });
    const [pump] = chartRequest().products;
    const bare = { ...pump!, settings: pump!.settings.map((of) => ({ ...of, curves: [] })) };
    expect(productTolerance(chartRequest({ products: [bare] }), ORDER)).toEqual({
      ok: false,
      code: "no-curve",
    });
  });
});

it("a fan's speed has the motor and the grade of its own", () => {
  const fan = { machine: "fan", products: [testFan()] } as const;
  const designPoints = [{ flow: flow(8000), value: 600 }];
  const motors = { only: null, high: 3, low: 1 };
  expect(answered({ setting: "高速", motors }, { ...fan, designPoints })).toMatchObject({
    grade: "AN3",
    motor: { rated: 3 },
  });
  for (const grade of FAN_GRADES)
    expect(answered({ setting: "高速", grade }, { ...fan, designPoints }).range.flows).not.toBeNull();
});

it("a curve that rises near the duty is judged over the whole box, not at its corners alone", () => {
  // Between the corners the hump is crossed at other flows.
  const hump = curveOf((q) => 30 + 0.2 * q - 0.01 * (q - 20) ** 2, 0, 60);
  const box = { flow: [-0.1, 0.1], value: [-0.1, 0.1], power: 0 } as const;
  const { corners, flows } = worstCase(hump, null, { flow: flow(24), value: 30 }, box);
  expect(corners).toHaveLength(21 * 21);
  const own = corners.map((corner) => corner.flow ?? Number.NaN);
  expect(flows).toEqual([Math.min(...own), Math.max(...own)]);
});

describe("in words", () => {
  it("says the worst flow beside what is required", () => {
    expect(toleranceSentence(answered({ grade: "2B" }))).toBe(
      `按 2B 级公差，最不利时流量 292 m³/h（要求 300），只按名义曲线满足`,
    );
    expect(toleranceSentence(answered({ grade: "1U" }))).toBe(
      "按 1U 级公差，最不利时流量 303 m³/h（要求 300），满足",
    );
    expect(
      toleranceSentence(answered({ grade: "2B" }, { designPoints: [{ flow: flow(300), value: 34 }] })),
    ).toBe("按名义曲线流量只有 296 m³/h（要求 300），不满足");
  });

  it("rounds a probability to one percent and never says certain", () => {
    expect([0, 0.004, 0.5, 0.994, 0.996, 1].map(probabilityText)).toEqual([
      "不到 1 %",
      "不到 1 %",
      "约 50 %",
      "约 99 %",
      "超过 99 %",
      "超过 99 %",
    ]);
  });
});
