import { formatDay, formatMinute } from "./formatDay.ts";

const DAY_MS = 24 * 60 * 60_000;

/** When something happened, in the precision that a reader needs: 今天 14:20, 昨天, 11 月 18 日. */
export function dayWords(at: number, now: number): string {
  const day = formatDay(at);
  // Both parse as midnight UTC, so they are a whole number of days apart.
  const daysAgo = (Date.parse(formatDay(now)) - Date.parse(day)) / DAY_MS;
  if (daysAgo === 0) {
    const [hour = "", minute = ""] = formatMinute(at).slice(day.length).trim().split(":");
    return `今天 ${Number(hour)}:${minute}`;
  }
  if (daysAgo === 1) return "昨天";
  const [, month, date] = day.split("-").map(Number);
  return `${month} 月 ${date} 日`;
}
