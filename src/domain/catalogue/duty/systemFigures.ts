import type { Machine } from "../../physics/curve/curveQuantities.ts";
import { CLOSED, type DesignPoint, type SystemShape } from "../../physics/curve/systemCurve.ts";
import { isMediumCode, isSignedMediumCode } from "../../physics/fluid/mediumCodes.ts";
import { fail, ok, type Result } from "../../base/result.ts";
import { COUNT_FIGURES, isCountCode, wrongCount } from "./machineCount.ts";

/** The least and the most that a system asks, beside what it is designed for. */
export type OtherName = "least" | "most";
const OTHER_NAMES: readonly OtherName[] = ["least", "most"];
export const SYSTEM_NAMES = { least: "最小管网", most: "最大管网" } as const satisfies Record<
  OtherName,
  string
>;

/** Another system of a duty. */
export interface OtherSystem {
  readonly name: OtherName;
  /** What it asks at the design flow; null for its own static head with the friction as designed. */
  readonly value: number | null;
  readonly system: SystemShape;
}

/** A design point as it would be on another system: the same flow asks another pressure or head. */
export const onOther = <Design extends DesignPoint>(
  design: Design,
  { value, system }: OtherSystem,
): Design => ({
  ...design,
  value: value ?? system.staticValue + (design.value - (design.system ?? CLOSED).staticValue),
  system,
});

/** The design system, by which everything is judged and ranked, and those beside it. */
export interface DutySystems {
  readonly design: SystemShape;
  readonly others: readonly OtherSystem[];
}

/** Figures of a duty that say what it works against, beside flow and pressure: named like properties, though no product states them. */
export const SYSTEM_CODE = {
  staticValue: "staticHead",
  exponent: "systemExponent",
} as const;

/** Of another system: its pressure or head at the design flow, its static head and its exponent. */
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
/** Figures beside the points of a duty: of its systems, and of how many machines share it. */
export const isSystemCode = (code: string): boolean => SYSTEM_CODES.includes(code) || isCountCode(code);
const isStaticCode = (code: string): boolean => STATIC_CODES.includes(code);
/** In the unit of the pressure or head. */
export const isSystemValue = (code: string): boolean => VALUE_CODES.includes(code);
/** May lie below zero. */
export const isSignedCode = (code: string): boolean => isStaticCode(code) || isSignedMediumCode(code);
export const isExponentCode = (code: string): boolean => EXPONENT_CODES.includes(code);
/** What few duties need: a field of it is offered when asked for. */
export const isUnusualCode = (code: string): boolean =>
  code === SYSTEM_CODE.exponent || OTHER_CODES.includes(code) || isCountCode(code);

/** Laminar flow and filters to the steepest valves. */
const LEAST_EXPONENT = 1;
const GREATEST_EXPONENT = 2.5;

const STATIC_NAMES: Readonly<Record<Machine, string>> = { fan: "背压", pump: "静扬程" };
const VALUE_NAMES: Readonly<Record<Machine, string>> = { fan: "全压", pump: "扬程" };
const UNITS: Readonly<Record<Machine, string>> = { fan: "Pa", pump: "m" };

/** A field of the system, as a person reads it. */
export interface SystemFigure {
  readonly code: string;
  readonly label: string;
  readonly unit: string;
  /** The other system, or the set of machines, that it belongs to. */
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

/** Every field of a system as a form knows it: those of another one stand in a line of their own. */
export const SYSTEM_FIELDS: readonly Pick<SystemFigure, "code" | "line">[] = systemFigures("pump").map(
  ({ code, line }) => ({ code, line }),
);

/** Why a system cannot be. */
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
 * Any figure is above zero, but a static head may be anything: where it lies below zero gravity helps. What is said of the
 * medium has ranges of its own.
 */
export const isDutyFigure = ({ code, value }: StatedFigure): boolean =>
  Number.isFinite(value) && (value > 0 || isStaticCode(code) || isMediumCode(code));

/** What is wrong with a system, and the field that says so; null for the design system. */
interface WrongSystem {
  readonly code: string;
  readonly fault: SystemFault;
  readonly name: OtherName | null;
}

/** @param value null where it is more than the static head anyway */
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
 * Another system that the figures state. What is left out is as designed: with a static head alone the friction at the
 * design flow stays, with a pressure or head alone the static head does.
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

/** The first thing that cannot be about the systems of a duty; null where all can. */
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

/** The systems that the figures of a duty state, against the head that it lifts; a closed one where they state none. */
export function readSystems(
  stated: readonly StatedFigure[],
  designValue: number,
): Result<DutySystems, SystemFault> {
  const wrong = wrongFigure(stated, designValue);
  return wrong === null ? ok(systemsOf(stated)) : fail(wrong.fault);
}
