/** Which parameters of a product a call wants: the plan's, or those that alternatives are compared by. */
export const PARAMETER_FILTERS = [
  "GMEP_PARAMETER",
  "ALTERNATIVE_MEDIUM_LEVEL",
  "ALTERNATIVE_HIGH_LEVEL",
] as const;
export type ParameterFilter = (typeof PARAMETER_FILTERS)[number];

/** What a call for parameters says beside the products it asks for. */
export interface ParameterQuestion {
  /** Absent: the figures that alternatives of a category without levels are compared by. */
  readonly parameter_filter?: ParameterFilter;
}
