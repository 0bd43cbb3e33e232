import type { ProfileName } from "./energyTerms.ts";

/** One load for a part of the year: flow as a share of the design flow, and hours. */
export interface LoadRow {
  readonly share: number;
  readonly hours: number;
}

/** A flow and its part of the running time; both from 0 to a little above 1. */
interface TimedShare {
  readonly share: number;
  readonly time: number;
}

interface BuiltInProfile {
  readonly name: string;
  readonly source: string;
  /** Its source could not be read; 待核对 (to be verified) is shown beside it. */
  readonly isUnverified: boolean;
  readonly rows: readonly TimedShare[];
}

/** No profile of a Chinese standard was found in readable form, so none is offered. */
export const PROFILES = {
  closedLoop: {
    name: "闭式循环（循环泵）",
    source: "(EU) 622/2012 附录 II",
    isUnverified: false,
    rows: [
      { share: 1, time: 0.06 },
      { share: 0.75, time: 0.15 },
      { share: 0.5, time: 0.35 },
      { share: 0.25, time: 0.44 },
    ],
  },
  openLoop: {
    name: "开式系统",
    source: "EN 17038",
    isUnverified: true,
    rows: [
      { share: 0.75, time: 0.25 },
      { share: 1, time: 0.5 },
      { share: 1.1, time: 0.25 },
    ],
  },
  constant: {
    name: "恒定流量",
    source: "全年按设计流量",
    isUnverified: false,
    rows: [{ share: 1, time: 1 }],
  },
} as const satisfies Record<ProfileName, BuiltInProfile>;

export const profileOf = (name: ProfileName): BuiltInProfile => PROFILES[name];

export const MOST_ROWS = 24;
/** Pumps and fans may run somewhat beyond their design flow; more would be another duty. */
export const GREATEST_SHARE = 1.2;
/** Hours of a leap year. */
export const HOURS_OF_YEAR = 8784;

/** Rounding of a sum of decimals: fifteen times 585.6 h make a leap year. */
const ROUNDING = 1e-9;
/** Whether a histogram's hours fit into a year; a sum of zero is no histogram. */
export const isHoursOfYear = (sum: number): boolean => sum > 0 && sum <= HOURS_OF_YEAR * (1 + ROUNDING);

/** Tolerance for parts of the running time, which are written with few decimals. */
const SUM_TOLERANCE = 1e-6;
export const isWholeTime = (sum: number): boolean => Math.abs(sum - 1) <= SUM_TOLERANCE;

export const isRunningHours = (hours: number): boolean => hours >= 1 && hours <= HOURS_OF_YEAR;

/** A user's own histogram: each load in hours of the year, or as a part of the running time. */
export interface OwnProfile {
  readonly unit: "hours" | "time";
  readonly rows: readonly { readonly share: number; readonly amount: number }[];
}

/** The loads of a choice; `null` while the running time that its profile needs is missing. */
export function energyRows({
  profile,
  hours,
}: {
  readonly profile: ProfileName | OwnProfile;
  readonly hours: number | null;
}): readonly LoadRow[] | null {
  const needsHours = typeof profile === "string" || profile.unit === "time";
  return needsHours && hours === null ? null : loadRows(profile, hours ?? 0);
}

/** The hours of each load. A histogram in hours needs no running time. */
export function loadRows(profile: ProfileName | OwnProfile, hours: number): readonly LoadRow[] {
  if (typeof profile === "string")
    return profileOf(profile).rows.map(({ share, time }) => ({ share, hours: time * hours }));
  const factor = profile.unit === "time" ? hours : 1;
  return profile.rows.map(({ share, amount }) => ({ share, hours: amount * factor }));
}
