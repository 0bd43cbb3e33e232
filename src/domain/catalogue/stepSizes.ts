import { PROPERTY, type PropertyCode } from "./properties.ts";

/** Sizes that are made in steps: nobody looks for a door between 850 and 870 mm. They are chosen from a list. */
const SIZES: readonly PropertyCode[] = [
  PROPERTY.length,
  PROPERTY.width,
  PROPERTY.height,
  PROPERTY.depth,
  PROPERTY.diameter,
  PROPERTY.nominalDiameter,
];

export const STEP_SIZES: ReadonlySet<string> = new Set(SIZES);
