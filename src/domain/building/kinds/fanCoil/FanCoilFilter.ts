import type { FanCoilInstallation, FanCoilStructure } from "../../../catalogue/properties.ts";
import type { Level } from "../../selection/multiRoom.ts";
import type { LimitFilter } from "../../batch/kind/LimitFilter.ts";
import type { OriginFilter } from "../../batch/kind/originField.ts";
import type { SiteFilter } from "../../rooms/SiteFilter.ts";

/**
 * Check items numbered as in the specification: supply air, total, sensible, latent, heat-moisture ratio, heating.
 */
export type FanCoilCheck = 1 | 2 | 3 | 4 | 5 | 6;

/**
 * The 筛选条件 (filter) of fan coils with every field valid. Factors in %, temperatures in ℃, area in ㎡, pressure in
 * Pa.
 */
export interface FanCoilFilter extends OriginFilter, SiteFilter, LimitFilter {
  /** `null` for any brand. */
  readonly brandCode: string | null;
  readonly structure: FanCoilStructure;
  readonly installation: FanCoilInstallation;
  readonly level: Level;
  readonly dustCorrectionFactor: number;
  readonly intermittentUseFactor: number;
  readonly summerSupplyWaterTemperature: number;
  readonly winterSupplyWaterTemperature: number;
  readonly singleUnitResponsibilityArea: number;
  readonly staticPressure: { readonly isOn: boolean; readonly from: number; readonly to: number };
  readonly checks: readonly FanCoilCheck[];
}

export const FAN_COIL_DEFAULTS: FanCoilFilter = {
  brandCode: null,
  structure: "V000401",
  installation: "V000411",
  level: "MEDIUM_LEVEL",
  dustCorrectionFactor: 10,
  intermittentUseFactor: 10,
  summerSupplyWaterTemperature: 7,
  winterSupplyWaterTemperature: 60,
  singleUnitResponsibilityArea: 20,
  staticPressure: { isOn: false, from: 12, to: 30 },
  checks: [1, 2, 3, 6],
};
