import { AIR_OUTLET, FAN, FAN_COIL } from "../categories.ts";
import { PROPERTY } from "../properties.ts";
import type { ImportCategory } from "./importCatalogue.ts";
import type { ImportedValue } from "./ImportedProduct.ts";
import { refusal, type Fault } from "./ImportRemark.ts";
import { findImportUnit } from "./importUnits.ts";
import { likelyUnit } from "./likelyUnit.ts";
import { statedFigures } from "./statedFigures.ts";

/** [less, more]: a lower speed never has the greater value. */
const SPEEDS: readonly (readonly [category: string, less: string, more: string])[] = [
  [FAN_COIL, PROPERTY.mediumAirFlow, PROPERTY.highAirFlow],
  [FAN_COIL, PROPERTY.mediumTotalCooling, PROPERTY.highTotalCooling],
  [FAN_COIL, PROPERTY.mediumSensibleCooling, PROPERTY.highSensibleCooling],
  [FAN_COIL, PROPERTY.mediumHeating, PROPERTY.highHeating],
  [FAN, PROPERTY.lowSpeedAirFlow, PROPERTY.highSpeedAirFlow],
  [FAN, PROPERTY.lowRotationalSpeed, PROPERTY.highRotationalSpeed],
];

const SQUARE_MM_PER_SQUARE_METRE = 1e6;
/** Tolerance, since nominal sizes and areas are rounded. */
const ROUNDING = 1.01;

/**
 * Checks what is impossible for any machine: a lower speed with a greater value, an opening larger than the whole.
 */
export function checkPlain(
  { code, definitions }: ImportCategory,
  values: readonly ImportedValue[],
  place: string,
): Fault[] {
  const figures = statedFigures(values);
  const nameOf = (property: string) => definitions.find((each) => each.code === property)?.name ?? property;
  const faults = SPEEDS.flatMap(([category, less, more]): Fault[] => {
    const [slow, fast] = [figures.get(less), figures.get(more)];
    if (category !== code || slow === undefined || fast === undefined || slow <= fast) return [];
    const message = `is ${slow}, above the ${fast} of ${nameOf(more)}: a slower speed does not do more, the columns may be exchanged`;
    return [refusal(place, nameOf(less), message)];
  });
  return code === AIR_OUTLET ? [...faults, ...checkFace(figures, nameOf, place)] : faults;
}

function checkFace(
  figures: ReadonlyMap<string, number>,
  nameOf: (property: string) => string,
  place: string,
): Fault[] {
  const effective = figures.get(PROPERTY.effectiveArea);
  const face = faceArea(figures);
  if (effective === undefined || face === null || effective <= face * ROUNDING) return [];
  const fits = (meant: number) => meant <= face * ROUNDING && meant > face / 20;
  const unit = likelyUnit(effective, findImportUnit("m2") ?? null, fits);
  const message = `is ${effective} ㎡, more than the ${Number(face.toPrecision(3))} ㎡ of its face${unit}`;
  return [refusal(place, nameOf(PROPERTY.effectiveArea), message)];
}

/** ㎡ */
function faceArea(figures: ReadonlyMap<string, number>): number | null {
  const [length, width] = [figures.get(PROPERTY.length), figures.get(PROPERTY.width)];
  const diameter = figures.get(PROPERTY.diameter);
  if (length !== undefined && width !== undefined) return (length * width) / SQUARE_MM_PER_SQUARE_METRE;
  if (diameter !== undefined) return (Math.PI * diameter ** 2) / 4 / SQUARE_MM_PER_SQUARE_METRE;
  return null;
}
