import { FAN_COIL } from "#domain/catalogue/categories.ts";
import type { FanCoilMotor } from "#domain/catalogue/properties.ts";
import type { SeriesRow } from "../../database/schema/catalogueRows.ts";
import { between, seededRandom } from "../seededRandom.ts";
import { MOTORS, type Family } from "./families.ts";
import type { SampleBrand } from "../sampleBrands.ts";

/**
 * The units of one brand, family and motor: one series, which all differ from the standard by the same
 * variation.
 */
export interface ProductLine {
  readonly brand: SampleBrand;
  readonly family: Family;
  readonly motor: FanCoilMotor;
  /** Beginning of the model numbers: LYWA, LYWAD. */
  readonly letters: string;
  readonly series: SeriesRow;
  readonly variation: {
    readonly airFlow: number;
    readonly capacity: number;
    readonly sensibleRatio: number;
    readonly mediumCapacity: number;
    /** mm */
    readonly length: number;
  };
}

export function productLine(brand: SampleBrand, family: Family, motor: FanCoilMotor): ProductLine {
  const letters = `${brand.prefix}${family.letters}${MOTORS[motor].letter}`;
  const random = seededRandom(letters);
  return {
    brand,
    family,
    motor,
    letters,
    series: {
      id: letters.toLowerCase(),
      categoryCode: FAN_COIL,
      brandCode: brand.code,
      name: `${letters} ${family.name}${MOTORS[motor].name}`,
    },
    variation: {
      airFlow: between(random, 1, 1.04),
      capacity: between(random, 0.99, 1.015),
      sensibleRatio: between(random, -0.006, 0.006),
      mediumCapacity: between(random, 0.99, 1.01),
      length: Math.round(between(random, 0, 40)),
    },
  };
}
