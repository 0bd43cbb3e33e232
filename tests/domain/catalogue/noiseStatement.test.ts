import { describe, expect, test } from "vitest";
import {
  octaveLosses,
  OCTAVE_LOSSES,
  OCTAVE_POWERS,
  productNoise,
} from "#domain/catalogue/noiseStatement.ts";
import { PROPERTY } from "#domain/catalogue/properties.ts";

const stated = (
  numbers: Readonly<Record<string, number>>,
  choices: Readonly<Record<string, string>> = {},
) => ({
  number: (code: string) => numbers[code] ?? null,
  choice: (code: string) => choices[code] ?? null,
});
const POWER = { [PROPERTY.noiseKind]: "V001031" };
const HEMI = { [PROPERTY.noiseKind]: "V001032", [PROPERTY.noiseField]: "V001041" };
const FREE = { [PROPERTY.noiseKind]: "V001032", [PROPERTY.noiseField]: "V001042" };
const eight = (codes: readonly string[]) => Object.fromEntries(codes.map((code, at) => [code, 80 - at]));

describe("what a product says of its noise", () => {
  test("is nothing where it states no figure", () => {
    expect(productNoise(stated({}, POWER))).toEqual({ statement: null, octaves: null, power: null });
  });

  test.each([
    ["a bare figure, of which no power follows", {}, "bare", null],
    ["a power level as it stands", POWER, "power", 60],
    // 10·lg(4πr²/Q): 8.0 dB over a floor and 11.0 dB in free field, at 1 m.
    ["a pressure level over a floor", HEMI, "pressure", 67.98],
    ["a pressure level free of surfaces", FREE, "pressure", 70.99],
  ])("is %s", (_, choices, statement, power) => {
    const noise = productNoise(stated({ [PROPERTY.noise]: 60, [PROPERTY.noiseDistance]: 1 }, choices));
    const rounded = noise.power && Math.round(noise.power * 100) / 100;
    expect([noise.statement, rounded]).toEqual([statement, power]);
  });

  test("is a bare figure where distance or field is missing", () => {
    expect(productNoise(stated({ [PROPERTY.noise]: 60 }, HEMI)).statement).toBe("bare");
    const noField = { [PROPERTY.noiseKind]: "V001032" };
    expect(
      productNoise(stated({ [PROPERTY.noise]: 60, [PROPERTY.noiseDistance]: 1 }, noField)).power,
    ).toBeNull();
  });

  test("is its octaves where all eight are stated, and not where one is missing", () => {
    expect(productNoise(stated(eight(OCTAVE_POWERS)))).toMatchObject({
      statement: "octaves",
      octaves: [80, 79, 78, 77, 76, 75, 74, 73],
    });
    expect(productNoise(stated(eight(OCTAVE_POWERS.slice(1)))).octaves).toBeNull();
  });

  test("is of the figure that is asked for", () => {
    const coil = stated({ [PROPERTY.highNoise]: 45, [PROPERTY.mediumNoise]: 40 }, POWER);
    expect(productNoise(coil, PROPERTY.mediumNoise).power).toBe(40);
  });
});

test("a silencer's insertion loss is all of its octaves or none", () => {
  expect(octaveLosses(stated(eight(OCTAVE_LOSSES)))).toHaveLength(8);
  expect(octaveLosses(stated(eight(OCTAVE_LOSSES.slice(0, 7))))).toBeNull();
});
