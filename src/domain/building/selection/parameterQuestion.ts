/** Which parameters of a product a call wants: the plan's, or those that alternatives are compared by. */
export const PARAMETER_FILTERS = [
  "GMEP_PARAMETER",
  "ALTERNATIVE_MEDIUM_LEVEL",
  "ALTERNATIVE_HIGH_LEVEL",
  "SPHERICAL_DIFFUSER",
  "OBS_DIFFUSERS",
] as const;
export type ParameterFilter = (typeof PARAMETER_FILTERS)[number];

/** What a call for parameters says beside the products it asks for. */
export interface ParameterQuestion {
  /** Absent: the figures that alternatives of a category without levels are compared by. */
  readonly parameter_filter?: ParameterFilter;
  /** m³/h of the room whose air the outlets share; asked with SPHERICAL_DIFFUSER and OBS_DIFFUSERS, as are those below. */
  readonly airSupplyVolume?: number | null;
  /** Outlets in the room; as many as its area asks for if none is specified. */
  readonly equipmentNumber?: number | null;
  /** ㎡ */
  readonly roomArea?: number | null;
  /** ㎡ that one outlet answers for. */
  readonly singleUnitResponsibilityArea?: number;
}
