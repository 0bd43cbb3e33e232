import { describe, expect, it } from "vitest";
import { readAll } from "../../../support/judgeDrawn.ts";
import { answeredBy, gridOf, linesOf, questionsOf, refusedOf } from "../../../support/tableLines.ts";

const fan = (rows: string) => `示例 XA 系列风机\n${rows}`;

describe("two figures in one cell", () => {
  it.each([
    [
      "above each other are two values",
      "300⏎200",
      "? XA-3: flow=2000m³/h totalPressure.high=300Pa totalPressure.low=200Pa",
    ],
    [
      "rise from the low step to the high one",
      "200⏎300",
      "? XA-3: flow=2000m³/h totalPressure.low=200Pa totalPressure.high=300Pa",
    ],
  ])("%s", (_, cell, expected) => {
    const text = fan(`型号|风量 m³/h|全压 Pa\nXA-3|2000|${cell}`);
    expect(linesOf(text)).toEqual([expected]);
    expect(questionsOf(text)).toEqual(["steps-in-cells → steps"]);
    expect(answeredBy(text, "steps-in-cells", "none")).toEqual([]);
  });

  it("are no thousands unless another figure of the table groups them by blanks", () => {
    expect(refusedOf(fan("型号|风量 m³/h|全压 Pa\nXA-3|800 600|300"))).toEqual(["not-a-figure XA-3"]);
    expect(linesOf(fan("型号|风量 m³/h|全压 Pa\nXA-3|800 600|300\nXA-4|1 200|300"))).toEqual([
      "XA-3: flow=800600m³/h totalPressure=300Pa",
      "XA-4: flow=1200m³/h totalPressure=300Pa",
    ]);
  });

  it("are no steps of poles, voltages or frequencies", () => {
    expect(
      linesOf("示例 XA 系列双速风机\n型号|极数|风量 m³/h|全压 Pa|电压 V\nXA-3|4/6|2000/1300|300/130|220/380"),
    ).toEqual([
      "XA-3: poles=4/6 flow.high=2000m³/h flow.low=1300m³/h totalPressure.high=300Pa totalPressure.low=130Pa voltage=220/380 speedControl=双速",
    ]);
    expect(refusedOf(fan("型号|频率 Hz|风量 m³/h|全压 Pa\nXA-3|50/60|1000/1200|200/288"))).toEqual([
      "not-a-figure XA-3",
    ]);
  });

  it.each([
    ["1 1/2", "XA-3: flow=1000m³/h motorPower=1.5hp"],
    ["1½", "XA-3: flow=1000m³/h motorPower=1.5hp"],
    ["3/4", "? XA-3: flow=1000m³/h motorPower=0.75hp"],
  ])("may be a fraction: %s HP", (cell, expected) => {
    expect(linesOf(fan(`型号|风量 m³/h|电机功率 HP\nXA-3|1000|${cell}`))).toEqual([expected]);
  });
});

describe("questions of one table", () => {
  it("have ids of their own for each column, and each its own proposal", () => {
    const text = `示例 ABC 系列水泵
型号|流量 m³/h|扬程 m|转速 r/min|重量 kg
A-1|10|20|2900|30
A-2|12|22||31
A-3|14|25||
A-4|14|25||35`;
    expect(questionsOf(text)).toEqual(["blank-cells → above", "blank-cells → none"]);
    const ids = readAll([gridOf(text)]).tables.flatMap(({ questions }) => questions.map(({ id }) => id));
    expect(new Set(ids).size).toBe(2);
  });

  it("can be answered so that a misprinted model is not read, by an id that reveals no name", () => {
    const text = "示例 ABC 系列水泵\n型号|流量 m³/h|扬程 m\nA-1|10|20\n|12|26\n|14|18";
    expect(answeredBy(text, "misprint", "leave")).toEqual([]);
    const [question] = readAll([gridOf(text)]).tables.flatMap(({ questions }) => questions);
    expect(question?.id).not.toContain("A-1");
  });
});
