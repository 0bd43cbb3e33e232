/** Grades of pumps, from the narrowest. */
export const PUMP_GRADES = ["1B", "1E", "1U", "2B", "2U", "3B"] as const;

/** Grades of fans, from the narrowest. */
export const FAN_GRADES = ["AN1", "AN2", "AN3", "AN4"] as const;

/** All grades, by name. */
export const GRADE_NAMES = [...PUMP_GRADES, ...FAN_GRADES] as const;
export type GradeName = (typeof GRADE_NAMES)[number];
/** Edition of the standard of a machine's grades, which belongs to their names. */
export const GRADES_SOURCE: Readonly<Record<"pump" | "fan", string>> = {
  pump: "GB/T 3216-2016（ISO 9906:2012）",
  fan: "ISO 13348:2007",
};

export const gradesOf = (machine: "pump" | "fan"): readonly GradeName[] =>
  machine === "pump" ? PUMP_GRADES : FAN_GRADES;
