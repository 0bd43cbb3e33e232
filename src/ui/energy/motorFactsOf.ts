import type { Product } from "#api/contract/products.ts";
import { PROPERTY } from "#domain/catalogue/properties.ts";
import { PUMP_TYPES } from "#domain/catalogue/pumpTypes.ts";
import type { MotorFacts } from "#domain/products/energy/MotorFacts.ts";
import { statedMotor, statedPower, type StatedFigures } from "#domain/products/energy/statedMotor.ts";

type Stated = Pick<Product, "gjwCategoryCode" | "productPropertyValues">;

const valueOf = ({ productPropertyValues }: Stated, code: string) =>
  productPropertyValues.find((property) => property.code === code)?.value;

const figuresOf = (product: Stated): StatedFigures => ({
  categoryCode: product.gjwCategoryCode,
  numberOf(code) {
    const value = valueOf(product, code);
    return typeof value === "number" ? value : null;
  },
});

/** Rated power in kW of one machine's motor; a booster set states the sum of all its pumps. */
export const ratedPowerOf = (product: Stated): number | null => statedPower(figuresOf(product));

/** What a product states about its motor, by setting if it states one for each. */
export const motorFactsOf = (product: Stated): MotorFacts => ({
  ...statedMotor(figuresOf(product)),
  isCirculator: valueOf(product, PROPERTY.pumpType) === PUMP_TYPES.V000606,
});
