const DAY_MS = 24 * 60 * 60_000;

const startOfDay = (moment: Date) => new Date(moment.getFullYear(), moment.getMonth(), moment.getDate());

/** When something was, as near as somebody looks for it: 今天 14:20, 昨天, 11 月 18 日. */
export function dayWords(at: number, now: number): string {
  const moment = new Date(at);
  // A day of a changed clock is an hour longer or shorter.
  const daysAgo = Math.round((startOfDay(new Date(now)).getTime() - startOfDay(moment).getTime()) / DAY_MS);
  if (daysAgo === 0) return `今天 ${moment.getHours()}:${String(moment.getMinutes()).padStart(2, "0")}`;
  if (daysAgo === 1) return "昨天";
  return `${moment.getMonth() + 1} 月 ${moment.getDate()} 日`;
}
