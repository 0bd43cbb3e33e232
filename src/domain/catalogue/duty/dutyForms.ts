import { WATER_SUPPLY_SET } from "../categories.ts";
import { SPEED_SETTINGS } from "../fanTypes.ts";
import { PROPERTY } from "../properties.ts";
import type { CurveQuantity, Machine } from "../../physics/curve/curveQuantities.ts";
import { machineOf } from "../machineOf.ts";
import { entriesOf, keyed, type Keyed } from "../../base/keyed.ts";
import { isAirCode } from "../../physics/fluid/airFigures.ts";
import { isFluidCode, FLUID_CODES } from "../../physics/fluid/fluidCodes.ts";
import { isCountCode } from "./machineCount.ts";
import type { SpeedMode } from "./SpeedMode.ts";
import { isSystemCode, SYSTEM_FIELDS, type SystemFigure } from "./systemFigures.ts";

/**
 * The property codes of the two figures of a duty point. The columns of a search hold the products' rated values
 * of both.
 */
export interface DutyPair {
  readonly flow: string;
  /** Total pressure or head. */
  readonly value: string;
}

/**
 * One way to state a machine's duty, and the properties and curves that a search by it reads. Codes are property
 * codes.
 */
export interface DutyForm extends DutyPair {
  /** The speed mode of the products meant; null for a machine without speed modes. */
  readonly speed: SpeedMode | null;
  /** The curve that meets the system curve. */
  readonly quantity: CurveQuantity;
  /** Pumps are not searched by flow alone. */
  readonly isValueRequired: boolean;
  /** The duty point of the low speed, whose rated values a search compares. */
  readonly low: DutyPair | null;
  /** Properties whose value at the operating point is read from a curve of their own. */
  readonly running: Keyed<CurveQuantity>;
  /**
   * The efficiency at the operating point that the power per air volume is computed with, if the machine has one.
   */
  readonly airVolumeEfficiency: string | null;
  /** kW; the first of these that a product states decides between equally near products. */
  readonly power: readonly string[];
}

const single: DutyForm = {
  speed: "SINGLE_SPEED",
  flow: PROPERTY.airFlow,
  value: PROPERTY.totalPressure,
  quantity: "totalPressure",
  isValueRequired: false,
  low: null,
  running: keyed({ [PROPERTY.totalPressureEfficiency]: "totalPressureEfficiency" }),
  airVolumeEfficiency: PROPERTY.totalPressureEfficiency,
  power: [PROPERTY.motorPower],
};

const double: DutyForm = {
  speed: "DOUBLE_SPEED",
  flow: PROPERTY.highSpeedAirFlow,
  value: PROPERTY.highSpeedTotalPressure,
  quantity: "totalPressure",
  isValueRequired: false,
  low: { flow: PROPERTY.lowSpeedAirFlow, value: PROPERTY.lowSpeedTotalPressure },
  running: keyed({ [PROPERTY.highSpeedEfficiency]: "totalPressureEfficiency" }),
  airVolumeEfficiency: null,
  power: [PROPERTY.highSpeedMotorPower, PROPERTY.motorPower],
};

const pump: DutyForm = {
  speed: null,
  flow: PROPERTY.airFlow,
  value: PROPERTY.head,
  quantity: "head",
  isValueRequired: true,
  low: null,
  running: keyed({
    [PROPERTY.pumpEfficiency]: "efficiency",
    [PROPERTY.npsh]: "npsh",
    [PROPERTY.shaftPower]: "shaftPower",
  }),
  airVolumeEfficiency: null,
  power: [PROPERTY.motorPower, PROPERTY.shaftPower],
};

export const DUTY_FORMS: Readonly<Record<Machine, readonly DutyForm[]>> = {
  fan: [single, double],
  pump: [pump],
};

/** The forms of a category's duty; none if it is not searched by curves. */
export function dutyFormsOf(categoryCode: string): readonly DutyForm[] {
  const machine = machineOf(categoryCode);
  return machine === null ? [] : DUTY_FORMS[machine];
}

/** Whether a category distinguishes single-speed and double-speed machines. */
export const hasSpeeds = (categoryCode: string): boolean =>
  dutyFormsOf(categoryCode).some(({ speed }) => speed !== null);

/** The form of a speed mode; the mode counts only in categories that distinguish speeds. */
export const dutyFormOf = (categoryCode: string, speed: SpeedMode): DutyForm | undefined =>
  dutyFormsOf(categoryCode).find((form) => form.speed === null || form.speed === speed);

/** Whether systems are searched for where they meet this curve; others are read at the flow that was found. */
export const meetsSystems = (categoryCode: string, quantity: string): boolean =>
  dutyFormsOf(categoryCode).some((form) => form.quantity === quantity);

/** Every curve that a search of the category reads. */
export const searchedQuantities = (categoryCode: string): readonly CurveQuantity[] => [
  ...new Set(
    dutyFormsOf(categoryCode).flatMap(({ quantity, running }) => [
      quantity,
      ...entriesOf(running).map(([, read]) => read),
      // Columns hold whichever of efficiency and power is not derived from the other.
      "shaftPower" as const,
    ]),
  ),
];

/**
 * The code in another form that corresponds to `code` in this one; undefined for a code that only this form has.
 * The codes of systems, number of machines and fluid are the same in every form.
 */
export function codeIn(other: DutyForm, form: DutyForm, code: string): string | undefined {
  if (isBesidePoints(code)) return code;
  if (code === form.flow) return other.flow;
  return code === form.value ? other.value : undefined;
}

/**
 * Whether a figure stands beside the points of a duty: it describes the systems, the number of machines or the
 * fluid.
 */
export const isBesidePoints = (code: string): boolean => isSystemCode(code) || isFluidCode(code);

/** The speed set of a double-speed fan, named like its setting; null for a machine with a single set. */
export type DutyLine = (typeof SPEED_SETTINGS)[keyof typeof SPEED_SETTINGS] | null;

/** Every pair of a form, and the speed set that it belongs to. */
export function pairsOf({ flow, value, low }: DutyForm): readonly (DutyPair & { readonly line: DutyLine })[] {
  if (low === null) return [{ flow, value, line: null }];
  return [
    { flow, value, line: SPEED_SETTINGS.high },
    { ...low, line: SPEED_SETTINGS.low },
  ];
}

/** A figure that may be entered. */
export interface DutyFigure {
  readonly code: string;
  /** Flow or value of its pair, the system that the machine works against, or its fluid. */
  readonly of: keyof DutyPair | "system" | "fluid";
  /** Required as soon as any other figure is entered. */
  readonly isRequired: boolean;
  /** The speed set of a double-speed fan, or the other system, that the figure belongs to. */
  readonly line: DutyLine | SystemFigure["line"];
}

/** The figures of a form's duty points, in the order in which they are shown. */
export const figuresOf = (form: DutyForm): readonly DutyFigure[] =>
  pairsOf(form).flatMap(({ flow, value, line }): readonly DutyFigure[] => {
    const isFirst = flow === form.flow;
    return [
      { code: flow, of: "flow", isRequired: isFirst, line },
      { code: value, of: "value", isRequired: isFirst && form.isValueRequired, line },
    ];
  });

/**
 * All figures of a form: its points, the system and the fluid. A water-supply set already consists of several
 * pumps, so it has no number of machines.
 */
export const allFiguresOf = (categoryCode: string, form: DutyForm): readonly DutyFigure[] => [
  ...figuresOf(form),
  ...SYSTEM_FIELDS.filter(({ code }) => !(categoryCode === WATER_SUPPLY_SET && isCountCode(code))).map(
    ({ code, line }) => ({ code, of: "system", isRequired: false, line }) as const,
  ),
  ...fluidFiguresOf(machineOf(categoryCode)),
];

/** The figures that describe a machine's fluid. */
export const fluidFiguresOf = (machine: Machine | null): readonly DutyFigure[] =>
  machine === null
    ? []
    : FLUID_CODES[machine].map((code) => ({ code, of: "fluid", isRequired: false, line: null }));

/**
 * Codes of required figures that are empty while others are entered; none if nothing is entered. The two low-speed
 * values of a double-speed fan need no others, but one of them needs the other. A system curve runs through a
 * whole point, so with a static head a fan cannot be searched by its flow alone. Figures of the fluid alone are no
 * duty.
 */
export function missingFigures(
  figures: readonly DutyFigure[],
  entered: ReadonlySet<string>,
): readonly string[] {
  const given = figures.filter(({ code }) => entered.has(code));
  if (given.length === 0) return [];
  const isLow = ({ line }: DutyFigure) => line === SPEED_SETTINGS.low;
  const [first] = figures;
  const isOfFirst = ({ of, line }: DutyFigure) => of !== "system" && of !== "fluid" && line === first?.line;
  const moved = given.filter(({ of }) => of !== "fluid");
  const isNeeded =
    moved.length > 0 && moved.every(isLow)
      ? isLow
      : moved.some(({ of }) => of === "system")
        ? isOfFirst
        : ({ isRequired }: DutyFigure) => isRequired;
  return figures.filter((figure) => isNeeded(figure) && !entered.has(figure.code)).map(({ code }) => code);
}

/**
 * Whether a fan search compares rated flows and follows no system curve (part 2, section 5): a search by the air
 * flow alone, which for two speeds is that of the high speed, or by the two values of the low speed. The state of
 * the air does not change the flow.
 */
export function isAirFlowOnly(
  speedControl: SpeedMode,
  stated: readonly { readonly code: string }[],
): boolean {
  const { flow, low } = speedControl === "DOUBLE_SPEED" ? double : single;
  const duty = stated.filter(({ code }) => !isAirCode(code));
  if (duty.length === 1) return duty[0]?.code === flow;
  return (
    low !== null && duty.length === 2 && duty.every(({ code }) => code === low.flow || code === low.value)
  );
}
