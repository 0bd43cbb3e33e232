import * as v from "valibot";
import { OUTDOOR_UNIT } from "#domain/catalogue/categories.ts";
import { HEMI_FREE, PRESSURE_LEVEL } from "#domain/catalogue/noiseStatement.ts";
import { SIDE_DISCHARGE } from "#domain/catalogue/outdoorUnitValues.ts";
import { PROPERTY } from "#domain/catalogue/properties.ts";
import { SOURCE_PROPERTY } from "#domain/catalogue/sourceProperties.ts";
import { roundTo } from "../../records/roundTo.ts";
import { valueName } from "../../standard/categoryStandards.ts";
import type { ListedCategory, ListedItem, ListedLine } from "./ListedCategory.ts";
import { oneOfValues, readLines } from "./readLines.ts";

const UnitSchema = v.strictObject({
  letters: v.string(),
  type: oneOfValues(OUTDOOR_UNIT, PROPERTY.productType),
  discharge: oneOfValues(OUTDOOR_UNIT, PROPERTY.structure),
  refrigerant: oneOfValues(OUTDOOR_UNIT, PROPERTY.refrigerant),
  /** kW of the sizes, cooling */
  capacities: v.array(v.number()),
  /** Coefficient of performance at 0 kW, and its decrease per kW. */
  performance: v.tuple([v.number(), v.number()]),
});
type Unit = v.InferOutput<typeof UnitSchema>;

const COOLING_ONLY = "V001003";
/** Ratio of heating to cooling, and the difference of the coefficients of performance. */
const HEATING = { ratio: 1.12, better: 0.35 };
/** kW of the smallest indoor unit: each such step of an outdoor unit's capacity allows one more indoor unit. */
const PER_INDOOR_UNIT = 1.75;
const MOST_UNITS = 64;
/** m */
const NOISE_DISTANCE = 1;

/** Limits for all sizes of a line, in m and %, as usual for such series. */
const LIMITS = {
  top: { total: 1000, actual: 165, equivalent: 190, branch: 40, above: 50, below: 40, between: 18 },
  side: { total: 150, actual: 70, equivalent: 90, branch: 30, above: 30, below: 25, between: 10 },
};
const COMBINATION = { least: 50, most: 130 };

/**
 * Corrections of a line as a manufacturer prints them: 1 at the rated state, no value outside. Generated like all
 * its figures.
 */
const RATIOS = "100: 1; 115: 1.03; 130: 1.05";
const PIPE_TABLES = {
  top: {
    cooling:
      "m\\%: 50, 100, 130; 0: 1, 1, 1; 50: 0.97, 0.96, 0.95; 100: 0.94, 0.92, 0.9; 190: 0.89, 0.85, 0.82",
    heating: "m\\%: 50, 100, 130; 0: 1, 1, 1; 100: 0.99, 0.98, 0.98; 190: 0.98, 0.97, 0.96",
  },
  side: {
    cooling: "m\\%: 50, 100, 130; 0: 1, 1, 1; 30: 0.98, 0.97, 0.96; 90: 0.93, 0.9, 0.88",
    heating: "m\\%: 50, 100, 130; 0: 1, 1, 1; 90: 0.99, 0.98, 0.97",
  },
};
const COOLING_STATES =
  "干球\\湿球: 15, 17, 19, 22; 20: 0.97, 1.04, 1.1, 1.18; 35: 0.86, 0.93, 1, 1.09; 43: 0.78, 0.85, 0.92, 1";
const HEATING_STATES =
  "湿球\\干球: 16, 20, 24; -20: 0.62, 0.6, 0.58; -10: 0.76, 0.74, 0.72; 0: 0.92, 0.9, 0.87; 6: 1.03, 1, 0.96; 15: 1.1, 1.06, 1";
const DEFROST = "-20: 0.95; -7: 0.94; 0: 0.86; 5: 0.98; 6: 1; 15: 1";
/** 1/m: loss of capacity per metre of height. */
const HEIGHT = 0.0003;

/** kW up to which one cabinet is enough, and the cabinet's size in mm. */
const SINGLE = 61.5;
const CABINETS = {
  top: { narrowTo: 33.5, narrow: 990, wide: 1340, width: 790, height: 1740, gap: 100 },
  side: { lowTo: 10, length: 980, width: 370, low: 790, high: 1340 },
};

/** Outer diameters in mm for capacities up to so many kW. */
const PIPES = [
  { to: 16, liquid: 9.52, gas: 15.88 },
  { to: 22.4, liquid: 9.52, gas: 19.05 },
  { to: 28, liquid: 9.52, gas: 22.2 },
  { to: 45, liquid: 12.7, gas: 28.6 },
  { to: 68, liquid: 15.88, gas: 28.6 },
  { to: Infinity, liquid: 19.05, gas: 34.9 },
];

function sizeOf(nominal: number, isSide: boolean) {
  if (isSide) {
    const { lowTo, length, width, low, high } = CABINETS.side;
    return { length, width, height: nominal <= lowTo ? low : high };
  }
  const { narrowTo, narrow, wide, width, height, gap } = CABINETS.top;
  if (nominal <= SINGLE) return { length: nominal <= narrowTo ? narrow : wide, width, height };
  return { length: 2 * (nominal / 2 <= narrowTo ? narrow : wide) + gap, width, height };
}

const heatingTables = (piping: string) =>
  [
    [SOURCE_PROPERTY.heatingPipeCorrection, piping],
    [SOURCE_PROPERTY.heatingTemperatureCorrection, HEATING_STATES],
    [SOURCE_PROPERTY.defrostCorrection, DEFROST],
  ] as const;

function itemOf(
  { type, discharge, refrigerant, performance }: Unit,
  nominal: number,
  variation: number,
): ListedItem {
  const isSide = discharge === SIDE_DISCHARGE;
  const cooling = roundTo(1, nominal * variation);
  const coefficient = (performance[0] - performance[1] * nominal) * (2 - variation);
  const heating = type === COOLING_ONLY ? null : roundTo(1, cooling * HEATING.ratio);
  const limits = isSide ? LIMITS.side : LIMITS.top;
  const pipes = PIPES.find(({ to }) => nominal <= to)!;
  const { length, width, height } = sizeOf(nominal, isSide);
  const piping = isSide ? PIPE_TABLES.side : PIPE_TABLES.top;
  return {
    size: String(Math.round(nominal * 10)),
    numbers: [
      [PROPERTY.coolingCapacity, cooling],
      [PROPERTY.heatingCapacity, heating],
      [PROPERTY.inputPower, roundTo(2, cooling / coefficient)],
      [PROPERTY.heatingInputPower, heating && roundTo(2, heating / (coefficient + HEATING.better))],
      [PROPERTY.annualPerformance, roundTo(2, coefficient + 0.5)],
      [PROPERTY.noise, roundTo(1, (isSide ? 51 : 57) + 5 * Math.log10(nominal / 10))],
      [PROPERTY.noiseDistance, NOISE_DISTANCE],
      [PROPERTY.leastCombination, COMBINATION.least],
      [PROPERTY.mostCombination, COMBINATION.most],
      [PROPERTY.mostIndoorUnits, Math.min(MOST_UNITS, Math.round(nominal / PER_INDOOR_UNIT))],
      [PROPERTY.totalPipeLength, limits.total],
      [PROPERTY.farthestPipeLength, limits.actual],
      [PROPERTY.farthestEquivalentLength, limits.equivalent],
      [PROPERTY.lengthAfterFirstBranch, limits.branch],
      [PROPERTY.heightOutdoorAbove, limits.above],
      [PROPERTY.heightOutdoorBelow, limits.below],
      [PROPERTY.heightBetweenIndoor, limits.between],
      [SOURCE_PROPERTY.heightCorrection, HEIGHT],
      [PROPERTY.liquidPipe, pipes.liquid],
      [PROPERTY.gasPipe, pipes.gas],
      [PROPERTY.length, length],
      [PROPERTY.width, width],
      [PROPERTY.height, height],
      [PROPERTY.weight, Math.round((isSide ? 45 : 130) + 3.6 * nominal)],
    ],
    enums: [
      [PROPERTY.productType, type],
      [PROPERTY.structure, discharge],
      [PROPERTY.refrigerant, refrigerant],
      [PROPERTY.noiseKind, PRESSURE_LEVEL],
      [PROPERTY.noiseField, HEMI_FREE],
    ],
    texts: [
      [PROPERTY.powerSupply, nominal <= 16 ? "220 V 50 Hz" : "380 V 3N 50 Hz"],
      [SOURCE_PROPERTY.combinationCorrection, RATIOS],
      [SOURCE_PROPERTY.coolingPipeCorrection, piping.cooling],
      [SOURCE_PROPERTY.coolingTemperatureCorrection, COOLING_STATES],
      ...(heating === null ? [] : heatingTables(piping.heating)),
    ],
  };
}

const lineOf = (unit: Unit): ListedLine => ({
  letters: unit.letters,
  name: `${valueName(OUTDOOR_UNIT, PROPERTY.productType, unit.type)}多联机室外机`,
  items: (variation) => unit.capacities.map((nominal) => itemOf(unit, nominal, variation)),
});

export const OUTDOOR_UNITS: ListedCategory = {
  code: OUTDOOR_UNIT,
  lines: readLines("outdoorUnits", UnitSchema).map(lineOf),
};
