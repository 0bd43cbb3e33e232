import type { LimitFilter } from "../../batch/kind/LimitFilter.ts";
import type { SiteFilter } from "../../rooms/SiteFilter.ts";

/** Check items as the specification numbers them: cooling capacity, heating capacity. */
export type IndoorUnitCheck = 1 | 2;

/** The 筛选条件 of indoor units, every field valid. */
export interface IndoorUnitFilter extends SiteFilter, LimitFilter {
  /** `null`: any brand. */
  readonly brandCode: string | null;
  /** Code of 结构形式. */
  readonly structure: string;
  /** ㎡ */
  readonly singleUnitResponsibilityArea: number;
  readonly checks: readonly IndoorUnitCheck[];
}

/** 风管式, the first of the structures that are offered. */
export const INDOOR_UNIT_DEFAULTS: IndoorUnitFilter = {
  brandCode: null,
  structure: "V000501",
  singleUnitResponsibilityArea: 20,
  checks: [1],
};
