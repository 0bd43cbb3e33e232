import { describe, expect, it } from "vitest";
import {
  judgePump,
  judgeSeasons,
  stateWords,
  type PumpPoint,
} from "#domain/building/systems/water/judgePump.ts";
import { readingWords } from "#domain/building/systems/judgeMachine.ts";
import type { KeptPump } from "#domain/building/systems/water/KeptPump.ts";
import { runWaterSystem } from "#domain/building/systems/water/runWaterSystem.ts";
import { chartSource } from "#domain/catalogue/chartSource.ts";
import { waterDutyCard } from "#domain/building/systems/water/waterDutyCard.ts";
import { PROPOSED_SYSTEMS } from "#domain/building/systems/water/WaterSettings.ts";
import { systemRoom } from "../../../../support/drawnSystems.ts";

const { cold } = PROPOSED_SYSTEMS;
const rooms = ["1", "2", "3"].map((code) => systemRoom(code));
const card = waterDutyCard(runWaterSystem("cold", rooms, { ...cold, pumps: 2 }))!;
const kept: KeptPump = {
  ...{ id: "p", model: "X", brand: "Y", hash: "a", source: "手册" },
  ...{ flow: card.flow, head: card.head, pumps: 2, standby: 1 },
};
const point = (share: number, speed = "1450"): PumpPoint => ({
  ...{ speed, flow: share * card.eachFlow, head: card.head, efficiency: 70 },
});
const judged = (...points: readonly PumpPoint[]) =>
  judgePump(kept, card, { points, unmet: [], hash: "a", source: "手册" });

it.each([
  ["meets", 1],
  ["meets", 0.981],
  ["meets", 1.2],
  ["fails", 0.979],
  ["oversized", 1.21],
] as const)("%s at %s of a pump's share of the flow", (state, share) => {
  expect(judged(point(share))).toMatchObject({ state, why: "", isOtherRecord: false });
});

describe("at a speed that does not meet the system within its measured curve", () => {
  const unmet = (side: "below" | "above", share: number, ...points: readonly PumpPoint[]) =>
    judgePump(kept, card, {
      ...{ points, hash: "a", source: "手册" },
      unmet: [{ side, first: share * card.eachFlow }],
    });

  it("fails where it gives too little at each measured flow, of which one is not above the duty's", () => {
    const found = unmet("below", 0.4);
    expect(found).toMatchObject({ state: "fails", why: "实测曲线全部低于系统曲线", point: null });
    expect(stateWords(found, kept)).toMatch(/^不再满足：实测曲线全部低于系统曲线，选型时 /u);
    expect(unmet("below", 0.4, point(0.9, "960"))).toMatchObject({ state: "fails", point: { speed: "960" } });
  });

  it("says nothing where it may reach the duty beyond its curve", () => {
    const why = "实测曲线范围内没有工作点";
    expect(unmet("above", 0.4)).toMatchObject({ state: "unknown", why, point: null });
    expect(unmet("below", 1.1)).toMatchObject({ state: "unknown", why });
    expect(unmet("above", 0.4, point(0.9, "960"))).toMatchObject({ state: "unknown", why, point: null });
  });

  it("is of no matter where another speed reaches the duty", () => {
    expect(unmet("above", 0.4, point(1.1))).toMatchObject({ state: "meets" });
  });
});

it("takes the speed with the least flow that reaches the duty", () => {
  const found = judged(point(1.5, "2900"), point(0.8, "960"), point(1.1, "1450"));
  expect(found).toMatchObject({ state: "meets", point: { speed: "1450" } });
});

it("27: says that a duty is met only within the reading error of its chart, and not beyond", () => {
  const e = chartSource("矢量", "样本.pdf 第 1 页，某人 2026-11-28", [
    { name: "流量", most: card.eachFlow / 200, unit: "m³/h" },
  ]);
  const read = (share: number) =>
    judgePump(kept, card, {
      ...{ points: [{ ...point(share), head: 2 * card.head }], unmet: [], hash: "a", source: e },
    });
  expect(read(0.997)).toMatchObject({ state: "meets", isRead: true, isWithinReading: true });
  expect(read(1.004)).toMatchObject({ isWithinReading: true });
  expect(read(1.02)).toMatchObject({ state: "meets", isRead: true, isWithinReading: false });
  expect(judged(point(0.997))).toMatchObject({ isRead: false, isWithinReading: false });
});

it("27: still says that a pump was read from a chart where nobody can be asked about it now", () => {
  const source = chartSource("矢量", "样本.pdf 第 1 页，某人 2026-11-28", []);
  const [gone, unknown] = [judgePump({ ...kept, source }, card, "gone"), judgePump(kept, card, "gone")];
  expect([gone.isRead, readingWords(gone)]).toEqual([true, "读图：曲线读自图表"]);
  expect([unknown.isRead, readingWords(unknown)]).toEqual([false, ""]);
});

it("27: in two pipes it is met only within the reading error if it is so in one season", () => {
  const meets = { ...judged(point(1.1)), isRead: true };
  const justMeets = { ...meets, isWithinReading: true };
  expect(readingWords(judgeSeasons(meets, justMeets, "summer"))).toMatch(/^在读图误差内满足/u);
  expect(readingWords(judgeSeasons(justMeets, meets, "winter"))).toMatch(/^在读图误差内满足/u);
  expect(readingWords(judgeSeasons(meets, meets, "summer"))).toBe("读图：曲线读自图表");
});

it("says why nothing can be said, and that a record is another one", () => {
  expect(judged()).toMatchObject({ state: "unknown", why: "实测曲线范围内没有工作点", point: null });
  expect(judgePump(kept, null, "gone").why).toBe("系统暂无工况");
  expect(judgePump(kept, card, "gone").why).toBe("产品库中已没有该产品");
  expect(judgePump(kept, card, "unreachable").why).toContain("请检查网络");
  expect(judgePump(kept, card, { points: [point(1)], unmet: [], hash: "b", source: "手册" })).toMatchObject({
    isOtherRecord: true,
    state: "meets",
  });
});
