import { INDOOR_UNIT_TYPE } from "#domain/catalogue/indoorUnitValues.ts";
import { PROPERTY, type PropertyCode } from "#domain/catalogue/properties.ts";
import type { IndoorUnit } from "#domain/building/kinds/indoorUnit/selection/IndoorUnit.ts";
import { power } from "#domain/base/units.ts";
import type { CategoryProduct } from "../categoryProducts.ts";
import { lookUp } from "#domain/base/keyed.ts";

export const INDOOR_UNIT_PROPERTIES: readonly PropertyCode[] = [
  PROPERTY.productType,
  PROPERTY.structure,
  PROPERTY.coolingCapacity,
  PROPERTY.heatingCapacity,
  PROPERTY.inputPower,
  PROPERTY.noise,
];

/** The indoor unit for selection from a product's values. */
export function readIndoorUnit({ id, model, brandCode, numbers, enums }: CategoryProduct): IndoorUnit {
  const kilowatts = (code: PropertyCode) => {
    const value = lookUp(numbers, code);
    return value === undefined ? null : power(value);
  };
  return {
    id,
    model,
    brandCode,
    // Tables of manufacturers do not name the category's only type.
    productType: lookUp(enums, PROPERTY.productType) ?? INDOOR_UNIT_TYPE,
    structure: lookUp(enums, PROPERTY.structure) ?? null,
    cooling: kilowatts(PROPERTY.coolingCapacity),
    heating: kilowatts(PROPERTY.heatingCapacity),
    inputPower: kilowatts(PROPERTY.inputPower),
    noise: lookUp(numbers, PROPERTY.noise) ?? null,
  };
}
