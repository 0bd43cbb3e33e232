import { WATER_SUPPLY_SET } from "../categories.ts";
import { FAN_TYPES } from "../fanTypes.ts";
import { machineOf } from "../machineOf.ts";
import { PROPERTY } from "../properties.ts";
import { PUMP_TYPES } from "../pumpTypes.ts";
import type { ChartSetting } from "../machine/ChartRequest.ts";
import type { CurveQuantity, Machine } from "../../physics/curve/curveQuantities.ts";
import { unpackSetting, type PackedFit } from "../../physics/curve/packFit.ts";
import { judgedQuantities, settingVerdict, TYPE_PROPERTY } from "./productVerdict.ts";
import { ratedEfficiencyOf } from "./ratedEfficiency.ts";

/** Values of the efficiency grade (P000551), in the order in which they are offered. */
export const EFFICIENCY_GRADES = {
  V000901: "1 级",
  V000902: "2 级",
  V000903: "3 级",
  V000904: "低于 3 级",
  V000905: "无法判定",
} as const;
export type EfficiencyGradeCode = keyof typeof EFFICIENCY_GRADES;

const OF_GRADE = { 1: "V000901", 2: "V000902", 3: "V000903" } as const;
/** Less efficient than the standard allows (能效限定值). */
export const BELOW_GRADE_3 = "V000904" satisfies EfficiencyGradeCode;
export const CANNOT_JUDGE = "V000905" satisfies EfficiencyGradeCode;

/** A property value that is written into the catalogue. */
export interface WrittenValue {
  readonly propertyCode: string;
  readonly number?: number | null | undefined;
  readonly enumCode?: string | null | undefined;
}

/** A curve that is written into the catalogue, with its fit. */
export interface WrittenCurve {
  readonly quantity: CurveQuantity;
  readonly setting: string | null;
  /** r/min */
  readonly rotationalSpeed: number | null;
  readonly flows: readonly number[];
  readonly values: readonly number[];
  readonly fit: PackedFit;
}

const TYPE_NAMES: ReadonlyMap<string, string> = new Map(Object.entries({ ...FAN_TYPES, ...PUMP_TYPES }));

/** The judged curves of the main setting, which is that of the first curve. */
function mainSetting(machine: Machine, curves: readonly WrittenCurve[]): ChartSetting | undefined {
  const [first] = curves;
  if (!first) return undefined;
  const judged = judgedQuantities(machine);
  const own = curves.filter(
    ({ setting, rotationalSpeed }) => setting === first.setting && rotationalSpeed === first.rotationalSpeed,
  );
  const read = own.filter(({ quantity }) => judged.includes(quantity));
  // A derived curve needs the others of its setting.
  const needed = read.some(({ fit }) => fit.kind === "derived") ? own : read;
  return {
    speed: "",
    // Nothing is regulated here.
    hasVariableSpeed: false,
    isPowerLimited: false,
    curves: unpackSetting(needed).filter(({ quantity }) => judged.includes(quantity)),
  };
}

/**
 * The efficiency grade of a fan or a pump, determined when it is written into the catalogue: a property that lists
 * show and filter by. `null` for every other category.
 */
export function efficiencyGrade(
  categoryCode: string,
  values: readonly WrittenValue[],
  curves: readonly WrittenCurve[],
): EfficiencyGradeCode | null {
  const machine = machineOf(categoryCode);
  // The standard does not judge sets.
  if (machine === null || categoryCode === WATER_SUPPLY_SET) return null;
  const stated = new Map(values.map((value) => [value.propertyCode, value]));
  const number = (code: string) => stated.get(code)?.number ?? null;
  const type = stated.get(TYPE_PROPERTY[machine])?.enumCode;
  const { verdict } = settingVerdict(
    {
      machine,
      isSet: false,
      typeName: TYPE_NAMES.get(type ?? "") ?? null,
      speed:
        curves[0]?.rotationalSpeed ??
        number(PROPERTY.rotationalSpeed) ??
        number(PROPERTY.highRotationalSpeed),
      impellerDiameter: number(PROPERTY.impellerDiameter),
      hubRatio: number(PROPERTY.hubRatio),
      stages: number(PROPERTY.stages),
      ratedEfficiency: ratedEfficiencyOf(machine, number),
    },
    mainSetting(machine, curves),
  );
  if (verdict.state === "cannot-judge") return CANNOT_JUDGE;
  return verdict.grade === null ? BELOW_GRADE_3 : OF_GRADE[verdict.grade];
}
