import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { readTableWords } from "#domain/catalogue/tables/words/tableWords.ts";
import { linesOf, questionsOf, refusedFields } from "../../../support/tableLines.ts";

const words = () => JSON.parse(readFileSync("data/tables/words.json", "utf8"));

describe("the words of tables", () => {
  it.each([
    ["a field that means nothing", { more: [] }, ".more means nothing"],
    [
      "a quantity of no name",
      { quantities: [{ quantity: "height", zh: ["高"] }] },
      "quantities[0].quantity is no quantity: height",
    ],
    [
      "a language of no name",
      { quantities: [{ quantity: "head", xx: ["高"] }] },
      "quantities[0].xx is no language",
    ],
    ["an empty word", { quantities: [{ quantity: "head", zh: [" "] }] }, "quantities[0].zh[0] is no word"],
    ["steps without one", { steps: { top: {} } }, "steps.high is missing"],
  ])("are refused with %s, by place", (_, change, message) => {
    expect(() => readTableWords({ ...words(), ...change })).toThrow(`data/tables/words.json: ${message}`);
  });

  it("keep heads apart that one language writes like another quantity", () => {
    const head = (name: string) => linesOf(`Пример Насосы серии XA\nТип|Подача, м³/ч|${name}\nXA-3|20|3`);
    expect(head("N, кВт")).toEqual(["? XA-3: flow=20m³/h motorPower=3kW"]);
    expect(head("Н, м")).toEqual(["XA-3: flow=20m³/h head=3m"]);
    expect(head("n, об/мин")).toEqual(["XA-3: flow=20m³/h speed=3r/min"]);
    expect(linesOf("Вентиляторы XA\nТип|L, м³/ч|Рv, Па\nXA-3|2000|300")).toEqual([
      "XA-3: flow=2000m³/h totalPressure=300Pa",
    ]);
  });

  it.each([
    ["Расход|тыс. м³/ч", "Расход тыс. м³/ч"],
    ["风量|万m³/h", "风量 万m³/h"],
  ])("leave a flow by the thousand out with a word: %s", (head, field) => {
    const [name = "", unit = ""] = head.split("|");
    const table = `XA 系列风机\n型号|${name}|全压\n|${unit}|Pa\nXA-3|2|200`;
    expect(linesOf(table)).toEqual(["XA-3: totalPressure=200Pa"]);
    expect(refusedFields(table)).toEqual([field]);
  });

  it("ask what power a machine absorbs", () => {
    const table = "Esempio Ventilatori serie XA\nModello|Portata mc/h|Potenza assorbita kW\nXA-3|2000|0,5";
    expect(questionsOf(table)).toEqual(["which-power → inputPower"]);
  });

  it.each(["20~50", "20-50", "20…50", "20–50", "20 ÷ 50", "de 20 à 50", "от 20 до 50", "20～50", "50~20"])(
    "ask which end counts of a flow from and to, and take none unasked: %s",
    (cell) => {
      const table = `示例 XA 系列水泵\n型号|流量 m³/h|电机功率 kW\nXA-1|${cell}|4\nXA-2|30|4`;
      expect(questionsOf(table)).toEqual(["range-in-cells → kept"]);
      expect(linesOf(table)).toEqual([
        "? XA-1: flow=20~50m³/h motorPower=4kW",
        "XA-2: flow=30m³/h motorPower=4kW",
      ]);
    },
  );
});
