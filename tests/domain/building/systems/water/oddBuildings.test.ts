import { expect, it } from "vitest";
import { hasRun, runWaterSystem } from "#domain/building/systems/water/runWaterSystem.ts";
import type { SystemRoom } from "#domain/building/systems/water/SystemRoom.ts";
import { waterDutyCard } from "#domain/building/systems/water/waterDutyCard.ts";
import { circuitLine } from "#domain/building/systems/water/waterLines.ts";
import { WaterLists } from "#domain/building/systems/water/WaterLists.ts";
import { waterRemarks } from "#domain/building/systems/water/waterRemarks.ts";
import { PROPOSED_SYSTEMS } from "#domain/building/systems/water/WaterSettings.ts";
import { systemRoom } from "../../../../support/drawnSystems.ts";

const { cold } = PROPOSED_SYSTEMS;
const of = (rooms: readonly SystemRoom[]) => {
  const system = runWaterSystem("cold", rooms, cold);
  const lists = hasRun(system) ? new WaterLists(system) : null;
  const card = waterDutyCard(system);
  return { system, lists, card, remarks: waterRemarks(system, lists, card) };
};
const faultsOf = (rooms: readonly SystemRoom[]) =>
  of(rooms).remarks.filter(({ weight }) => weight === "fault");
const SMALL = { count: 1, unitFlow: 0.01, cooling: 0.05, coolingLoad: 0.05 };

it("carries 20,000 rooms on one floor, and changes one of them to the bits of a full run", () => {
  const rooms = Array.from({ length: 20_000 }, (_, at) => systemRoom(`R${at}`, SMALL));
  const { system, lists, card } = of(rooms);
  if (!hasRun(system) || lists === null) throw new Error("no run");
  expect(lists.count("tree")).toBe(1 + 1 + 2 * rooms.length);
  expect(card!.segments).toBeGreaterThan(20_000);
  const others = rooms.with(10_000, { ...rooms[10_000]!, count: 2 });
  const changed = runWaterSystem("cold", others, cold, system);
  const anew = runWaterSystem("cold", others, cold);
  expect(changed.run!.circuit).toEqual(anew.run!.circuit);
  expect(waterDutyCard(changed)).toEqual(waterDutyCard(anew));
});

it("carries 200 floors, and says what pressure stands at their foot", () => {
  const rooms = Array.from({ length: 200 }, (_, level) =>
    systemRoom("1", { ...SMALL, level, floor: `${level + 1}F` }),
  );
  const { card, remarks } = of(rooms);
  // 200 storeys of 4 m above the plant: 800 m of water.
  expect(card!.pressure).toBeGreaterThan(7.8e6);
  expect(remarks.map(({ code }) => code)).toContain("pressure-zone");
});

it.each([
  ["an area of 0", 0],
  ["a negative area", -20],
  ["an area that nobody stated", null],
])("asks for the length of a storey with %s", (_, area) => {
  const faults = faultsOf([systemRoom("1"), systemRoom("2", { area })]);
  expect(faults).toMatchObject([{ code: "no-length", mend: { to: "length" } }]);
});

it.each([
  ["a huge area", { area: 1e9 }],
  ["a huge flow", { unitFlow: 1e12 }],
  ["a flow without end", { unitFlow: Infinity }],
  ["a storey between two", { level: 1.5 }],
] as const)("refuses %s with a sentence, and shows no figure", (_, wrong) => {
  const { card, remarks } = of([systemRoom("1"), systemRoom("2", wrong)]);
  expect(card).toBeNull();
  expect(remarks.some(({ weight, text }) => weight === "fault" && text.length > 5)).toBe(true);
});

it("keeps rooms, zones and storeys that are called like prototypes apart", () => {
  const names = ["__proto__", "constructor", "toString", "hasOwnProperty"];
  const rooms = names.flatMap((zone) => names.map((code) => systemRoom(code, { zone, floor: "__proto__" })));
  const { system, lists } = of([...rooms, ...rooms]);
  if (!hasRun(system) || lists === null) throw new Error("no run");
  const lines = Array.from(lists.circuits, (at) => circuitLine(system, at));
  expect(new Set(lines.map(({ id }) => id)).size).toBe(2 * rooms.length);
  expect(lines.reduce((sum, { flow }) => sum + flow, 0)).toBeCloseTo(2 * rooms.length * 1.6, 9);
});

it("says that there are no rooms", () => {
  expect(faultsOf([])).toMatchObject([{ code: "no-rooms" }]);
});
