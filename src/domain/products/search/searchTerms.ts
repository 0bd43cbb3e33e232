/** Why a product is not one to begin with. */
export const SHORTCOMINGS = [
  "short",
  "motorShort",
  "npshShort",
  "offBest",
  "bestUnknown",
  "npshUnknown",
  "viscosityUnknown",
  "belowGrade",
] as const;
export type Shortcoming = (typeof SHORTCOMINGS)[number];

/** By what the first of a duty's list stands before the others. */
export const CHOICES = ["leastPower", "nearest"] as const;
export type Choice = (typeof CHOICES)[number];

/** What a question that finds nothing may give up. */
const GIVEN_UP = ["brand", "series", "sample", "words", "duty", "filters"] as const;
export type GivenUp = (typeof GIVEN_UP)[number];
export const RELAXATION_KINDS = ["deviation", ...GIVEN_UP, "property", "speed"] as const;
