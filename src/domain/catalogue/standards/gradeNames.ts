/** Grades of pumps, from the narrowest. */
export const PUMP_GRADES = ["1B", "1E", "1U", "2B", "2U", "3B"] as const;

/** Grades of fans, from the narrowest. */
export const FAN_GRADES = ["AN1", "AN2", "AN3", "AN4"] as const;
export type GradeName = (typeof PUMP_GRADES)[number] | (typeof FAN_GRADES)[number];
export const gradesOf = (machine: "pump" | "fan"): readonly GradeName[] =>
  machine === "pump" ? PUMP_GRADES : FAN_GRADES;
