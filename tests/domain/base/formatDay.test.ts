import { afterEach, expect, it } from "vitest";
import { dayWords } from "#domain/base/dayWords.ts";
import { formatDay, formatMinute } from "#domain/base/formatDay.ts";

const before = process.env["TZ"];
afterEach(() => {
  if (before === undefined) delete process.env["TZ"];
  else process.env["TZ"] = before;
});

// Half an hour before and after midnight, in China and in UTC.
const MOMENTS = [
  ["2026-11-23T15:30:00Z", "2026-11-23", "23:30"],
  ["2026-11-23T16:30:00Z", "2026-11-24", "00:30"],
  ["2026-11-23T23:30:00Z", "2026-11-24", "07:30"],
  ["2026-11-24T00:30:00Z", "2026-11-24", "08:30"],
] as const;

it.each(["UTC", "Asia/Shanghai", "America/Los_Angeles"])(
  "names the days of China on a clock of %s",
  (zone) => {
    process.env["TZ"] = zone;
    for (const [moment, day, hour] of MOMENTS) {
      expect(formatDay(Date.parse(moment))).toBe(day);
      expect(formatMinute(Date.parse(moment))).toBe(`${day} ${hour}`);
    }
    const now = Date.parse("2026-11-24T00:30:00Z");
    expect(MOMENTS.map(([moment]) => dayWords(Date.parse(moment), now))).toEqual([
      "昨天",
      "今天 0:30",
      "今天 7:30",
      "今天 8:30",
    ]);
  },
);
