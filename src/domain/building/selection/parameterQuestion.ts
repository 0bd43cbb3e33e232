/** The parameters of a product that a call wants: for the plan, or for comparing alternatives. */
export const PARAMETER_FILTERS = [
  "GMEP_PARAMETER",
  "ALTERNATIVE_MEDIUM_LEVEL",
  "ALTERNATIVE_HIGH_LEVEL",
  "SPHERICAL_DIFFUSER",
  "OBS_DIFFUSERS",
] as const;
export type ParameterFilter = (typeof PARAMETER_FILTERS)[number];

/** The fields of a call for parameters, besides its products. */
export interface ParameterQuestion {
  /** Absent: the figures by which alternatives of a category without levels are compared. */
  readonly parameter_filter?: ParameterFilter;
  /**
   * m³/h of the room whose air the outlets share; used with SPHERICAL_DIFFUSER and OBS_DIFFUSERS, like the fields
   * below.
   */
  readonly airSupplyVolume?: number | null;
  /** Outlets in the room; if not specified, as many as its area needs. */
  readonly equipmentNumber?: number | null;
  /** ㎡ */
  readonly roomArea?: number | null;
  /** ㎡ served by one outlet. */
  readonly singleUnitResponsibilityArea?: number;
}
