/** Where in the program the page was opened from, as far as it matters. */
export const ENTRANCES = {
  /** Equipment is being selected for the drawing. */
  equipment: "equipment",
  projectComponent: "projectComponent",
  engineeringPractice: "engineeringPractice",
  team: "team",
} as const;
