import { expect, it } from "vitest";
import { verdictWords } from "#domain/building/systems/changeWords.ts";
import type { MachineState } from "#domain/building/systems/judgeMachine.ts";
import {
  consequence,
  isSameResult,
  NO_STATES,
  pumpKey,
  type Dutied,
} from "#domain/building/systems/water/consequence.ts";
import { PROPOSED_CONDENSER } from "#domain/building/systems/water/plant/PlantPumps.ts";
import { runSystem } from "#domain/building/systems/water/runChangeover.ts";
import { waterDutyCard } from "#domain/building/systems/water/waterDutyCard.ts";
import {
  PROPOSED_SYSTEMS,
  PROPOSED_WINTER,
  type WaterSettings,
} from "#domain/building/systems/water/WaterSettings.ts";
import { systemRoom } from "../../../../support/drawnSystems.ts";

const { cold } = PROPOSED_SYSTEMS;
const TOWERS = { ...PROPOSED_CONDENSER, cop: 5, loss: 60, lift: 4, spray: 30 };
const rooms = ["1", "2", "3"].map((code) => systemRoom(code));
const more = rooms.map((room) => (room.code === "2" ? { ...room, count: 5 } : room));
const of = (given = rooms, settings: WaterSettings = cold): Dutied => {
  const system = runSystem("cold", given, settings);
  return { system, card: waterDutyCard(system) };
};
const states = (...known: readonly (readonly [key: string, state: MachineState])[]) => new Map(known);
const TREE = pumpKey(null);

it("tells a change in one line, with what it did to pipes, head and pump", () => {
  expect(consequence(of(), of(more), states([TREE, "meets"]))).toMatch(
    /^2 \+12\.0 kW → (?:\d+ 段管径改变|.+ 由 DN\d+ 改为 DN\d+) → 冷水泵 [\d.]+ → [\d.]+ m → 仍满足$/u,
  );
  expect(consequence(of(), of(rooms.slice(1)), NO_STATES)).toMatch(/^1 −8\.0 kW → /u);
  const two = rooms.slice(1).map((room) => ({ ...room, cooling: 5 }));
  expect(consequence(of(), of(two), NO_STATES)).toMatch(/^3 间 −4\.0 kW → /u);
  expect(consequence(of(), of(rooms, { ...cold, plantLoss: 200 }), states([TREE, "fails"]))).toMatch(
    /^系统条件改变 → 管径不变 → 冷水泵 [\d.]+ → [\d.]+ m → 不再满足$/u,
  );
  const same = of();
  expect(consequence(same, { ...same }, states([TREE, "meets"]))).toBeNull();
});

it("names pumps of the plant whose duty is another, each with its verdict, and no other", () => {
  const plant = { ...cold, primaryFlow: 40, condenser: TOWERS };
  const known = states([TREE, "meets"], [pumpKey("primary"), "meets"], [pumpKey("condenser"), "fails"]);
  expect(consequence(of(rooms, plant), of(more, plant), known)).toMatch(
    /^2 \+12\.0 kW → .+ → 冷水泵 [\d.]+ → [\d.]+ m → 仍满足 → 冷却水泵 [^→]+ → [\d.]+ m(?:³\/h)? → 不再满足$/u,
  );
  // Only the towers are higher: the pipes of the network and the primary pumps are unchanged.
  const higher = { ...plant, condenser: { ...TOWERS, lift: 9 } };
  const [before, after] = [of(rooms, plant), of(rooms, higher)];
  expect(isSameResult(before, after)).toBe(false);
  const head = waterDutyCard(before.system)!.head.toFixed(1);
  expect(consequence(before, after, known)).toMatch(
    new RegExp(
      `^系统条件改变 → 管径不变 → 冷水泵 ${head} m，扬程不变 → 仍满足 → 冷却水泵 [\\d.]+ → [\\d.]+ m → 不再满足$`,
      "u",
    ),
  );
  const primary = of(rooms, { ...plant, primaryFlow: 50 });
  expect(consequence(before, primary, NO_STATES)).toMatch(
    / → 一级泵 [\d.]+ m，扬程不变，流量 40.0 → 50.0 m³\/h$/u,
  );
  expect(consequence(of(rooms, { ...plant, condenser: null }), before, NO_STATES)).toMatch(
    / → 冷却水泵 无工况 → [\d.]+ m$/u,
  );
});

it("names a pump of the plant whose verdict alone is another", () => {
  const plant = { ...cold, condenser: TOWERS };
  const two = { ...plant, condenser: { ...TOWERS, pumps: 2 } };
  const line = consequence(
    of(rooms, plant),
    of(rooms, two),
    states([pumpKey("condenser"), "oversized"]),
    states([pumpKey("condenser"), "meets"]),
  );
  expect(line).toMatch(/ → 冷却水泵 [\d.]+ m，扬程不变 → 过大$/u);
});

it("names primary pumps of two pipes by season", () => {
  const both = { ...cold, primaryFlow: 40, winter: PROPOSED_WINTER };
  const dearer = { ...both, winter: { ...PROPOSED_WINTER, plantLoss: 120 } };
  const line = consequence(
    of(rooms, both),
    of(rooms, dearer),
    states([TREE, "meets"], [pumpKey("primary"), "meets"], [pumpKey("primary", "winter"), "fails"]),
  );
  expect(line).toMatch(
    /^系统条件改变 → 管径不变 → 冷热水泵 .+ → 仍满足 → 冬季一级泵 [\d.]+ → [\d.]+ m → 不再满足$/u,
  );
});

it.each([
  ["仍满足", undefined, "meets"],
  ["仍满足", "meets", "meets"],
  ["重新满足", "fails", "meets"],
  ["重新满足", "oversized", "meets"],
  ["不再满足", "meets", "fails"],
  ["仍不满足", "fails", "fails"],
  ["过大", "meets", "oversized"],
  ["仍过大", "oversized", "oversized"],
  ["无法判定", "meets", "unknown"],
  ["仍无法判定", "unknown", "unknown"],
] as const)("says %s of a machine that was %s and is %s", (words, was, now) => {
  expect(verdictWords(was, now)).toBe(words);
});
