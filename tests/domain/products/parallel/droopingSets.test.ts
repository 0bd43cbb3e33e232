import { describe, expect, it } from "vitest";
import {
  combinedTexts,
  groupsText,
  groupTexts,
  powerOf,
  stageTexts,
} from "#domain/products/parallel/combinedWords.ts";
import { flow } from "#domain/base/units.ts";
import { combined, droopingPump, LARGE, motor, pump } from "../../../support/setMaker.ts";

describe("sets with a machine whose curve droops", () => {
  it("have no operating point where a drooping curve allows several, and list every state", () => {
    const drooping = droopingPump((q) => 20 + 0.4 * q - 0.006 * q * q, 80);
    const falling = pump("平泵", 26, 0.002, [0, 100]);
    const { answer, set } = combined(
      [drooping, falling],
      { flow: flow(90), value: 24.5, system: { staticValue: 23.5, exponent: 2 } },
      {},
    );
    const whole = set.systems[0]!.stages.at(-1)!;
    if (whole.outcome.status !== "ambiguous") throw new Error(whole.outcome.status);
    const { states } = whole.outcome;
    expect(states.length).toBe(3);
    expect(combinedTexts(answer, set)[0]).toBe(
      `全部运行（1 × 驼峰泵 + 1 × 平泵）：曲线有驼峰，并联可能有 ${states.length} 种工况，请避开`,
    );
    expect(whole.machines).toEqual([]);
    // One of them has no measured power.
    expect(powerOf(set, set.systems[0]!.stages[1]!.machines)).toBeNaN();
    expect(set.systems[0]?.largestOut).toBeNull();
    const told = states.map(({ groups }) => groupsText(set, groups));
    // Above the 20 m at zero flow it may stay shut or run on either side of its peak.
    expect(told[0]).toMatch(/^1 × 驼峰泵 不出流量，1 × 平泵 每台 .* m³\/h$/u);
    for (const text of told.slice(1))
      expect(text).toMatch(/^1 × 驼峰泵 每台 .* m³\/h，1 × 平泵 每台 .* m³\/h$/u);
  });

  it("say what a drooping machine cannot start against, and a motor that is too small", () => {
    const drooping = droopingPump(
      (q) => 20 + 0.2 * q - 0.003 * q * q,
      100,
      (q) => 10 + 0.1 * q,
    );
    const { set } = combined(
      [drooping, LARGE],
      { flow: flow(155), value: 21.5 },
      {},
      { motors: [motor(12), motor(40)] },
    );
    const whole = set.systems[0]!.stages.at(-1)!;
    const [first, second] = whole.machines;
    if (first === undefined || second === undefined) throw new Error("both run");
    expect(groupTexts(set, first, 1)).toEqual([
      `电动机过载（${(10 + 0.1 * first.flow).toFixed(2)} / 12.00 kW）`,
      "零流量压力低于运行压力，后起动时打不开止回阀",
    ]);
    expect(groupTexts(set, second, 1)).toEqual([]);
    expect(stageTexts(set, whole, 1)[0]).toMatch(/^驼峰泵 电动机过载/u);
    // At the lowest temperature air is denser.
    expect(groupTexts(set, second, 2)[0]).toMatch(/^电动机过载/u);
  });

  it("say of one that droops that it is held shut at its start alone, where it could run", () => {
    const drooping = droopingPump((q) => 20 + 0.4 * q - 0.02 * q * q, 30);
    // If it ran, the flow would rise so much that the system requires more than its 22 m.
    const { set } = combined([drooping, LARGE], { flow: flow(105), value: 20 }, {});
    const whole = set.systems[0]!.stages.at(-1)!;
    expect(stageTexts(set, whole, 1)).toEqual(["驼峰泵 止回阀打不开：零流量压力低于并联压力，不出流量"]);
  });
});
