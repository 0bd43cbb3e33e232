import type { LimitFilter } from "../../batch/kind/LimitFilter.ts";
import type { OriginFilter } from "../../batch/kind/originField.ts";
import type { SiteFilter } from "../../rooms/SiteFilter.ts";

/** Check items numbered as in the specification: cooling capacity, heating capacity. */
export type IndoorUnitCheck = 1 | 2;

/** The 筛选条件 (filter) of indoor units with every field valid. */
export interface IndoorUnitFilter extends OriginFilter, SiteFilter, LimitFilter {
  /** `null` for any brand. */
  readonly brandCode: string | null;
  /** Code of 结构形式 (structure). */
  readonly structure: string;
  /** ㎡ */
  readonly singleUnitResponsibilityArea: number;
  readonly checks: readonly IndoorUnitCheck[];
}

/** 风管式 (ducted), the first of the offered structures. */
export const INDOOR_UNIT_DEFAULTS: IndoorUnitFilter = {
  brandCode: null,
  structure: "V000501",
  singleUnitResponsibilityArea: 20,
  checks: [1],
};
