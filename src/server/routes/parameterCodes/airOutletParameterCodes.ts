import { PROPERTY, type PropertyCode } from "#domain/catalogue/properties.ts";
import type { CategoryParameters } from "./CategoryParameters.ts";

const FACE: readonly PropertyCode[] = [
  PROPERTY.outletType,
  PROPERTY.length,
  PROPERTY.width,
  PROPERTY.diameter,
  PROPERTY.effectiveArea,
];

/** A plan carries what is ordered and drawn by; of the other two the figures in a room are computed. */
export const AIR_OUTLET_PARAMETER_CODES: CategoryParameters = {
  GMEP_PARAMETER: FACE,
  SPHERICAL_DIFFUSER: FACE,
  OBS_DIFFUSERS: FACE,
};
