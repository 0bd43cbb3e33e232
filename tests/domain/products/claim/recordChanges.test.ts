import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { StatedCurve } from "#domain/catalogue/machine/productChart.ts";
import { canonicalJson, type JsonValue } from "#domain/base/hash/canonicalJson.ts";
import {
  recordChanges,
  type StatedProperty,
  type StatedRecord,
} from "#domain/products/claim/recordChanges.ts";
import { runsOf } from "../../../support/runsOf.ts";

const property = (
  code: string,
  value: StatedProperty["value"],
  changed: Partial<StatedProperty> = {},
): StatedProperty => ({
  code,
  name: `参数 ${code}`,
  unitSymbol: "kW",
  value,
  valueFrom: null,
  valueTo: null,
  ...changed,
});
const curve = (values: readonly number[], changed: Partial<StatedCurve> = {}): StatedCurve => ({
  quantity: "head",
  setting: null,
  rotationalSpeed: 1450,
  isScalable: true,
  points: values.map((y, at) => ({ x: 50 * (at + 1), y })),
  ...changed,
});
const values = (...of: readonly StatedProperty[]): StatedRecord => ({ values: of, curves: [] });
const curves = (...of: readonly StatedCurve[]): StatedRecord => ({ values: [], curves: of });

describe("what has changed of a record", () => {
  it("is named by property and unit, old and new, and nothing else is", () => {
    const [same, before, now] = [property("P0", 3), property("P1", 5.5), property("P1", 1234.5)];
    expect(recordChanges(values(same, before), values(same, now))).toEqual([
      { name: "参数 P1", note: "", before: "5.50", now: "1,234.50", unit: "kW" },
    ]);
  });

  it.each([
    ["a figure that is stated no more", 5, null, "5.00", "无"],
    ["a word", "铸铁", "不锈钢", "铸铁", "不锈钢"],
    ["yes and no", true, false, "是", "否"],
    ["figures that are written alike", 0.1, 0.1000000001, "0.1", "0.1000000001"],
    ["what lies below zero", -1, 1, "−1.00", "1.00"],
    ["what is very large", 1e21, 2, "1,000,000,000,000,000,000,000.00", "2.00"],
  ])("tells %s", (_, before, now, old, own) => {
    expect(recordChanges(values(property("P1", before)), values(property("P1", now)))).toMatchObject([
      { before: old, now: own },
    ]);
  });

  it("says so where a figure was a word that reads alike", () => {
    expect(recordChanges(values(property("P1", "5")), values(property("P1", 5)))).toMatchObject([
      { before: "5", now: "5.00", note: "数据类型不同" },
    ]);
  });

  it("tells ranges by their ends, and a property that came in or went with its own name", () => {
    const range = (valueFrom: number | null, valueTo: number | null) =>
      values(property("P1", null, { valueFrom, valueTo, unitSymbol: null }));
    expect(recordChanges(range(1, 2), range(1, null))).toMatchObject([
      { before: "1 – 2", now: "≥ 1", unit: "" },
    ]);
    expect(recordChanges(range(null, 2), range(null, null))).toMatchObject([{ before: "≤ 2", now: "无" }]);
    expect(recordChanges(values(property("P1", 1)), values(property("P2", 2)))).toMatchObject([
      { name: "参数 P1", before: "1.00", now: "无" },
      { name: "参数 P2", before: "无", now: "2.00" },
    ]);
  });

  it("tells of a curve the point that has moved most, and how many have", () => {
    const before = curves(curve([30, 28, 20]));
    expect(recordChanges(before, curves(curve([30, 27, 20])))).toEqual([
      { name: "扬程曲线", note: "100 m³/h 处", before: "28.00", now: "27.00", unit: "m" },
    ]);
    expect(recordChanges(before, curves(curve([31, 28, 15])))).toEqual([
      {
        name: "扬程曲线",
        note: "150 m³/h 处，2 个测点不同，此处最大",
        before: "20.00",
        now: "15.00",
        unit: "m",
      },
    ]);
  });

  it("tells points that were measured elsewhere by their number and range", () => {
    const moved = curve([30, 28, 20], { points: [50, 110, 150].map((x) => ({ x, y: 20 })) });
    expect(recordChanges(curves(curve([30, 28, 20])), curves(curve([30, 28])))).toMatchObject([
      { before: "3 点，50–150 m³/h", now: "2 点，50–100 m³/h", note: "" },
    ]);
    expect(recordChanges(curves(curve([30, 28, 20])), curves(moved))).toMatchObject([
      { before: "3 点，50–150 m³/h", now: "3 点，50–150 m³/h", note: "测点的流量不同" },
    ]);
  });

  it("tells speed, what may be scaled, a curve that came in or went, and another order", () => {
    const [high, low] = [curve([30], { setting: "高速" }), curve([20], { setting: "低速" })];
    expect(recordChanges(curves(curve([30])), curves(curve([30], { rotationalSpeed: 1460 })))).toEqual([
      { name: "扬程曲线转速", note: "", before: "1,450", now: "1,460", unit: "r/min" },
    ]);
    expect(recordChanges(curves(high), curves({ ...high, isScalable: false }))).toMatchObject([
      { name: "扬程曲线（高速）可按相似定律调速", before: "是", now: "否" },
    ]);
    expect(recordChanges(curves(high), curves(high, low))).toMatchObject([
      { name: "扬程曲线（低速）", before: "无", now: "1 点，50–50 m³/h" },
    ]);
    expect(recordChanges(curves(high, low), curves(low, high))).toMatchObject([
      {
        name: "曲线的顺序",
        before: "扬程曲线（高速）、扬程曲线（低速）",
        now: "扬程曲线（低速）、扬程曲线（高速）",
      },
    ]);
  });

  it("is something exactly where the records differ", () => {
    const anyValue = fc.constantFrom<StatedProperty["value"]>(null, 0, 1, 1 + 1e-9, "1", "a", true);
    const anyEnd = fc.constantFrom(null, 0, 2);
    const anyProperty = (code: string) =>
      fc.oneof(
        anyValue.map((value) => property(code, value)),
        fc.tuple(anyEnd, anyEnd).map(([valueFrom, valueTo]) => property(code, null, { valueFrom, valueTo })),
      );
    const anyCurve = fc
      .record({
        quantity: fc.constantFrom("head", "efficiency"),
        setting: fc.constantFrom(null, "高速", "低速"),
        rotationalSpeed: fc.constantFrom(null, 1450, 2900),
        isScalable: fc.boolean(),
        points: fc.array(
          fc.record({ x: fc.constantFrom(1, 2, 3), y: fc.constantFrom(-1, 0, 1, 1 + 1e-12) }),
          { minLength: 1, maxLength: 3 },
        ),
      })
      .map((drawn): StatedCurve => drawn);
    const anyRecord = fc.record({
      values: fc.tuple(anyProperty("P1"), anyProperty("P2")),
      // No record states a quantity of a setting twice.
      curves: fc.uniqueArray(anyCurve, {
        maxLength: 3,
        selector: ({ quantity, setting }) => `${quantity}${setting}`,
      }),
    });
    const text = (record: StatedRecord) => canonicalJson(record as unknown as JsonValue);
    fc.assert(
      fc.property(anyRecord, anyRecord, (before, now) => {
        const changes = recordChanges(before, now);
        expect(changes.length > 0).toBe(text(before) !== text(now));
        for (const change of changes) expect(change.before !== change.now || change.note !== "").toBe(true);
        expect(recordChanges(before, before)).toEqual([]);
      }),
      { numRuns: runsOf(500) },
    );
  });
});
