import { describe, expect, it } from "vitest";
import { dayWords } from "#domain/base/dayWords.ts";
import { dutyWords } from "#domain/catalogue/listing/dutyWords.ts";
import { EMPTY_LIST } from "#domain/catalogue/listing/ListState.ts";
import { readCategoryList } from "#domain/catalogue/listing/readCategoryList.ts";
import {
  MOST_RECENT,
  readRecentDuties,
  recentAddress,
  withRecentDuty,
} from "#domain/catalogue/listing/recentDuties.ts";

const entry = (code: string, value: number) => ({ code, value, deviationRate: null });
const DUTY = { ...EMPTY_LIST, duty: [entry("P000007", 12_000), entry("P000008", 650)] };
const recent = (flow: number, at: number) => ({
  categoryCode: "C000001",
  address: recentAddress({ ...EMPTY_LIST, duty: [entry("P000007", flow)] }),
  found: 43,
  at,
});

describe("recent duties", () => {
  it("lead back to the list with its filters, at its first page and in its own order", () => {
    const state = {
      ...DUTY,
      brandCode: "B000001",
      page: 3,
      pageSize: 50,
      sort: { code: "P1", direction: "ASC" },
    } as const;
    const address = recentAddress(state);
    expect(readCategoryList("C000001", new URLSearchParams(address))).toEqual({
      ...DUTY,
      brandCode: "B000001",
    });
  });

  it("are as many as are looked through, each once, the newest first", () => {
    const many = Array.from({ length: 12 }, (_, at) => recent(1_000 + at, at));
    const kept = [...many, recent(1_008, 99)].reduce(withRecentDuty, [] as ReturnType<typeof withRecentDuty>);
    expect(kept.map(({ at }) => at)).toEqual([99, 11, 10, 9, 7, 6, 5, 4]);
    expect(kept).toHaveLength(MOST_RECENT);
    expect(readRecentDuties(JSON.stringify(kept))).toEqual(kept);
  });

  it.each([null, "", "{", "{}", "null", "[1,null,{}]", '[{"categoryCode":1,"address":"","found":1,"at":1}]'])(
    "are none where a browser kept %s",
    (kept) => expect(readRecentDuties(kept)).toEqual([]),
  );

  it("are named by what was entered", () => {
    expect(dutyWords("C000001", DUTY)).toBe("风量 12,000 m³/h · 全压 650 Pa");
    const double = {
      ...EMPTY_LIST,
      speedControl: "DOUBLE_SPEED",
      duty: [entry("P000083", 18_000.5)],
    } as const;
    expect(dutyWords("C000001", double)).toBe("高速风量 18,000.5 m³/h");
    expect(dutyWords("C000013", DUTY)).toBe("");
  });
});

it("says when something was as near as it matters", () => {
  const when = (at: string, now: string) => dayWords(Date.parse(`${at}+08:00`), Date.parse(`${now}+08:00`));
  const now = "2026-11-22T09:30";
  expect(when("2026-11-22T00:05", now)).toBe("今天 0:05");
  expect(when("2026-11-21T23:59", now)).toBe("昨天");
  expect(when("2026-11-20T23:59", now)).toBe("11 月 20 日");
  expect(when("2025-12-31T00:00", "2026-01-01T12:00")).toBe("昨天");
});
