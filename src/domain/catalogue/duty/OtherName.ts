/** The system at its least and at its greatest resistance, beside the design system. */
export const OTHER_NAMES = ["least", "most"] as const;
export type OtherName = (typeof OTHER_NAMES)[number];
