import { describe, expect, it } from "vitest";
import { rerunNetwork } from "#domain/building/network/changeNetwork.ts";
import type { Network } from "#domain/building/network/Network.ts";
import { networkChanges } from "#domain/building/network/networkResults.ts";
import { runNetwork } from "#domain/building/network/runNetwork.ts";
import {
  corridorKey,
  TREE_ASSUMPTIONS,
  type EstimatedTree,
  type TreeRoom,
} from "#domain/building/systems/EstimatedTree.ts";
import { estimateTree } from "#domain/building/systems/estimateTree.ts";
import { expansionVessel } from "#domain/building/systems/expansion.ts";
import { flowFactors, sumSystem } from "#domain/building/systems/simultaneity.ts";
import { unitLoss, UNSTATED_LOSS } from "#domain/building/systems/terminalFlow.ts";
import { standardDifference, transportRatio } from "#domain/building/systems/transportRatio.ts";
import { dutyOf, waterDuty } from "#domain/building/systems/waterDuty.ts";
import { liquidMedium, WATER } from "#domain/physics/pipe/medium.ts";
import { temperature } from "#domain/base/units.ts";
import { WATER_RULES } from "../../../support/drawnNetworks.ts";

const room = (code: string, level: number, more: Partial<TreeRoom> = {}): TreeRoom => ({
  code,
  level,
  zone: "",
  area: 30,
  flow: 1,
  loss: 25_000,
  ...more,
});
const assumed = { ...TREE_ASSUMPTIONS.value, storeyHeight: 3.6, plantLevel: -1 };

describe("a tree estimated from rooms", () => {
  const treeOf = (
    rooms: readonly TreeRoom[],
    typed?: ReadonlyMap<string, number>,
    before?: EstimatedTree,
  ) => {
    const found = estimateTree(rooms, assumed, typed, before);
    if (!found.ok) throw new Error(JSON.stringify(found.fault));
    return found.value;
  };
  const ran = (network: Network) => {
    const found = runNetwork(network);
    if (!found.ok) throw new Error(JSON.stringify(found.fault));
    return found.value;
  };

  it("goes up and down from the plant separately, rooms in their natural order", () => {
    const { segments, terminals } = treeOf([
      room("10", 1),
      room("2", 1),
      room("3", 3),
      room("B1", -2),
      room("M", -1),
    ]);
    const nameOf = (wanted: string | null) => segments.find(({ id }) => id === wanted)?.name ?? null;
    const parents = Object.fromEntries(segments.map(({ name, parent }) => [name, nameOf(parent)]));
    expect(parents).toMatchObject({
      U1: "P",
      U3: "U1",
      "D-2": "P",
      "-1.M1": "P",
      "1.M1": "U1",
      "1.M2": "1.M1",
    });
    expect(segments.find(({ name }) => name === "U3")?.length).toBeCloseTo(7.2, 12);
    expect(terminals.map(({ segment }) => nameOf(segment))).toEqual([
      "-1.B1",
      "1.B1",
      "1.B2",
      "3.B1",
      "-2.B1",
    ]);
    expect(terminals[1]?.id).toContain('"2"');
    expect(runNetwork({ segments, terminals, rules: WATER_RULES }).ok).toBe(true);
  });

  it("gives each assumed length its formula and the mark 估算, and keeps a typed one when rooms come and go", () => {
    const before = treeOf([room("1", 1), room("2", 1)]);
    const second = before.segments.find(({ name }) => name === "1.M2")!;
    expect(second.assumed).toMatchObject({ mark: "估算", source: expect.stringContaining("/2") });
    const after = treeOf([room("0", 1), room("1", 1), room("2", 1)], new Map([[second.id, 17]]));
    expect(after.segments.find(({ name }) => name === "1.M3")).toMatchObject({ length: 17, assumed: null });
    expect(after.segments.filter(({ assumed: mark }) => mark === null)).toHaveLength(1);
  });

  it("names what a room more changed by its place, not by its number in the storey", () => {
    const rooms = [room("1", 1), room("3", 1), room("5", 2)];
    const before = ran({ ...treeOf(rooms), rules: WATER_RULES });
    const after = ran({ ...treeOf([room("0", 1), ...rooms]), rules: WATER_RULES });
    const { flows } = networkChanges(before, after);
    // Branches keep their flow although the room before them is new; mains behind it carry the same flow as
    // before.
    expect(flows.map((id) => JSON.parse(id) as unknown)).toEqual([["plant"], ["riser", "", 1]]);
  });

  it("gives back the very segments that a change leaves alone, so that their figures are taken over", () => {
    const rooms = [room("1", 1), room("2", 1), room("5", 2), room("6", 2), room("7", 3)];
    const tree = treeOf(rooms);
    const changed = treeOf([...rooms, room("8", 3)], undefined, tree);
    const same = changed.segments.filter((segment) => tree.segments.includes(segment));
    expect(same.map(({ name }) => name)).toEqual([
      ...["P", "U1", "1.M1", "1.B1", "1.M2", "1.B2"],
      ...["U2", "2.M1", "2.B1", "2.M2", "2.B2", "U3"],
    ]);
    const run = ran({ ...tree, rules: WATER_RULES });
    // A figure that a full run would never give shows what is reused: everything whose flow stayed.
    run.columns.loss.fill(7);
    const again = rerunNetwork(run, { ...changed, rules: WATER_RULES });
    if (!again.ok) throw new Error(again.fault.code);
    const taken = changed.segments.filter((_, at) => again.value.columns.loss[at] === 7);
    expect(taken.map(({ name }) => name)).toEqual([
      ...["1.M1", "1.B1", "1.M2", "1.B2", "2.M1", "2.B1", "2.M2", "2.B2"],
    ]);
  });

  it("has one riser for each zone over its floors", () => {
    const { segments } = treeOf([
      room("1", 1, { zone: "东" }),
      room("2", 2, { zone: "东" }),
      room("1", 1, { zone: "西" }),
    ]);
    expect(segments.filter(({ level }) => level === "riser").map(({ name }) => name)).toEqual([
      "东/U1",
      "东/U2",
      "西/U1",
    ]);
  });

  it("asks for a length where areas are missing, and takes a typed corridor", () => {
    const rooms = [room("1", 1, { area: null }), room("2", 1)];
    expect(estimateTree(rooms, assumed)).toMatchObject({ ok: false, fault: { code: "no-length", level: 1 } });
    const { floors } = treeOf(rooms, new Map([[corridorKey("", 1), 40]]));
    expect(floors).toEqual([{ zone: "", level: 1, gross: 800, along: 40, across: 20 }]);
  });

  it.each([
    ["no rooms", [], { code: "no-rooms" }],
    ["an area of 0", [room("1", 1, { area: 0 })], { code: "out-of-range", field: "area", room: "1" }],
    ["half a storey", [room("1", 1.5)], { code: "out-of-range", field: "level" }],
    ["a room twice", [room("1", 1), room("1", 1)], { code: "room-twice", room: "1" }],
  ])("refuses %s", (_, rooms, fault) => {
    expect(estimateTree(rooms, assumed)).toMatchObject({ ok: false, fault });
  });

  it("takes names that are prototypes as names", () => {
    const { terminals } = treeOf([
      room("__proto__", 1, { zone: "constructor" }),
      room("toString", 1, { zone: "constructor" }),
    ]);
    expect(terminals).toHaveLength(2);
  });
});

const water = (celsius: number) => {
  const found = liquidMedium(WATER, temperature(celsius));
  if (!found.ok) throw new Error(found.code);
  return found.value;
};

describe("the sums of a system", () => {
  it("never have a factor above 1, and none without a block load", () => {
    const terminals = [{ count: 1, unitFlow: 1, unitCapacity: 5, roomLoad: 4 }];
    const by = (block: number | null) => sumSystem(terminals, water(9.5), "stated", 5, block);
    expect(by(9).factor).toBe(1);
    expect(by(null)).toMatchObject({ factor: 1, block: null, rootFlow: 1 });
    expect(by(2.5)).toMatchObject({ factor: 0.5, rootFlow: 0.5, design: 2.5 });
    expect(by(2.5).rootDifference).toBeCloseTo(by(null).difference, 12);
  });

  it("take the room's load where a product states no flow, and count it", () => {
    const stated = { count: 1, unitFlow: 1, unitCapacity: 5, roomLoad: 4 };
    const sums = sumSystem([stated, { ...stated, unitFlow: null }], water(9.5), "stated", 5, null);
    expect(sums).toMatchObject({ unstated: 1, installed: 10 });
    expect(sums.terminals[1]).toMatchObject({ share: null, givesCapacity: null });
    expect(sums.terminals[1]?.atLoad).toBeCloseTo(5, 12);
  });

  it("let the whole flow pass at constant flow control, whatever the load's factor", () => {
    const terminals = [{ count: 1, unitFlow: 1, unitCapacity: 5, roomLoad: 4 }];
    const sums = sumSystem(terminals, water(9.5), "stated", 5, 2.5, "constant");
    expect(sums).toMatchObject({ factor: 0.5, rootFlow: 1, design: 2.5 });
    const factors = { terminal: 1, floor: 1, riser: 0.9, plant: 0.8 };
    expect(flowFactors("constant", factors)).toMatchObject({ riser: 1, plant: 1 });
    expect(flowFactors("variable", factors)).toEqual(factors);
  });

  it("hold the square of a unit's loss only between 0.5 and 1.2 of its flow", () => {
    expect(unitLoss(30_000, 0.5, 1)).toBe(7500);
    expect(unitLoss(30_000, 0.49, 1)).toBeNull();
    expect(unitLoss(30_000, 1.21, 1)).toBeNull();
    expect(UNSTATED_LOSS).toMatchObject({ value: 30_000, mark: "估算" });
  });
});

describe("the duty of a system", () => {
  it("has its exponent limited to 2, and says so", () => {
    const parts = { flow: 10, loss: 50_000, density: 1000 };
    expect(dutyOf({ ...parts, halfLoss: 11_000 })).toMatchObject({ isCapped: true, system: { exponent: 2 } });
    expect(dutyOf({ ...parts, halfLoss: 30_000 })).toMatchObject({ isCapped: true, system: { exponent: 1 } });
    expect(dutyOf({ ...parts, halfLoss: 13_000 }).isCapped).toBe(false);
  });

  it("has its margin on flow losses alone, and lies on its own curve", () => {
    const duty = dutyOf({
      flow: 10,
      loss: 50_000,
      halfLoss: 12_500,
      density: 1000,
      margin: 0.1,
      staticHead: 7,
    });
    expect(duty.head).toBeCloseTo(7 + 55_000 / 9806.65, 12);
    expect(7 + duty.system.k * 100).toBeCloseTo(duty.head, 12);
  });

  it("is none where the index is not known", () => {
    const answer = runNetwork({
      segments: [{ id: "P", parent: null, length: 5, pipes: 2, share: 0, zeta: 0, level: "plant" }],
      terminals: [{ id: "T", segment: "P", flow: 9000, loss: 1 }],
      rules: WATER_RULES,
    });
    expect(answer.ok && waterDuty(answer.value, { plant: 0 })).toBeNull();
  });
});

describe("the transport ratio", () => {
  const asked = { load: 1000, length: 300, difference: 5, kind: "cold", stages: 1 } as const;
  const pump = { count: 1, flow: 100, head: 30, efficiency: 0.75 };

  it("is not judged without an efficiency, and shows its limit all the same", () => {
    const whole = transportRatio([pump, pump], asked)!;
    expect(transportRatio([pump, { ...pump, efficiency: null }], asked)).toEqual({
      ...whole,
      ratio: null,
      isMet: null,
      margin: null,
      isGreen: null,
    });
    expect(transportRatio([], asked)).toBeNull();
    expect(transportRatio([pump], { ...asked, load: 0 })).toBeNull();
  });

  it("shows its margin, and what is 待核对", () => {
    const found = transportRatio([pump], asked)!;
    expect(found.margin).toBeCloseTo(1 - found.ratio! / found.limit, 12);
    expect(transportRatio([{ ...pump, head: 10 }], asked)).toMatchObject({ isMet: true, isGreen: true });
    expect(standardDifference("hot2_hscw")).toBe(10);
    expect(standardDifference("hot4")).toBeNull();
    expect(standardDifference("hot4", "cold")).toBe(15);
    expect(found.mark).toBe("待核对");
    expect(transportRatio([pump], { ...asked, stages: 3 })?.b).toBe(38);
    expect(transportRatio([pump], { ...asked, kind: "hot2_hscw", stages: 4 })?.b).toBe(33);
  });
});

it("refuses a vessel whose pressures leave no cushion", () => {
  const temperatures = { least: 7, most: 40 };
  expect(expansionVessel(WATER, 5, temperatures, { fill: 300, most: 300 })).toEqual({
    ok: false,
    code: "pressures-out-of-range",
  });
});
