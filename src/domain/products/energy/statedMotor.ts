import { WATER_SUPPLY_SET } from "../../catalogue/categories.ts";
import { SPEED_SETTINGS } from "../../catalogue/fanTypes.ts";
import { PROPERTY } from "../../catalogue/properties.ts";
import { MOST_MACHINES } from "../../catalogue/duty/machineCount.ts";
import type { MotorFacts } from "./MotorFacts.ts";

/** A product as far as its properties state figures. */
export interface StatedFigures {
  readonly categoryCode: string;
  /** By property; null or not above zero where there is none. */
  readonly numberOf: (code: string) => number | null;
}

const positive = ({ numberOf }: StatedFigures, code: string): number | null => {
  const value = numberOf(code);
  return value !== null && value > 0 ? value : null;
};

/** kW of the motor of one machine: a set states that of all its pumps. */
export function statedPower(product: StatedFigures): number | null {
  const rated = positive(product, PROPERTY.motorPower);
  const parts = product.categoryCode === WATER_SUPPLY_SET ? positive(product, PROPERTY.pumpCount) : 1;
  return rated === null || parts === null ? null : rated / parts;
}

/** What a product states of its motor, by setting where it has one for each. */
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

/** How many equal pumps a water-supply set runs; null where it is no set, or does not say. */
export function statedParts(product: StatedFigures): number | null {
  const count = product.numberOf(PROPERTY.pumpCount);
  const isCount = count !== null && Number.isInteger(count) && count > 1 && count <= MOST_MACHINES;
  return product.categoryCode === WATER_SUPPLY_SET && isCount ? count : null;
}
