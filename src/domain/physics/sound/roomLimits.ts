import { isNameIn } from "../../base/keyed.ts";
import { toVerify } from "../../base/marked.ts";

export const PERIOD_NAMES = { day: "昼间", night: "夜间" } as const;
export type SoundPeriod = keyof typeof PERIOD_NAMES;
export type SoundStandard = "usual" | "high";

/** Uses of rooms that the standard names. */
export const USE_NAMES = {
  office: "办公室",
  classroom: "教室",
  ward: "病房",
  bedroom: "住宅卧室",
  livingRoom: "住宅起居室",
  hotelSpecial: "旅馆客房 特级",
  hotelFirst: "旅馆客房 一级",
  hotelSecond: "旅馆客房 二级",
} as const;
export type RoomUse = keyof typeof USE_NAMES;
export const ROOM_USES = Object.keys(USE_NAMES) as readonly RoomUse[];

/** dB(A) by day and by night; rooms in which nobody sleeps have one limit for both. */
interface DayAndNight {
  readonly day: number;
  readonly night: number;
}
const both = (level: number): DayAndNight => ({ day: level, night: level });
const apart = (day: number, night: number): DayAndNight => ({ day, night });

/** The minimum standard, and the high one where there is one. Hotel rooms have classes instead. */
interface UseLimits {
  readonly usual: DayAndNight;
  readonly high: DayAndNight | null;
  readonly clause: string;
}

const LIMITS = toVerify<Readonly<Record<RoomUse, UseLimits>>>(
  {
    bedroom: { usual: apart(45, 37), high: apart(40, 30), clause: "GB 50118-2010 住宅 卧室" },
    livingRoom: { usual: both(45), high: both(40), clause: "GB 50118-2010 住宅 起居室" },
    office: { usual: both(45), high: both(40), clause: "GB 50118-2010 办公室" },
    classroom: { usual: both(45), high: null, clause: "GB 50118-2010 教室" },
    ward: { usual: apart(45, 40), high: apart(40, 35), clause: "GB 50118-2010 病房" },
    hotelSpecial: { usual: apart(35, 25), high: null, clause: "GB 50118-2010 旅馆客房 特级" },
    hotelFirst: { usual: apart(40, 30), high: null, clause: "GB 50118-2010 旅馆客房 一级" },
    hotelSecond: { usual: apart(45, 35), high: null, clause: "GB 50118-2010 旅馆客房 二级" },
  },
  "GB 50118-2010，二手资料",
);

export interface RoomSoundLimit {
  /** dB(A) */
  readonly limit: number;
  readonly clause: string;
  readonly mark: typeof LIMITS.mark;
}

/** Whether the standard states a high level beside the minimum one for this kind of room. */
export const hasHighStandard = (use: RoomUse): boolean => LIMITS.value[use].high !== null;

/** The limit for a kind of room; null for one that the standard does not name, which means no verdict. */
export function roomSoundLimit(
  room: string,
  period: SoundPeriod,
  standard: SoundStandard = "usual",
): RoomSoundLimit | null {
  if (!isNameIn(LIMITS.value, room)) return null;
  const { usual, high, clause } = LIMITS.value[room];
  const levels = standard === "high" ? (high ?? usual) : usual;
  return { limit: levels[period], clause, mark: LIMITS.mark };
}
