/** Reservations about a product. */
export const SHORTCOMINGS = [
  "short",
  "motorShort",
  "npshShort",
  "offBest",
  "bestUnknown",
  "npshUnknown",
  "viscosityUnknown",
  "nominalOnly",
  "toleranceUnknown",
  "belowGrade",
] as const;
export type Shortcoming = (typeof SHORTCOMINGS)[number];

/** Why the first product of a duty's list ranks first. */
export const CHOICES = ["leastPower", "nearest"] as const;
export type Choice = (typeof CHOICES)[number];

/** The conditions that a question without results may drop. */
const GIVEN_UP = ["brand", "series", "sample", "origin", "words", "tolerance", "duty", "filters"] as const;
export type GivenUp = (typeof GIVEN_UP)[number];
export const RELAXATION_KINDS = ["deviation", ...GIVEN_UP, "property", "speed"] as const;
