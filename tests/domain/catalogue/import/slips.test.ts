import { describe, expect, test } from "vitest";
import { AIR_OUTLET, CATEGORIES, FAN, INDOOR_UNIT } from "#domain/catalogue/categories.ts";
import { DOUBLE_SPEED, PROPERTY, SPEED_CONTROLS } from "#domain/catalogue/properties.ts";
import { checkProducts } from "#domain/catalogue/import/checkProducts.ts";
import { productsOfFlatTable } from "#domain/catalogue/import/productsOfFlatTable.ts";
import { createHeaderReader } from "#domain/catalogue/import/readHeader.ts";
import { totalPressureOf } from "#domain/physics/curve/power.ts";
import { area, flow, pressure } from "#domain/base/units.ts";
import { checkFlat, saidOf, table, type Row } from "../../../support/importTables.ts";
import { TEST_STANDARD } from "../../../support/importStandards.ts";

const number = (code: string, name: string, unitSymbol: string) =>
  ({ code, name, dataType: "Number", unitSymbol, enumValues: [] }) as const;
const STANDARD = {
  categories: [
    ...TEST_STANDARD.categories.filter(({ code }) => code !== FAN),
    {
      code: INDOOR_UNIT,
      name: CATEGORIES[INDOOR_UNIT],
      definitions: [number(PROPERTY.coolingCapacity, "制冷量", "kW")],
    },
    {
      code: AIR_OUTLET,
      name: CATEGORIES[AIR_OUTLET],
      definitions: [
        number(PROPERTY.length, "长度", "mm"),
        number(PROPERTY.width, "宽度", "mm"),
        number(PROPERTY.diameter, "直径", "mm"),
        number(PROPERTY.effectiveArea, "有效面积", "㎡"),
      ],
    },
    {
      code: FAN,
      name: CATEGORIES[FAN],
      definitions: [
        number(PROPERTY.airFlow, "风量", "m³/h"),
        number(PROPERTY.totalPressure, "全压", "Pa"),
        number(PROPERTY.totalPressureEfficiency, "全压效率", "%"),
        number(PROPERTY.staticPressure, "静压", "Pa"),
        number(PROPERTY.outletArea, "出口面积", "㎡"),
        number(PROPERTY.highSpeedAirFlow, "高速风量", "m³/h"),
        number(PROPERTY.highSpeedTotalPressure, "高速全压", "Pa"),
        number(PROPERTY.lowSpeedAirFlow, "低速风量", "m³/h"),
        number(PROPERTY.lowSpeedTotalPressure, "低速全压", "Pa"),
        number(PROPERTY.highRotationalSpeed, "高速转速", "r/min"),
        number(PROPERTY.lowRotationalSpeed, "低速转速", "r/min"),
        {
          code: PROPERTY.speedControl,
          name: "调速方式",
          dataType: "Enum",
          unitSymbol: null,
          enumValues: Object.entries(SPEED_CONTROLS).map(([code, name]) => ({ code, name })),
        },
      ],
    },
  ],
} as const;

function checked(rows: readonly Row[]) {
  const headerOf = createHeaderReader();
  return [...checkProducts(productsOfFlatTable(table("", rows), headerOf), STANDARD, headerOf)];
}
const valuesOf = (rows: readonly Row[]) =>
  new Map(checked(rows)[0]?.product?.values.map((value) => [value.propertyCode, value]));

const PUMP_HEAD: Row = ["category", "brand", "model", "flow (m3/h)", "head (m)", "efficiency"];
const pump = (...etas: readonly number[]): readonly Row[] => [
  PUMP_HEAD,
  ["水泵", "A", "P-1", 20, 32, etas[0] ?? null],
  [null, null, "P-1", 40, 28, etas[1] ?? null],
  [null, null, "P-1", 60, 21, etas[2] ?? null],
];

describe("a figure in a wrong unit is warned of with the one that is likely", () => {
  test("an efficiency in fractions", () => {
    expect(saidOf(checkFlat(pump(0.55, 0.71, 0.66)))).toEqual(
      expect.arrayContaining([
        "warned row 2: 效率 at its greatest is 0.71 %, where 3 to 100 % are usual; fraction is likely (71 %)",
      ]),
    );
    expect(saidOf(checkFlat(pump(55, 71, 66)))).toEqual([]);
  });

  test("an indoor unit of 2,800 kW", () => {
    const rows = (capacity: number): Row[] => [
      ["category", "brand", "model", "制冷量"],
      ["多联机室内机", "A", "D-28", capacity],
    ];
    expect(saidOf(checked(rows(2800)))).toEqual([
      "warned row 2: 制冷量 is 2800 kW, where 0.3 to 80 kW are usual; W is likely (2.8 kW)",
    ]);
    expect(saidOf(checked(rows(2.8)))).toEqual([]);
  });

  test("a rated head beside a curve", () => {
    const rows = (head: number): Row[] => [
      ["category", "brand", "model", "P000007", "P000531", "flow", "head"],
      ["水泵", "A", "P-1", 50, head, 20, 32],
      [null, null, "P-1", null, null, 80, 14],
    ];
    expect(saidOf(checkFlat(rows(80)))).toEqual([
      "warned row 2: 扬程 is 80 m, where its curve has 23 m at 50 m³/h; ft is likely (24.4 m)",
    ]);
    expect(saidOf(checkFlat(rows(24)))).toEqual([]);
  });
});

test("a point where power contradicts is kept and marked, one where the machine works is refused", () => {
  const rows = (...powers: readonly number[]): Row[] => [
    ["category", "brand", "model", "flow", "head", "efficiency", "shaft power"],
    ...[
      [5, 30, 40],
      [20, 28, 60],
      [40, 24, 75],
    ].map(([q = 0, head = 0, eta = 0], at): Row => {
      const power = ((q * head * 9.80665) / 3600 / eta) * 100;
      return ["水泵", "A", "P-1", q, head, eta, power * (powers[at] ?? 1)];
    }),
  ];
  const [kept] = checked(rows(1.157));
  expect(kept?.product?.remark).toBe("5 m³/h 处轴功率与流量、扬程、效率不符（相差 15.7 %），按原记录保留");
  expect(saidOf([kept!])[0]).toContain("(at 5 m³/h)");
  expect(checked(rows(1.1))[0]?.product?.remark).toBeNull();
  expect(checked(rows(1, 1, 1.157))[0]?.product).toBeNull();
});

describe("a contradiction is refused with the unit in which there would be none", () => {
  const rows = (factors: { q?: number; head?: number; eta?: number; power?: number }): Row[] => [
    ["category", "brand", "model", "flow", "head", "efficiency", "shaft power"],
    ...[
      [20, 32, 55],
      [40, 28, 71],
      [60, 21, 66],
    ].map(([q = 0, head = 0, eta = 0]): Row => {
      const power = ((q * head * 9.80665) / 3600 / eta) * 100;
      const { q: ofQ = 1, head: ofHead = 1, eta: ofEta = 1, power: ofPower = 1 } = factors;
      return ["水泵", "A", "P-1", q * ofQ, head * ofHead, eta * ofEta, power * ofPower];
    }),
  ];
  test.each([
    [{ eta: 0.01 }, "fraction is likely (71 %) for 效率"],
    [{ power: 1000 }, "W is likely (4.3 kW) for 轴功率"],
    [{ q: 1 / 3.6 }, "L/s is likely (40 m³/h) for flow"],
  ])("%o", (factors, likely) => {
    const [product] = checked(rows(factors));
    expect(product?.product).toBeNull();
    expect(saidOf([product!]).find((said) => said.startsWith("refused"))).toContain(likely);
  });
  test("none where no unit explains it", () => {
    const [said = ""] = saidOf(checked(rows({ power: 1.5 })));
    expect(said).toMatch(/^refused row 2: 轴功率 differs .*\)$/u);
    expect(saidOf(checked(rows({})))).toEqual([]);
  });
});

describe("what cannot be is refused", () => {
  test.each([
    [[300, 300, null, 0.12], "㎡, more than the 0.09 ㎡ of its face"],
    [[300, 300, null, 680], "cm² is likely (0.068 ㎡)"],
    [[null, null, 250, 0.06], "more than the 0.0491 ㎡ of its face"],
  ])("an opening larger than its face: %s", (cells, said) => {
    const head = ["category", "brand", "model", "长度", "宽度", "直径", "有效面积"];
    const [found = ""] = saidOf(checked([head, ["风口", "A", "F", ...cells]]));
    expect(found).toMatch(/^refused row 2: 有效面积/u);
    expect(found).toContain(said);
  });

  test("a medium speed that moves more than the high one", () => {
    const found = saidOf(
      checked([
        ["category", "brand", "model", "P000401", "P000411"],
        ["风机盘管", "A", "FP-68", 510, 680],
      ]),
    );
    expect(found[0]).toMatch(/^refused row 2: .* is 680, above the 510 of /u);
  });
});

describe("what the curves say is derived where the file leaves it out", () => {
  test("the rated point of a pump, where its efficiency is best", () => {
    const values = valuesOf(pump(55, 71, 60));
    expect(values.get(PROPERTY.airFlow)).toMatchObject({ number: 40 });
    expect(values.get(PROPERTY.head)).toMatchObject({ number: 28 });
    expect(values.get(PROPERTY.pumpEfficiency)).toMatchObject({ number: 71 });
  });

  const FAN_ROWS: readonly Row[] = [
    ["category", "brand", "model", "setting", "speed", "flow", "total pressure"],
    ["通风机", "A", "F-9", "high", 1450, 6000, 600],
    [null, null, "F-9", "high", 1450, 12000, 400],
    [null, null, "F-9", "low", 960, 4000, 260],
    [null, null, "F-9", "low", 960, 8000, 170],
  ];
  test("that a fan with a high and a low set has two speeds, and the point of each", () => {
    const values = valuesOf(FAN_ROWS);
    expect(values.get(PROPERTY.speedControl)).toMatchObject({ enumCode: DOUBLE_SPEED });
    expect(values.get(PROPERTY.highRotationalSpeed)).toMatchObject({ number: 1450 });
    expect(values.get(PROPERTY.highSpeedAirFlow)).toMatchObject({ number: expect.closeTo(12000, 0) });
    expect(values.get(PROPERTY.lowSpeedTotalPressure)).toMatchObject({ number: expect.closeTo(174.95, 1) });
    expect(values.has(PROPERTY.airFlow)).toBe(false);
  });

  test("the total pressure of a fan that states its outlet, and says so", () => {
    const rows = (outlet: number | null): Row[] => [
      ["category", "brand", "model", "出口面积", "flow", "static pressure"],
      ["通风机", "A", "F-9", outlet, 3600, 300],
      [null, null, "F-9", null, 7200, 200],
    ];
    const [found] = checked(rows(0.2));
    const total = found?.product?.curves.find(({ quantity }) => quantity === "totalPressure");
    expect(total?.values).toEqual(
      [
        [300, 3600],
        [200, 7200],
      ].map(([still = 0, q = 0]) => expect.closeTo(totalPressureOf(pressure(still), flow(q), area(0.2)), 2)),
    );
    expect(total?.values[0]).toBeCloseTo(315, 6);
    expect(found?.product?.remark).toBe("全压由静压与出口面积 0.2 ㎡ 换算");
    expect(valuesOf(rows(0.2)).get(PROPERTY.totalPressure)).toMatchObject({ number: expect.closeTo(260, 6) });
    const [without] = checked(rows(null));
    expect(without?.product?.curves.map(({ quantity }) => quantity)).toEqual(["staticPressure"]);
    expect(without?.product?.remark).toBeNull();
  });
});
