import { findUnit, spelled, toStandard } from "../../base/sheet/figureUnits.ts";
import type { FigureKind } from "../../base/sheet/standardUnits.ts";
import {
  BAR_IN_PA,
  FOOT_IN_M,
  GALLON_IN_M3,
  HORSEPOWER_IN_KW,
  INCH_IN_M,
  INCH_OF_WATER_IN_PA,
  METRE_OF_WATER_IN_PA,
  METRIC_HORSEPOWER_IN_KW,
  MINUTES_PER_HOUR,
  POUND_IN_KG,
  PSI_IN_PA,
  SECONDS_PER_HOUR,
} from "../../base/units.ts";

type ImportKind = FigureKind | "pressure" | "length" | "percentage" | "speed" | "noise" | "mass" | "velocity";

/** `standard = (read − origin) · factor`. Units convert only within one kind. */
export interface ImportUnit {
  readonly kind: ImportKind;
  readonly label: string;
  readonly factor: number;
  readonly origin: number;
}

const LITRES_PER_M3 = 1000;
const MM_PER_M = 1000;

const unit = (kind: ImportKind, label: string, factor: number, spellings: readonly string[]) =>
  spelled<ImportUnit>({ kind, label, factor, origin: 0 }, spellings);

/**
 * Spellings as `normaliseText` produces them, in lower case without blanks; those of room schedules come in
 * addition.
 */
const UNITS: ReadonlyMap<string, ImportUnit> = new Map([
  ...unit("flow", "L/min", MINUTES_PER_HOUR / LITRES_PER_M3, ["l/min", "lpm", "升/分"]),
  ...unit("flow", "L/h", 1 / LITRES_PER_M3, ["l/h", "升/时", "升/小时"]),
  ...unit("flow", "gpm", GALLON_IN_M3 * MINUTES_PER_HOUR, ["gpm", "usgpm", "gal/min", "加仑/分"]),
  ...unit("flow", "m³/d", 1 / 24, ["m3/d", "m3/day"]),
  ...unit("pressure", "Pa", 1, ["pa", "帕"]),
  ...unit("pressure", "hPa", 100, ["hpa", "mbar"]),
  ...unit("pressure", "kPa", 1e3, ["kpa", "千帕"]),
  ...unit("pressure", "MPa", 1e6, ["mpa", "兆帕"]),
  ...unit("pressure", "bar", BAR_IN_PA, ["bar"]),
  ...unit("pressure", "psi", PSI_IN_PA, ["psi"]),
  ...unit("pressure", "mmH2O", METRE_OF_WATER_IN_PA / MM_PER_M, ["mmh2o", "mmaq", "mmwg", "毫米水柱"]),
  ...unit("pressure", "mH2O", METRE_OF_WATER_IN_PA, ["mh2o", "mwc", "mwg", "米水柱"]),
  ...unit("pressure", "in.wg", INCH_OF_WATER_IN_PA, ["in.wg", "inwg", "in.w.g.", "in.wc", "inwc", "inh2o"]),
  ...unit("power", "hp", HORSEPOWER_IN_KW, ["hp", "bhp", "英制马力"]),
  ...unit("power", "PS", METRIC_HORSEPOWER_IN_KW, ["ps", "cv", "马力"]),
  ...unit("length", "m", 1, ["m", "米"]),
  ...unit("length", "cm", 1e-2, ["cm", "厘米"]),
  ...unit("length", "mm", 1 / MM_PER_M, ["mm", "毫米"]),
  ...unit("length", "ft", FOOT_IN_M, ["ft", "feet", "英尺"]),
  ...unit("length", "in", INCH_IN_M, ["in", "inch", "英寸"]),
  ...unit("area", "cm²", 1e-4, ["cm2", "cm^2", "平方厘米"]),
  ...unit("area", "mm²", 1e-6, ["mm2", "mm^2", "平方毫米"]),
  ...unit("percentage", "%", 1, ["%", "percent", "百分比"]),
  ...unit("percentage", "fraction", 100, ["1", "fraction", "小数"]),
  ...unit("speed", "r/min", 1, ["r/min", "rpm", "min-1", "1/min", "转/分", "转/min"]),
  ...unit("speed", "r/s", MINUTES_PER_HOUR, ["r/s", "rps", "转/秒"]),
  ...unit("noise", "dB(A)", 1, ["db(a)", "dba", "db", "分贝"]),
  ...unit("mass", "kg", 1, ["kg", "千克", "公斤"]),
  ...unit("mass", "lb", POUND_IN_KG, ["lb", "lbs"]),
  ...unit("velocity", "m/s", 1, ["m/s", "米/秒"]),
  ...unit("velocity", "ft/min", (FOOT_IN_M * MINUTES_PER_HOUR) / SECONDS_PER_HOUR, ["fpm", "ft/min"]),
]);

/** The unit that a spelling means, or `undefined`. Case and blanks do not matter. */
export const findImportUnit = (spelling: string): ImportUnit | undefined =>
  UNITS.get(spelling.toLowerCase().replace(/\s+/gu, "")) ?? findUnit(spelling);

/** Converts a figure into another unit of the same kind. */
export const convertFigure = (read: number, from: ImportUnit, to: ImportUnit): number =>
  from.factor === to.factor && from.origin === to.origin
    ? read
    : toStandard(read, from) / to.factor + to.origin;

/** The unit of height of a water column with this unit's pressure, for heads that are stated as pressures. */
export const asHeight = (given: ImportUnit): ImportUnit => ({
  ...given,
  kind: "length",
  factor: given.factor / METRE_OF_WATER_IN_PA,
});
