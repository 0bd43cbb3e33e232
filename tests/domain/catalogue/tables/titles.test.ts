import { describe, expect, it } from "vitest";
import { readAll } from "../../../support/judgeDrawn.ts";
import { answeredBy, gridOf, linesOf, questionsOf } from "../../../support/tableLines.ts";

const HEAD = "机号|风量 m³/h|全压 Pa|电机功率 kW";

describe("titles between tables", () => {
  it("begin another table, although its head is the same", () => {
    const text = `示例 XA 系列轴流风机\n${HEAD}\n3|2000|200|0.37\n示例 XB 系列离心风机\n${HEAD}\n5|2500|600|0.75`;
    expect(linesOf(text)).toEqual([
      "XA 3: flow=2000m³/h totalPressure=200Pa motorPower=0.37kW",
      "XB 5: flow=2500m³/h totalPressure=600Pa motorPower=0.75kW",
    ]);
    expect(readAll([gridOf(text)]).tables.map(({ conditions }) => conditions)).toEqual([
      ["示例 XA 系列轴流风机"],
      ["示例 XB 系列离心风机"],
    ]);
  });

  it("state units and speeds of what stands below them alone", () => {
    expect(
      linesOf(`示例 XA 系列风机（风量 m³/h）n=2900 r/min
型号|风量|全压 Pa
XA-3|2000|200
示例 XB 系列风机（风量 L/s）n=1450
型号|风量|全压 Pa
XB-3|2000|200
示例 XC 系列风机（风量 L/s）1450/960 r/min
型号|风量|全压 Pa
XC-3|2000|200`),
    ).toEqual([
      "XA-3: flow=2000m³/h totalPressure=200Pa speed=2900r/min",
      "XB-3: flow=2000L/s totalPressure=200Pa speed=1450r/min",
      "XC-3: flow=2000L/s totalPressure=200Pa",
    ]);
  });

  it("do not give sizes the series of the table before without a question", () => {
    const text = `示例 XA 系列离心风机\n${HEAD}\n3|2000|200|0.37\n轴流风机性能表\n机号|风量 m³/h|静压 Pa|电机功率 kW\n5|2500|600|0.75`;
    expect(linesOf(text).at(-1)).toBe("? 5: flow=2500m³/h staticPressure=600Pa motorPower=0.75kW");
    expect(questionsOf(text)).toEqual(["which-series → none"]);
    expect(answeredBy(text, "which-series", "same").at(-1)).toContain("XA 5:");
  });

  it("do not reach from one worksheet to the next without a question", () => {
    const [one, other] = [
      gridOf(`示例 XA 系列离心风机\n${HEAD}\n3|2000|200|0.37`),
      gridOf(`${HEAD}\n5|2500|600|0.75`),
    ];
    const [, second] = readAll([one, other]).tables;
    expect(second?.questions.map(({ code }) => code)).toEqual(["which-series"]);
    expect(second?.products.map(({ asked }) => asked.length)).toEqual([1]);
  });

  it("name the series of the rows below them within a table", () => {
    expect(linesOf(`示例 轴流风机\n${HEAD}\nXA 型\n3|2000|200|0.37\nXB 型\n4|2000|200|0.37`)).toEqual([
      "XA 3: flow=2000m³/h totalPressure=200Pa motorPower=0.37kW",
      "XB 4: flow=2000m³/h totalPressure=200Pa motorPower=0.37kW",
    ]);
  });
});
