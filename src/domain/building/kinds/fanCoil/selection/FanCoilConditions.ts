import type { FanCoilInstallation, FanCoilStructure } from "../../../../catalogue/properties.ts";
import type { Temperature } from "../../../../base/units.ts";
import type { SelectionLimits } from "../../../selection/limits.ts";
import type { RequirementTerms } from "./unitRequirement.ts";

/** Filters of candidates and conditions of rooms, read from a request. Plain data that crosses threads. */
export interface FanCoilConditions extends RequirementTerms, SelectionLimits {
  /** Greatest number of products offered to a room. */
  readonly topSize: number;
  /** `null` for any. */
  readonly brandCode: string | null;
  readonly structure: FanCoilStructure | null;
  readonly installation: FanCoilInstallation | null;
  /** Pa, both ends included. */
  readonly staticPressure: { readonly from: number; readonly to: number } | null;
  readonly productIds: readonly string[] | null;
  /** ㎡ */
  readonly singleUnitArea: number;
  readonly summerWater: Temperature;
  readonly winterWater: Temperature;
  /** m above sea level; absent means sea level. */
  readonly altitude?: number;
}
