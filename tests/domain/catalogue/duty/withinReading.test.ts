import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { chartSource, isReadFromChart, statedReadings } from "#domain/catalogue/chartSource.ts";
import { isWithinReading, reachedFigures } from "#domain/catalogue/duty/withinReading.ts";
import { PROPERTY } from "#domain/catalogue/properties.ts";

const FROM = "样本.pdf（SHA-256 0123456789ab） 第 3 页，李明远 2026-11-27";
const source = (most: number, unit = "m", flow = 0.5) =>
  chartSource("描线", FROM, [
    { name: "流量", most: flow, unit: "m³/h" },
    { name: "扬程", most, unit },
  ]);
const head = (value: number, asked: number) => ({
  ...{ quantity: "head" as const, value },
  deviation: (100 * (value - asked)) / asked,
});

describe("the source of a product that was read from a chart", () => {
  it("states its errors so that they are read back, to two figures", () => {
    const readings = fc.array(
      fc.record({
        name: fc.constantFrom("流量", "扬程", "轴功率", "全压效率"),
        most: fc.double({ min: 1e-9, max: 1e9, noNaN: true }),
        unit: fc.constantFrom("m³/h", "m", "kW", "%", ""),
      }),
      { minLength: 1, maxLength: 5 },
    );
    fc.assert(
      fc.property(readings, (stated) => {
        const text = `${chartSource("矢量", FROM, stated)}；轴功率由效率换算`;
        expect(isReadFromChart(text)).toBe(true);
        expect(statedReadings(text)).toEqual(
          stated.map((one) => ({ ...one, most: Number(one.most.toPrecision(2)) })),
        );
      }),
    );
  });

  it.each(["导入自 读图.xlsx", "真实数据：a/b，c（0123456）", "", "读图"])("is no other one: %s", (other) => {
    expect(isReadFromChart(other)).toBe(false);
    expect(statedReadings(other)).toEqual([]);
  });
});

describe("isWithinReading", () => {
  it("is the error of the reading against what is asked, either way", () => {
    const drawn = fc.record({
      asked: fc.double({ min: 1, max: 500, noNaN: true }),
      off: fc.double({ min: -0.5, max: 0.5, noNaN: true }),
      error: fc.constantFrom(0.01, 0.12, 1.5, 20),
    });
    fc.assert(
      fc.property(drawn, ({ asked, off, error }) => {
        const value = asked * (1 + off);
        fc.pre(Math.abs(Math.abs(value - asked) - error) > 1e-6);
        expect(isWithinReading(source(error), [head(value, asked)])).toBe(Math.abs(value - asked) < error);
      }),
    );
  });

  it("converts the unit of the axis, and is silent where it does not fit the quantity", () => {
    expect(isWithinReading(source(10, "ft"), [head(32, 30)])).toBe(true);
    expect(isWithinReading(source(5, "ft"), [head(32, 30)])).toBe(false);
    expect(isWithinReading(source(5, "kPa"), [head(30.1, 30)])).toBe(false);
    expect(isWithinReading("导入自 a.xlsx", [head(30, 30)])).toBe(false);
  });

  it("takes the duty point out of a row of the list", () => {
    const row = [
      { code: PROPERTY.airFlow, value: 100.4, deviationRate: 0.4 },
      { code: PROPERTY.head, value: 33, deviationRate: 10 },
      { code: PROPERTY.motorPower, value: 11, deviationRate: null },
    ];
    expect(isWithinReading(source(0.1), reachedFigures(row))).toBe(true);
    expect(isWithinReading(source(0.1, "m", 0.3), reachedFigures(row))).toBe(false);
  });
});
