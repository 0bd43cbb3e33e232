import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { findSystem, NAME_MOST, type ListAnswer } from "#domain/building/systems/list/NamedSystem.ts";
import {
  mergeSystems,
  movePlaces,
  PROPOSED_LIST,
  renameSystem,
  roomsBySystem,
  splitSystem,
  type SystemsSettings,
} from "#domain/building/systems/water/SystemList.ts";
import { placesOf } from "#domain/building/systems/list/places.ts";
import { keyOf } from "#domain/building/systems/EstimatedTree.ts";
import { WATER_KINDS } from "#domain/building/systems/water/WaterSettings.ts";
import { systemRoom } from "../../../../support/drawnSystems.ts";

const room = (code: string, zone: string, floor: string) => systemRoom(code, { zone, floor });
const ROOMS = [
  room("1", "东", "1F"),
  room("2", "东", "2F"),
  room("3", "西", "1F"),
  room("4", "__proto__", "1F"),
];
const ALL = placesOf(ROOMS);
const of = (answer: ListAnswer<SystemsSettings>): SystemsSettings => {
  if (!answer.ok) throw new Error(answer.sentence);
  return answer.value;
};
const codes = (systems: SystemsSettings, rooms = ROOMS) =>
  Object.fromEntries(
    [...roomsBySystem(systems, rooms)].map(([id, own]) => [id, own.map(({ code }) => code).join(" ")]),
  );
const place = (zone: string, floor: string) => ({ zone, floor });

describe("split", () => {
  it("gives a zone a system of its own, with the conditions and without the pump", () => {
    const pump = {
      id: "p",
      model: "m",
      brand: "b",
      hash: "",
      source: "",
      flow: 1,
      head: 1,
      pumps: 1,
      standby: 1,
    };
    const kept = PROPOSED_LIST.map((each) => ({
      ...each,
      settings: { ...each.settings, pump, lengths: [[keyOf("plant"), 80]] as const },
    }));
    const systems = of(splitSystem(kept, "cold", [place("东", "1F"), place("东", "2F")], ALL));
    expect(systems.map(({ id, name }) => [id, name])).toEqual([
      ["cold", "冷水系统"],
      ["cold-2", "冷水系统 2"],
      ["hot", "热水系统"],
    ]);
    expect(codes(systems)).toEqual({ cold: "3 4", "cold-2": "1 2", hot: "1 2 3 4" });
    const made = findSystem(systems, "cold-2")!;
    expect(made).toMatchObject({ parts: [{ zone: "东", floors: null }], settings: { pump: null } });
    expect(made.settings.lengths).toEqual([[keyOf("plant"), 80]]);
    expect(findSystem(systems, "cold")!.settings.pump).toBe(pump);
    // A storey that is added later joins the rest of its zone.
    expect(codes(systems, [...ROOMS, room("5", "东", "9F"), room("6", "北", "1F")])).toMatchObject({
      cold: "3 4 6",
      "cold-2": "1 2 5",
    });
  });

  it("takes single storeys, of which later ones are not", () => {
    const systems = of(splitSystem(PROPOSED_LIST, "cold", [place("东", "2F")], ALL));
    expect(codes(systems, [...ROOMS, room("5", "东", "3F")])).toMatchObject({
      cold: "1 3 4 5",
      "cold-2": "2",
    });
  });

  it("refuses nothing, everything, and places of another system with a sentence", () => {
    const refused = (places: typeof ALL, id = "cold", systems = PROPOSED_LIST) =>
      splitSystem(systems, id, places, ALL);
    expect(refused([])).toMatchObject({ ok: false, sentence: expect.stringContaining("请选择") as string });
    expect(refused(ALL)).toMatchObject({
      ok: false,
      sentence: expect.stringContaining("至少留下") as string,
    });
    const systems = of(splitSystem(PROPOSED_LIST, "cold", [place("西", "1F")], ALL));
    expect(refused([place("东", "1F")], "cold-2", systems)).toMatchObject({ ok: false });
    expect(refused(ALL, "constructor")).toMatchObject({ ok: false });
  });
});

describe("merge and move", () => {
  const parted = of(splitSystem(PROPOSED_LIST, "cold", [place("西", "1F")], ALL));

  it("merges back into what was there", () => {
    expect(of(mergeSystems(parted, { from: "cold-2", to: "cold" }, ALL))).toEqual(PROPOSED_LIST);
  });

  it("gives the rest to the system that takes the one of the rest over", () => {
    const merged = of(mergeSystems(parted, { from: "cold", to: "cold-2" }, ALL));
    expect(merged.map(({ id }) => id)).toEqual(["cold-2", "hot"]);
    expect(codes(merged)).toEqual({ "cold-2": "1 2 3 4", hot: "1 2 3 4" });
    expect(findSystem(merged, "cold-2")!.parts).toBeNull();
  });

  it("takes typed lengths along with a zone", () => {
    const branch = keyOf("branch", "东", 0, "1");
    const typed = parted.map((each) =>
      each.id === "cold"
        ? { ...each, settings: { ...each.settings, lengths: [[branch, 7]] as const } }
        : each,
    );
    const moved = of(movePlaces(typed, { from: "cold", to: "cold-2" }, [place("东", "1F")], ALL));
    expect(codes(moved)).toMatchObject({ cold: "2 4", "cold-2": "1 3" });
    expect(findSystem(moved, "cold-2")!.settings.lengths).toEqual([[branch, 7]]);
  });

  it("ends a system that has nothing left, and none whose rooms are away", () => {
    const three = of(splitSystem(parted, "cold", [place("__proto__", "1F")], ALL));
    const gone = placesOf(ROOMS.filter(({ zone }) => zone !== "__proto__"));
    const moved = of(movePlaces(three, { from: "cold-2", to: "cold" }, [place("西", "1F")], gone));
    expect(moved.map(({ id }) => id)).toEqual(["cold", "cold-3", "hot"]);
    expect(codes(moved)).toMatchObject({ cold: "1 2 3", "cold-3": "4" });
  });

  it("never mixes cold and hot", () => {
    expect(mergeSystems(parted, { from: "cold-2", to: "hot" }, ALL)).toMatchObject({ ok: false });
    expect(movePlaces(parted, { from: "cold", to: "hot" }, ALL, ALL)).toMatchObject({ ok: false });
  });
});

it("renames with a name of its own", () => {
  const name = (given: string) => renameSystem(PROPOSED_LIST, "cold", given);
  expect(findSystem(of(name("  北楼\n冷水 ")), "cold")!.name).toBe("北楼 冷水");
  expect(name(" ")).toMatchObject({ ok: false });
  expect(name("热水系统")).toMatchObject({ ok: false });
  expect(name("长".repeat(NAME_MOST + 1))).toMatchObject({ ok: false });
  expect(of(name("冷水系统"))).toEqual(PROPOSED_LIST);
});

it("serves every room by exactly one system of each kind, whatever is split, moved and merged", () => {
  const zones = fc.constantFrom("东", "西", "", "__proto__");
  const floors = fc.constantFrom("1F", "2F", "");
  const drawn = fc.array(fc.record({ zone: zones, floor: floors }), { minLength: 2, maxLength: 12 });
  const act = fc.record({
    act: fc.constantFrom("split", "move", "merge"),
    from: fc.nat(5),
    to: fc.nat(5),
    some: drawn,
  });
  fc.assert(
    fc.property(drawn, drawn, fc.array(act, { maxLength: 8 }), (first, second, acts) => {
      const both = [first, second].map((given) =>
        given.map((each, at) => room(String(at), each.zone, each.floor)),
      );
      let systems = PROPOSED_LIST;
      acts.forEach((each, step) => {
        const all = placesOf(both[step % 2]!);
        const [from, to] = [systems[each.from % systems.length]!.id, systems[each.to % systems.length]!.id];
        const answer =
          each.act === "split"
            ? splitSystem(systems, from, each.some, all)
            : each.act === "move"
              ? movePlaces(systems, { from, to }, each.some, all)
              : mergeSystems(systems, { from, to }, all);
        if (answer.ok) systems = answer.value;
        const rooms = both[(step + 1) % 2]!;
        const parted = roomsBySystem(systems, rooms);
        for (const kind of WATER_KINDS) {
          const own = systems.filter((system) => system.kind === kind);
          expect(own.filter(({ parts }) => parts === null)).toHaveLength(1);
          const served = own.flatMap(({ id }) => parted.get(id)!);
          expect(served).toHaveLength(rooms.length);
          expect(new Set(served)).toEqual(new Set(rooms));
        }
      });
    }),
  );
});
