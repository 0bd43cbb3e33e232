import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { temperature } from "#domain/base/units.ts";
import { readChiller } from "#domain/building/sources/Chiller.ts";
import { judgePlant } from "#domain/building/sources/KeptPlant.ts";
import { judgePartLoad, judgeRatio, machineWater } from "#domain/building/sources/sourceFigures.ts";
import { sourceLoad } from "#domain/building/sources/sourceLoad.ts";
import { PROPOSED_SOURCES, sourcesFault } from "#domain/building/sources/SourceSettings.ts";
import { provenTowers, readTower, towersFor, type Tower } from "#domain/building/sources/sourceTowers.ts";
import { PROPERTY } from "#domain/catalogue/properties.ts";
import { SOURCE_PROPERTY } from "#domain/catalogue/sourceProperties.ts";
import { liquidMedium, WATER } from "#domain/physics/pipe/medium.ts";
import { testChiller } from "../../../support/testChiller.ts";

const waterAt = (degrees: number) => {
  const found = liquidMedium(WATER, temperature(degrees));
  if (!found.ok) throw new Error("no water");
  return { difference: 5, medium: found.value };
};

describe("the load of a cold source", () => {
  const systems = [
    { name: "冷水系统", power: 600 },
    { name: "冷水系统 2", power: 350 },
  ];
  it("is what the systems carry, the shafts of their pumps and what was typed, and nothing else", () => {
    const shafts = [
      { name: "冷水系统水泵", power: 12 },
      { name: "冷水系统 2水泵", power: null },
    ];
    const found = sourceLoad({ block: null, freshAir: 200, pipes: 8 }, systems, shafts);
    expect(found).toMatchObject({ block: 950, shaft: 12, load: 1170 });
    expect(sourceLoad({ block: 900, freshAir: 0, pipes: 0 }, systems, [])).toMatchObject({
      block: 900,
      load: 900,
    });
  });
  it("is unknown without any, whatever was added", () => {
    expect(sourceLoad({ block: null, freshAir: 100, pipes: 0 }, [], [])).toMatchObject({
      block: null,
      load: null,
    });
  });
});

describe("a chiller of the catalogue", () => {
  const product = { id: "1", model: "LSG-520", brandName: "甲", productSeriesName: "LSG", isSample: true };
  const stated = (type: string | null, more: readonly [string, number][] = []) => [
    { code: PROPERTY.coolingCapacity, value: 520 },
    { code: PROPERTY.productType, value: type },
    ...more.map(([code, value]) => ({ code, value })),
  ];
  it("says its cooling and compressor by its type, or by its condenser water", () => {
    const read = (...of: Parameters<typeof stated>) => readChiller(product, stated(...of));
    expect(read("水冷螺杆式")).toMatchObject({ cooling: "water", compressor: "screw", isVariable: false });
    expect(read("风冷涡旋式")).toMatchObject({ cooling: "air", compressor: "scroll" });
    expect(read("磁悬浮离心式", [[PROPERTY.condenserWaterFlow, 110]])).toMatchObject({
      ...{ cooling: "water", compressor: "centrifugal", isVariable: true },
    });
    expect(read("磁悬浮离心式")).toMatchObject({ cooling: null });
    expect(read(null)).toMatchObject({ type: "", cooling: null, compressor: null });
  });
  it("has the COP that is stated, else the one of its input, and is none without a capacity", () => {
    const ofInput = readChiller(product, stated(null, [[PROPERTY.inputPower, 104]]));
    expect(ofInput?.cop).toBe(5);
    const both = stated(null, [
      [PROPERTY.inputPower, 104],
      [PROPERTY.performanceCoefficient, 5.2],
    ]);
    expect(readChiller(product, both)?.cop).toBe(5.2);
    expect(readChiller(product, [{ code: PROPERTY.coolingCapacity, value: null }])).toBeNull();
  });
  it("has the IPLV that is stated, with its standard, and compares only one by GB with the limit", () => {
    const of = (standard: string | null) =>
      readChiller(product, [
        ...stated("水冷螺杆式", [[SOURCE_PROPERTY.partLoadValue, 5.9]]),
        { code: SOURCE_PROPERTY.partLoadStandard, value: standard },
      ])!;
    expect(of("GB/T 18430.1").iplv).toEqual({ value: 5.9, standard: "gb" });
    expect(judgePartLoad(of("GB/T 18430.1"), "cold")).toMatchObject({
      ...{ meets: true, gap: null, limit: { iplv: 5.45, mark: "待核对" } },
    });
    expect(judgePartLoad(of("GB/T 18430.1"), null).gap).toBe("no-climate");
    expect(judgePartLoad(of("AHRI 550/590"), "cold")).toEqual({
      limit: null,
      meets: null,
      gap: "other-standard",
    });
    expect(judgePartLoad(of(null), "cold").gap).toBe("no-standard");
    expect(judgePartLoad(testChiller("a"), "cold").gap).toBe("no-iplv");
  });
  it("is compared with its limit where that is known, and with none otherwise", () => {
    const of = (...[more, climate = "cold"]: [Parameters<typeof testChiller>[1], "cold"?]) =>
      judgeRatio(testChiller("a", more), climate);
    expect(of({ capacity: 528, cop: 4.7 })).toMatchObject({
      meets: true,
      limit: { cop: 4.7, mark: "待核对" },
    });
    expect(of({ capacity: 529, cop: 5.09 })).toMatchObject({ meets: false, limit: { cop: 5.1 } });
    expect(judgeRatio(testChiller("a"), null)).toEqual({ limit: null, meets: null, gap: "no-climate" });
    expect(of({ cop: null }).gap).toBe("no-cop");
    expect(of({ compressor: null }).gap).toBe("no-type");
    expect(of({ isVariable: true }).gap).toBe("variable");
    expect(of({ compressor: "scroll", capacity: 600 }).gap).toBe("no-row");
  });
  it("has the water that it states, else by its capacity; its condenser gives off Q·(1 + 1/COP)", () => {
    const found = machineWater(testChiller("a", { capacity: 1000, cop: 5 }), waterAt(9.5), waterAt(34.5));
    expect(found.heat).toBe(1200);
    // 1200 kW · 3600 s over 4.178 kJ/(kg·K), 994 kg/m³ and 5 K
    expect(found.condenserFlow).toBeCloseTo((1200 * 3600) / (4.178 * 994.2 * 5), 0);
    expect(found.flow).toBeCloseTo((1000 * 3600) / (4.193 * 999.7 * 5), 0);
    expect(found).toMatchObject({ isStated: false, loss: null });
    const known = testChiller("a", { flow: 150, loss: 60 });
    expect(machineWater(known, waterAt(9.5), waterAt(34.5))).toMatchObject({
      ...{ flow: 150, isStated: true, loss: 60 },
    });
    const air = machineWater(testChiller("a", { cooling: "air" }), waterAt(9.5), waterAt(34.5));
    expect(air).toMatchObject({ heat: null, condenserFlow: null });
    expect(machineWater(testChiller("a", { cop: null }), waterAt(9.5), waterAt(34.5)).heat).toBeNull();
  });
});

describe("towers at a site", () => {
  const tower = (id: string, flow: number, wetBulb = 28, entering = 37): Tower => ({
    ...{ id, model: id, brand: "", isSample: true },
    stated: { flow, entering, leaving: 32, wetBulb },
  });
  const site = { entering: 37, leaving: 32, wetBulb: 27 };

  it("count only where they are stated at its wet bulb or above, with the same water", () => {
    const towers = [tower("a", 200), tower("b", 300, 26.9), tower("c", 250, 27), tower("d", 400, 28, 38)];
    expect(provenTowers(towers, site).map(({ id }) => id)).toEqual(["a", "c"]);
  });
  it("are the fewest of one model for each machine, the smallest of these", () => {
    const proven = provenTowers([tower("l", 400), tower("s", 150), tower("m", 220)], site);
    const of = (needed: number) => {
      const found = towersFor(proven, needed);
      return found && [found.count, found.tower.id];
    };
    expect(of(150)).toEqual([1, "s"]);
    expect(of(150.1)).toEqual([1, "m"]);
    expect(of(401)).toEqual([2, "m"]);
    expect(of(1600)).toEqual([4, "l"]);
    expect(of(1601)).toBeNull();
    expect(towersFor([], 1)).toBeNull();
  });
  it("are the same as by trying each number of each", () => {
    const flows = fc.array(fc.integer({ min: 50, max: 500 }), { maxLength: 8 });
    fc.assert(
      fc.property(flows, fc.integer({ min: 20, max: 2500 }), (stated, needed) => {
        const proven = provenTowers(
          stated.map((flow, at) => tower(`t${at}`, flow)),
          site,
        );
        const found = towersFor(proven, needed);
        const ways = stated.flatMap((flow) =>
          [1, 2, 3, 4].filter((count) => count * flow >= needed).map((count) => ({ count, flow })),
        );
        const [best] = ways.sort((a, b) => a.count - b.count || a.flow - b.flow);
        expect(found && { count: found.count, flow: found.tower.stated.flow }).toEqual(best ?? null);
      }),
    );
  });
  it("are read only with their whole state", () => {
    const product = { id: "1", model: "T", brandName: null, isSample: false };
    const parameters = [
      { code: PROPERTY.waterFlow, value: 200 },
      { code: PROPERTY.enteringWater, value: 37 },
      { code: PROPERTY.leavingWater, value: 32 },
      { code: PROPERTY.wetBulb, value: 28 },
    ];
    expect(readTower(product, parameters)?.stated).toEqual({
      ...{ flow: 200, entering: 37, leaving: 32, wetBulb: 28 },
    });
    expect(readTower(product, parameters.slice(1))).toBeNull();
  });
});

describe("a plant that was taken", () => {
  const kept = {
    machines: [
      { of: testChiller("a", { capacity: 1000 }), count: 2, hash: "" },
      { of: testChiller("b", { capacity: 500 }), count: 1, hash: "" },
    ],
    standby: 0,
    load: 2400,
  };
  it("is judged by the load of now", () => {
    const at = (load: number | null, least: number | null = null) => judgePlant(kept, load, least);
    expect(at(2400)).toMatchObject({ state: "meets", faults: [] });
    expect(at(2500)).toMatchObject({ state: "meets", faults: [] });
    expect(at(2501).faults).toEqual([{ code: "plant-short", text: "装机 2,500 kW 小于负荷 2,501 kW" }]);
    expect(at(2501).state).toBe("short");
    expect(at(2000)).toMatchObject({
      ...{ state: "large", faults: [{ text: "装机为负荷的 125.0%，超过 110%" }] },
    });
    expect(at(null)).toEqual({ state: "unknown", verdict: null, faults: [] });
    expect(at(2400, 99).faults).toMatchObject([{ code: "turndown" }]);
    expect(at(2400, 99).state).toBe("meets");
  });
});

it("refuses impossible settings in words", () => {
  expect(sourcesFault(PROPOSED_SOURCES)).toBeNull();
  expect(sourcesFault({ ...PROPOSED_SOURCES, condenserDifference: 0 })).toBe("冷却水温差应在 1 至 20 ℃ 之间");
  expect(sourcesFault({ ...PROPOSED_SOURCES, block: 0 })).toBe("同时冷负荷应在 0.1 至 1,000,000 kW 之间");
  expect(sourcesFault({ ...PROPOSED_SOURCES, standby: 0.5 })).toBe("备用台数应为整数");
  expect(sourcesFault({ ...PROPOSED_SOURCES, wetBulb: null, least: 0 })).toBeNull();
});
