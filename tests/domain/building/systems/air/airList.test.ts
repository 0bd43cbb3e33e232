import { describe, expect, it } from "vitest";
import {
  airArrangement,
  airRoomsBySystem,
  proposedAir,
  withAirSettings,
  type AirList,
} from "#domain/building/systems/air/AirList.ts";
import { placesOf } from "#domain/building/systems/list/places.ts";
import type { AirUse } from "#domain/building/systems/air/AirSettings.ts";
import { NAME_MOST, type ListAnswer } from "#domain/building/systems/list/NamedSystem.ts";
import { airRoom } from "../../../../support/drawnAir.ts";

const { roomsBySystem, splitSystem, mergeSystems, renameSystem } = airArrangement;
const place = (zone: string, floor: string) => ({ zone, floor });
const ROOMS = [
  airRoom("1", place("东", "1F")),
  airRoom("2", place("东", "2F")),
  airRoom("3", place("西", "1F")),
  airRoom("4", place("__proto__", "1F")),
];
const of = (answer: ListAnswer<AirList>): AirList => {
  if (!answer.ok) throw new Error(answer.sentence);
  return answer.value;
};
const codes = (systems: AirList, rooms = ROOMS) =>
  [...roomsBySystem(systems, rooms)].map(([id, own]) => [id, own.map(({ code }) => code).join(" ")]);

describe("systems of ducts of a building", () => {
  it("are proposed one for a zone, and serve every room once", () => {
    const systems = proposedAir(ROOMS);
    expect(systems.map(({ name }) => name)).toEqual(["__proto__送风系统", "东送风系统", "西送风系统"]);
    expect(codes(systems)).toEqual([
      ["air-__proto__", "4"],
      ["air-东", "1 2"],
      ["air-西", "3"],
    ]);
    // Which room comes first does not matter.
    expect(codes(proposedAir(ROOMS.slice(1)))).toEqual(codes(systems));
    // A zone that is added later belongs to the system of the first one.
    expect(codes(systems, [...ROOMS, airRoom("5", place("北", "1F"))])[0]).toEqual(["air-__proto__", "4 5"]);
    expect(proposedAir(ROOMS.slice(0, 2))).toHaveLength(1);
    expect(proposedAir([])).toHaveLength(1);
    const many = Array.from({ length: 41 }, (_, at) => airRoom("1", place(`区${at}`, "1F")));
    expect(codes(proposedAir(many), many)[0]![1]!.split(" ")).toHaveLength(41);
    const long = ["甲", "乙"].map((end) => airRoom("1", place(`${"很长的分区".repeat(8)}${end}`, "1F")));
    const [one, other] = proposedAir(long).map(({ name }) => name);
    expect(other).toBe(`${one} 2`);
    expect(other!.length).toBeLessThanOrEqual(NAME_MOST);
  });

  it("are split, merged and renamed as systems of water are", () => {
    const all = placesOf(ROOMS);
    const systems = of(splitSystem(proposedAir(ROOMS), "air-东", [place("东", "2F")], all));
    expect(systems.map(({ id, name }) => [id, name])).toEqual([
      ["air-__proto__", "__proto__送风系统"],
      ["air-东", "东送风系统"],
      ["air-2", "送风系统 2"],
      ["air-西", "西送风系统"],
    ]);
    const merged = of(mergeSystems(systems, { from: "air-东", to: "air-西" }, all));
    expect(codes(merged)).toEqual([
      ["air-__proto__", "4"],
      ["air-2", "2"],
      ["air-西", "1 3"],
    ]);
    expect(renameSystem(merged, "air-2", "西送风系统").ok).toBe(false);
    expect(of(renameSystem(merged, "air-2", " 一层 "))[1]!.name).toBe("一层");
  });

  it("are called by their use, unless somebody named them or the name is taken", () => {
    const systems = proposedAir(ROOMS);
    const { settings } = systems[0]!;
    const nameAfter = (list: AirList, id: string, use: AirUse) =>
      withAirSettings(list, id, { ...settings, use }).find((each) => each.id === id)!.name;
    expect(nameAfter(systems, "air-东", "exhaust")).toBe("东排风系统");
    const named = of(renameSystem(systems, "air-西", "东排风系统"));
    expect(nameAfter(named, "air-东", "exhaust")).toBe("东送风系统");
    expect(nameAfter(named, "air-西", "fresh")).toBe("东排风系统");
    const split = of(splitSystem(systems, "air-东", [place("东", "2F")], placesOf(ROOMS)));
    expect(nameAfter(split, "air-2", "return")).toBe("回风系统 2");
  });
});

it("gives rooms without chosen outlets only to systems that take them", () => {
  const rooms = [
    airRoom("1", { zone: "东" }),
    airRoom("2", { zone: "东", isUnchosen: true }),
    airRoom("3", { zone: "西", isUnchosen: true }),
  ];
  const [east, west] = proposedAir(rooms);
  const codesOf = (list: AirList) =>
    [...airRoomsBySystem(list, { air: rooms, fresh: rooms }).values()].map((own) =>
      own.map(({ code }) => code).join(),
    );
  expect(codesOf([east!, west!])).toEqual(["1", ""]);
  const all = { ...west!, settings: { ...west!.settings, outlets: "all" } as const };
  expect(codesOf([east!, all])).toEqual(["1", "3"]);
  // Nobody chooses outlets of fresh air.
  const fresh = proposedAir([], "fresh");
  const served = airRoomsBySystem(fresh, { air: [], fresh: rooms });
  expect(served.get("fresh")).toBe(rooms);
});
