import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { histogramText, readHistogram } from "#domain/products/energy/readHistogram.ts";
import { runsOf } from "../../../support/runsOf.ts";

const profile = (text: string) => {
  const read = readHistogram(text);
  return read.ok ? read.profile : read.sentence;
};
const hours = (...rows: readonly (readonly [number, number])[]) => ({
  unit: "hours",
  rows: rows.map(([share, amount]) => ({ share, amount })),
});

describe("readHistogram", () => {
  it("reads percent and hours, parted by whatever a person types", () => {
    const expected = hours([1, 600], [0.75, 1200]);
    for (const text of [
      "100% 600\n75% 1200",
      "100%\t600\n75%\t1,200",
      "100,600\n75,1200",
      "１００％，６００\n７５％，１２００",
      "100；600\n75；1200",
      "100%：600 h\n75%：1200小时",
      "100 % 600h\r\n75 % 1200h\r\n",
      "1 600\n0.75 1200",
      "１、600\n０。75、1200",
      "流量占比（%）\t小时\n100\t600\n75\t1200",
    ])
      expect([text, profile(text)]).toEqual([text, expected]);
  });

  it("reads parts of the time where they are percent, or none is above one", () => {
    const expected = {
      unit: "time",
      rows: [
        { share: 1, amount: 0.25 },
        { share: 0.5, amount: 0.75 },
      ],
    };
    for (const text of ["100% 25%\n50% 75%", "1 0.25\n0.5 0.75", "100,0.25\n50,0.75"])
      expect([text, profile(text)]).toEqual([text, expected]);
  });

  it("says in one sentence what is wrong, and where", () => {
    expect(profile(" \n")).toBe("请粘贴流量占比和小时，每行一组，如 75% 1200");
    expect(profile("100% 25%\n50% 70%")).toBe("时间占比合计应为 100%，现为 95%");
    expect(profile("100% 8000\n50% 800")).toBe("小时合计 8,800 h，超过一年的 8784 h");
    expect(profile("100% 600\n75%")).toMatch(/^第 2 行“75%”读不出两个数/u);
    expect(profile("100% 1,200")).toMatch(/^第 1 行“100% 1,200”读不出两个数/u);
    expect(profile("100% 600\n\n75% -3")).toMatch(/^第 3 行/u);
    expect(profile("1.3 500\n1 1000")).toBe("流量占比看不出是小数还是百分数，请写 %");
    expect(profile("130% 600")).toBe("第 1 行流量占比 130 %，应在 0 到 120 % 之间");
    expect(profile("50 600\n525 600")).toBe("第 2 行流量占比 525 %，应在 0 到 120 % 之间");
    expect(profile("100% 600\n0.5 600")).toBe("流量占比有的带 % 有的不带，请统一");
    expect(profile("100% 20%\n50% 80")).toBe("小时（时间占比）有的带 % 有的不带，请统一");
    expect(profile(Array.from({ length: 25 }, () => "50% 10").join("\n"))).toBe("最多 24 行，现为 25 行");
  });

  it("takes the hours of a leap year in any parts, whatever their sum is rounded to", () => {
    const parts = (count: number, each: number) => Array.from({ length: count }, () => [0.5, each] as const);
    for (const rows of [parts(15, 585.6), [...parts(21, 399.3), [0.5, 398.7] as const]])
      expect(profile(rows.map(([, amount]) => `50% ${amount}`).join("\n"))).toEqual(hours(...rows));
    expect(profile("50% 8784.1")).toBe("小时合计 8,784.1 h，超过一年的 8784 h");
  });

  it("never throws, and what it has read reads back", () => {
    const anyText = fc.oneof(
      fc.string({ unit: fc.constantFrom(...Array.from("0123456789.,，；：％%\t\n h小时-e")) }),
      fc.string(),
    );
    fc.assert(
      fc.property(anyText, (text) => {
        const read = readHistogram(text);
        const isGood = read.ok ? readHistogram(histogramText(read.profile)).ok : read.sentence !== "";
        expect(isGood).toBe(true);
      }),
      { numRuns: runsOf(500) },
    );
    const rows = fc.array(
      fc.record({
        share: fc.integer({ min: 0, max: 1200 }).map((share) => share / 1000),
        amount: fc.integer({ min: 0, max: 3600 }).map((tenths) => tenths / 10),
      }),
      { minLength: 1, maxLength: 24 },
    );
    fc.assert(
      fc.property(rows, (own) => {
        // At least one row is longer than an hour; otherwise the rows would be read as shares of the time.
        const read = { unit: "hours", rows: [...own.slice(1), { share: 1, amount: 2 }] } as const;
        expect(profile(histogramText(read))).toEqual(read);
      }),
    );
  });
});
