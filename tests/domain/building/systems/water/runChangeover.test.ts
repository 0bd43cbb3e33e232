import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { runTwoPipe } from "#domain/building/systems/twoPipe.ts";
import { consequence, isSameResult, NO_STATES } from "#domain/building/systems/water/consequence.ts";
import { runSystem } from "#domain/building/systems/water/runChangeover.ts";
import { hasRun, type RunSystem, type WaterSystem } from "#domain/building/systems/water/runWaterSystem.ts";
import type { SystemRoom } from "#domain/building/systems/water/SystemRoom.ts";
import { waterRemarks } from "#domain/building/systems/water/waterRemarks.ts";
import { waterDutyCard } from "#domain/building/systems/water/waterDutyCard.ts";
import {
  PROPOSED_SYSTEMS,
  PROPOSED_WINTER,
  type WaterSettings,
} from "#domain/building/systems/water/WaterSettings.ts";
import { drawnRoom, drawnSettings, systemRoom } from "../../../../support/drawnSystems.ts";

const both: WaterSettings = { ...PROPOSED_SYSTEMS.cold, winter: PROPOSED_WINTER };
const building = [0, 1, 2].flatMap((level) =>
  ["1", "2", "3"].map((room) => systemRoom(`${level}0${room}`, { level, floor: `${level + 1}F` })),
);

function seasons(system: WaterSystem): readonly [RunSystem, RunSystem] {
  const winter = system.changeover?.winter;
  if (winter === undefined || !hasRun(system) || !hasRun(winter)) throw new Error(system.fault?.code);
  return [system, winter];
}

/** All figures of both seasons that a person sees. */
const shown = (system: WaterSystem) => {
  const { changeover } = system;
  return [system, ...(changeover === null ? [] : [changeover.winter])].map((each) => ({
    ...{ fault: each.fault, sums: each.sums, card: waterDutyCard(each) },
    figures: each.run && { ...each.run.columns, ...each.run.taken, circuit: each.run.circuit },
    ...{ index: each.run?.index, authorities: [...each.authorities] },
  }));
};

describe("two pipes", () => {
  it("have one tree with the size of the larger flow, and two duties of their own", () => {
    const [summer, winter] = seasons(runSystem("cold", building, both));
    expect(winter.run.columns.size).toEqual(summer.run.columns.size);
    const [cold, hot] = [waterDutyCard(summer)!, waterDutyCard(winter)!];
    // 9 rooms of 2 × 0.8 m³/h, and of 5 kW at 10 K.
    expect(cold.flow).toBeCloseTo(14.4, 9);
    expect(hot.flow).toBeGreaterThan(3.8);
    expect(hot.flow).toBeLessThan(4);
    expect(hot.head).toBeLessThan(cold.head);
  });

  it("give the bits of the plain way over both seasons, whatever is drawn", () => {
    const rooms = fc.array(drawnRoom, { minLength: 1, maxLength: 30 });
    fc.assert(
      fc.property(rooms, drawnSettings, (given, settings) => {
        const found = runSystem("cold", given, { ...settings, winter: PROPOSED_WINTER });
        if (found.run === null) return;
        const [summer, winter] = seasons(found);
        const seasonOf = ({ run }: RunSystem) => ({
          rules: run.network.rules,
          terminals: run.network.terminals,
        });
        const plain = runTwoPipe(summer.tree!.segments, seasonOf(summer), seasonOf(winter));
        if (!plain.ok) throw new Error(plain.fault.code);
        for (const [own, other] of [
          [summer.run, plain.cooling],
          [winter.run, plain.heating],
        ] as const) {
          expect(own.columns).toEqual(other.columns);
          expect(own.circuit).toEqual(other.circuit);
          expect(own.index).toBe(other.index);
        }
      }),
    );
  });

  it("are refused where one valve cannot be that of both seasons' flows", () => {
    const odd = systemRoom("101", {
      unitFlow: null,
      unitLoss: null,
      coolingLoad: 0.5,
      heatLoad: 29,
      count: 1,
    });
    const system = runSystem("cold", [odd], both);
    expect(system.run).toBeNull();
    expect(system.fault).toMatchObject({ code: "out-of-range", field: "valve" });
    expect(waterRemarks(system, null, null)[0]).toMatchObject({ code: "settings", weight: "fault" });
  });

  it("after drawn changes have the bits of a full run", () => {
    const edit = fc.record({ at: fc.nat(), room: drawnRoom, supply: fc.constantFrom(45, 50, 60, 65) });
    fc.assert(
      fc.property(
        fc.array(drawnRoom, { minLength: 2, maxLength: 20 }),
        drawnSettings,
        fc.array(edit, { maxLength: 4 }),
        (given, drawn, edits) => {
          let rooms: readonly SystemRoom[] = given;
          let settings: WaterSettings = { ...drawn, winter: PROPOSED_WINTER };
          let system = runSystem("cold", rooms, settings);
          for (const { at, room, supply } of edits) {
            const place = at % rooms.length;
            const { code, zone, level, floor, roomId } = rooms[place]!;
            rooms = rooms.with(place, { ...room, code, zone, level, floor, roomId });
            settings = { ...settings, winter: { ...PROPOSED_WINTER, supply, back: supply - 10 } };
            system = runSystem("cold", rooms, settings, system);
            expect(shown(system)).toEqual(shown(runSystem("cold", rooms, settings)));
          }
        },
      ),
    );
  });

  it("lets a coil and its valve follow the square of winter's flow, and says so", () => {
    const [summer, winter] = seasons(runSystem("cold", building, both));
    const [cold, hot] = [summer.run.network.terminals[0]!, winter.run.network.terminals[0]!];
    const share = hot.flow / cold.flow;
    expect(share).toBeLessThan(0.5);
    expect(hot.loss / cold.loss).toBeCloseTo(share ** 2, 9);
    expect(hot.valve! / cold.valve!).toBeCloseTo(share ** 2, 9);
    expect(winter.terminals.every(({ isLossAssumed }) => isLossAssumed)).toBe(true);
  });

  it("carry nothing to a room in the season that it does not ask for", () => {
    const rooms = [...building, systemRoom("901", { heatLoad: null }), systemRoom("902", { cooling: null })];
    const [summer, winter] = seasons(runSystem("cold", rooms, both));
    expect(summer.terminals.map(({ code }) => code)).toEqual(winter.terminals.map(({ code }) => code));
    const flowOf = ({ terminals }: RunSystem, code: string) =>
      terminals.find((each) => each.code === code)!.flow;
    expect(flowOf(winter, "901")).toBe(0);
    expect(flowOf(summer, "902")).toBe(0);
    expect(flowOf(summer, "901")).toBeGreaterThan(0);
    expect(flowOf(winter, "902")).toBeGreaterThan(0);
  });

  it("tell of both seasons what a change did, and of none where only the pump is another", () => {
    const before = runSystem("cold", building, both);
    const dutied = (system: WaterSystem) => ({ system, card: waterDutyCard(system) });
    const warmer = runSystem("cold", building, { ...both, winter: { ...PROPOSED_WINTER, back: 45 } }, before);
    expect(consequence(dutied(before), dutied(warmer), NO_STATES)).toMatch(
      /^系统条件改变 → 管径不变 → 冷热水泵 夏季 [\d.]+ m，扬程不变，冬季 [\d.]+ → [\d.]+ m$/u,
    );
    const pump = {
      id: "p",
      model: "P",
      brand: "",
      hash: "",
      source: "",
      flow: 1,
      head: 1,
      pumps: 1,
      standby: 0,
    };
    const kept = runSystem("cold", building, { ...both, pump }, before);
    expect(isSameResult(dutied(before), dutied(kept))).toBe(true);
  });

  it("refuse a winter that is none, by its field", () => {
    const faultOf = (winter: Partial<typeof PROPOSED_WINTER>) =>
      runSystem("cold", building, { ...both, winter: { ...PROPOSED_WINTER, ...winter } }).fault;
    expect(faultOf({ supply: 40, back: 45 })).toMatchObject({ code: "temperatures", field: "winter.back" });
    expect(faultOf({ supply: 400 })).toMatchObject({ code: "out-of-range", field: "winter.supply" });
    expect(faultOf({ block: -1 })).toMatchObject({ code: "out-of-range", field: "winter.block" });
  });
});
