import { describe, expect, it } from "vitest";
import { unitNoise, type NoiseUse } from "#domain/building/sound/unitNoise.ts";
import { unitPower, type KnownPower } from "#domain/building/sound/unitPower.ts";
import { OCTAVE_POWERS } from "#domain/catalogue/noiseStatement.ts";
import { PROPERTY } from "#domain/catalogue/properties.ts";

const UNIT: NoiseUse = { figure: PROPERTY.noise, hasOctaves: true };
const OUTLET: NoiseUse = { ...UNIT, isOfAir: true };
const values = (...pairs: readonly (readonly [string, number | string])[]) =>
  pairs.map(([code, value]) => ({ code, value }));
const POWER = [
  [PROPERTY.noise, 40],
  [PROPERTY.noiseKind, "声功率级"],
] as const;
const NECK = [
  [PROPERTY.length, 250],
  [PROPERTY.width, 250],
] as const;
const outlet = (...pairs: readonly (readonly [string, number | string])[]) =>
  unitNoise(values(...pairs), OUTLET);

describe("the power level of a unit in its room", () => {
  it("is that which a unit states, whatever the air of its room", () => {
    const stated = unitNoise(values(...POWER), UNIT);
    for (const air of [null, 300])
      expect(unitPower(stated, air)).toEqual({
        ...{ power: { total: 40 }, statement: "power", isEstimated: true },
      });
    expect(unitPower(unitNoise([], UNIT), 300)).toBe("no-noise");
    expect(unitPower(unitNoise(values([PROPERTY.noise, 40]), UNIT), 300)).toBe("noise-kind");
  });

  it("of an outlet holds for the air that it was tested with, and follows 60·lg of another one", () => {
    const tested = outlet(...POWER, [PROPERTY.airFlow, 300]);
    expect(unitPower(tested, 300)).toMatchObject({ power: { total: 40 } });
    // Twice the air: 60·lg 2 = 18.06 dB.
    expect(unitPower(tested, 600)).toMatchObject({ power: { total: expect.closeTo(58.06, 2) as number } });
    const levels = OCTAVE_POWERS.map((code, band) => [code, 40 - band] as const);
    const octaves = outlet(...levels, [PROPERTY.airFlow, 300]);
    expect(unitPower(octaves, 300)).toMatchObject({ isEstimated: false, statement: "octaves" });
    expect(unitPower(octaves, 303)).toMatchObject({ isEstimated: false });
    expect(unitPower(octaves, 600)).toMatchObject({ isEstimated: true });
    expect(unitPower(octaves, null)).toBe("no-air");
  });

  it("of an outlet is not known of a figure without the air of its test, nor of a bare one, whatever its neck", () => {
    expect(unitPower(outlet(...POWER, ...NECK), 300)).toBe("no-test-air");
    expect(unitPower(outlet([PROPERTY.noise, 35], [PROPERTY.airFlow, 300], ...NECK), 300)).toBe("noise-kind");
  });

  it("of an outlet without a figure is estimated by what its air makes in the neck", () => {
    // 450 m³/h through 0.0625 m²: U = 2 m/s, ζ of a diffuser 2. 10·lg(10.76·0.0625) + 30·lg 2 + 60·lg 6.56 − 31.3 = 25.0 dB;
    // the peak of 320 Hz lies in the octave of 250 Hz, where − 11.82 leaves 13.2 dB, and 1.28 dB less one octave above.
    const found = unitPower(outlet(...NECK), 450) as KnownPower;
    expect(found).toMatchObject({ statement: "air", isEstimated: true });
    const octaves = "octaves" in found.power ? found.power.octaves : [];
    expect(octaves[2]).toBeCloseTo(13.2, 1);
    expect(octaves[3]! - octaves[2]!).toBeCloseTo(-0.15 - 1.13, 9);
    expect(unitPower(outlet(...NECK), null)).toBe("no-air");
    expect(unitPower(outlet([PROPERTY.length, 250]), 450)).toBe("no-noise");
    expect(unitPower(outlet([PROPERTY.diameter, 0]), 450)).toBe("no-noise");
  });
});
