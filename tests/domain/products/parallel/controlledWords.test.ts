import { describe, expect, it } from "vitest";
import { DEFAULT_CHOICE } from "#domain/products/energy/EnergyChoice.ts";
import type { MotorFacts } from "#domain/products/energy/MotorFacts.ts";
import { bestText, controlledLines, combinationText } from "#domain/products/parallel/controlledWords.ts";
import { productSet, type SetOrder } from "#domain/products/parallel/productSet.ts";
import { PLAIN_SET, type SetChoice } from "#domain/products/parallel/SetChoice.ts";
import { flow } from "#domain/base/units.ts";
import { chartRequest } from "../../../support/chartMaker.ts";

const motor = (power: number): MotorFacts => ({
  powers: [{ setting: null, power }],
  rotationalSpeed: 1450,
  isCirculator: false,
});

describe("equal machines that share a duty", () => {
  const equal = (set: Partial<SetChoice>, order: Partial<SetOrder> = {}) => {
    const found = productSet(chartRequest({ designPoints: [{ flow: flow(300), value: 32, machines: 3 }] }), {
      setting: undefined,
      motors: [motor(22)],
      energy: DEFAULT_CHOICE,
      set: { ...PLAIN_SET, ...set },
      ...order,
    });
    if (!found.ok || found.value.controlled === null) throw new Error("no controlled set");
    return found.value.controlled;
  };

  it("are asked how many run, for the flow of all", () => {
    const controlled = equal({}, { motors: [motor(37)] });
    expect(controlled.rows.map((row) => row.flow)).toEqual([900, 675, 450, 225]);
    expect(controlled.rows.map(bestText)).toEqual(["3 台", "3 台", "2 台", "1 台"]);
    expect(combinationText(controlled.rows[0]?.combinations.at(-1))).toMatch(/^99\.0 % · \d+\.\d\d kW$/u);
    expect(combinationText(undefined)).toBe("- -");
    const lines = controlledLines(controlled, DEFAULT_CHOICE);
    expect(lines[1]).toBe("按输入功率（电动机和变频器损失在内）最小取台数，相等取少的，过载的不取");
    expect(lines[2]).toContain("电动机 37 kW（产品参数），4 极");
  });

  it("say that the shafts decide where no motor is known, and where one overloads", () => {
    const energy = { ...DEFAULT_CHOICE, motorClass: "IE1", poles: 2 } as const;
    const byShaft = equal({}, { motors: [motor(37)], energy });
    expect(bestText(byShaft.rows[0]!)).toBe("3 台（按轴功率）");
    expect(combinationText(byShaft.rows[0]?.combinations[0])).toMatch(/^\d+\.\d % · 轴 \d+\.\d\d kW$/u);
    expect(controlledLines(byShaft, energy)[1]).toMatch(/^没有电动机或变频器的效率，按轴功率最小取台数/u);
    const small = equal({}, { motors: [motor(5)] });
    expect(combinationText(small.rows[0]?.combinations.at(-1))).toMatch(/ · 电动机过载$/u);
    expect(bestText(small.rows[0]!)).toBe("无法判断");
  });

  it("tell one regulated beside fixed ones", () => {
    const controlled = equal({ control: "one" });
    expect(controlled.kind).toBe("one");
    expect(controlledLines(controlled, DEFAULT_CHOICE)[0]).toBe(
      "一台变频，其余工频全速、不经变频器，32.00 m 时工频每台 316 m³/h",
    );
    expect(
      controlled.rows[0]?.combinations.map(({ running, regulatedCount }) => [running, regulatedCount]),
    ).toEqual([[3, 1]]);
  });
});
