import type { Product } from "#api/contract/products.ts";
import { WATER_SUPPLY_SET } from "#domain/catalogue/categories.ts";
import { SPEED_SETTINGS } from "#domain/catalogue/fanTypes.ts";
import { PROPERTY } from "#domain/catalogue/properties.ts";
import { PUMP_TYPES } from "#domain/catalogue/pumpTypes.ts";
import type { MotorFacts } from "#domain/energy/MotorFacts.ts";

type Stated = Pick<Product, "gjwCategoryCode" | "productPropertyValues">;

const valueOf = ({ productPropertyValues }: Stated, code: string) =>
  productPropertyValues.find((property) => property.code === code)?.value;

function figure(product: Stated, code: string): number | null {
  const value = valueOf(product, code);
  return typeof value === "number" && value > 0 ? value : null;
}

/** kW of the motor of one machine: a set states that of all its pumps. */
export function ratedPowerOf(product: Stated): number | null {
  const rated = figure(product, PROPERTY.motorPower);
  const parts = product.gjwCategoryCode === WATER_SUPPLY_SET ? figure(product, PROPERTY.pumpCount) : 1;
  return rated === null || parts === null ? null : rated / parts;
}

/** What a product states of its motor, by setting where it has one for each. */
export function motorFactsOf(product: Stated): MotorFacts {
  const powers = [
    { setting: SPEED_SETTINGS.high, power: figure(product, PROPERTY.highSpeedMotorPower) },
    { setting: SPEED_SETTINGS.low, power: figure(product, PROPERTY.lowSpeedMotorPower) },
    { setting: null, power: ratedPowerOf(product) },
  ];
  return {
    powers: powers.flatMap(({ setting, power }) => (power === null ? [] : { setting, power })),
    rotationalSpeed: figure(product, PROPERTY.rotationalSpeed),
    isCirculator: valueOf(product, PROPERTY.pumpType) === PUMP_TYPES.V000606,
  };
}
