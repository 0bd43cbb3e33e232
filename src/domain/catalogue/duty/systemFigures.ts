import type { Machine } from "../../physics/curve/curveQuantities.ts";
import { CLOSED, type DesignPoint, type SystemShape } from "../../physics/curve/systemCurve.ts";
import { isFluidCode, isSignedFluidCode } from "../../physics/fluid/fluidCodes.ts";
import { fail, ok, type Result } from "../../base/result.ts";
import { OTHER_NAMES, type OtherName } from "./OtherName.ts";
import { COUNT_FIGURES, isCountCode, wrongCount } from "./machineCount.ts";

export const SYSTEM_NAMES = { least: "最小管网", most: "最大管网" } as const satisfies Record<
  OtherName,
  string
>;

/** A further system of a duty, beside the design system. */
export interface OtherSystem {
  readonly name: OtherName;
  /**
   * Pressure or head that it needs at the design flow; null if it has its own static head and the friction of the
   * design.
   */
  readonly value: number | null;
  readonly system: SystemShape;
}

/** The design point on another system: the same flow needs another pressure or head. */
export const onOther = <Design extends DesignPoint>(
  design: Design,
  { value, system }: OtherSystem,
): Design => ({
  ...design,
  value: value ?? system.staticValue + (design.value - (design.system ?? CLOSED).staticValue),
  system,
});

/** The design system, which all judging and ranking uses, and the further systems. */
export interface DutySystems {
  readonly design: SystemShape;
  readonly others: readonly OtherSystem[];
}

/**
 * Codes of the figures of a duty that describe the system, beside flow and pressure. They are named like
 * properties, though no product has them.
 */
export const SYSTEM_CODE = {
  staticValue: "staticHead",
  exponent: "systemExponent",
} as const;

/** Codes of a further system: its pressure or head at the design flow, its static head and its exponent. */
const otherCodes = (name: OtherName) => ({
  value: `${name}Head`,
  staticValue: `${name}StaticHead`,
  exponent: `${name}Exponent`,
});

const OTHER_CODES = OTHER_NAMES.flatMap((name) => Object.values(otherCodes(name)));
const STATIC_CODES: readonly string[] = [
  SYSTEM_CODE.staticValue,
  ...OTHER_NAMES.map((name) => otherCodes(name).staticValue),
];
const VALUE_CODES: readonly string[] = [
  ...STATIC_CODES,
  ...OTHER_NAMES.map((name) => otherCodes(name).value),
];
const EXPONENT_CODES: readonly string[] = [
  SYSTEM_CODE.exponent,
  ...OTHER_NAMES.map((name) => otherCodes(name).exponent),
];

const SYSTEM_CODES: readonly string[] = [...Object.values(SYSTEM_CODE), ...OTHER_CODES];
/** Whether a figure describes the systems of a duty, or how many machines share it. */
export const isSystemCode = (code: string): boolean => SYSTEM_CODES.includes(code) || isCountCode(code);
const isStaticCode = (code: string): boolean => STATIC_CODES.includes(code);
/** Whether the figure has the unit of the pressure or head. */
export const isSystemValue = (code: string): boolean => VALUE_CODES.includes(code);
/** Whether the figure may be negative. */
export const isSignedCode = (code: string): boolean => isStaticCode(code) || isSignedFluidCode(code);
export const isExponentCode = (code: string): boolean => EXPONENT_CODES.includes(code);
/** Whether few duties need the figure; its field is offered only on request. */
export const isUnusualCode = (code: string): boolean =>
  code === SYSTEM_CODE.exponent || OTHER_CODES.includes(code) || isCountCode(code);

/** From laminar flow and filters to the steepest valves. */
const LEAST_EXPONENT = 1;
const GREATEST_EXPONENT = 2.5;

const STATIC_NAMES: Readonly<Record<Machine, string>> = { fan: "背压", pump: "静扬程" };
const VALUE_NAMES: Readonly<Record<Machine, string>> = { fan: "全压", pump: "扬程" };
const UNITS: Readonly<Record<Machine, string>> = { fan: "Pa", pump: "m" };

/** A field of the system, with its texts for people. */
export interface SystemFigure {
  readonly code: string;
  readonly label: string;
  readonly unit: string;
  /** The further system, or the group of machine counts, that it belongs to. */
  readonly line: (typeof SYSTEM_NAMES)[OtherName] | (typeof COUNT_FIGURES)[number]["line"] | null;
}

export const systemFigures = (machine: Machine): readonly SystemFigure[] => [
  { code: SYSTEM_CODE.staticValue, label: STATIC_NAMES[machine], unit: UNITS[machine], line: null },
  { code: SYSTEM_CODE.exponent, label: "管路特性指数", unit: "", line: null },
  ...OTHER_NAMES.flatMap((name): readonly SystemFigure[] => {
    const { value, staticValue, exponent } = otherCodes(name);
    const line = SYSTEM_NAMES[name];
    return [
      { code: value, label: VALUE_NAMES[machine], unit: UNITS[machine], line },
      { code: staticValue, label: STATIC_NAMES[machine], unit: UNITS[machine], line },
      { code: exponent, label: "指数", unit: "", line },
    ];
  }),
  ...COUNT_FIGURES,
];

/** Every field of a system; those of a further system stand in a line of their own. */
export const SYSTEM_FIELDS: readonly Pick<SystemFigure, "code" | "line">[] = systemFigures("pump").map(
  ({ code, line }) => ({ code, line }),
);

/** Why a stated system is impossible. */
export type SystemFault = "static-above-duty" | "exponent-out-of-range" | "count-out-of-range";

export const SYSTEM_FAULTS: Readonly<Record<SystemFault, string>> = {
  "static-above-duty": "静扬程不小于设计扬程，请检查",
  "exponent-out-of-range": "管路特性指数应在 1 到 2.5 之间",
  "count-out-of-range": "运行台数应是 1 到 6 的整数，备用台数应是 1 到 3 的整数",
};

interface StatedFigure {
  readonly code: string;
  readonly value: number;
}

/**
 * Whether a value is allowed at all. Every figure must be above zero, except a static head, which may have any
 * value: it is negative where gravity helps. Figures of the fluid have ranges of their own.
 */
export const isDutyFigure = ({ code, value }: StatedFigure): boolean =>
  Number.isFinite(value) && (value > 0 || isStaticCode(code) || isFluidCode(code));

/** A fault of a system and the field that is wrong; `name` is null for the design system. */
interface WrongSystem {
  readonly code: string;
  readonly fault: SystemFault;
  readonly name: OtherName | null;
}

/** @param value pressure or head at the design flow; null if it is above the static head by definition */
const wrongSystem = (
  name: OtherName | null,
  value: number | null,
  { staticValue, exponent }: SystemShape,
): WrongSystem | null => {
  const codes = name === null ? SYSTEM_CODE : otherCodes(name);
  if (!(exponent >= LEAST_EXPONENT && exponent <= GREATEST_EXPONENT))
    return { code: codes.exponent, fault: "exponent-out-of-range", name };
  return value !== null && staticValue > value
    ? { code: codes.staticValue, fault: "static-above-duty", name }
    : null;
};

/**
 * A further system that the figures state. Figures that are left out are those of the design: a static head alone
 * keeps the friction at the design flow, a pressure or head alone keeps the static head.
 */
function otherSystem(
  name: OtherName,
  find: (code: string) => number | undefined,
  design: SystemShape,
): OtherSystem | null {
  const codes = otherCodes(name);
  const [value, staticValue, exponent] = [find(codes.value), find(codes.staticValue), find(codes.exponent)];
  if (value === undefined && staticValue === undefined && exponent === undefined) return null;
  return {
    name,
    value: value ?? null,
    system: {
      staticValue: staticValue ?? design.staticValue,
      exponent: exponent ?? design.exponent,
    },
  };
}

function systemsOf(stated: readonly StatedFigure[]): DutySystems {
  const find = (code: string) => stated.find((figure) => figure.code === code)?.value;
  const design = {
    staticValue: find(SYSTEM_CODE.staticValue) ?? CLOSED.staticValue,
    exponent: find(SYSTEM_CODE.exponent) ?? CLOSED.exponent,
  };
  return {
    design,
    others: OTHER_NAMES.flatMap((name) => otherSystem(name, find, design) ?? []),
  };
}

/** The first impossible figure of a duty's systems; null if all are possible. */
export function wrongFigure(stated: readonly StatedFigure[], designValue: number): WrongSystem | null {
  const count = wrongCount(stated);
  if (count !== null) return { code: count, fault: "count-out-of-range", name: null };
  const { design, others } = systemsOf(stated);
  const wrong = [
    wrongSystem(null, designValue, design),
    ...others.map(({ name, value, system }) => wrongSystem(name, value, system)),
  ];
  return wrong.find((each) => each !== null) ?? null;
}

/**
 * The systems that a duty's figures state, checked against its design value; a closed system if none is stated.
 */
export function readSystems(
  stated: readonly StatedFigure[],
  designValue: number,
): Result<DutySystems, SystemFault> {
  const wrong = wrongFigure(stated, designValue);
  return wrong === null ? ok(systemsOf(stated)) : fail(wrong.fault);
}
