import { PROPERTY } from "../../../catalogue/properties.ts";
import type { KindManifest } from "../../batch/kind/KindManifest.ts";

/** Alternatives are compared by their rated figures; a plan contains everything that ordering and drawing need. */
export const INDOOR_UNIT_PARAMETER_SETS: KindManifest["parameters"] = {
  unnamed: [
    PROPERTY.coolingCapacity,
    PROPERTY.heatingCapacity,
    PROPERTY.inputPower,
    PROPERTY.noise,
    PROPERTY.externalStaticPressure,
  ],
  GMEP_PARAMETER: [
    PROPERTY.structure,
    PROPERTY.coolingCapacity,
    PROPERTY.heatingCapacity,
    PROPERTY.airFlow,
    PROPERTY.externalStaticPressure,
    PROPERTY.inputPower,
    PROPERTY.noise,
    PROPERTY.liquidPipe,
    PROPERTY.gasPipe,
    PROPERTY.powerSupply,
    PROPERTY.length,
    PROPERTY.width,
    PROPERTY.height,
    PROPERTY.weight,
  ],
};
