import { describe, expect, it } from "vitest";
import { endReflection, equalAreaDiameter } from "#domain/physics/sound/ductPath.ts";
import { fanToRoom, noiseOfNeck } from "#domain/physics/sound/fanToRoom.ts";
import { addLevels, OCTAVES, type Spectrum } from "#domain/physics/sound/levels.ts";
import { roomAbsorption, schultzSpectrum } from "#domain/physics/sound/room.ts";
import { roomLevel } from "#domain/physics/sound/roomLevel.ts";

const flat = (level: number): Spectrum => OCTAVES.map(() => level);
const rounded = (levels: Spectrum) => levels.map((level) => Number(level.toFixed(9)));

describe("the level behind an outlet", () => {
  const outlet = { neck: { sides: [400, 200] as const }, flow: 900, loss: 20 };
  const room = { volume: 150, distance: 2 };

  it("is what arrives less the reflection at the end, with the outlet's own noise", () => {
    const found = fanToRoom(flat(80), [], outlet, room);
    const own = noiseOfNeck(outlet.neck, outlet.flow, outlet.loss).power;
    const into = OCTAVES.map((f, band) =>
      addLevels([80 - endReflection(equalAreaDiameter(400, 200), f), own[band]!]),
    );
    expect(rounded(found.into)).toEqual(rounded(into));
    expect(rounded(found.level)).toEqual(rounded(schultzSpectrum(into, 150, 2)));
  });

  it("never falls below the outlet's own noise, whatever stands before it", () => {
    const insertion = flat(60);
    const found = fanToRoom(flat(80), [{ kind: "silencer", insertion, own: null }], outlet, room);
    expect(found.steps).toHaveLength(1);
    found.into.forEach((level, band) => expect(level).toBeGreaterThan(found.outlet.power[band]!));
  });
});

describe("the level of several sources in a room", () => {
  const room = { volume: 200, surface: 220, absorption: roomAbsorption("average") };
  const source = (level: number, distance: number) => ({ power: flat(level), directivity: 2, distance });

  it("adds each with its own distance, and the background to both models", () => {
    const [near1, far] = [source(55, 1.5), source(60, 6)];
    const both = roomLevel([near1, far], room);
    const apart = [roomLevel([near1], room), roomLevel([far], room)];
    expect(rounded(both.diffuse)).toEqual(
      rounded(OCTAVES.map((_, band) => addLevels(apart.map(({ diffuse }) => diffuse[band]!)))),
    );
    expect(rounded(both.schultz)).toEqual(
      rounded(OCTAVES.map((_, band) => addLevels(apart.map(({ schultz }) => schultz[band]!)))),
    );
    const loud = roomLevel([near1, far], room, flat(70));
    for (const model of [loud.diffuse, loud.schultz])
      model.forEach((level) => expect(level).toBeGreaterThan(70));
    expect(loud.each).toEqual(both.each);
  });

  it("is decided by the model that finds more", () => {
    for (const distance of [0.3, 1, 3, 10]) {
      const { deciding, diffuseWeighted, schultzWeighted } = roomLevel([source(60, distance)], room);
      expect(deciding).toBe(Math.max(diffuseWeighted, schultzWeighted));
    }
  });
});
