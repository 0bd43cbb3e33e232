import { BTU_IN_KJ, FOOT_IN_M, KCAL_IN_KJ, MINUTES_PER_HOUR, SECONDS_PER_HOUR } from "../units.ts";

/** What a figure measures; only units of the same kind convert into one another. */
export type FigureKind = "area" | "power" | "flow" | "ratio" | "temperature" | "count";

/** `standard = (read − origin) · factor`; the standard unit of each kind is that of `domain/units`. */
export interface FigureUnit {
  readonly kind: FigureKind;
  readonly label: string;
  readonly factor: number;
  readonly origin: number;
}

/** A ton of refrigeration is 12 000 Btu/h. */
const BTU_PER_HOUR_IN_RT = 12_000;

const btuPerHour = BTU_IN_KJ / SECONDS_PER_HOUR;

const unit = (
  kind: FigureKind,
  label: string,
  factor: number,
  spellings: readonly string[],
  origin = 0,
): readonly (readonly [string, FigureUnit])[] =>
  spellings.map((spelling) => [spelling, { kind, label, factor, origin }] as const);

/** Spellings as `normaliseText` leaves them, without blanks: ㎡ has become m2, ㎥ m3, ℃ °c. */
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
  ]),
  ...unit("power", "RT", BTU_PER_HOUR_IN_RT * btuPerHour, ["rt", "usrt", "tr", "ton", "tons", "冷吨"]),
  ...unit("power", "Btu/h", btuPerHour, ["btu/h", "btu/hr", "btuh"]),
  ...unit("power", "kBtu/h", 1e3 * btuPerHour, ["kbtu/h", "kbtu/hr", "kbtuh", "mbh"]),
  ...unit("flow", "m³/h", 1, ["m3/h", "m^3/h", "m3/hr", "cmh", "立方米/小时", "立方米/时", "立方米/h"]),
  ...unit("flow", "m³/s", SECONDS_PER_HOUR, ["m3/s", "m^3/s", "cms", "立方米/秒"]),
  ...unit("flow", "m³/min", MINUTES_PER_HOUR, ["m3/min", "m^3/min", "cmm", "立方米/分"]),
  ...unit("flow", "L/s", SECONDS_PER_HOUR / 1e3, ["l/s", "lps", "升/秒"]),
  ...unit("flow", "cfm", FOOT_IN_M ** 3 * MINUTES_PER_HOUR, ["cfm", "ft3/min"]),
  ...unit("ratio", "kJ/kg", 1, ["kj/kg", "千焦/千克"]),
  ...unit("ratio", "kcal/kg", KCAL_IN_KJ, ["kcal/kg"]),
  ...unit("temperature", "℃", 1, ["°c", "c", "degc", "摄氏度", "度"]),
  ...unit("temperature", "℉", 5 / 9, ["°f", "f", "degf", "华氏度"], 32),
  ...unit("count", "台", 1, ["台", "个", "套", "pcs", "unit", "units", "set", "sets"]),
]);

/** The unit that `spelling` writes, or `undefined`. Case and blanks do not matter. */
export const findUnit = (spelling: string): FigureUnit | undefined =>
  UNITS.get(spelling.toLowerCase().replace(/\s+/gu, ""));

/** The unit that a figure is kept in and that is assumed where none is stated. */
export const STANDARD_UNITS: Readonly<Record<FigureKind, FigureUnit>> = {
  area: { kind: "area", label: "㎡", factor: 1, origin: 0 },
  power: { kind: "power", label: "kW", factor: 1, origin: 0 },
  flow: { kind: "flow", label: "m³/h", factor: 1, origin: 0 },
  ratio: { kind: "ratio", label: "kJ/kg", factor: 1, origin: 0 },
  temperature: { kind: "temperature", label: "℃", factor: 1, origin: 0 },
  count: { kind: "count", label: "台", factor: 1, origin: 0 },
};

export const toStandard = (read: number, { factor, origin }: Pick<FigureUnit, "factor" | "origin">): number =>
  (read - origin) * factor;
