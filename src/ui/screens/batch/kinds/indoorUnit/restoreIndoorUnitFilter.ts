import {
  INDOOR_UNIT_DEFAULTS as DEFAULTS,
  type IndoorUnitFilter,
} from "#domain/building/kinds/indoorUnit/IndoorUnitFilter.ts";
import { INDOOR_UNIT_COLUMNS } from "#domain/building/kinds/indoorUnit/indoorUnitFigureColumns.ts";
import { keptLimits } from "#domain/building/batch/kind/limitRules.ts";
import { keptSite } from "#domain/building/rooms/SiteFilter.ts";
import { INDOOR_UNIT_CHECKS } from "#domain/building/kinds/indoorUnit/indoorUnitChecks.ts";

/** What the browser kept may be of an older version: every field that does not hold takes its default. */
export function restoreIndoorUnitFilter(kept: unknown): IndoorUnitFilter {
  const known = typeof kept === "object" && kept !== null ? kept : {};
  const fields = new Map<string, unknown>(Object.entries(known));
  const brandCode = fields.get("brandCode");
  const structure = fields.get("structure");
  const area = fields.get("singleUnitResponsibilityArea");
  const ticked = fields.get("checks");
  const checks: readonly unknown[] = Array.isArray(ticked) ? ticked : DEFAULTS.checks;
  return {
    brandCode: typeof brandCode === "string" ? brandCode : DEFAULTS.brandCode,
    structure: typeof structure === "string" ? structure : DEFAULTS.structure,
    singleUnitResponsibilityArea:
      typeof area === "number" && area > 0 ? area : DEFAULTS.singleUnitResponsibilityArea,
    checks: INDOOR_UNIT_CHECKS.map(({ check }) => check).filter((check) => checks.includes(check)),
    ...keptSite(fields.get("altitude")),
    ...keptLimits(known, INDOOR_UNIT_COLUMNS),
  };
}
