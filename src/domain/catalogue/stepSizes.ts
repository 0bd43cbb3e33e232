import { PROPERTY, type PropertyCode } from "./properties.ts";

/** Sizes that are made in steps and are chosen from a list: nobody looks for a door between 850 and 870 mm. */
const SIZES: readonly PropertyCode[] = [
  PROPERTY.length,
  PROPERTY.width,
  PROPERTY.height,
  PROPERTY.depth,
  PROPERTY.diameter,
  PROPERTY.nominalDiameter,
];

export const STEP_SIZES: ReadonlySet<string> = new Set(SIZES);
