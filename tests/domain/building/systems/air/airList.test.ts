import { describe, expect, it } from "vitest";
import {
  airArrangement,
  proposedAir,
  withAirSettings,
  type AirList,
} from "#domain/building/systems/air/AirList.ts";
import { placesOf } from "#domain/building/systems/list/places.ts";
import type { ListAnswer } from "#domain/building/systems/list/NamedSystem.ts";
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
    expect(systems.map(({ name }) => name)).toEqual(["送风系统", "送风系统 2", "送风系统 3"]);
    expect(codes(systems)).toEqual([
      ["air", "1 2"],
      ["air-2", "3"],
      ["air-3", "4"],
    ]);
    // A zone that comes later is the first one's.
    expect(codes(systems, [...ROOMS, airRoom("5", place("北", "1F"))])[0]).toEqual(["air", "1 2 5"]);
    expect(proposedAir(ROOMS.slice(0, 2))).toHaveLength(1);
    expect(proposedAir([])).toHaveLength(1);
    const many = Array.from({ length: 41 }, (_, at) => airRoom("1", place(`区${at}`, "1F")));
    expect(codes(proposedAir(many), many)[0]![1]!.split(" ")).toHaveLength(41);
  });

  it("are split, merged and renamed as systems of water are", () => {
    const all = placesOf(ROOMS);
    const systems = of(splitSystem(proposedAir(ROOMS), "air", [place("东", "2F")], all));
    expect(systems.map(({ id, name }) => [id, name])).toEqual([
      ["air", "送风系统"],
      ["air-4", "送风系统 4"],
      ["air-2", "送风系统 2"],
      ["air-3", "送风系统 3"],
    ]);
    const merged = of(mergeSystems(systems, { from: "air", to: "air-2" }, all));
    expect(codes(merged)).toEqual([
      ["air-4", "2"],
      ["air-2", "1 3"],
      ["air-3", "4"],
    ]);
    expect(renameSystem(merged, "air-2", "送风系统 3").ok).toBe(false);
    expect(of(renameSystem(merged, "air-2", " 一层 "))[1]!.name).toBe("一层");
  });

  it("are called by their use, unless somebody named them or the name is taken", () => {
    const systems = proposedAir(ROOMS);
    const [first] = systems;
    const exhaust = withAirSettings(systems, "air", { ...first!.settings, use: "exhaust" });
    expect(exhaust[0]!.name).toBe("排风系统");
    const named = of(renameSystem(systems, "air-2", "排风系统"));
    expect(withAirSettings(named, "air", { ...first!.settings, use: "exhaust" })[0]!.name).toBe("送风系统");
    expect(withAirSettings(named, "air-2", { ...first!.settings, use: "fresh" })[1]!.name).toBe("排风系统");
  });
});
