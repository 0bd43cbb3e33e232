import { WATER_SUPPLY_SET } from "../../catalogue/categories.ts";
import { SPEED_SETTINGS } from "../../catalogue/fanTypes.ts";
import { PROPERTY } from "../../catalogue/properties.ts";
import { MOST_MACHINES } from "../../catalogue/duty/machineCount.ts";
import type { MotorFacts } from "./MotorFacts.ts";

/** The figures that a product's properties state. */
export interface StatedFigures {
  readonly categoryCode: string;
  /** By property code; null, or not above zero, if there is none. */
  readonly numberOf: (code: string) => number | null;
}

const positive = ({ numberOf }: StatedFigures, code: string): number | null => {
  const value = numberOf(code);
  return value !== null && value > 0 ? value : null;
};

/** kW of the motor of one machine; a set states that of all its pumps. */
export function statedPower(product: StatedFigures): number | null {
  const rated = positive(product, PROPERTY.motorPower);
  const parts = product.categoryCode === WATER_SUPPLY_SET ? positive(product, PROPERTY.pumpCount) : 1;
  return rated === null || parts === null ? null : rated / parts;
}

/** A product's stated motor, by setting if it has one for each. */
export function statedMotor(product: StatedFigures): Omit<MotorFacts, "isCirculator"> {
  const powers = [
    { setting: SPEED_SETTINGS.high, power: positive(product, PROPERTY.highSpeedMotorPower) },
    { setting: SPEED_SETTINGS.low, power: positive(product, PROPERTY.lowSpeedMotorPower) },
    { setting: null, power: statedPower(product) },
  ];
  return {
    powers: powers.flatMap(({ setting, power }) => (power === null ? [] : { setting, power })),
    rotationalSpeed: positive(product, PROPERTY.rotationalSpeed),
  };
}

/** Number of equal pumps that a water-supply set runs; null if the product is not a set or does not state it. */
export function statedParts(product: StatedFigures): number | null {
  const count = product.numberOf(PROPERTY.pumpCount);
  const isCount = count !== null && Number.isInteger(count) && count > 1 && count <= MOST_MACHINES;
  return product.categoryCode === WATER_SUPPLY_SET && isCount ? count : null;
}
