import { expect, it } from "vitest";
import { gridOf, linesOf, questionsOf, refusedOf } from "../../../support/tableLines.ts";

it("names the model of a line above duty rows without its speed and motor", () => {
  expect(
    linesOf(`示例 SL4-79 型离心通风机
流量 m³/h|全压 Pa|轴功率 kW
SL4-79 No.4A n=1450 r/min 电动机 Y90S-4 1.1kW
2400|520|0.5
3200|480|0.6
型号：SL4-79 No.5A  转速 960 r/min
3000|320|0.4
4200|290|0.5`),
  ).toEqual([
    "SL4-79 No.4A: speed=1450r/min; flow=2400m³/h totalPressure=520Pa shaftPower=0.5kW; flow=3200m³/h totalPressure=480Pa shaftPower=0.6kW",
    "SL4-79 No.5A: speed=960r/min; flow=3000m³/h totalPressure=320Pa shaftPower=0.4kW; flow=4200m³/h totalPressure=290Pa shaftPower=0.5kW",
  ]);
});

it("goes on with a model below 续表 with the number of its table", () => {
  const head = "机号|转速 r/min|流量 m³/h|全压 Pa";
  const text = `表3 BDT 型离心风机\n${head}\n7|1450|13200|1628\n|||\n||16500|1547\n续表3 BDT 型离心风机\n${head}\n7|1450|19800|1362\n||23100|1073`;
  const [line, ...others] = linesOf(text.replace("|||\n", ""));
  expect(others).toEqual([]);
  expect(line?.split("; ")).toHaveLength(5);
  expect(refusedOf(text)).toEqual([]);
});

it("leaves the mark of a footnote off a word, not the power off a unit", () => {
  expect(linesOf("示例 CP 系列水泵\nModel|Flow¹ (m³/h)|Head² m\nCP-3|12|20")).toEqual([
    "CP-3: flow=12m³/h head=20m",
  ]);
});

it("reads what stands over an axis: airflow at static pressure, with its unit beside the figures", () => {
  const rows = `Model|Speed rpm|Airflow (CFM) at static pressure|||\n||0.125" wg|0.25" wg|0.5" wg|\nGB-081|1750|735|640|380|`;
  const grid = gridOf(`GB roof exhaust fans\n${rows}`, {
    merges: [{ startRow: 1, endRow: 1, startCol: 2, endCol: 4 }],
  });
  expect(linesOf(grid)).toEqual([
    "GB-081: speed=1750r/min; staticPressure=0.125in.wg flow=735cfm; staticPressure=0.25in.wg flow=640cfm; staticPressure=0.5in.wg flow=380cfm",
  ]);
});

it("tells total and sensible cooling apart below one group", () => {
  const grid = gridOf("示例 FP 风机盘管\n型号|风量|冷量 (kW)|\n|m³/h|全冷|显冷\nFP-51|510|2.7|2.0", {
    merges: [{ startRow: 1, endRow: 1, startCol: 2, endCol: 3 }],
  });
  expect(linesOf(grid)).toEqual(["FP-51: flow=510m³/h cooling=2.7kW sensible=2kW"]);
  expect(questionsOf(grid)).toEqual([]);
});

it("asks which pressure 机外静压 across a fan's table is, and keeps its curve", () => {
  const grid = gridOf("示例 DPT 送风机\n型号|机外静压 Pa|||\n|0|50|100|\n|风量 m³/h|||\nDPT-10|150|103|56|", {
    merges: [1, 3].map((row) => ({ startRow: row, endRow: row, startCol: 1, endCol: 3 })),
  });
  expect(questionsOf(grid)).toEqual(["which-pressure → staticPressure"]);
  expect(linesOf(grid)).toEqual([
    "? DPT-10: ; staticPressure=0Pa flow=150m³/h; staticPressure=50Pa flow=103m³/h; staticPressure=100Pa flow=56m³/h",
  ]);
});

it("takes 项目 beside 单位 for the corner above the models of a table on its side", () => {
  const text =
    "示例 LS 冷水机组\n项目|单位|LS-340|LS-450\n制冷量|kW|338|452\n输入功率|kW|68|90\n重量|kg|1980|2440";
  expect(questionsOf(text)).toEqual([]);
  expect(linesOf(text)).toHaveLength(2);
});

it("reads the same columns below two speeds as the steps of a two-speed machine", () => {
  const rows =
    "机号|1450 r/min|||960 r/min||\n|风量 m³/h|全压 Pa|电机功率 kW|风量 m³/h|全压 Pa|电机功率 kW\nDT-4A|4200|260|0.75|2780|114|0.25";
  const merges = [
    { startRow: 1, endRow: 2, startCol: 0, endCol: 0 },
    { startRow: 1, endRow: 1, startCol: 1, endCol: 3 },
    { startRow: 1, endRow: 1, startCol: 4, endCol: 6 },
  ];
  const line =
    "DT-4A: flow.high=4200m³/h totalPressure.high=260Pa motorPower.high=0.75kW flow.low=2780m³/h totalPressure.low=114Pa motorPower.low=0.25kW speed.high=1450r/min speed.low=960r/min speedControl=双速";
  const named = gridOf(`示例 DT 双速离心风机\n${rows}`, { merges });
  expect(linesOf(named)).toEqual([line]);
  expect(questionsOf(named)).toEqual([]);
  const open = gridOf(`示例 DT 离心风机\n${rows}`, { merges });
  expect(linesOf(open)).toEqual([`? ${line}`]);
  expect(questionsOf(open)).toEqual(["speeds-across → steps"]);
});

it("asks which of two names over figures stands across: 静压 (Pa) / 风量 (m³/h)", () => {
  const grid = gridOf(
    "示例 RTC 屋顶风机\n型号|转速 r/min|静压 (Pa) / 风量 (m³/h)||\n||0|50|100\nRTC-315|1400|3200|2900|2600",
    { merges: [{ startRow: 1, endRow: 1, startCol: 2, endCol: 4 }] },
  );
  expect(questionsOf(grid)).toEqual(["which-across → staticPressure"]);
  expect(linesOf(grid)).toEqual([
    "? RTC-315: speed=1400r/min; staticPressure=0Pa flow=3200m³/h; staticPressure=50Pa flow=2900m³/h; staticPressure=100Pa flow=2600m³/h",
  ]);
});

it("goes on below a head of two rows that is printed again within a model", () => {
  const head = "型号|流量 m³/h|扬程 m|电动机|\n|||型号|功率 kW";
  const merges = [0, 1, 2].flatMap((startCol) =>
    [1, 6].map((startRow) => ({ startRow, endRow: startRow + 1, startCol, endCol: startCol })),
  );
  const grid = gridOf(
    `示例 XB 离心泵\n${head}\nXB-1|10|22|Y90L-2|2.2\nXB-1|20|20|Y90L-2|2.2\nXB-2|25|32|Y112M-2|4\n${head}\nXB-2|50|30|Y112M-2|4`,
    { merges },
  );
  expect(linesOf(grid)).toEqual([
    "XB-1: motorModel=Y90L-2 motorPower=2.2kW; flow=10m³/h head=22m; flow=20m³/h head=20m",
    "XB-2: motorModel=Y112M-2 motorPower=4kW; flow=25m³/h head=32m; flow=50m³/h head=30m",
  ]);
  expect(refusedOf(grid)).toEqual([]);
});

it("takes 4P above the same columns as 6P for the faster step, and a name broken behind its hyphen for one", () => {
  const rows = [
    ["示例 JSF 双速风机", null, null],
    ["型号", "4P", "6P"],
    [null, "风量 m³/h", "风量 m³/h"],
    ["JSF-\n400", 4500, 2970],
  ];
  const merges = [{ startRow: 1, endRow: 2, startCol: 0, endCol: 0 }];
  const grid = { name: "", isHidden: false, rows, merges };
  expect(linesOf(grid)).toEqual(["JSF-400: flow.high=4500m³/h flow.low=2970m³/h speedControl=双速"]);
});
