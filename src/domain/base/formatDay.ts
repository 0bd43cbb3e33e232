/**
 * The one zone that days and hours are told in, whatever the clocks of browser and server are set to: page, file and
 * account pages name one day of one deed.
 */
export const ZONE = "Asia/Shanghai";

const MINUTE = new Intl.DateTimeFormat("sv-SE", { timeZone: ZONE, dateStyle: "short", timeStyle: "short" });
const DAY_LENGTH = "2026-12-01".length;

/** 2026-12-01 14:05. `time`: ms since 1970. */
export const formatMinute = (time: number): string => MINUTE.format(time);

/** 2026-12-01 */
export const formatDay = (time: number): string => formatMinute(time).slice(0, DAY_LENGTH);
