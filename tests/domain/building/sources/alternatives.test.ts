import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { Chiller } from "#domain/building/sources/Chiller.ts";
import { PROPOSED_SOURCES } from "#domain/building/sources/SourceSettings.ts";
import { alternativeKey, sourceAlternatives } from "#domain/building/sources/sourceAlternatives.ts";
import { runsOf } from "../../../support/runsOf.ts";
import { testChiller } from "../../../support/testChiller.ts";

const QUESTION = PROPOSED_SOURCES;

/** All choices of up to four chillers with repetition, each once. */
function* choices(chillers: readonly Chiller[], most = 4): Generator<readonly Chiller[]> {
  for (const [at, chiller] of chillers.entries()) {
    yield [chiller];
    if (most === 1) continue;
    for (const rest of choices(chillers.slice(at), most - 1)) yield [chiller, ...rest];
  }
}

/** The same by trying everything: which machines are combined, in any order. */
function plainly(chillers: readonly Chiller[], load: number): readonly string[] {
  const found: string[] = [];
  for (const machines of choices(chillers)) {
    const sizes = new Set(machines.map(({ capacity }) => capacity));
    const models = new Set(machines.map(({ id }) => id));
    const series = new Set(machines.map(({ brand, series: of }) => `${brand} ${of}`));
    const installed = machines.reduce((sum, { capacity }) => sum + capacity, 0);
    if (series.size > 1 || models.size > 2 || sizes.size !== models.size) continue;
    if (installed < load || installed > 1.5 * load) continue;
    found.push(
      machines
        .map(({ id }) => id)
        .sort()
        .join(),
    );
  }
  return found.sort();
}

describe("alternatives of the catalogue", () => {
  it("are one to four machines of one series, those over 110 % with their fault", () => {
    const chillers = [500, 700, 1000].map((capacity) => testChiller(`a${capacity}`, { capacity }));
    const found = sourceAlternatives(chillers, 1950, { ...QUESTION, least: 80 });
    const named = found.map(({ groups }) => alternativeKey(groups));
    expect(named).toContain("1 a1000|2 a500");
    expect(named).toContain("2 a1000");
    // 3 × 1000 kW is more than one and a half times the load.
    expect(named).not.toContain("3 a1000");
    const large = found.find(({ groups }) => alternativeKey(groups) === "2 a1000|1 a700")!;
    expect(large.installed).toBe(2700);
    expect(large.faults).toEqual([
      { code: "plant-large", text: "装机为负荷的 138.5%，超过 110%" },
      { code: "turndown", text: "最小负荷 80 kW 低于单台最低出力 140 kW" },
    ]);
    const small = found.find(({ groups }) => alternativeKey(groups) === "1 a1000|2 a500")!;
    expect(small.faults).toEqual([{ code: "turndown", text: "最小负荷 80 kW 低于单台最低出力 100 kW" }]);
    // Where the least load is unknown, nothing is said of it.
    const open = sourceAlternatives(chillers, 1950, QUESTION);
    expect(open.map(({ groups }) => alternativeKey(groups))).toEqual(named);
    expect(open.flatMap(({ faults }) => faults.map(({ code }) => code))).not.toContain("turndown");
  });

  it("remark on one machine for more than 1000 kW, and mix neither makers nor series", () => {
    const chillers = [
      testChiller("a", { capacity: 2000 }),
      testChiller("b", { capacity: 1000, brand: "乙" }),
      testChiller("c", { capacity: 990, series: "另一系列" }),
    ];
    const found = sourceAlternatives(chillers, 1950, QUESTION);
    expect(found.map(({ groups, isRemarked }) => [alternativeKey(groups), isRemarked])).toEqual([
      ["1 a", true],
      ["2 c", false],
      ["2 b", false],
    ]);
  });

  it("are of the cooling that is asked for", () => {
    const chillers = [
      testChiller("w", { capacity: 1000 }),
      testChiller("a", { capacity: 1000, cooling: "air", series: "风" }),
      testChiller("n", { capacity: 1000, cooling: null, series: "无" }),
    ];
    const of = (cooling: "water" | "air" | null) =>
      sourceAlternatives(chillers, 1000, { least: null, cooling }).map(({ groups }) => groups[0]!.of.id);
    expect(of("air")).toEqual(["a"]);
    expect(of("water")).toEqual(["w"]);
    expect(of(null).toSorted()).toEqual(["a", "n", "w"]);
  });

  it("are all there are, none twice, in order", () => {
    const chiller = fc.record({
      capacity: fc.integer({ min: 20, max: 150 }).map((tens) => tens * 10),
      brand: fc.constantFrom("甲", "乙"),
      series: fc.constantFrom("", "S"),
    });
    fc.assert(
      fc.property(
        fc.array(chiller, { minLength: 1, maxLength: 6 }),
        fc.integer({ min: 200, max: 5000 }),
        (drawn, load) => {
          const chillers = drawn.map((each, at) => testChiller(`m${at}`, each));
          const found = sourceAlternatives(chillers, load, QUESTION);
          const flat = found.map(({ groups }) =>
            groups
              .flatMap(({ of, count }) => Array.from({ length: count }, () => of.id))
              .sort()
              .join(),
          );
          expect(flat.toSorted()).toEqual(plainly(chillers, load));
          for (const [at, { count, verdict, installed, groups }] of found.entries()) {
            expect(groups.reduce((sum, group) => sum + group.count, 0)).toBe(count);
            expect(installed).toBeCloseTo(verdict.ratio * load, 6);
            const next = found[at + 1] ?? found[at]!;
            expect(next.count > count || next.verdict.ratio >= verdict.ratio).toBe(true);
          }
        },
      ),
      { numRuns: runsOf(80) },
    );
  });
});
