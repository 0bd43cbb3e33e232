import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { keyOf } from "#domain/building/systems/EstimatedTree.ts";
import { PROPOSED_AIR, type AirSettings } from "#domain/building/systems/air/AirSettings.ts";
import { hasRanAir, runAirSystem } from "#domain/building/systems/air/runAirSystem.ts";
import { pathToRoom } from "#domain/building/systems/air/pathToRoom.ts";
import { terminalId } from "#domain/building/systems/runTree.ts";
import { pathOfDucts, pathSentence } from "#domain/desk/sound/pathOfDucts.ts";
import { readSoundPath } from "#domain/desk/sound/readSoundPath.ts";
import { MOST_ELEMENTS } from "#domain/desk/sound/SoundPath.ts";
import { attenuationOf, type DuctElement } from "#domain/physics/sound/ductPath.ts";
import { airRoom } from "../../../support/drawnAir.ts";
import { runsOf } from "../../../support/runsOf.ts";

const ran = (rooms: Parameters<typeof runAirSystem>[0], settings: Partial<AirSettings> = {}) => {
  const system = runAirSystem(rooms, { ...PROPOSED_AIR, ...settings }, 0);
  if (!hasRanAir(system)) throw new Error("no ducts");
  return system;
};
const FAN = { flow: 5000, pressure: 300, octaves: null, power: null };
const idOf = (code: string, level = 0) => terminalId({ zone: "", level, code, area: 30, flow: 1, loss: 0 });

describe("the path from a fan to a room", () => {
  it("leads through every duct from the plant to the room's own, and shares at each branch by areas", () => {
    const system = ran(["1", "2", "3"].map((code) => airRoom(code)));
    const ductPath = pathToRoom(system, idOf("3"))!;
    expect(ductPath.room).toEqual({ code: "3", name: "房间 3", area: 30 });
    expect(ductPath.outlet).toMatchObject({ count: 2, neck: 0.09, flow: 300 });
    expect(ductPath.ducts[0]).toMatchObject({ share: 1, isAssumed: true });
    expect(ductPath.ducts[0]!.length).toBe(30);
    // All rooms together get the whole sound power.
    const shareOf = (code: string) =>
      pathToRoom(system, idOf(code))!.ducts.reduce((all, { share }) => all * share, 1);
    expect(shareOf("1") + shareOf("2") + shareOf("3")).toBeCloseTo(1, 9);
    expect(pathToRoom(system, keyOf("", "9", "x"))).toBeNull();
  });

  it("is a path to type on, of which only what ducts do not tell is missing", () => {
    const ductPath = pathToRoom(ran([airRoom("1"), airRoom("2")]), idOf("2"))!;
    const path = pathOfDucts("东区送风系统", ductPath, FAN);
    expect(path.name).toBe("东区送风系统 2 房间 2");
    expect(path.source).toMatchObject({ kind: "duty", flow: "5000", pressure: "300" });
    expect(path.outlet).toMatchObject({ width: "300", height: "300", flow: "300", count: "2" });
    expect(path.room).toMatchObject({ length: "5.48", width: "5.48", height: "" });
    expect(path.elements.at(-1)).toMatchObject({ kind: "branch", share: "50" });
    const { missing, faults } = readSoundPath(path);
    expect([missing, [...faults]]).toEqual([["房间净高"], []]);
    expect(readSoundPath({ ...path, room: { ...path.room, height: "3" } }).figures).not.toBeNull();
    expect(pathSentence(ductPath)).toMatch(/^\d+ 段（其中 \d+ 段长度为估算）/u);
  });

  it("begins with the octaves of a fan that states them, else with its power level", () => {
    const ductPath = pathToRoom(ran([airRoom("1")]), idOf("1"))!;
    const octaves = [80, 79, 78, 77, 76, 75, 74, 73];
    expect(pathOfDucts("", ductPath, { ...FAN, octaves, power: 85 }).source).toMatchObject({
      kind: "octaves",
      octaves: octaves.map(String),
    });
    expect(pathOfDucts("", ductPath, { ...FAN, power: 85 }).source).toMatchObject({
      kind: "power",
      power: "85",
    });
  });

  it("loses nothing by taking ducts of one size together, however long the corridor", () => {
    const codes = Array.from({ length: 60 }, (_, at) => String(at + 1).padStart(2, "0"));
    const system = ran(
      codes.map((code) => airRoom(code)),
      { shape: "round" },
    );
    const ductPath = pathToRoom(system, idOf("60"))!;
    const path = pathOfDucts("", ductPath, FAN);
    expect(ductPath.ducts.length).toBeGreaterThan(MOST_ELEMENTS);
    expect(path.elements.length).toBeLessThanOrEqual(MOST_ELEMENTS);
    const plain = (elements: readonly DuctElement[]) =>
      elements.reduce((sum, element) => sum + attenuationOf(element)[3]!, 0);
    const ofDucts = ductPath.ducts.flatMap(({ a, length, share }): DuctElement[] => [
      { kind: "branch", share },
      { kind: "straightRound", diameter: a, length },
    ]);
    const typed = path.elements.map((each): DuctElement =>
      each.kind === "branch"
        ? { kind: "branch", share: Number(each.share) / 100 }
        : { kind: "straightRound", diameter: Number(each.diameter), length: Number(each.length) },
    );
    // The outlets of the room divide it once more.
    expect(plain(typed)).toBeCloseTo(plain([...ofDucts, { kind: "branch", share: 1 / 2 }]), 0);
  });

  it("is typed within what its fields hold, whatever the rooms", () => {
    const room = fc.record({
      area: fc.double({ min: 5, max: 300, noNaN: true }),
      air: fc.integer({ min: 50, max: 6000 }),
    });
    fc.assert(
      fc.property(
        fc.array(room, { minLength: 1, maxLength: 12 }),
        fc.constantFrom("round", "rectangular"),
        (rooms, shape) => {
          const system = ran(
            rooms.map((each, at) => airRoom(String(at), each)),
            { shape },
          );
          const ductPaths = rooms
            .map((_, at) => pathToRoom(system, idOf(String(at))))
            .filter((ductPath) => ductPath !== null);
          for (const ductPath of ductPaths) {
            const { missing, faults } = readSoundPath(pathOfDucts("", ductPath, FAN));
            expect([...faults.keys()].filter((key) => key.startsWith("elements"))).toEqual([]);
            expect(missing).toEqual(["房间净高"]);
          }
        },
      ),
      { numRuns: runsOf(60) },
    );
  });
});
