/** The part of the host program from which the page was opened, as far as it matters. */
export const ENTRANCES = {
  /** Equipment is being selected for the drawing. */
  equipment: "equipment",
  projectComponent: "projectComponent",
  engineeringPractice: "engineeringPractice",
  team: "team",
} as const;
