const SAME_YEAR = new Intl.DateTimeFormat("zh-CN", {
  month: "2-digit",
  day: "2-digit",
  hour: "2-digit",
  minute: "2-digit",
  hourCycle: "h23",
});
const OTHER_YEAR = new Intl.DateTimeFormat("zh-CN", { year: "numeric", month: "2-digit", day: "2-digit" });

/** When something was, short, by the clock of the browser: the time within this year, the date before. `at`: ms since 1970. */
export const formatMoment = (at: number, now = Date.now()): string =>
  (new Date(at).getFullYear() === new Date(now).getFullYear() ? SAME_YEAR : OTHER_YEAR).format(at);
