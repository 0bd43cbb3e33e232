/** Grades of pumps, from the narrowest. */
export const PUMP_GRADES = ["1B", "1E", "1U", "2B", "2U", "3B"] as const;

/** Grades of fans, from the narrowest. */
export const FAN_GRADES = ["AN1", "AN2", "AN3", "AN4"] as const;

/** All grades, by name. */
export const GRADE_NAMES = [...PUMP_GRADES, ...FAN_GRADES] as const;
export type GradeName = (typeof GRADE_NAMES)[number];
export const gradesOf = (machine: "pump" | "fan"): readonly GradeName[] =>
  machine === "pump" ? PUMP_GRADES : FAN_GRADES;
