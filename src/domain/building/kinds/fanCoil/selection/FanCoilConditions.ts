import type { FanCoilInstallation, FanCoilStructure } from "../../../../catalogue/properties.ts";
import type { Temperature } from "../../../../base/units.ts";
import type { SelectionLimits } from "../../../selection/limits.ts";
import type { RequirementTerms } from "./unitRequirement.ts";

/** What candidates are filtered by and rooms are selected under, read from a request. Plain data: it crosses threads. */
export interface FanCoilConditions extends RequirementTerms, SelectionLimits {
  /** How many products a room is offered. */
  readonly topSize: number;
  /** `null` leaves a filter open. */
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
  /** m above the sea; absent at sea level. */
  readonly altitude?: number;
}
