import { BTU_IN_KJ, FOOT_IN_M, KCAL_IN_KJ, MINUTES_PER_HOUR, SECONDS_PER_HOUR } from "../units.ts";
import type { FigureKind, FigureUnit } from "./standardUnits.ts";

/** A ton of refrigeration is 12,000 Btu/h. */
const BTU_PER_HOUR_IN_RT = 12_000;

const btuPerHour = BTU_IN_KJ / SECONDS_PER_HOUR;

/** A unit by each of its spellings. */
export const spelled = <Unit>(
  found: Unit,
  spellings: readonly string[],
): readonly (readonly [string, Unit])[] => spellings.map((spelling) => [spelling, found] as const);

type Spelled = (
  kind: FigureKind,
  label: string,
  factor: number,
  spellings: readonly string[],
  origin?: number,
) => readonly (readonly [string, FigureUnit])[];

const unit: Spelled = (kind, label, factor, spellings, origin = 0) =>
  spelled({ kind, label, factor, origin }, spellings);
const perArea: Spelled = (kind, label, factor, spellings) =>
  spelled({ kind, label, factor, origin: 0, isPerArea: true }, spellings);
const inverse: Spelled = (kind, label, factor, spellings) =>
  spelled({ kind, label, factor, origin: 0, isInverse: true }, spellings);

/** Spellings as `normaliseText` produces them, without blanks: ㎡ has become m2, ㎥ m3, ℃ °c. */
const UNITS: ReadonlyMap<string, FigureUnit> = new Map([
  ...unit("area", "㎡", 1, ["m2", "m^2", "sqm", "sq.m", "平方米", "平米", "平方"]),
  ...unit("area", "ft²", FOOT_IN_M ** 2, ["ft2", "ft^2", "sqft", "sq.ft", "sf", "平方英尺"]),
  ...unit("power", "kW", 1, ["kw", "千瓦"]),
  ...unit("power", "W", 1e-3, ["w", "瓦"]),
  ...unit("power", "MW", 1e3, ["mw", "兆瓦"]),
  ...unit("power", "kcal/h", KCAL_IN_KJ / SECONDS_PER_HOUR, [
    "kcal/h",
    "kcal/hr",
    "大卡/h",
    "大卡/小时",
    "大卡/时",
    "千卡/小时",
    "千卡/时",
    "千卡/h",
  ]),
  ...unit("power", "万大卡/h", (1e4 * KCAL_IN_KJ) / SECONDS_PER_HOUR, [
    "万大卡/h",
    "万大卡/小时",
    "万kcal/h",
    "万大卡",
  ]),
  ...unit("power", "RT", BTU_PER_HOUR_IN_RT * btuPerHour, [
    "rt",
    "usrt",
    "tr",
    "ton",
    "tons",
    "冷吨",
    "美国冷吨",
  ]),
  ...unit("power", "Btu/h", btuPerHour, ["btu/h", "btu/hr", "btuh", "btu/小时"]),
  ...unit("power", "kBtu/h", 1e3 * btuPerHour, ["kbtu/h", "kbtu/hr", "kbtuh", "mbh"]),
  ...perArea("power", "W/㎡", 1e-3, ["w/m2", "w/m^2", "w/sqm", "w/平方米", "w/平米", "瓦/平方米", "瓦/平米"]),
  ...perArea("power", "kW/㎡", 1, ["kw/m2", "kw/m^2"]),
  ...perArea("power", "kcal/(h·㎡)", KCAL_IN_KJ / SECONDS_PER_HOUR, ["kcal/h·m2", "kcal/h/m2", "kcal/m2·h"]),
  ...perArea("power", "Btu/(h·ft²)", btuPerHour / FOOT_IN_M ** 2, [
    "btu/h·ft2",
    "btuh/ft2",
    "btuh/sf",
    "btu/h/ft2",
  ]),
  ...unit("flow", "m³/h", 1, ["m3/h", "m^3/h", "m3/hr", "cmh", "立方米/小时", "立方米/时", "立方米/h"]),
  ...unit("flow", "m³/s", SECONDS_PER_HOUR, ["m3/s", "m^3/s", "cms", "立方米/秒"]),
  ...unit("flow", "m³/min", MINUTES_PER_HOUR, ["m3/min", "m^3/min", "cmm", "立方米/分"]),
  ...unit("flow", "L/s", SECONDS_PER_HOUR / 1e3, ["l/s", "lps", "升/秒"]),
  ...unit("flow", "cfm", FOOT_IN_M ** 3 * MINUTES_PER_HOUR, ["cfm", "ft3/min"]),
  ...perArea("flow", "m³/(h·㎡)", 1, ["m3/h·m2", "m3/h/m2", "m3/m2·h"]),
  ...perArea("flow", "L/(s·㎡)", SECONDS_PER_HOUR / 1e3, ["l/s·m2", "l/s/m2"]),
  ...perArea("flow", "cfm/ft²", FOOT_IN_M * MINUTES_PER_HOUR, ["cfm/ft2", "cfm/sf", "cfm/sqft"]),
  ...unit("ratio", "kJ/kg", 1, ["kj/kg", "千焦/千克"]),
  ...unit("ratio", "kcal/kg", KCAL_IN_KJ, ["kcal/kg"]),
  ...unit("temperature", "℃", 1, ["°c", "c", "degc", "摄氏度", "度"]),
  ...unit("temperature", "℉", 5 / 9, ["°f", "f", "degf", "华氏度"], 32),
  ...unit("humidity", "%", 1, ["%", "%rh", "rh%", "百分比"]),
  ...unit("humidity", "0–1", 100, ["0-1"]),
  ...unit("count", "台", 1, ["台", "个", "套", "pcs", "unit", "units", "set", "sets"]),
  ...unit("people", "人", 1, ["人", "p", "ppl"]),
  ...unit("crowding", "人/㎡", 1, [
    "人/m2",
    "人/m^2",
    "p/m2",
    "人/平方米",
    "人/平米",
    "people/m2",
    "person/m2",
  ]),
  ...inverse("crowding", "㎡/人", 1, ["m2/人", "m^2/人", "m2/p", "平方米/人", "平米/人", "m2/person"]),
  ...unit("changes", "次/h", 1, [...["次/h", "次/小时", "次/时", "1/h", "h-1", "h^-1", "/h", "ach", "次"]]),
]);

/**
 * The unit that a schedule's text `spelling` means. Case, blanks and the way a product of units is written do not
 * matter.
 */
export const findScheduleUnit = (spelling: string): FigureUnit | undefined =>
  UNITS.get(compactUnit(spelling));

/** Like `findScheduleUnit`, without units per ㎡: a single figure has no area to be multiplied by. */
export function findUnit(spelling: string): FigureUnit | undefined {
  const found = findScheduleUnit(spelling);
  return found?.isPerArea ? undefined : found;
}

const compactUnit = (spelling: string) =>
  spelling
    .toLowerCase()
    .replace(/\s+/gu, "")
    .replace(/\/\(([^()]*)\)/gu, "/$1")
    .replace(/[•∙⋅*.](?=[a-z])/gu, "·")
    .replace(/sq·(?=[mf])/gu, "sq.");

/** Every unit once, in the order of the list above. */
const ALL_UNITS: readonly FigureUnit[] = [
  ...new Map([...UNITS.values()].map((found) => [found.kind + found.label, found])).values(),
];

/** The units that a figure of this kind may be stated in; units per ㎡ come last. */
export const unitsOf = (kind: FigureKind): readonly FigureUnit[] =>
  ALL_UNITS.filter((found) => found.kind === kind).toSorted(
    (one, other) => Number(one.isPerArea ?? false) - Number(other.isPerArea ?? false),
  );

/** The unit with a label that a person chose. */
export const unitLabelled = (kind: FigureKind, label: string): FigureUnit | undefined =>
  ALL_UNITS.find((found) => found.kind === kind && found.label === label);

export const toStandard = (
  read: number,
  { factor, origin, isInverse }: Pick<FigureUnit, "factor" | "origin" | "isInverse">,
): number => (isInverse ? factor / read : (read - origin) * factor);
