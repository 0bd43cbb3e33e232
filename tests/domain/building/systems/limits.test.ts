import { describe, expect, it } from "vitest";
import { chillerLimit, CHILLER_CLIMATES } from "#domain/building/sources/chillerLimits.ts";
import { lowestPoint } from "#domain/building/systems/staticPressure.ts";
import { olderRatio } from "#domain/building/systems/transportRatio.ts";
import { velocityLeast, velocityLimit, velocityRemark } from "#domain/physics/pipe/pipeSeries.ts";
import { roomSoundLimit } from "#domain/physics/sound/roomLimits.ts";

describe("velocities of pipes", () => {
  it("lie in a range of their size, whose lower end is information and none of open circuits", () => {
    expect([0.39, 0.4, 0.5, 0.51].map((v) => velocityRemark("closed", 15, v))).toEqual([
      ...["low", null, null, "high"],
    ]);
    expect(velocityRemark("open", 15, 0.01)).toBeNull();
    expect([15, 63, 400, 450].map((dn) => velocityLeast("closed", dn))).toEqual([0.4, 0.9, 1.8, null]);
    for (const dn of [15, 20, 25, 32, 40, 50, 65, 80, 100, 125, 150, 200, 250, 300, 350, 400])
      expect(velocityLeast("closed", dn)).toBeLessThan(velocityLimit("closed", dn));
  });
});

describe("the pressure at the lowest point", () => {
  it("is that of the water above, of the fill and of the pump, and asks for zones over 1 MPa", () => {
    const low = lowestPoint(1000, { rise: 50, fill: 50_000, head: 20, working: 800_000 });
    expect(low.pressure).toBeCloseTo(1000 * 9.80665 * 70 + 50_000, 6);
    expect(low).toMatchObject({ needsZones: false, isHeld: true });
    const high = lowestPoint(1000, { rise: 90, fill: 50_000, head: 20, working: 1e6 });
    expect(high).toMatchObject({ needsZones: true, isHeld: false });
    expect(lowestPoint(1000, { rise: 5, fill: 0, head: 5 }).isHeld).toBeNull();
  });
});

describe("least ratios of chillers", () => {
  it("go by compressor, cooling, size and climate, and are marked", () => {
    const screw = { compressor: "screw", cooling: "water" } as const;
    const at = (capacity: number) => chillerLimit({ ...screw, capacity }, "cold");
    expect([528, 529, 1163, 1164].map((capacity) => at(capacity)?.cop)).toEqual([4.7, 5.1, 5.1, 5.5]);
    expect(at(600)).toMatchObject({ iplv: 5.85, mark: "待核对" });
    expect(chillerLimit({ compressor: "scroll", cooling: "water", capacity: 600 }, "cold")).toBeNull();
    expect(chillerLimit({ compressor: "centrifugal", cooling: "air", capacity: 600 }, "cold")).toBeNull();
    expect(at(0)).toBeNull();
  });

  it("never fall from colder to hotter climates", () => {
    for (const compressor of ["scroll", "screw", "centrifugal"] as const)
      for (const capacity of [40, 500, 1100, 3000]) {
        const rows = CHILLER_CLIMATES.map((climate) =>
          chillerLimit({ compressor, cooling: "water", capacity }, climate),
        ).filter((row) => row !== null);
        expect(rows.map(({ cop }) => cop)).toEqual(rows.map(({ cop }) => cop).toSorted((a, b) => a - b));
        expect(rows.map(({ iplv }) => iplv)).toEqual(rows.map(({ iplv }) => iplv).toSorted((a, b) => a - b));
      }
  });
});

describe("sound limits of rooms", () => {
  it("go by day, night and standard, and judge no room that is not named", () => {
    expect(roomSoundLimit("bedroom", "night")).toMatchObject({ limit: 37, mark: "待核对" });
    expect(roomSoundLimit("bedroom", "night", "high")?.limit).toBe(30);
    // It has no high standard of its own, so the usual limit holds.
    expect(roomSoundLimit("classroom", "day", "high")?.limit).toBe(45);
    for (const name of ["kitchen", "toString", "__proto__"]) expect(roomSoundLimit(name, "day")).toBeNull();
  });
});

it("leaves the older ratio out where no efficiency is known", () => {
  expect(olderRatio(36, 5, 0.7)).toBeCloseTo(0.0240891429, 10);
  expect(olderRatio(36, 5, null)).toBeNull();
});
