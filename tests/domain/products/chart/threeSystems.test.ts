import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { PUMP } from "#domain/catalogue/categories.ts";
import { PROPERTY } from "#domain/catalogue/properties.ts";
import { buildChart } from "#domain/products/chart/buildChart.ts";
import { chartBuffers } from "#domain/products/chart/chartBuffers.ts";
import { designPoints } from "#domain/products/chart/designPoints.ts";
import { operatingData } from "#domain/products/chart/operatingData.ts";
import { othersInForce } from "#domain/products/chart/pointsInForce.ts";
import { rangeWarnings } from "#domain/products/chart/rangeWarnings.ts";
import { systemOf, systemValueAt } from "#domain/physics/curve/systemCurve.ts";
import { dutyFault } from "#domain/catalogue/duty/dutyFault.ts";
import { dutyFields } from "#domain/catalogue/duty/dutyFields.ts";
import { readSystems } from "#domain/catalogue/duty/systemFigures.ts";
import { readListAddress, writeListAddress } from "#domain/catalogue/listing/listAddress.ts";
import { readDuty } from "#domain/products/search/readDuty.ts";
import { speedRate } from "#domain/base/units.ts";
import { chartRequest, testPump } from "../../../support/chartMaker.ts";
import { runsOf } from "../../../support/runsOf.ts";

type Stated = readonly { readonly code: string; readonly value: number }[];
const figures = (more: Record<string, number>): Stated =>
  Object.entries({ [PROPERTY.airFlow]: 300, [PROPERTY.head]: 32, ...more }).map(([code, value]) => ({
    code,
    value,
  }));
const FIELDS = dutyFields(PUMP, "SINGLE_SPEED");
const pump = testPump();

/** The test pump's head, 40 − 8e-5·q² between its first and last flow, against a system on a dense grid. */
function walked(condition: Stated, rate: number, name: "least" | "most"): number | null {
  const [design] = designPoints("pump", pump, condition);
  const other = design?.others?.find((each) => each.name === name);
  if (design === undefined || other === undefined) throw new Error("nothing to walk");
  const friction = design.value - (design.system?.staticValue ?? 0);
  const value = other.value ?? other.system.staticValue + friction;
  const k = (value - other.system.staticValue) / 300 ** other.system.exponent;
  const fitted = pump.settings[0]?.curves.find(({ quantity }) => quantity === "head")?.fitted;
  if (fitted === undefined) throw new Error("no head");
  const over = (q: number) =>
    rate * rate * 40 - 8e-5 * q * q - other.system.staticValue - k * q ** other.system.exponent;
  const [first, last] = [rate * fitted.first, rate * fitted.last];
  const steps = 20_000;
  for (let at = steps; at > 0; at--) {
    const [low, high] = [first + ((last - first) * (at - 1)) / steps, first + ((last - first) * at) / steps];
    if (over(low) > 0 !== over(high) > 0) return (low + high) / 2;
  }
  return null;
}

function modelOf(condition: Stated, rate: number | null = null) {
  const built = buildChart(
    chartRequest({
      designPoints: designPoints("pump", pump, condition),
      rate: rate === null ? null : speedRate(rate),
    }),
  );
  if (!built.ok) throw new Error(built.code);
  return built.value;
}

describe("the least and the most of a system", () => {
  it("are as designed in what is left out", () => {
    const systems = (more: Record<string, number>) => readSystems(figures(more), 32);
    expect(systems({})).toEqual({ ok: true, value: { design: { staticValue: 0, exponent: 2 }, others: [] } });
    expect(systems({ staticHead: 12, systemExponent: 1.852, leastStaticHead: 8, mostHead: 36 })).toEqual({
      ok: true,
      value: {
        design: { staticValue: 12, exponent: 1.852 },
        others: [
          { name: "least", value: null, system: { staticValue: 8, exponent: 1.852 } },
          { name: "most", value: 36, system: { staticValue: 12, exponent: 1.852 } },
        ],
      },
    });
    // With only a static head, the friction at the design flow stays: 8 + (32 − 12).
    const read = readDuty(PUMP, null, figures({ staticHead: 12, leastStaticHead: 8 }));
    const [least] = (read.ok && read.value?.point?.others) || [];
    expect(least && systemValueAt(least.system, 300)).toBeCloseTo(28, 9);
  });

  it("are refused by the sentence of what cannot be, at their own field", () => {
    const fault = (more: Record<string, number>) => dutyFault(FIELDS, figures(more));
    expect(fault({ mostHead: 30, mostStaticHead: 31 })).toEqual({
      code: "mostStaticHead",
      fault: "static-above-duty",
      sentence: "最大管网：静扬程不小于设计扬程，请检查",
    });
    expect(fault({ leastExponent: 3 })).toMatchObject({
      code: "leastExponent",
      sentence: "最小管网：管路特性指数应在 1 到 2.5 之间",
    });
    expect(fault({ staticHead: 12, leastStaticHead: -3, mostHead: 36 })).toBeNull();
  });

  it("travel by the address of a list", () => {
    const duty = figures({
      staticHead: 12,
      leastStaticHead: -3.5,
      leastHead: 20,
      mostHead: 36,
      mostExponent: 1.9,
    });
    const entries = duty.map((entry) => ({ ...entry, deviationRate: null }));
    const state = { ...readListAddress([]), duty: entries };
    expect(readListAddress(writeListAddress(state)).duty).toEqual(entries);
  });

  it("are met where a walk along the curve says, at full speed and regulated", () => {
    fc.assert(
      fc.property(
        fc.record({
          staticHead: fc.constantFrom(0, 8, 12, 20),
          leastStaticHead: fc.constantFrom(-4, 0, 4, 10),
          leastHead: fc.constantFrom(14, 18, 22),
          mostHead: fc.constantFrom(33, 38, 60, 400),
          mostExponent: fc.constantFrom(1, 1.852, 2, 2.5),
        }),
        fc.constantFrom(1, 0.9, 0.7),
        (more, rate) => {
          const condition = figures(more);
          const others = othersInForce(modelOf(condition, rate === 1 ? null : rate));
          expect(others.map(({ name }) => name)).toEqual(["least", "most"]);
          for (const { name, point } of others) {
            const oracle = walked(condition, rate, name);
            expect(point === null).toBe(oracle === null);
            expect(Math.abs((point?.flow ?? 0) - (oracle ?? 0))).toBeLessThan(0.05);
          }
        },
      ),
      { numRuns: runsOf(60) },
    );
  });

  it("change nothing of the design point, nor of a chart that has none", () => {
    const alone = modelOf(figures({ staticHead: 12 }));
    const beside = modelOf(figures({ staticHead: 12, leastHead: 20, mostHead: 36 }));
    expect(beside.duty.operatingPoints).toEqual(alone.duty.operatingPoints);
    expect(beside.duty.parabolas[0]?.points).toEqual(alone.duty.parabolas[0]?.points);
    expect([alone.duty.otherCurves, alone.duty.otherPoints]).toEqual([[], []]);
  });

  it("say where a machine leaves its measured range, in words and in the tables", () => {
    const model = modelOf(figures({ leastHead: 1, mostHead: 36 }));
    const chart = { machine: "pump" as const, products: [pump], model };
    expect(rangeWarnings(chart)).toEqual(["最小管网：在实测流量范围内没有工作点，不外推"]);
    expect(operatingData(chart).tableData.map(({ name }) => name)).toEqual([
      "1,450 r/min",
      "最大管网 1,450 r/min",
    ]);
    const [most] = model.duty.otherCurves.filter(({ name }) => name === "most");
    expect(most?.points[0]).toEqual({ flow: 0, value: 0 });
    expect(systemOf(most!.designPoint).k).toBeCloseTo(36 / 90_000, 12);
  });

  it("hand their arrays over with the others", () => {
    const model = modelOf(figures({ leastHead: 20, mostHead: 36 }), 0.8);
    const buffers = new Set(chartBuffers(model));
    for (const { values } of model.duty.otherCurves)
      expect(buffers.has(values.buffer as ArrayBuffer)).toBe(true);
    for (const { point } of [...model.duty.otherPoints, ...(model.regulation?.otherPoints ?? [])])
      expect(point === null || buffers.has(point.readings.buffer as ArrayBuffer)).toBe(true);
  });
});
