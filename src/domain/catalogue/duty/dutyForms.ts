import { WATER_SUPPLY_SET } from "../categories.ts";
import { SPEED_SETTINGS } from "../fanTypes.ts";
import { PROPERTY } from "../properties.ts";
import type { CurveQuantity, Machine } from "../../physics/curve/curveQuantities.ts";
import { machineOf } from "../machineOf.ts";
import { entriesOf, keyed, type Keyed } from "../../base/keyed.ts";
import { isAirCode } from "../../physics/fluid/airFigures.ts";
import { isMediumCode, MEDIUM_CODES } from "../../physics/fluid/mediumCodes.ts";
import { isCountCode } from "./machineCount.ts";
import type { SpeedMode } from "./SpeedMode.ts";
import { isSystemCode, SYSTEM_FIELDS, type SystemFigure } from "./systemFigures.ts";

/** The two figures that make a point of a duty, by property; the columns of a search hold their rated values. */
export interface DutyPair {
  readonly flow: string;
  /** Total pressure or head. */
  readonly value: string;
}

/** One way in which the duty of a machine is stated, and what a search by it reads. Codes are properties. */
export interface DutyForm extends DutyPair {
  /** Whose products are meant; null for a machine that knows no speed modes. */
  readonly speed: SpeedMode | null;
  /** The curve that meets the system curve. */
  readonly quantity: CurveQuantity;
  /** Pumps are not searched by flow alone. */
  readonly isValueRequired: boolean;
  /** Of the low set, whose rated values a search compares. */
  readonly low: DutyPair | null;
  /** Properties whose value at the operating point is read from their own curve. */
  readonly running: Keyed<CurveQuantity>;
  /** The running efficiency that power per air volume is reckoned with, where the machine has one. */
  readonly airVolumeEfficiency: string | null;
  /** kW, the first that a product states: decides between equally near products. */
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

/** The forms of a category's duty; none where it is not searched by curve. */
export function dutyFormsOf(categoryCode: string): readonly DutyForm[] {
  const machine = machineOf(categoryCode);
  return machine === null ? [] : DUTY_FORMS[machine];
}

/** Whether a category tells machines of one speed from those of two. */
export const hasSpeeds = (categoryCode: string): boolean =>
  dutyFormsOf(categoryCode).some(({ speed }) => speed !== null);

/** The form of a speed mode, which counts only where a category tells speeds apart. */
export const dutyFormOf = (categoryCode: string, speed: SpeedMode): DutyForm | undefined =>
  dutyFormsOf(categoryCode).find((form) => form.speed === null || form.speed === speed);

/** Every curve that a search of the category reads. */
export const searchedQuantities = (categoryCode: string): readonly CurveQuantity[] => [
  ...new Set(
    dutyFormsOf(categoryCode).flatMap(({ quantity, running }) => [
      quantity,
      ...entriesOf(running).map(([, read]) => read),
      // Of efficiency and power columns hold the one that stands for itself.
      "shaftPower" as const,
    ]),
  ),
];

/**
 * What is in another form what `code` is in the first; undefined for what only the first knows. The systems, the number of
 * machines and the medium are those of the place, whatever is chosen for it.
 */
export function codeIn(other: DutyForm, form: DutyForm, code: string): string | undefined {
  if (isBesidePoints(code)) return code;
  if (code === form.flow) return other.flow;
  return code === form.value ? other.value : undefined;
}

/** Figures beside the points of a duty: of its systems, of how many machines share it, and of what they move. */
export const isBesidePoints = (code: string): boolean => isSystemCode(code) || isMediumCode(code);

/** A set of a double-speed fan, as its setting is called; null where a machine has one set alone. */
export type DutyLine = (typeof SPEED_SETTINGS)[keyof typeof SPEED_SETTINGS] | null;

/** Every pair of a form, and the set that it is for. */
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
  /** Which of its pair, or of the system that it works against, or of what it moves. */
  readonly of: keyof DutyPair | "system" | "medium";
  /** Missing when any other is entered. */
  readonly isRequired: boolean;
  /** The set of a double-speed fan, or the other system, that it is for. */
  readonly line: DutyLine | SystemFigure["line"];
}

/** The points that may be entered in a form, in the order in which they are shown. */
export const figuresOf = (form: DutyForm): readonly DutyFigure[] =>
  pairsOf(form).flatMap(({ flow, value, line }): readonly DutyFigure[] => {
    const isFirst = flow === form.flow;
    return [
      { code: flow, of: "flow", isRequired: isFirst, line },
      { code: value, of: "value", isRequired: isFirst && form.isValueRequired, line },
    ];
  });

/**
 * The same with the system behind them, and what the machine moves. A water-supply set is several pumps already: it is
 * not set side by side again.
 */
export const allFiguresOf = (categoryCode: string, form: DutyForm): readonly DutyFigure[] => [
  ...figuresOf(form),
  ...SYSTEM_FIELDS.filter(({ code }) => !(categoryCode === WATER_SUPPLY_SET && isCountCode(code))).map(
    ({ code, line }) => ({ code, of: "system", isRequired: false, line }) as const,
  ),
  ...mediumFiguresOf(machineOf(categoryCode)),
];

/** What may be said of what a machine moves. */
export const mediumFiguresOf = (machine: Machine | null): readonly DutyFigure[] =>
  machine === null
    ? []
    : MEDIUM_CODES[machine].map((code) => ({ code, of: "medium", isRequired: false, line: null }));

/**
 * Codes of required figures left empty while another one is entered; a duty of nothing lacks nothing. The two low-speed
 * values of a double-speed fan need no others, and one of them by itself lacks the other. A system curve runs through a
 * whole point: with a static head no fan is searched by its flow alone. A medium that nothing moves is no duty.
 */
export function missingFigures(
  figures: readonly DutyFigure[],
  entered: ReadonlySet<string>,
): readonly string[] {
  const given = figures.filter(({ code }) => entered.has(code));
  if (given.length === 0) return [];
  const isLow = ({ line }: DutyFigure) => line === SPEED_SETTINGS.low;
  const [first] = figures;
  const isOfFirst = ({ of, line }: DutyFigure) => of !== "system" && of !== "medium" && line === first?.line;
  const moved = given.filter(({ of }) => of !== "medium");
  const isNeeded =
    moved.length > 0 && moved.every(isLow)
      ? isLow
      : moved.some(({ of }) => of === "system")
        ? isOfFirst
        : ({ isRequired }: DutyFigure) => isRequired;
  return figures.filter((figure) => isNeeded(figure) && !entered.has(figure.code)).map(({ code }) => code);
}

/**
 * Whether a fan search compares rated flows and follows no system curve (part 2, section 5): a search by the air flow
 * alone, which at two speeds is the high one's, or by the two values of the low speed. The air changes no flow.
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
