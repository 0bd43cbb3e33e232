import type { Product } from "#api/contract/products.ts";
import { PROPERTY, SPEED_CONTROLS } from "#domain/catalogue/properties.ts";
import type { SpeedMode } from "#domain/catalogue/duty/SpeedMode.ts";

/** Single speed is the default. */
export const speedControlOf = ({ productPropertyValues }: Product): SpeedMode =>
  productPropertyValues.find(({ code }) => code === PROPERTY.speedControl)?.value === SPEED_CONTROLS.V000033
    ? "DOUBLE_SPEED"
    : "SINGLE_SPEED";
