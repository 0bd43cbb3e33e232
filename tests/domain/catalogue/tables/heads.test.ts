import { describe, expect, it } from "vitest";
import { readAll } from "../../../support/judgeDrawn.ts";
import { gridOf, linesOf, questionsOf, refusedFields, refusedOf } from "../../../support/tableLines.ts";

const fan = (rows: string) => `示例 XA 系列风机\n${rows}`;
const pump = (rows: string) => `示例 XA 系列水泵\n${rows}`;

describe("units of heads", () => {
  it("are those of masses, currents and voltages in other sizes as well", () => {
    expect(linesOf(fan("型号|风量 m³/h|重量 (t)|电压 (kV)|电流 (mA)\nXA-3|2000|1.2|10|300"))).toEqual([
      "XA-3: flow=2000m³/h weight=1.2t voltage=10kV current=300mA",
    ]);
    expect(linesOf(fan("型号|风量 m³/h|重量 t\nXA-3|2000|1.2"))).toEqual(["XA-3: flow=2000m³/h weight=1.2t"]);
  });

  it.each([
    ["叶轮直径 (dm)", 5],
    ["扬程 (atm)", 2],
    ["扬程 atm", 2],
    ["电机功率 (kVA)", 3],
    ["重量 (st)", 12],
    ["Weight st", 12],
    ["电机功率 kW(HP)", 3],
    ["扬程 m (ft)", 20],
    ["扬程 (m, ft)", 20],
    ["扬程 (mm)", 20],
  ])("that are none, or two, leave the column out with a word: %s", (head, figure) => {
    const text = pump(`型号|流量 m³/h|轴功率 kW|${head}\nXA-3|20|1|${figure}`);
    expect(linesOf(text)).toEqual(["XA-3: flow=20m³/h shaftPower=1kW"]);
    expect(refusedFields(text)).toEqual([head]);
  });

  it.each([
    "扬程 H (m)",
    "扬程 H",
    "汽蚀余量 Δh (m)",
    "轴功率 N (kW)",
    "效率 η",
    "重量 G (kg)",
    "质量 m (kg)",
    "噪声 LpA",
    "转速 n",
    "电流 I (A)",
    "Head H (m)",
    "Weight (max.) kg",
  ])("are not missed beside a symbol: %s", (head) => {
    expect(refusedOf(pump(`型号|流量 m³/h|${head}\nXA-3|20|1`))).toEqual([]);
  });

  it("may stand alone in brackets below one head, with a factor that nobody reads", () => {
    const text = fan("型号|风量|全压 Pa\n|(×1000m³/h)|\nXA-3|2|200");
    expect(linesOf(text)).toEqual(["XA-3: totalPressure=200Pa"]);
    expect(refusedFields(text)).toEqual(["风量 (×1000m³/h)"]);
  });

  it("of a whole table are none of a head", () => {
    expect(linesOf(pump("单位：mm\n型号|流量 m³/h|扬程|进口\nXA-3|20|32|50"))).toEqual([
      "XA-3: flow=20m³/h head=32m inlet=50mm",
    ]);
  });
});

describe("columns that nobody understands", () => {
  it.each(["风量 ×10³ m³/h", "风量 (万m³/h)", "静压 (daPa)", "风量 m³/h (50/60Hz)"])(
    "say so where a product may need them: %s",
    (head) => {
      expect(refusedFields(fan(`型号|${head}|全压 Pa\nXA-3|10|200`))).toEqual([head]);
    },
  );

  it("say nothing where it does not", () => {
    expect(refusedFields(fan("型号|风量 m³/h|全压 Pa|颜色|L|W|H\nXA-3|10|200|7035|500|400|300"))).toEqual([]);
  });

  it("say so below figures that are no axis", () => {
    const text = fan(`型号|电机功率 kW|转速 r/min||
||720|960|1450
||风量 m³/h||
XA-3|3|1000|1300|2000`);
    expect(linesOf(text)).toEqual(["XA-3: motorPower=3kW"]);
    expect(refusedFields(text)).toEqual(["转速 r/min 720 风量 m³/h 960 1450"]);
  });

  it("may stand behind an axis", () => {
    expect(linesOf(pump("型号|流量 m³/h|||\n|10|20|30|备注\nXA-1|20|18|15|铸铁"))).toEqual([
      "? XA-1: ; flow=10m³/h head=20m; flow=20m³/h head=18m; flow=30m³/h head=15m",
    ]);
  });
});

describe("letters of an outline", () => {
  it.each(["L (mm)|B (mm)|H (mm)", "L|W|H", "长|宽|高"])(
    "are lengths, no steps, powers or heads: %s",
    (heads) => {
      const [line] = linesOf(fan(`型号|风量 m³/h|电机功率 kW|${heads}\nXA-3|2000|3|500|400|300`));
      const [l = "", w = "", h = ""] = heads.split("|");
      const unit = heads.includes("mm") ? "mm" : "";
      expect(line).toBe(`XA-3: flow=2000m³/h motorPower=3kW ${l}=500${unit} ${w}=400${unit} ${h}=300${unit}`);
      expect(questionsOf(fan(`型号|风量 m³/h|电机功率 kW|${heads}\nXA-3|2000|3|500|400|300`))).toEqual([]);
    },
  );

  it("take the unit of their group", () => {
    const grid = gridOf(fan("型号|风量 m³/h|外形尺寸 mm||\n||L|B|H\nXA-3|2000|500|400|300"), {
      merges: [{ startRow: 1, startCol: 2, endRow: 1, endCol: 4 }],
    });
    expect(linesOf(grid)).toEqual([
      "XA-3: flow=2000m³/h 外形尺寸 mm L=500mm 外形尺寸 mm B=400mm 外形尺寸 mm H=300mm",
    ]);
  });

  it("are steps beside steps of a quantity", () => {
    const grid = gridOf(
      "示例 FP 系列风机盘管\n型号|风量 m³/h|||供冷量 kW|水流量 L/s\n|H|M|L||\nFP-51|510|390|270|2.7|0.1",
      {
        merges: [{ startRow: 1, startCol: 1, endRow: 1, endCol: 3 }],
      },
    );
    expect(linesOf(grid)).toEqual([
      "FP-51: flow.high=510m³/h flow.medium=390m³/h flow.low=270m³/h cooling=2.7kW waterFlow=0.1L/s",
    ]);
  });
});

describe("columns of figures without any head", () => {
  const wordsOf = (text: string) =>
    readAll([gridOf(text)]).tables.flatMap(({ refused }) => refused.map(({ message }) => message));

  it.each([
    ["型号|流量 m³/h||扬程 m\nXA-3|20|7|32\nXA-4|30|8|30", "“流量 m³/h”右边有 1 列数值没有表头，没有读入"],
    ["型号|流量 m³/h|扬程 m||\nXA-3|20|32|7|9\nXA-4|30|30|8|9", "“扬程 m”右边有 2 列数值没有表头，没有读入"],
    ["|型号|流量 m³/h|扬程 m\n7.5|XA-3|20|32\n11|XA-4|30|30", "“型号”左边有 1 列数值没有表头，没有读入"],
  ])("are named by the column beside them: %s", (rows, words) => {
    expect(wordsOf(pump(rows))).toEqual([words]);
    expect(linesOf(pump(rows))).toEqual(["XA-3: flow=20m³/h head=32m", "XA-4: flow=30m³/h head=30m"]);
  });

  it("are named by the row above them in a table on its side", () => {
    expect(wordsOf(pump("型号|XA-3|XA-4|XA-5\n流量 m³/h|20|30|40\n|7|8|9\n扬程 m|32|30|28"))).toEqual([
      "“流量 m³/h”下面有 1 行数值没有表头，没有读入",
    ]);
  });

  it("are told of once where two tables stand beside each other", () => {
    expect(wordsOf(pump("型号|流量 m³/h|扬程 m||型号|流量 m³/h|扬程 m\nXA-3|20|32|7|XA-4|30|30"))).toEqual([
      "“扬程 m”右边有 1 列数值没有表头，没有读入",
    ]);
  });

  it("are passed over where they only count the rows, or hold no figure", () => {
    expect(wordsOf(pump("|型号|流量 m³/h|扬程 m|\n1|XA-3|20|32|\n2|XA-4|30|30|"))).toEqual([]);
  });
});
