import { describe, expect, it } from "vitest";
import { SATURATED_AT_SEA_LEVEL } from "#domain/physics/air/saturatedAir.ts";
import { enteringAir } from "#domain/building/kinds/fanCoil/selection/EnteringAir.ts";
import type { FanCoil } from "#domain/building/kinds/fanCoil/selection/FanCoil.ts";
import { correctedFigures } from "#domain/building/kinds/fanCoil/selection/fanCoilFigures.ts";
import { ratedCoil, type RatedCoil } from "#domain/building/kinds/fanCoil/selection/RatedCoil.ts";
import { siteAir } from "#domain/building/kinds/fanCoil/selection/SiteAir.ts";
import { LEVELS } from "#domain/building/selection/multiRoom.ts";
import { enthalpy, temperature } from "#domain/base/units.ts";
import { generateFanCoils } from "#server/samples/fanCoil/generateFanCoils.ts";

const coilsOf = ({ levels, rated }: FanCoil) =>
  LEVELS.map((level) => {
    const coil = ratedCoil(levels[level], rated);
    if (!coil.ok) throw new Error(coil.code);
    return coil.value;
  });
const COILS = generateFanCoils().records.flatMap(({ coil }) => coilsOf(coil));

/** A room with a wet cooling coil, one with a dry coil, and one with warm water. */
const STATES = [
  { dry: 26, wet: 18.7, summer: 7, winter: 60 },
  { dry: 30, wet: 15.5, summer: 16, winter: 45 },
  { dry: 27, wet: 19.5, summer: 12, winter: 50 },
];

function figuresAt(
  coil: RatedCoil,
  { dry, wet, summer, winter }: (typeof STATES)[number],
  altitude?: number,
) {
  const air = enteringAir(temperature(dry), temperature(wet), siteAir(altitude));
  if (!air.ok) throw new Error(air.code);
  const state = { summerWater: temperature(summer), winterWater: temperature(winter) };
  return correctedFigures(coil, { air: air.value, winterDryBulb: temperature(20), ...state });
}

/** Total and sensible cooling and heating by the rules as they are written for sea level. */
function atTheSea(coil: RatedCoil, { dry, wet, summer, winter }: (typeof STATES)[number]) {
  const { rated } = coil;
  const entering = enteringAir(temperature(dry), temperature(wet));
  if (!entering.ok) throw new Error(entering.code);
  const air = entering.value;
  const wetFactor =
    ((air.wetBulb - summer) / (rated.coolingWetBulb - rated.coolingWater)) *
    Math.exp(0.02 * (air.wetBulb - rated.coolingWetBulb) + 0.0167 * (summer - rated.coolingWater));
  const ofWet = wetFactor * coil.totalCooling;
  const ofDry =
    Math.max(0, (air.dryBulb - summer) / (rated.coolingDryBulb - rated.coolingWater)) * coil.sensibleCooling;
  const leaving = SATURATED_AT_SEA_LEVEL.temperature(enthalpy(air.enthalpy - ofWet / coil.contactFlow));
  const ofContact = coil.contactFlow * (air.heat * (air.dryBulb - leaving));
  const sensible = ofDry >= ofWet ? ofDry : ofContact >= ofWet * (1 - 1e-9) ? ofWet : Math.max(ofContact, 0);
  const heating =
    coil.heating === null
      ? null
      : Math.max(0, (winter - 20) / (rated.heatingWater - rated.heatingDryBulb)) * coil.heating;
  return { totalCooling: Math.max(ofWet, ofDry), sensibleCooling: sensible, heating };
}

describe("every fan coil of the catalogue", () => {
  it("has the figures of the sea to the last bit where no height is stated, or none above it", () => {
    expect(COILS.length).toBeGreaterThan(1000);
    let different = 0;
    for (const state of STATES)
      for (const coil of COILS) {
        const plain = atTheSea(coil, state);
        for (const altitude of [undefined, 0]) {
          const { totalCooling, sensibleCooling, heating } = figuresAt(coil, state, altitude);
          if (totalCooling !== plain.totalCooling) different++;
          if (sensibleCooling !== plain.sensibleCooling) different++;
          if (heating !== plain.heating) different++;
        }
      }
    expect(different).toBe(0);
  });

  it("moves the same volume in thinner air, which carries less dry heat and never more of the whole", () => {
    let wrong = 0;
    for (const state of STATES)
      for (const coil of COILS) {
        const sea = figuresAt(coil, state);
        let below = figuresAt(coil, state, -500);
        for (const altitude of [0, 1891, 3650, 5000]) {
          const figures = figuresAt(coil, state, altitude);
          if (figures.airFlow !== sea.airFlow) wrong++;
          if (!(figures.totalCooling <= sea.totalCooling)) wrong++;
          if (!(figures.sensibleCooling < below.sensibleCooling)) wrong++;
          if (!(figures.sensibleCooling <= figures.totalCooling)) wrong++;
          if (figures.heating !== null && !(figures.heating < below.heating!)) wrong++;
          below = figures;
        }
      }
    expect(wrong).toBe(0);
  });
});

it("agrees with a worked example in Lhasa", () => {
  // FP-51 at 27 / 19.5 ℃ with water of 7 ℃, 3,650 m: p = 64,504 Pa, of the density 0.6366, of dry heat 0.6366^0.75 = 0.7127.
  //   Saturated at 19.5 ℃: p_ws 2,267 Pa, W = 0.02265, h = 77.11; at 7 ℃: 1,002 Pa, W = 0.00981, h = 31.71 kJ/kg.
  //   At the sea 55.74 and 22.66 kJ/kg. Q' = 2.70·0.7127·(77.11 − 31.71)/(55.74 − 22.66) = 2.641 kW.
  //   Heating at 20 ℃ with 60 ℃: 4.05·(60 − 20)/(60 − 21)·0.7127 = 2.960 kW.
  const rated = {
    coolingDryBulb: temperature(27),
    coolingWetBulb: temperature(19.5),
    coolingWater: temperature(7),
    heatingDryBulb: temperature(21),
    heatingWater: temperature(60),
  };
  const coil = ratedCoil(
    {
      airFlow: 510,
      totalCooling: 2.7,
      sensibleCooling: 1.98,
      heating: 4.05,
      inputPower: null,
      noise: null,
    } as never,
    rated,
  );
  if (!coil.ok) throw new Error(coil.code);
  const figures = figuresAt(coil.value, { dry: 27, wet: 19.5, summer: 7, winter: 60 }, 3650);
  expect(figures.totalCooling).toBeCloseTo(2.641, 3);
  expect(figures.heating).toBeCloseTo(2.96, 3);
  // At sea level it is 1.98 kW: the air has 0.636 of its density and leaves the coil colder.
  expect(figures.sensibleCooling / 1.98).toBeGreaterThan(0.64);
  expect(figures.sensibleCooling / 1.98).toBeLessThan(0.74);
});
