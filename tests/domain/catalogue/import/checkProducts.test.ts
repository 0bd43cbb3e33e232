import { describe, expect, test } from "vitest";
import { checkFlat, saidOf, type Row } from "../../../support/importTables.ts";

/** A pump with its own curve columns; the first point is on the product's row. */
const pump = (headers: readonly string[], points: readonly Row[]) =>
  checkFlat([
    ["分类", "品牌", "型号", ...headers],
    ...points.map((cells) => ["水泵", "甲", "P-1", ...cells]),
  ]);
const FLOW = "流量 m³/h";
const HEAD = "扬程 m";

describe("a product is refused, with its row and the reason:", () => {
  test.each<[string, readonly string[], readonly Row[], string]>([
    [
      "efficiency over 100 %",
      [FLOW, HEAD, "效率 %"],
      [
        [10, 20, 60],
        [20, 15, 140],
      ],
      "refused row 2: 效率 is over 100 %",
    ],
    [
      "two values at one flow",
      [FLOW, HEAD],
      [
        [10, 20],
        [10, 15],
      ],
      "refused row 2: 扬程 has two values at one flow",
    ],
    [
      "one point",
      [FLOW, HEAD, "NPSH (m)"],
      [
        [10, 20, 2],
        [20, 15, null],
      ],
      "refused row 2: 汽蚀余量 has fewer than two points",
    ],
    [
      "not a number",
      [FLOW, HEAD],
      [
        [10, "高"],
        [20, 15],
      ],
      'refused row 2: 扬程 m is "高", which is not a number',
    ],
    [
      "a negative figure",
      [FLOW, HEAD],
      [
        [10, -20],
        [20, 15],
      ],
      "refused row 2: 扬程 m is -20, which is negative",
    ],
    [
      "a figure without end",
      [FLOW, HEAD],
      [
        [10, 20],
        [20, "1e400"],
      ],
      "refused row 3: 扬程 m is not a finite number",
    ],
    [
      "a figure that is too large",
      [FLOW, HEAD],
      [
        [10, 20],
        [20, 1e300],
      ],
      "refused row 3: 扬程 m is 1e+300, larger than any figure of a product",
    ],
    [
      "a unit of another quantity",
      [FLOW, "扬程 kW"],
      [
        [10, 20],
        [20, 15],
      ],
      "refused row 2: 扬程 kW is stated in kW, which is not a unit of this quantity",
    ],
    [
      "pressure that is neither total nor static",
      [FLOW, "压力 Pa"],
      [
        [10, 20],
        [20, 15],
      ],
      "refused row 2: 压力 Pa must say whether it is total pressure or static pressure",
    ],
    [
      "a quantity of another kind of machine",
      [FLOW, "全压 Pa"],
      [
        [10, 20],
        [20, 15],
      ],
      "refused row 2: 全压 Pa is no quantity of this category (全压)",
    ],
    [
      "an unknown column",
      [FLOW, HEAD, "颜色"],
      [
        [10, 20, "红"],
        [20, 15, null],
      ],
      "refused row 2: 颜色 is not a property of this category",
    ],
    [
      "a point without its flow",
      [FLOW, HEAD],
      [
        [10, 20],
        [null, 15],
      ],
      "refused row 3: flow is missing beside what was measured over it",
    ],
    [
      "power that contradicts the rest",
      [FLOW, HEAD, "效率 %", "轴功率 kW"],
      [
        [36, 20, 70, 4],
        [72, 15, 70, 6],
      ],
      "refused row 2: 轴功率 differs by up to 42.8 % from what flow, 扬程 and 效率 give (at 36, 72 m³/h)",
    ],
    [
      "less power than the water takes",
      [FLOW, HEAD, "轴功率 kW"],
      [
        [36, 20, 1],
        [72, 15, 2],
      ],
      "refused row 2: 轴功率 is less than 扬程 and flow need",
    ],
    [
      "a property that its rows state differently",
      [FLOW, HEAD, "级数"],
      [
        [10, 20, 1],
        [20, 15, 2],
      ],
      "refused row 3: 级数 is not what row 2 says of the same product",
    ],
    [
      "half a character",
      [FLOW, HEAD, "材质"],
      [
        [10, 20, "铁\ud800"],
        [20, 15, null],
      ],
      "refused row 2: 材质 holds a character that is not text",
    ],
  ])("%s", (_, headers, points, sentence) => {
    const checked = pump(headers, points);
    expect(checked.map(({ product }) => product)).toEqual([null]);
    expect(saidOf(checked)).toContain(sentence);
  });

  test.each<[string, Row, string]>([
    ["no brand", ["水泵", null, "P", 5], "refused row 2: brand is missing"],
    ["no model", ["水泵", "甲", null, 5], "refused row 2: model is missing"],
    ["no category", [null, "甲", "P", 5], "refused row 2: category is missing"],
    ["an unknown category", ["飞机", "甲", "P", 5], 'refused row 2: category "飞机" does not exist'],
  ])("%s", (_, row, sentence) => {
    expect(saidOf(checkFlat([["分类", "品牌", "型号", "扬程"], row]))).toEqual([sentence]);
  });
});

test("power that is off by 5 to 12 % is taken with a warning", () => {
  // 36 m³/h and 20 m: 1.961 kW in the water, 2.802 kW at 70 %.
  const checked = pump(
    [FLOW, HEAD, "效率 %", "轴功率 kW"],
    [
      [36, 20, 70, 2.6],
      [72, 15, 70, 4.2],
    ],
  );
  expect(saidOf(checked)).toEqual([
    "warned row 2: 轴功率 differs by up to 7.2 % from what flow, 扬程 and 效率 give",
  ]);
  expect(checked[0]?.product?.curves.map(({ quantity }) => quantity)).toEqual([
    "head",
    "efficiency",
    "shaftPower",
  ]);
});

test("shaft power is derived from head and efficiency, and efficiency from head and shaft power", () => {
  const derived = (headers: readonly string[], points: readonly Row[], quantity: string) =>
    pump(headers, points)[0]?.product?.curves.find((curve) => curve.quantity === quantity)?.values;
  const power =
    derived(
      [FLOW, HEAD, "效率 %"],
      [
        [36, 20, 70],
        [72, 15, 60],
      ],
      "shaftPower",
    ) ?? [];
  expect(power[0]).toBeCloseTo(2.8019, 4);
  const eta =
    derived(
      [FLOW, HEAD, "轴功率 kW"],
      [
        [36, 20, 2.8019],
        [72, 15, 5],
      ],
      "efficiency",
    ) ?? [];
  expect(eta[0]).toBeCloseTo(70, 3);
});

test("static pressure stays static: a fan that states nothing else has no total pressure", () => {
  const [checked] = checkFlat([
    ["category", "brand", "model", "Flow (cfm)", "Static pressure (in.wg)"],
    ["C000001", "A", "F-1", 1000, 2],
    ["C000001", "A", "F-1", 2000, 1],
  ]);
  expect(checked?.product?.curves).toMatchObject([{ quantity: "staticPressure" }]);
  expect(checked?.product?.curves[0]?.flows[0]).toBeCloseTo(1699.011, 3);
  expect(checked?.product?.curves[0]?.values).toEqual([498.1778, 249.0889]);
});

test("settings keep their order and names; only a fan without taps is scaled", () => {
  const [checked, scaled] = checkFlat([
    ["分类", "品牌", "型号", "档位", "转速 r/min", "风量 m³/h", "全压 Pa"],
    ["通风机", "甲", "双速", "high", 1450, 1000, 500],
    [null, null, "双速", "high", 1450, 2000, 400],
    [null, null, "双速", "low", 960, 700, 220],
    [null, null, "双速", "low", 960, 1400, 170],
    ["通风机", "甲", "单速", null, 1450, 700, 220],
    ["通风机", "甲", "单速", null, 1450, 1400, 170],
  ]);
  expect(checked?.product?.curves).toMatchObject([
    { setting: "高速", rotationalSpeed: 1450, isScalable: false, flows: [1000, 2000] },
    { setting: "低速", rotationalSpeed: 960, isScalable: false, flows: [700, 1400] },
  ]);
  expect(scaled?.product?.curves).toMatchObject([{ setting: null, rotationalSpeed: 1450, isScalable: true }]);
});
