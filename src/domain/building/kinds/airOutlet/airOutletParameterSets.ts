import { PROPERTY, type PropertyCode } from "../../../catalogue/properties.ts";
import type { KindManifest } from "../../batch/kind/KindManifest.ts";

const FACE: readonly PropertyCode[] = [
  PROPERTY.outletType,
  PROPERTY.length,
  PROPERTY.width,
  PROPERTY.diameter,
  PROPERTY.effectiveArea,
];

/** A plan contains what ordering and drawing need; from the other two sets the figures in a room are computed. */
export const AIR_OUTLET_PARAMETER_SETS: KindManifest["parameters"] = {
  GMEP_PARAMETER: FACE,
  SPHERICAL_DIFFUSER: FACE,
  OBS_DIFFUSERS: FACE,
};
