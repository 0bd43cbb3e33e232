import { describe, expect, it } from "vitest";
import { PROPERTY } from "#domain/catalogue/properties.ts";
import { chartLiquidText } from "#domain/products/chart/liquidWords.ts";
import { waterVapourPressure } from "#domain/physics/fluid/waterVapourPressure.ts";
import { temperature } from "#domain/base/units.ts";
import { answerFigures } from "#domain/products/claim/answerFigures.ts";
import { answerText, readAnswerText } from "#domain/products/claim/answerText.ts";
import { answerWords } from "#domain/products/claim/answerWords.ts";
import { answerAt, chartAt, operatingState } from "../../../support/answerMaker.ts";
import { testPump } from "../../../support/chartMaker.ts";

const DUTY = { [PROPERTY.airFlow]: 300, [PROPERTY.head]: 32.8 };
const answered = (more: Readonly<Record<string, number>>, pump = testPump()) =>
  new Map(
    answerAt("pump", pump, operatingState({ ...DUTY, ...more })).answer.map(({ key, text }) => [key, text]),
  );

describe("what the answer about a pump says of its liquid", () => {
  it("is nothing where neither liquid nor suction side is stated", () => {
    expect([...answered({}).keys()].filter((key) => /npsh[A-Z]|motor/u.test(key))).toEqual([]);
  });

  it("is the margin over what NPSH has to be available, by hand", () => {
    const answer = answered({ suctionHead: 2, suctionLoss: 0.5, liquidTemperature: 20 });
    // The curve at 300 m³/h: 1.5 + 6·10⁻⁶·300² = 2.04 m, so 2.04 + 0.6 m are required.
    expect(answer.get("1.npsh")).toBe("2.04");
    const vapour = waterVapourPressure(temperature(20));
    const available = (101_325 - vapour) / (998.2 * 9.80665) + 2 - 0.5;
    expect(Number(answer.get("1.npshAvailable"))).toBeCloseTo(available, 1);
    expect(Number(answer.get("1.npshMargin"))).toBeCloseTo(Number(answer.get("1.npshAvailable")) - 2.64, 2);
    expect(answer.get("1.npshState")).toBe("pass");
  });

  it("is that it cavitates, by how much, and what cannot be judged without a figure", () => {
    const short = answered({ suctionHead: -8.5, liquidTemperature: 20 });
    expect(short.get("1.npshState")).toBe("fail");
    expect(Number(short.get("1.npshMargin"))).toBeLessThan(0);
    const [setting] = testPump().settings;
    const unmeasured = {
      ...testPump(),
      settings: [{ ...setting!, curves: setting!.curves.filter(({ quantity }) => quantity !== "npsh") }],
    };
    const unknown = answered({ suctionHead: 2 }, unmeasured);
    expect(unknown.get("1.npshState")).toBe("cannot-judge");
    expect(unknown.has("1.npshMargin")).toBe(false);
  });

  it("is whether the motor carries the shaft with the liquid, and that it is at the limit", () => {
    const state = operatingState({ ...DUTY, ethyleneFraction: 30, liquidTemperature: 10 });
    const chart = chartAt("pump", testPump(), state)!;
    const verdict = { setting: "", verdict: { state: "cannot-judge" } } as unknown as Parameters<
      typeof answerFigures
    >[0]["verdict"];
    const motorOf = (only: number) =>
      answerFigures({ machine: "pump", chart, verdict, motors: { only, high: null, low: null }, state }).find(
        ({ key }) => key === "1.motor",
      )?.text;
    const at = chart.model.frame.columns.indexOf("shaftPower");
    const power = chart.model.duty.operatingPoints[0]?.readings[at] ?? NaN;
    expect(power).toBeGreaterThan(31);
    expect([power + 1, power - 1, power * (1 + 1e-12)].map(motorOf)).toEqual(["pass", "fail", "borderline"]);
    expect(chart.model.liquid && chartLiquidText(chart.model.liquid)).toContain("乙二醇");
  });

  it("travels in an address, and is said in words", () => {
    const { answer } = answerAt("pump", testPump(), operatingState({ ...DUTY, suctionHead: 2 }));
    expect(readAnswerText(answerText(answer))).toEqual(answer);
    const said = (what: string, text: string) => {
      const { name, value, unit } = answerWords("pump", `1.${what}`, text, 1);
      return [name, value, unit].join(" ");
    };
    expect(said("npshState", "fail")).toBe("汽蚀余量校核 不足 ");
    expect(said("npshState", "borderline")).toBe("汽蚀余量校核 临界 ");
    expect(said("npshAvailable", "9.59")).toBe("可用汽蚀余量 9.59 m");
    expect(said("npshMargin", "-0.42")).toBe("汽蚀余量富余 −0.42 m");
    expect(said("motor", "fail")).toBe("电动机 过载 ");
    expect(answerWords("fan", "1.motor", "pass", 1).name).toBe("电动机（最低温度）");
  });
});
