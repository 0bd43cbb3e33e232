import {
  AIR_OUTLET_DEFAULTS,
  withOutletType,
  type AirOutletFilter,
} from "#domain/building/kinds/airOutlet/AirOutletFilter.ts";
import { outletWarning, type AirOutletNumberField } from "#domain/building/kinds/airOutlet/airOutletRules.ts";
import { keptSite } from "#domain/building/rooms/SiteFilter.ts";
import { isOutletType } from "#domain/catalogue/outletTypes.ts";

const NUMBERS: readonly AirOutletNumberField[] = [
  "toVelocity",
  "fromVelocity",
  "nozzleThrow",
  "aspectRatioTo",
  "aspectRatioFrom",
  "singleUnitResponsibilityArea",
];

const fieldsOf = (value: unknown): ReadonlyMap<string, unknown> =>
  new Map(typeof value === "object" && value !== null ? Object.entries(value) : []);

/** What the browser kept may be of an older version: if some number does not hold, all take their defaults. */
export function restoreAirOutletFilter(kept: unknown): AirOutletFilter {
  const fields = fieldsOf(kept);
  const type = fields.get("type");
  const brandCode = fields.get("brandCode");
  const open = { ...AIR_OUTLET_DEFAULTS, ...keptSite(fields.get("altitude")) };
  const chosen = typeof type === "string" && isOutletType(type) ? withOutletType(open, type) : open;
  const branded = typeof brandCode === "string" ? { ...chosen, brandCode } : chosen;
  const numbers = NUMBERS.flatMap((name) => {
    const value = fields.get(name);
    return typeof value === "number" && Number.isFinite(value) ? [[name, value] as const] : [];
  });
  const restored: AirOutletFilter = { ...branded, ...Object.fromEntries(numbers) };
  const holds = NUMBERS.every((name) => outletWarning(name, String(restored[name]), restored) === null);
  return holds ? restored : branded;
}
