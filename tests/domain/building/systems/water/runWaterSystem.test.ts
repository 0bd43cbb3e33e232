import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { NetworkRun } from "#domain/building/network/NetworkRun.ts";
import { runNetwork } from "#domain/building/network/runNetwork.ts";
import { corridorKey, keyOf } from "#domain/building/systems/EstimatedTree.ts";
import { runWaterSystem, type WaterSystem } from "#domain/building/systems/water/runWaterSystem.ts";
import { terminalId } from "#domain/building/systems/runTree.ts";
import type { SystemRoom } from "#domain/building/systems/water/SystemRoom.ts";
import { waterDutyCard } from "#domain/building/systems/water/waterDutyCard.ts";
import { circuitLine, segmentLine } from "#domain/building/systems/water/waterLines.ts";
import { WaterLists } from "#domain/building/systems/water/WaterLists.ts";
import { PROPOSED_SYSTEMS, type WaterSettings } from "#domain/building/systems/water/WaterSettings.ts";
import { withEntry } from "#domain/building/systems/typedSettings.ts";
import { flowIn, roundBore } from "#domain/physics/pipe/conduit.ts";
import { pipeSeries, velocityLimit } from "#domain/physics/pipe/pipeSeries.ts";
import { drawnRoom, drawnSettings, systemRoom } from "../../../../support/drawnSystems.ts";
import { runsOf } from "../../../../support/runsOf.ts";

const { cold } = PROPOSED_SYSTEMS;
const ran = (rooms: readonly SystemRoom[], settings: WaterSettings = cold, before?: WaterSystem) => {
  const system = runWaterSystem("cold", rooms, settings, before);
  if (system.run === null) throw new Error(JSON.stringify(system.fault ?? system.unknownStoreys));
  return { ...system, run: system.run };
};

/** All figures of a system that a person sees, as plain values, and the lists they come from. */
function shownOf(system: WaterSystem, before: WaterLists | null = null) {
  const { run, fault, unknownStoreys, lostLocks, sums, terminals } = system;
  if (run === null)
    return { lists: null, shown: { fault, unknownStoreys, lostLocks, terminals: terminals.length } };
  const known = { ...system, run };
  const lists = new WaterLists(known, before);
  const shown = {
    ...{ sums, lostLocks, card: waterDutyCard(system) },
    counts: [
      lists.count("assumed"),
      lists.count("unsized"),
      lists.count("fast"),
      lists.slow,
      lists.circuitCount,
    ],
    lines: Array.from(lists.shown("indexFirst"), (at) => segmentLine(known, lists, at)),
    fast: lists.shown("fast"),
    circuits: Array.from(lists.circuits, (at) => circuitLine(known, at)),
  };
  return { lists, shown };
}

/** The run of the system's network, described by ids alone. */
function byIds({ run }: { readonly run: NetworkRun }): NetworkRun {
  const { numbers: _numbers, ...network } = run.network;
  const answer = runNetwork(network);
  if (!answer.ok) throw new Error(JSON.stringify(answer.fault));
  return answer.value;
}

/** The same by the plain way: follows every room to the plant, pipe by pipe. */
function plainHead(rooms: readonly SystemRoom[], { plantMain, storeyHeight, plantLoss }: WaterSettings) {
  const sizes = pipeSeries("steel")!.sizes.value;
  const { density, viscosity } = ran(rooms).medium!;
  const lossOf = (flow: number, length: number) => {
    const found = sizes.find(({ dn, inner }) => {
      const { velocity, friction } = flowIn(flow, roundBore(inner), { density, viscosity }, 0.2);
      return friction <= 300 && velocity <= velocityLimit("closed", dn);
    })!;
    return 3 * length * flowIn(flow, roundBore(found.inner), { density, viscosity }, 0.2).friction;
  };
  const flowOf = (served: readonly SystemRoom[]) =>
    served.reduce((sum, { count, unitFlow }) => sum + count * unitFlow!, 0);
  const losses = rooms.map((room) => {
    const storey = rooms.filter(({ level }) => level === room.level);
    const gross = storey.reduce((sum, { area }) => sum + area!, 0) / 0.75;
    const place = storey.indexOf(room);
    let loss = lossOf(flowOf(rooms), plantMain) + lossOf(flowOf([room]), Math.sqrt(gross / 2) / 4 + 2);
    // From the plant one storey below the ground floor, storey by storey.
    for (let level = 0; level <= room.level; level++)
      loss += lossOf(flowOf(rooms.filter((each) => each.level >= level)), storeyHeight);
    for (let node = 0; node <= place; node++)
      loss += lossOf(flowOf(storey.slice(node)), Math.sqrt(2 * gross) / storey.length);
    // The smallest on–off valve of up to 20 kPa for 0.8 m³/h is Kvs 2.5.
    return loss + room.unitLoss! + (room.unitFlow! / 2.5) ** 2 * 1e5;
  });
  return ((Math.max(...losses) + plantLoss * 1000) * 1.1) / (density * 9.80665);
}

describe("a system from rooms", () => {
  const building = [0, 1, 2].flatMap((level) =>
    ["1", "2", "3", "4"].map((room) => systemRoom(`${level}0${room}`, { level, floor: `${level + 1}F` })),
  );

  it("has the head of the plain way to the last room", () => {
    const system = ran(building);
    const card = waterDutyCard(system)!;
    expect(card.flow).toBeCloseTo(12 * 1.6, 9);
    expect(card.head).toBeCloseTo(plainHead(building, cold), 9);
    expect(system.run.network.terminals[system.run.index]!.id).toBe(keyOf("", 2, "204"));
    expect(card.ratio).toMatchObject({ ratio: null, isMet: null, a: 0.004225, b: 28 });
    // 30 m, three storeys of 4 m, the corridor and a branch, both ways.
    const gross = 160;
    expect(card.length).toBeCloseTo(2 * (30 + 12 + Math.sqrt(2 * gross) + Math.sqrt(gross / 2) / 4 + 2), 9);
  });

  it("is of heat only where units give it and rooms ask", () => {
    const rooms = [systemRoom("1"), systemRoom("2", { heatLoad: null }), systemRoom("3", { heating: null })];
    const hot = runWaterSystem("hot", rooms, PROPOSED_SYSTEMS.hot);
    expect(hot.terminals.map(({ code }) => code)).toEqual(["1"]);
    // 5 kW at 10 K; a unit of 0.8 m³/h gets 0.22 of it; its loss is not known.
    expect(hot.terminals[0]!.flow).toBeCloseTo(0.4366, 4);
    expect(hot.terminals[0]).toMatchObject({ isLossAssumed: true, loss: 30_000 });
  });

  it("asks for the lengths of all storeys without areas, and takes them", () => {
    const rooms = building.map((room) =>
      room.level === 0 ? room : { ...room, area: room.level - 1 || null },
    );
    const system = runWaterSystem("cold", rooms, cold);
    expect(system.unknownStoreys).toMatchObject([{ level: 1, rooms: 4 }]);
    const { id } = system.unknownStoreys[0]!;
    expect(ran(rooms, { ...cold, lengths: [[id, 24]] }).unknownStoreys).toEqual([]);
  });

  it("takes typed lengths and fixed sizes, and keeps them when rooms come", () => {
    const [main, branch] = [keyOf("plant"), keyOf("branch", "", 0, "001")];
    const settings: WaterSettings = {
      ...cold,
      lengths: [[main, 55]],
      locks: [
        [branch, "DN50"],
        [main, "Ø7"],
      ],
    };
    const system = ran([...building, systemRoom("005")], settings);
    const lists = new WaterLists(system);
    const lines = Array.from(lists.shown("indexFirst"), (at) => segmentLine(system, lists, at));
    expect(lines.find(({ id }) => id === main)).toMatchObject({ length: 55, formula: null, isLocked: false });
    expect(lines.find(({ id }) => id === branch)).toMatchObject({ size: "DN50", isLocked: true });
    expect(system.lostLocks).toBe(1);
    expect(lists.shown("assumed").length).toBe(lines.length - 1);
  });

  it("has circuits whose surplus a balancing valve takes", () => {
    const system = ran(building);
    const circuits = Array.from(new WaterLists(system).circuits, (at) => circuitLine(system, at));
    expect(circuits[0]).toMatchObject({ isIndex: true, surplus: 0, share: 0, kv: null });
    for (const { surplus, total, kv, flow } of circuits.slice(1)) {
      expect(surplus! + total!).toBeCloseTo(circuits[0]!.total!, 6);
      expect((flow / kv!) ** 2 * 1e5).toBeCloseTo(surplus!, 6);
    }
  });

  it("in a reverse return has circuits nearer to each other", () => {
    const row = Array.from({ length: 12 }, (_, at) => systemRoom(`1${at + 10}`));
    const spread = (routing: WaterSettings["routing"]) => {
      const { run } = ran(row, { ...cold, routing });
      const [least, most] = [Math.min(...run.circuit), Math.max(...run.circuit)];
      return (most - least) / most;
    };
    expect(spread("reverse")).toBeLessThan(spread("direct") / 2);
  });

  it.each([
    ["a return colder than the supply", { back: 5 }, { code: "temperatures", field: "back" }],
    ["frozen water", { supply: -10, back: -5 }, { code: "medium", field: "supply" }],
    ["storey 0", { plantLevel: 0 }, { code: "out-of-range", field: "plantLevel" }],
    ["no friction", { friction: NaN }, { code: "out-of-range", field: "friction" }],
    ["a negative length", { lengths: [["x", -1]] }, { code: "out-of-range", field: "lengths" }],
    [
      "factors that rise",
      { factors: { terminal: 1, floor: 0.8, riser: 0.9, plant: 0.8 } },
      { code: "diversity-rises", field: "factors.riser" },
    ],
  ] as const)("refuses %s", (_, wrong, fault) => {
    expect(runWaterSystem("cold", building, { ...cold, ...(wrong as Partial<WaterSettings>) }).fault).toEqual(
      fault,
    );
  });
});

describe("a change of rooms or of what is typed", () => {
  const at = fc.nat();
  const edits = fc.array(
    fc.oneof(
      fc.record({ of: fc.constantFrom("room", "gone", "count"), at, room: drawnRoom }),
      fc.record({
        of: fc.constantFrom("length", "lock"),
        at,
        typed: fc.option(fc.constantFrom(0, 5, 80.5)),
        size: fc.option(fc.constantFrom("DN20", "DN40", "DN110", "DN200")),
      }),
    ),
    { minLength: 1, maxLength: 6 },
  );
  type Edit = typeof edits extends fc.Arbitrary<(infer One)[]> ? One : never;

  function edited(system: WaterSystem, rooms: readonly SystemRoom[], settings: WaterSettings, edit: Edit) {
    if ("room" in edit) {
      const { of, room } = edit;
      const place = edit.at % Math.max(rooms.length, 1);
      if (of === "room") return { rooms: [...rooms.slice(0, place), room, ...rooms.slice(place)], settings };
      if (of === "gone") return { rooms: rooms.filter((_, each) => each !== place), settings };
      const { count, cooling } = room;
      return {
        rooms: rooms.map((each, number) => (number === place ? { ...each, count, cooling } : each)),
        settings,
      };
    }
    const ids = [
      ...(system.tree?.segments ?? []).map(({ id }) => id),
      ...(system.tree?.floors ?? []).map(({ zone, level }) => corridorKey(zone, level)),
    ];
    const id = ids[edit.at % Math.max(ids.length, 1)] ?? "nowhere";
    return edit.of === "length"
      ? { rooms, settings: { ...settings, lengths: withEntry(settings.lengths, id, edit.typed) } }
      : { rooms, settings: { ...settings, locks: withEntry(settings.locks, id, edit.size) } };
  }

  it("gives the bits of a full run, over drawn rooms, settings and edits", () => {
    const drawn = fc.array(drawnRoom, { minLength: 1, maxLength: 12 });
    fc.assert(
      fc.property(drawn, drawnSettings, fc.option(drawnSettings), edits, (first, begun, other, changes) => {
        let [rooms, settings]: [readonly SystemRoom[], WaterSettings] = [first, begun];
        let system = runWaterSystem("cold", rooms, settings);
        let { lists } = shownOf(system);
        for (const edit of changes) {
          ({ rooms, settings } = edited(system, rooms, settings, edit));
          system = runWaterSystem("cold", rooms, settings, system);
          const now = shownOf(system, lists);
          lists = now.lists;
          expect(now.shown).toEqual(shownOf(runWaterSystem("cold", rooms, settings)).shown);
        }
        if (other === null) return;
        const changed = runWaterSystem("cold", rooms, other, system);
        expect(shownOf(changed, lists).shown).toEqual(shownOf(runWaterSystem("cold", rooms, other)).shown);
      }),
      { numRuns: runsOf(200) },
    );
  });

  it("hangs pipes and rooms on each other by number as their ids say", () => {
    const drawn = fc.array(drawnRoom, { minLength: 1, maxLength: 12 });
    fc.assert(
      fc.property(drawn, drawnSettings, (rooms, settings) => {
        const system = runWaterSystem("cold", rooms, settings);
        if (system.run === null || settings.valve === "modulating") return;
        const { columns, circuit, index, layout } = system.run;
        const own = byIds({ run: system.run });
        expect({ columns, circuit, index }).toEqual({
          ...{ columns: own.columns, circuit: own.circuit, index: own.index },
        });
        const { segmentAt: _one, terminalAt: _other, ...numbers } = layout;
        expect(own.layout).toMatchObject(numbers);
        for (const [place, { id }] of own.network.segments.entries())
          expect(layout.segmentAt.get(id)).toBe(place);
        for (const [place, { id }] of own.network.terminals.entries()) {
          expect(layout.terminalAt.get(id)).toBe(place);
          expect(terminalId(system.terminals[system.givenIndex[place]!]!)).toBe(id);
        }
      }),
      { numRuns: runsOf(200), endOnFailure: true },
    );
  });

  it("numbers rooms of one code by what no room has", () => {
    const { terminals } = ran(["A", "A", "A#2", "A"].map((code) => systemRoom(code)));
    expect(terminals.map(({ code }) => code)).toEqual(["A", "A#3", "A#2", "A#4"]);
  });

  it("changes nothing where no room is another", () => {
    const rooms = ["1", "2"].map((code) => systemRoom(code));
    const system = ran(rooms);
    const { run: _run, ...before } = system;
    const again = runWaterSystem("cold", [...rooms], cold, { ...before, run: system.run });
    expect(again.run).toBe(system.run);
  });
});
