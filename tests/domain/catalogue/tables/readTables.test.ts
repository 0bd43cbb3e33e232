import { describe, expect, it } from "vitest";
import { linesOf, questionsOf, refusedOf } from "../../../support/tableLines.ts";

describe("readTables", () => {
  it.each([
    [
      "two tables side by side",
      `示例 XA 系列轴流风机
型号|风量 (m³/h)|全压 (Pa)|电机功率 (kW)|型号|风量 (m³/h)|全压 (Pa)|电机功率 (kW)
XA-3|3000|200|0.37|XA-6|12000|420|3
XA-4|5000|250|0.75||||`,
      [
        "XA-3: flow=3000m³/h totalPressure=200Pa motorPower=0.37kW",
        "XA-4: flow=5000m³/h totalPressure=250Pa motorPower=0.75kW",
        "XA-6: flow=12000m³/h totalPressure=420Pa motorPower=3kW",
      ],
    ],
    [
      "pressure across with the flow within",
      `示例 BX 箱式风机性能表 转速 1450 r/min
型号|电机功率 (kW)|静压 (Pa)||
||100|200|300
||风量 (m³/h)||
BX-1|0.55|3000|2600|—`,
      [
        "BX-1: motorPower=0.55kW speed=1450r/min; staticPressure=100Pa flow=3000m³/h; staticPressure=200Pa flow=2600m³/h",
      ],
    ],
    [
      "flow in two units across, with its content beside each row",
      `Example MVX multistage pumps
Pump type|Motor (kW)|Q l/min|0|20|40
||m³/h|0|1.2|2.4
MVX 2-2|0.37|H (m)|18|17|15`,
      ["MVX 2-2: motorPower=0.37kW; flow=0L/min head=18m; flow=20L/min head=17m; flow=40L/min head=15m"],
    ],
    [
      "flow across from the greatest to nothing",
      `Example MVX multistage pumps
Pump type|Motor (kW)|Flow (m³/h)||
||2.4|1.2|0
||Head (m)||
MVX 2-2|0.37|15|17|18
MVX 2-3|0.55|22|25|27`,
      [
        "MVX 2-2: motorPower=0.37kW; flow=2.4m³/h head=15m; flow=1.2m³/h head=17m; flow=0m³/h head=18m",
        "MVX 2-3: motorPower=0.55kW; flow=2.4m³/h head=22m; flow=1.2m³/h head=25m; flow=0m³/h head=27m",
      ],
    ],
    [
      "German heads with decimal commas and points for thousands",
      `Beispiel Ventilatoren Baureihe RV
Baugröße|Drehzahl (1/min)|Volumenstrom (m³/h)|Gesamtdruck (Pa)|Wellenleistung (kW)
250|2.900|1.250|850|0,42
|2.900|2.500|700|0,69`,
      [
        "RV 250: speed=2900r/min; flow=1250m³/h totalPressure=850Pa shaftPower=0.42kW; flow=2500m³/h totalPressure=700Pa shaftPower=0.69kW",
      ],
    ],
    [
      "full-width letters, units in cells, marks of footnotes",
      `示例 ＱＬ 系列风机
型号|转速|风量¹|全压*|电机功率
ＱＬ－４|２９００ｒ/min|２９７０m³/h|１３２５Ｐａ¹|２．２kW②`,
      ["QL-4: speed=2900r/min flow=2970m³/h totalPressure=1325Pa motorPower=2.2kW"],
    ],
    [
      "speeds in lines between the rows",
      `示例 ZF 轴流风机性能表
机号|流量 m³/h|全压 Pa|轴功率 kW
n=2900 r/min
4|5200|320|0.75
n=1450 r/min
4|2600|80|0.1`,
      [
        "ZF 4 | 2900 r/min: flow=5200m³/h totalPressure=320Pa shaftPower=0.75kW speed=2900r/min",
        "ZF 4 | 1450 r/min: flow=2600m³/h totalPressure=80Pa shaftPower=0.1kW speed=1450r/min",
      ],
    ],
    [
      "a row for each quantity of an outlet, with states across and bounds",
      `示例 FK 方形散流器性能表
型号|颈部风速 (m/s)|2|3|4
FK-200|风量 (m³/h)|288|432|576
|射程 (m)|1.2|1.8|2.4
|噪声 dB(A)|<20|25|32`,
      [
        "FK-200: ; neckVelocity=2m/s flow=288m³/h throw=1.2m noise=~20dB(A); neckVelocity=3m/s flow=432m³/h throw=1.8m noise=25dB(A); neckVelocity=4m/s flow=576m³/h throw=2.4m noise=32dB(A)",
      ],
    ],
    [
      "steps in rows, and steps across",
      `示例 FP 系列风机盘管
型号|档位|风量 m³/h|供冷量 kW|水流量 L/s
FP-51|高|510|2.7|0.1
|低|270|1.9|`,
      ["FP-51: flow.high=510m³/h cooling.high=2.7kW waterFlow=0.1L/s flow.low=270m³/h cooling.low=1.9kW"],
    ],
    [
      "a model and its head again on the next page",
      `示例 ISG 型水泵
型号|流量 (m³/h)|扬程 (m)
ISG40|10|20
|12|18
示例 ISG 型水泵（续）
型号|流量 (m³/h)|扬程 (m)
|14|15
ISG50|20|22
|24|20`,
      [
        "ISG40: ; flow=10m³/h head=20m; flow=12m³/h head=18m; flow=14m³/h head=15m",
        "ISG50: ; flow=20m³/h head=22m; flow=24m³/h head=20m",
      ],
    ],
    [
      "units that the title states, and an efficiency as a fraction",
      `示例 ISW 型水泵性能表（流量 m³/h，扬程 m，功率 kW）
型号|流量|扬程|效率|电机功率
ISW40|10|20|0.62|1.1`,
      ["ISW40: flow=10m³/h head=20m efficiency=0.621 motorPower=1.1kW"],
    ],
    [
      "sizes as models across, on its side",
      `示例 DF 系列风机
机号|2.8|3.2
转速 (r/min)|2900|2900
风量 (m³/h)|2000|3000
全压 (Pa)|600|700`,
      [
        "DF 2.8: speed=2900r/min flow=2000m³/h totalPressure=600Pa",
        "DF 3.2: speed=2900r/min flow=3000m³/h totalPressure=700Pa",
      ],
    ],
  ])("reads %s", (_, text, expected) => {
    expect(linesOf(text)).toEqual(expected);
    expect(questionsOf(text)).toEqual([]);
    expect(refusedOf(text)).toEqual([]);
  });

  it.each([
    ["which power is meant", "型号|流量 m³/h|扬程 m|功率 kW\nA-1|10|20|1.5", "which-power → motorPower"],
    ["measured powers", "型号|流量 m³/h|扬程 m|功率 kW\nA-1|10|20|0.93", "which-power → shaftPower"],
    [
      "which pressure is meant",
      "风机型号|风量 m³/h|风压 Pa|转速\nA-1|1000|200|1450",
      "which-pressure → totalPressure",
    ],
    ["a missing unit", "型号|流量|扬程 m\nA-1|10|20", "no-unit → proposed"],
    [
      "what stands in a matrix",
      "型号|电机功率 kW|流量 m³/h||\n||0|2|4\nDL-2|0.37|18|17|15",
      "what-is-in-the-cells → head",
    ],
    [
      "blanks in rows with a model",
      "型号|流量 m³/h|扬程 m|重量 kg\nA-1|10|20|30\nA-2|12|22|\nA-3|14|25|35",
      "blank-cells → none",
    ],
    [
      "steps in the cells of each column",
      "型号|风量 m³/h|制冷量 kW|噪声 dB\nA-1|400/300/200|2|30/27/25",
      "steps-in-cells → steps, steps-in-cells → steps",
    ],
    ["a head that rises", "型号|流量 m³/h|扬程 m\nA-1|10|20\n|12|26\n|14|18", "misprint → keep"],
    ["shares below %", "型号|流量 m³/h|扬程 m|效率 (%)\nA-1|10|20|0.62", "fraction → fraction"],
    ["a German thousand", "Typ|Volumenstrom m³/h|Gesamtdruck Pa\nA-1|1.250|300", "decimal-comma → decimal"],
  ])("asks about %s", (_, text, question) => {
    const titled = `示例 ABC 系列${question.startsWith("steps") ? "室内机" : text.includes("Pa") ? "风机" : "水泵"}\n${text}`;
    expect(questionsOf(titled).join(", ")).toBe(question);
    expect(linesOf(titled).some((line) => line.startsWith("? "))).toBe(true);
  });

  it.each([
    ["a unit nobody knows", "型号|流量 (furlong/s)|扬程 m|电机功率 kW\nA-1|10|20|1.5", "unknown-unit"],
    ["a unit of another quantity", "型号|流量 (Pa)|扬程 m|电机功率 kW\nA-1|10|20|1.5", "other-unit"],
    ["a text for a figure", "型号|流量 m³/h|扬程 m\nA-1|10|二十", "not-a-figure A-1"],
    [
      "one flow in two units that disagree",
      "型号|流量 m³/h|流量 L/s|扬程 m\nA-1|20|5.2|18",
      "units-disagree A-1",
    ],
    ["two rows of one flow", "型号|流量 m³/h|扬程 m\nA-1|20|18\n|20|17", "repeated-flow A-1"],
    [
      "two products of one name",
      "型号|流量 m³/h|扬程 m\nA-1|20|18\nB-1|20|17\nA-1|9|3",
      "repeated-product A-1",
    ],
    ["fewer figures than steps", "型号|风量(高/中/低) m³/h|噪声 dB\nA-1|420/360|32", "parts A-1"],
    ["figures below no known head", "甲|乙|丙\nA-1|1|2\nA-2|3|4", "no-head"],
    ["no figures at all", "甲|乙\n丙|丁", "no-figures"],
  ])("refuses %s", (_, text, refusal) => {
    expect(refusedOf(`示例 ABC 系列水泵\n${text}`)).toEqual([refusal]);
  });

  it("joins what a later table adds to the products of an earlier one, and refuses what contradicts it", () => {
    const text = `示例 ABC 系列水泵
型号|流量 m³/h|扬程 m
A-1|10|20
B-1|12|18
外形及重量
型号|重量 (kg)|转速 (r/min)|外形尺寸 (mm)
A-1|30|2900|100×200×300
B-1|31|1450|100×200×310
参数
型号|流量 m³/h|扬程 m
A-1|11|20`;
    expect(linesOf(text)).toEqual([
      "A-1: flow=10m³/h head=20m weight=30kg speed=2900r/min dimensions=100×200×300mm",
      "B-1: flow=12m³/h head=18m weight=31kg speed=1450r/min dimensions=100×200×310mm",
    ]);
    expect(refusedOf(text)).toEqual(["repeated-product A-1"]);
  });
});
