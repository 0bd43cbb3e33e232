import {
  FAN_COIL_DEFAULTS,
  type FanCoilCheck,
  type FanCoilFilter,
} from "#domain/building/kinds/fanCoil/FanCoilFilter.ts";
import {
  FAN_COIL_INSTALLATIONS,
  FAN_COIL_STRUCTURES,
  type FanCoilInstallation,
  type FanCoilStructure,
} from "#domain/catalogue/properties.ts";
import { LEVELS } from "#domain/building/selection/multiRoom.ts";
import { FAN_COIL_CHECKS } from "#domain/building/kinds/fanCoil/fanCoilWords.ts";
import { FAN_COIL_COLUMNS } from "#domain/building/kinds/fanCoil/fanCoilFigureColumns.ts";
import { keptLimits } from "#domain/building/batch/kind/limitRules.ts";
import { keptSite } from "#domain/building/rooms/SiteFilter.ts";
import { isNameIn } from "#domain/base/keyed.ts";

type NumberField = {
  [Key in keyof Required<FanCoilFilter>]: FanCoilFilter[Key] extends number ? Key : never;
}[keyof FanCoilFilter];

const isNumber = (value: unknown): value is number => typeof value === "number" && Number.isFinite(value);
const isStructure = (value: unknown): value is FanCoilStructure =>
  typeof value === "string" && isNameIn(FAN_COIL_STRUCTURES, value);
const isInstallation = (value: unknown): value is FanCoilInstallation =>
  typeof value === "string" && isNameIn(FAN_COIL_INSTALLATIONS, value);

/** What the browser kept may be of an older version: every field that does not hold takes its default. */
export function restoreFanCoilFilter(kept: unknown): FanCoilFilter {
  const known = typeof kept === "object" && kept !== null ? kept : {};
  const fields = new Map<string, unknown>(Object.entries(known));
  const number = (key: NumberField) => {
    const value = fields.get(key);
    return isNumber(value) ? value : FAN_COIL_DEFAULTS[key];
  };
  const brandCode = fields.get("brandCode");
  const structure = fields.get("structure");
  const installation = fields.get("installation");
  return {
    brandCode: typeof brandCode === "string" ? brandCode : FAN_COIL_DEFAULTS.brandCode,
    structure: isStructure(structure) ? structure : FAN_COIL_DEFAULTS.structure,
    installation: isInstallation(installation) ? installation : FAN_COIL_DEFAULTS.installation,
    level: LEVELS.find((level) => level === fields.get("level")) ?? FAN_COIL_DEFAULTS.level,
    dustCorrectionFactor: number("dustCorrectionFactor"),
    intermittentUseFactor: number("intermittentUseFactor"),
    summerSupplyWaterTemperature: number("summerSupplyWaterTemperature"),
    winterSupplyWaterTemperature: number("winterSupplyWaterTemperature"),
    singleUnitResponsibilityArea: number("singleUnitResponsibilityArea"),
    staticPressure: restoreStaticPressure(fields.get("staticPressure")),
    checks: restoreChecks(fields.get("checks")),
    ...keptSite(fields.get("altitude")),
    ...keptLimits(known, FAN_COIL_COLUMNS),
  };
}

function restoreStaticPressure(kept: unknown): FanCoilFilter["staticPressure"] {
  const known = typeof kept === "object" && kept !== null ? kept : {};
  const fields = new Map<string, unknown>(Object.entries(known));
  const [isOn, from, to] = [fields.get("isOn"), fields.get("from"), fields.get("to")];
  if (typeof isOn !== "boolean" || !isNumber(from) || !isNumber(to) || from > to)
    return FAN_COIL_DEFAULTS.staticPressure;
  return { isOn, from, to };
}

function restoreChecks(kept: unknown): readonly FanCoilCheck[] {
  if (!Array.isArray(kept)) return FAN_COIL_DEFAULTS.checks;
  const known: readonly unknown[] = kept;
  return FAN_COIL_CHECKS.map(({ check }) => check).filter((check) => known.includes(check));
}
