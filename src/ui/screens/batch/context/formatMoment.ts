import { formatDay, ZONE } from "#domain/base/formatDay.ts";

const SAME_YEAR = new Intl.DateTimeFormat("zh-CN", {
  timeZone: ZONE,
  month: "2-digit",
  day: "2-digit",
  hour: "2-digit",
  minute: "2-digit",
  hourCycle: "h23",
});
const OTHER_YEAR = new Intl.DateTimeFormat("zh-CN", {
  timeZone: ZONE,
  year: "numeric",
  month: "2-digit",
  day: "2-digit",
});
const yearOf = (time: number) => formatDay(time).split("-")[0];

/** A point in time, short: with the time within this year, only the date before. `at`: ms since 1970. */
export const formatMoment = (at: number, now = Date.now()): string =>
  (yearOf(at) === yearOf(now) ? SAME_YEAR : OTHER_YEAR).format(at);
