import { describe, expect, it } from "vitest";
import { OCTAVE_POWERS } from "#domain/catalogue/noiseStatement.ts";
import { PROPERTY } from "#domain/catalogue/properties.ts";
import { PROPOSED_SOUND, soundFault } from "#domain/building/sound/SoundSettings.ts";
import { unitNoise } from "#domain/building/sound/unitNoise.ts";

const AT_HIGH = { figure: PROPERTY.highNoise, hasOctaves: true } as const;
const AT_MEDIUM = { figure: PROPERTY.mediumNoise, hasOctaves: false } as const;
const values = (...pairs: readonly (readonly [string, number | string | null])[]) =>
  pairs.map(([code, value]) => ({ code, value }));
const MEASURED = [
  [PROPERTY.highNoise, 45],
  [PROPERTY.mediumNoise, 40],
  [PROPERTY.noiseKind, "声压级"],
  [PROPERTY.noiseDistance, 1],
  [PROPERTY.noiseField, "半自由场"],
] as const;

describe("the noise of a unit out of a product's parameters", () => {
  it("is a power level of the speed that is selected, where distance and field are stated", () => {
    // L_WA = L_pA + 10·lg(4π·1²/2) = + 8.0 dB
    expect(unitNoise(values(...MEASURED), AT_HIGH)).toMatchObject({ statement: "pressure" });
    expect(unitNoise(values(...MEASURED), AT_HIGH).power).toBeCloseTo(53, 1);
    expect(unitNoise(values(...MEASURED), AT_MEDIUM).power).toBeCloseTo(48, 1);
  });

  it("is not known of a bare figure, and of none at all", () => {
    expect(unitNoise(values([PROPERTY.highNoise, 45]), AT_HIGH)).toEqual({
      statement: "bare",
      octaves: null,
      power: null,
    });
    expect(unitNoise([], AT_HIGH).statement).toBeNull();
    expect(unitNoise(values([PROPERTY.highNoise, "四十五"]), AT_HIGH).statement).toBeNull();
  });

  it("has octaves at the highest speed only", () => {
    const octaves = OCTAVE_POWERS.map((code, band) => [code, 60 - band] as const);
    const stated = values(...MEASURED, ...octaves);
    expect(unitNoise(stated, AT_HIGH).octaves).toEqual([60, 59, 58, 57, 56, 55, 54, 53]);
    expect(unitNoise(stated, AT_MEDIUM)).toMatchObject({ statement: "pressure", octaves: null });
  });
});

describe("conditions of sound", () => {
  it.each([
    [{ height: 1 }, "房间净高应在 2 到 50 m 之间"],
    [{ height: Number.NaN }, "房间净高应在 2 到 50 m 之间"],
    [{ background: 101 }, "背景噪声应在 0 到 100 dB(A) 之间"],
    [{ uses: [{ contains: " ", use: null }] }, "请填写房间名称或分区中的文字"],
    [{ uses: [{ contains: "办".repeat(41), use: null }] }, "房间用途的文字最多 40 个字"],
    [{ uses: Array.from({ length: 51 }, () => ({ contains: "办", use: null })) }, "房间用途最多 50 条"],
  ])("refuse %o in words", (change, sentence) => {
    expect(soundFault({ ...PROPOSED_SOUND, ...change })).toBe(sentence);
  });

  it("are possible as they are proposed", () => {
    expect(soundFault(PROPOSED_SOUND)).toBeNull();
  });
});
