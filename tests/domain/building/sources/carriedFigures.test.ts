import { expect, it } from "vitest";
import { carriedFigures, type PlantSaid } from "#domain/building/sources/carriedFigures.ts";
import { changedSettings } from "#domain/building/systems/water/changedSettings.ts";
import { settingsFault } from "#domain/building/systems/water/settingsFault.ts";
import { PROPOSED_SYSTEMS } from "#domain/building/systems/water/WaterSettings.ts";

const PLANT: PlantSaid = { count: 3, flow: 412.5, cop: 5.37, condenser: { supply: 30, back: 35.5 } };
const { cold } = PROPOSED_SYSTEMS;

it("offers what the plant states otherwise, and nothing more once it was taken over", () => {
  const offered = carriedFigures(cold, PLANT, true);
  expect(offered.map(({ label, now, next }) => [label, now, next])).toEqual([
    ["冷却水：机组 COP", null, [5.37]],
    ["冷却水：进/出冷凝器", null, [30, 35.5]],
    ["冷却水泵运行台数", null, [3]],
  ]);
  let settings = { ...cold, primaryFlow: 300 };
  expect(carriedFigures(settings, PLANT, true).slice(3)).toMatchObject([
    { label: "一级泵总流量", now: [300], next: [412.5] },
    { label: "一级泵运行台数", now: [1], next: [3] },
  ]);
  for (const { change } of carriedFigures(settings, PLANT, true)) {
    settings = {
      ...changedSettings(settings, change),
      primaryFlow: change.primaryFlow ?? settings.primaryFlow,
    };
    expect(settingsFault("cold", settings)).toBeNull();
  }
  expect(settings).toMatchObject({ primaryFlow: 412.5, condenser: { cop: 5.37, supply: 30, pumps: 3 } });
  expect(carriedFigures(settings, PLANT, true)).toEqual([]);
});

it("offers neither flows nor pumps to one of several systems, and no condenser water of an air cooled plant", () => {
  const labels = (...of: Parameters<typeof carriedFigures>) =>
    carriedFigures(...of).map(({ label }) => label);
  expect(labels({ ...cold, primaryFlow: 300 }, PLANT, false)).toEqual([
    "冷却水：机组 COP",
    "冷却水：进/出冷凝器",
  ]);
  expect(labels(cold, { ...PLANT, condenser: null }, true)).toEqual([]);
  expect(labels(cold, { ...PLANT, cop: null }, true)).not.toContain("冷却水：机组 COP");
});
