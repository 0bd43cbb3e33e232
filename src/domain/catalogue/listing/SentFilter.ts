export const PARAMETER_TYPES = ["String", "Integer", "Double", "Enums"] as const;
export const QUERY_TYPES = ["EQUAL", "RANGE_TE"] as const;

/** A property filter on the wire: a range is `lower-upper`, and either end may be empty. */
export interface SentFilter {
  readonly code: string;
  readonly parameterType: (typeof PARAMETER_TYPES)[number];
  readonly queryType: (typeof QUERY_TYPES)[number];
  readonly values: string[];
}
