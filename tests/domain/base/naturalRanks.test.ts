import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { compareNaturally, naturalRanks, rankTexts } from "#domain/base/naturalRanks.ts";
import { sortInSteps } from "#domain/base/sortInSteps.ts";
import { runsOf } from "../../support/runsOf.ts";

function drive<Value>(steps: Generator<number, Value>) {
  for (let yields = 0; ; yields++) {
    const step = steps.next();
    if (step.done) return { value: step.value, yields };
  }
}

describe("sorting in steps", () => {
  it("gives what sorting at once gives, equal items in their old order", () => {
    const items = fc.array(fc.record({ key: fc.nat(50), at: fc.nat() }), { maxLength: 3000, size: "max" });
    fc.assert(
      fc.property(items, (given) => {
        const byKey = (a: { key: number }, b: { key: number }) => a.key - b.key;
        expect(drive(sortInSteps(given, byKey)).value).toEqual([...given].sort(byKey));
      }),
      { numRuns: runsOf(50) },
    );
  });

  it("stops for others at least every 512 items", () => {
    const given = Array.from({ length: 10_000 }, (_, at) => (at * 7919) % 10_000);
    const { value, yields } = drive(sortInSteps(given, (a, b) => a - b));
    expect(value.slice(0, 3)).toEqual([0, 1, 2]);
    expect(yields).toBeGreaterThan(10_000 / 512);
  });
});

describe("natural ranks", () => {
  const order = (texts: string[]) => {
    const ranks = naturalRanks(texts);
    return [...texts].sort((a, b) => ranks[texts.indexOf(a)]! - ranks[texts.indexOf(b)]!);
  };

  it("count numbers as numbers and Chinese by pinyin", () => {
    expect(order(["2F-10", "走廊", "2F-9", "10F-1", "办公室", "2F-9A"])).toEqual([
      "2F-9",
      "2F-9A",
      "2F-10",
      "10F-1",
      "办公室",
      "走廊",
    ]);
  });

  it("are alike for widths and cases of the same text, and none for no text", () => {
    const ranks = naturalRanks(["B1", "b1", "Ｂ１", "", "B2"]);
    expect(ranks[1]).toBe(ranks[0]);
    expect(ranks[2]).toBe(ranks[0]);
    expect(ranks[3]).toBeNaN();
    expect(ranks[4]).toBeGreaterThan(ranks[0]!);
  });

  it("are computed once for a column", () => {
    const texts = Array.from({ length: 2000 }, (_, at) => `${at}`);
    const ranks = naturalRanks(texts);
    expect(drive(rankTexts(texts))).toEqual({ value: ranks, yields: 0 });
    expect(naturalRanks(texts)).toBe(ranks);
  });
});

it("compares codes that differ in their last digits as the locale does", () => {
  const collator = new Intl.Collator("zh-Hans-CN", { numeric: true, sensitivity: "base" });
  const head = fc.constantFrom("", "R-", "走廊", "2F-", "0", "A1", "r-", "٣");
  const tail = fc.string({ unit: fc.constantFrom("0", "1", "9", "a", "-", "２"), maxLength: 4 });
  const code = fc.tuple(head, tail).map((parts) => parts.join(""));
  fc.assert(
    fc.property(code, code, (a, b) => {
      fc.pre(a !== "" && b !== "");
      expect(Math.sign(compareNaturally(a, b))).toBe(Math.sign(collator.compare(a, b)));
    }),
    { numRuns: runsOf(2000) },
  );
});
