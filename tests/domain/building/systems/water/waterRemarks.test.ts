import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { keyOf } from "#domain/building/systems/EstimatedTree.ts";
import { storeyLevels } from "#domain/building/batch/systems/batchRooms.ts";
import { hasRun, runWaterSystem } from "#domain/building/systems/water/runWaterSystem.ts";
import type { SystemRoom } from "#domain/building/systems/water/SystemRoom.ts";
import { waterDutyCard } from "#domain/building/systems/water/waterDutyCard.ts";
import { WaterLists } from "#domain/building/systems/water/WaterLists.ts";
import { waterRemarks } from "#domain/building/systems/water/waterRemarks.ts";
import { PROPOSED_SYSTEMS, type WaterSettings } from "#domain/building/systems/water/WaterSettings.ts";
import { drawnRoom, drawnSettings, systemRoom } from "../../../../support/drawnSystems.ts";

const said = (rooms: readonly SystemRoom[], more: Partial<WaterSettings> = {}) => {
  const system = runWaterSystem("cold", rooms, { ...PROPOSED_SYSTEMS.cold, ...more });
  return waterRemarks(system, hasRun(system) ? new WaterLists(system) : null, waterDutyCard(system));
};
const codes = (...of: Parameters<typeof said>) => said(...of).map(({ code }) => code);
// 2 × 4.66 kW over 2 × 0.8 m³/h are 5 K.
const fine = systemRoom("101", { cooling: 4.66 });

describe("what a system says of itself", () => {
  it("is only information where nothing is wrong", () => {
    expect(said([fine]).filter(({ weight }) => weight !== "note")).toEqual([]);
  });

  it.each([
    ["no-rooms", [], {}],
    ["no-length", [{ ...fine, area: null }], {}],
    ["no-size", [{ ...fine, count: 9000 }], {}],
    ["low-delta-t", [{ ...fine, cooling: 4 }], {}],
    ["authority-low", [{ ...fine, unitFlow: 0.01 }], { valve: "modulating" }],
    ["primary-short", [fine], { primaryFlow: 1.5 }],
    ["pressure-zone", [fine, { ...fine, level: 30 }], {}],
    ["velocity-high", [fine], { locks: [[keyOf("plant"), "DN15"]] }],
    ["flow-unstated", [{ ...fine, unitFlow: null }], {}],
    ["flow-low", [{ ...fine, coolingLoad: 3 }], { flowRule: "fromLoad" }],
    ["loss-unstated", [{ ...fine, unitLoss: null }], {}],
    ["lock-lost", [fine], { locks: [["x", "DN7"]] }],
    ["diversity-rises", [fine], { factors: { terminal: 1, floor: 0.5, riser: 1, plant: 1 } }],
    ["settings", [fine], { back: 3 }],
  ] as const)("names %s, which a fine system does not", (code, rooms, more) => {
    expect(codes(rooms, more as Partial<WaterSettings>)).toContain(code);
    expect(codes([fine])).not.toContain(code);
  });

  it("says how much and where to mend it", () => {
    expect(said([{ ...fine, cooling: 4 }])[0]).toEqual({
      code: "low-delta-t",
      weight: "warning",
      text: "供回水温差 4.3 ℃，低于设计值 5.0 ℃；最低的 101 为 4.3 ℃；可按负荷计算流量或改选型号",
      mend: { to: "setting", field: "flowRule", word: "修改条件" },
    });
    const one = (code: string, ...of: Parameters<typeof said>) =>
      said(...of).find((each) => each.code === code);
    expect(one("velocity-high", [fine], { locks: [[keyOf("plant"), "DN15"]] })).toMatchObject({
      text: expect.stringMatching(
        /^P：.*流速最高的 P 为 2\.\d+ m\/s（上限 0\.5）、[\d,]+ Pa\/m（上限 300）；请加大或取消锁定$/u,
      ) as string,
      mend: { to: "lines", show: "fast" },
    });
    expect(one("velocity-low", [fine, { ...fine, code: "102", unitFlow: 0.05 }])).toMatchObject({
      text: expect.stringMatching(
        /^\d+ 段流速低于推荐范围，最低的 .+ 为 0\.\d+ m\/s（推荐不低于 0\.\d）/u,
      ) as string,
      mend: { to: "lines", show: "slow" },
    });
    expect(one("pressure-zone", [fine, { ...fine, level: 30, code: "301" }])).toMatchObject({
      text: expect.stringMatching(/^最低点压力 1\.\d+ MPa，超过 1\.0 MPa/u) as string,
      mend: { to: "split" },
    });
    expect(
      one("diversity-rises", [fine], { factors: { terminal: 1, floor: 0.5, riser: 0.8, plant: 0.8 } }),
    ).toMatchObject({
      text: "同时使用系数不能向机房方向增大：立管 0.80 大于水平干管 0.50",
      mend: { to: "setting", field: "factors.riser" },
    });
    expect(one("authority-low", [{ ...fine, unitFlow: 0.01 }], { valve: "modulating" })!.text).toMatch(
      /^1 个末端阀权度低于 0\.3，最低的 101 为 0\.\d+；可改用通断阀，或改选水阻较小的型号$/u,
    );
    const silent = ["102", "103", "104", "105"].map((code) => ({ ...fine, code, unitFlow: null }));
    expect(one("flow-unstated", [fine, ...silent])).toMatchObject({
      text: "102、103、104 等 4 间的产品未注明水流量，按温差计算；可改选注明的型号",
      mend: { to: "rooms", search: "" },
    });
    expect(one("loss-unstated", [fine, { ...fine, code: "102", unitLoss: null }])).toMatchObject({
      text: "102的产品未注明该流量下的水阻，按 30 kPa 估算；可改选注明的型号",
      mend: { to: "rooms", search: "102" },
    });
    expect(one("flow-low", [{ ...fine, coolingLoad: 3 }], { flowRule: "fromLoad" })!.text).toMatch(
      /^101的流量低于产品注明值的 90 %，最低的 101 为 \d\d %，表中冷量不再成立；可按产品注明/u,
    );
    expect(said([{ ...fine, area: null, zone: "东区" }])[0]).toMatchObject({
      text: "东区 1F（1 间）没有面积，请输入管长",
      mend: { to: "length" },
    });
  });
});

it("leads from every remark to what mends it, but for one that needs no change", () => {
  fc.assert(
    fc.property(fc.array(drawnRoom, { maxLength: 12 }), drawnSettings, (rooms, settings) => {
      const dead = said(rooms, settings).filter(({ mend }) => mend === null);
      expect(dead.filter(({ text }) => !text.endsWith("无须修改"))).toEqual([]);
    }),
  );
});

it("orders storeys by their names, and what does not tell above the highest", () => {
  const { levels, unknown } = storeyLevels(["2F", "B1", "屋面", "设备夹层", "", "1F", "2夹层"]);
  expect([...levels]).toEqual([
    ...([
      ["2F", 1],
      ["B1", -1],
      ["", 0],
      ["1F", 0],
      ["2夹层", 1],
      ["设备夹层", 2],
      ["屋面", 3],
    ] as const),
  ]);
  expect(unknown).toEqual(["设备夹层"]);
});
