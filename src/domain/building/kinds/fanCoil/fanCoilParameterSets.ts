import { PROPERTY, type PropertyCode } from "../../../catalogue/properties.ts";
import { RATED_STATE_PROPERTIES } from "./selection/standardRatedState.ts";
import type { KindManifest } from "../../batch/kind/KindManifest.ts";

const level = (speed: "high" | "medium"): readonly PropertyCode[] => [
  PROPERTY[`${speed}AirFlow`],
  PROPERTY[`${speed}TotalCooling`],
  PROPERTY[`${speed}SensibleCooling`],
  PROPERTY[`${speed}LatentCooling`],
  PROPERTY[`${speed}HeatMoistureRatio`],
  PROPERTY[`${speed}Heating`],
  PROPERTY[`${speed}InputPower`],
  PROPERTY[`${speed}Noise`],
];

/**
 * With these properties a client can correct the figures to a room's air and water by the same rules as the
 * server.
 */
const ratedState: readonly PropertyCode[] = Object.values(RATED_STATE_PROPERTIES);

/**
 * A plan contains everything that ordering and drawing need. Alternatives are compared by the figures of their
 * level, the pressure they are built for and their rated state.
 */
export const FAN_COIL_PARAMETER_SETS: KindManifest["parameters"] = {
  GMEP_PARAMETER: [
    PROPERTY.structure,
    PROPERTY.installation,
    PROPERTY.coilRows,
    PROPERTY.motor,
    PROPERTY.externalStaticPressure,
    ...level("medium"),
    ...level("high"),
    PROPERTY.waterFlow,
    PROPERTY.waterPressureDrop,
    PROPERTY.pipeConnection,
    PROPERTY.powerSupply,
    PROPERTY.length,
    PROPERTY.width,
    PROPERTY.height,
    PROPERTY.weight,
  ],
  ALTERNATIVE_MEDIUM_LEVEL: [...level("medium"), PROPERTY.externalStaticPressure, ...ratedState],
  ALTERNATIVE_HIGH_LEVEL: [...level("high"), PROPERTY.externalStaticPressure, ...ratedState],
};
