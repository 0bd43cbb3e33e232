import { keyed, lookUp } from "../../base/keyed.ts";
import { toVerify } from "../../base/marked.ts";

/** dB(A) by day and by night; rooms that are not slept in have one of them for both. */
interface DayAndNight {
  readonly day: number;
  readonly night: number;
}
const both = (level: number): DayAndNight => ({ day: level, night: level });
const apart = (day: number, night: number): DayAndNight => ({ day, night });

/** Rooms of the standard: least standard, and the high one where there is one. Hotel rooms have classes instead. */
const ROOMS = toVerify(
  keyed<{ readonly usual: DayAndNight; readonly high: DayAndNight | null; readonly clause: string }>({
    bedroom: { usual: apart(45, 37), high: apart(40, 30), clause: "GB 50118-2010 住宅 卧室" },
    livingRoom: { usual: both(45), high: both(40), clause: "GB 50118-2010 住宅 起居室" },
    office: { usual: both(45), high: both(40), clause: "GB 50118-2010 办公室" },
    classroom: { usual: both(45), high: null, clause: "GB 50118-2010 教室" },
    ward: { usual: apart(45, 40), high: apart(40, 35), clause: "GB 50118-2010 病房" },
    hotelSpecial: { usual: apart(35, 25), high: null, clause: "GB 50118-2010 旅馆客房 特级" },
    hotelFirst: { usual: apart(40, 30), high: null, clause: "GB 50118-2010 旅馆客房 一级" },
    hotelSecond: { usual: apart(45, 35), high: null, clause: "GB 50118-2010 旅馆客房 二级" },
  }),
  "GB 50118-2010，二手资料",
);

export interface RoomSoundLimit {
  /** dB(A) */
  readonly limit: number;
  readonly clause: string;
  readonly mark: typeof ROOMS.mark;
}

/** Whether the standard has a high one beside the least for this kind of room. */
export const hasHighStandard = (room: string): boolean => (lookUp(ROOMS.value, room)?.high ?? null) !== null;

/** What a kind of room may have; null for one that the standard does not name: no verdict. */
export function roomSoundLimit(
  room: string,
  period: "day" | "night",
  standard: "usual" | "high" = "usual",
): RoomSoundLimit | null {
  const found = lookUp(ROOMS.value, room);
  const levels = standard === "high" ? (found?.high ?? found?.usual) : found?.usual;
  return found === undefined || levels === undefined
    ? null
    : { limit: levels[period], clause: found.clause, mark: ROOMS.mark };
}
