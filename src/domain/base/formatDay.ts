/**
 * The time zone of every day and hour shown, whatever the clocks of browser and server say. Page, files and
 * account pages then name the same day for the same event.
 */
export const ZONE = "Asia/Shanghai";

const MINUTE = new Intl.DateTimeFormat("sv-SE", { timeZone: ZONE, dateStyle: "short", timeStyle: "short" });
const DAY_LENGTH = "2026-12-01".length;

/** 2026-12-01 14:05. `time`: ms since 1970. */
export const formatMinute = (time: number): string => MINUTE.format(time);

/** 2026-12-01 */
export const formatDay = (time: number): string => formatMinute(time).slice(0, DAY_LENGTH);
