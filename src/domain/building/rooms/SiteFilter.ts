import { HIGHEST_ALTITUDE, LOWEST_ALTITUDE } from "../../physics/air/altitude.ts";
import { formatNumber } from "../../base/formatNumber.ts";

/** Site data of a filter of any kind. */
export interface SiteFilter {
  /** m above sea level; absent or 0 at sea level. */
  readonly altitude?: number;
}

const isAltitude = (value: unknown): value is number =>
  typeof value === "number" && value >= LOWEST_ALTITUDE && value <= HIGHEST_ALTITUDE;

/** The site data of a stored filter. */
export const keptSite = (altitude: unknown): SiteFilter =>
  isAltitude(altitude) && altitude !== 0 ? { altitude } : {};

/** The site data of any kind's filter. */
export const siteOf = (filter: unknown): SiteFilter =>
  typeof filter === "object" && filter !== null && "altitude" in filter ? keptSite(filter.altitude) : {};

/** Why a text cannot be an altitude, or `null`; `clears` empties the field. */
export function altitudeWarning(text: string): { message: string; clears: boolean } | null {
  if (text.trim() === "") return { message: "海拔不能为空", clears: false };
  return isAltitude(Number(text))
    ? null
    : { message: `海拔应在 −${-LOWEST_ALTITUDE} 到 ${HIGHEST_ALTITUDE} m 之间`, clears: true };
}

/** The altitude and how it affects the figures, in the kind's words; empty at sea level. */
export const describeSite = ({ altitude = 0 }: SiteFilter, effect: string): readonly string[] =>
  altitude === 0 ? [] : [`海拔 ${formatNumber(altitude, Number.isInteger(altitude) ? 0 : 2)} m（${effect}）`];
