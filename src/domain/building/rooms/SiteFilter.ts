import { HIGHEST_ALTITUDE, LOWEST_ALTITUDE } from "../../physics/air/altitude.ts";
import { formatNumber } from "../../base/formatNumber.ts";

/** What a filter says of the place, whatever the kind of equipment. */
export interface SiteFilter {
  /** m above the sea; absent or 0 at sea level. */
  readonly altitude?: number;
}

const isAltitude = (value: unknown): value is number =>
  typeof value === "number" && value >= LOWEST_ALTITUDE && value <= HIGHEST_ALTITUDE;

/** What a kept filter says of the place. */
export const keptSite = (altitude: unknown): SiteFilter =>
  isAltitude(altitude) && altitude !== 0 ? { altitude } : {};

/** The place that any kind's filter states. */
export const siteOf = (filter: unknown): SiteFilter =>
  typeof filter === "object" && filter !== null && "altitude" in filter ? keptSite(filter.altitude) : {};

/** Why a text cannot be the height of a place, or `null`; `clears` empties the field. */
export function altitudeWarning(text: string): { message: string; clears: boolean } | null {
  if (text.trim() === "") return { message: "海拔不能为空", clears: false };
  return isAltitude(Number(text))
    ? null
    : { message: `海拔应在 −${-LOWEST_ALTITUDE} 到 ${HIGHEST_ALTITUDE} m 之间`, clears: true };
}

/** The height and what it does to the figures, in the kind's words; nothing at sea level. */
export const describeSite = ({ altitude = 0 }: SiteFilter, effect: string): readonly string[] =>
  altitude === 0 ? [] : [`海拔 ${formatNumber(altitude, Number.isInteger(altitude) ? 0 : 2)} m（${effect}）`];
