import { FAN, PUMP, WATER_SUPPLY_SET } from "../catalogue/categories.ts";
import { PROPERTY } from "../catalogue/properties.ts";
import type { DutyEntry } from "./ListState.ts";
import type { SpeedMode } from "../search/curveCodes.ts";

/** One field of a curve search. */
export interface CurveField {
  readonly code: string;
  readonly label: string;
  readonly unit: string;
  /** Marked, and missing when any other field is filled. */
  readonly isRequired: boolean;
  /** The line of a double-speed fan that the field stands in. */
  readonly line: "高速" | "低速" | null;
  /** It may be entered in m³/h or in L/s. */
  readonly hasFlowUnits: boolean;
}

const field = (code: string, label: string, unit: string, more: Partial<CurveField> = {}): CurveField => ({
  code,
  label,
  unit,
  isRequired: false,
  line: null,
  hasFlowUnits: false,
  ...more,
});

const SINGLE: readonly CurveField[] = [
  field(PROPERTY.airFlow, "风量", "m³/h", { isRequired: true }),
  field(PROPERTY.totalPressure, "全压", "Pa"),
];
const DOUBLE: readonly CurveField[] = [
  field(PROPERTY.highSpeedAirFlow, "风量", "m³/h", { isRequired: true, line: "高速" }),
  field(PROPERTY.highSpeedTotalPressure, "全压", "Pa", { line: "高速" }),
  field(PROPERTY.lowSpeedAirFlow, "风量", "m³/h", { line: "低速" }),
  field(PROPERTY.lowSpeedTotalPressure, "全压", "Pa", { line: "低速" }),
];
const WATER: readonly CurveField[] = [
  field(PROPERTY.airFlow, "流量", "m³/h", { isRequired: true, hasFlowUnits: true }),
  field(PROPERTY.head, "扬程", "m", { isRequired: true }),
];

/** The fields of a category's curve search; a category without curves has none. */
export function curveFields(categoryCode: string, speedControl: SpeedMode): readonly CurveField[] {
  if (categoryCode === FAN) return speedControl === "DOUBLE_SPEED" ? DOUBLE : SINGLE;
  return categoryCode === PUMP || categoryCode === WATER_SUPPLY_SET ? WATER : [];
}

/**
 * Codes of required fields left empty while another one is filled; an empty form lacks nothing. The two low-speed values
 * of a double-speed fan need no others, and one of them by itself lacks the other.
 */
export function missingFields(fields: readonly CurveField[], filled: ReadonlySet<string>): readonly string[] {
  const entered = fields.filter(({ code }) => filled.has(code));
  if (entered.length === 0) return [];
  const isLowAlone = entered.every(({ line }) => line === "低速");
  if (isLowAlone)
    return fields.filter(({ code, line }) => line === "低速" && !filled.has(code)).map(({ code }) => code);
  return fields.filter(({ code, isRequired }) => isRequired && !filled.has(code)).map(({ code }) => code);
}

const LOW: ReadonlySet<string> = new Set([PROPERTY.lowSpeedAirFlow, PROPERTY.lowSpeedTotalPressure]);

/**
 * Whether a fan search compares rated flows and follows no system curve (part 2, section 5): a single-speed search by
 * air flow alone, a double-speed one by the high speed's air flow alone, or by two values of the low speed.
 */
export function isAirFlowOnly(speedControl: SpeedMode, duty: readonly Pick<DutyEntry, "code">[]): boolean {
  const [first] = duty;
  if (speedControl === "SINGLE_SPEED") return duty.length === 1 && first?.code === PROPERTY.airFlow;
  if (duty.length === 1) return first?.code === PROPERTY.highSpeedAirFlow;
  return duty.length === LOW.size && duty.every(({ code }) => LOW.has(code));
}

/**
 * The part of an address's duty that a list of the category can search by: nothing, where a required figure is missing
 * or a figure belongs to no field. Two low-speed values need no others.
 */
export function searchableDuty(
  categoryCode: string,
  speedControl: SpeedMode,
  duty: readonly DutyEntry[],
): readonly DutyEntry[] {
  const fields = curveFields(categoryCode, speedControl);
  const known = duty.filter(({ code }) => fields.some((each) => each.code === code));
  return missingFields(fields, new Set(known.map(({ code }) => code))).length === 0 ? known : [];
}
