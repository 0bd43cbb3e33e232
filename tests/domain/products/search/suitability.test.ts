import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { PROPERTY } from "#domain/catalogue/properties.ts";
import { isBesidePoints } from "#domain/catalogue/duty/dutyForms.ts";
import { namedShortcomings } from "#domain/products/search/shortcomings.ts";
import { isAirCode } from "#domain/physics/fluid/airFigures.ts";
import { airShares } from "../../../support/plain/airShare.ts";
import { isOffBest, isShort, plainRank, type PlainCandidate } from "../../../support/plainSuitability.ts";
import { numberOf, plainMatch } from "./support/plainSearch.ts";
import { NOTHING, question } from "./support/questions.ts";
import { idsOf, searchIn } from "./support/searchIn.ts";
import { anyFans, fan, type TestFan } from "./support/searchMaker.ts";
import { runsOf } from "../../../support/runsOf.ts";

const POINT: ReadonlySet<string> = new Set([
  PROPERTY.airFlow,
  PROPERTY.totalPressure,
  PROPERTY.highSpeedAirFlow,
  PROPERTY.highSpeedTotalPressure,
]);
const FLOWS: ReadonlySet<string> = new Set([PROPERTY.airFlow, PROPERTY.highSpeedAirFlow]);

const PRESSURES: ReadonlySet<string> = new Set([PROPERTY.totalPressure, PROPERTY.lowSpeedTotalPressure]);

/** The efficiency as a share; NaN where it was not measured. */
function efficiencyAt({ best }: TestFan, flow: number): number {
  const share = best === null ? NaN : flow / best;
  return share >= 0.5 && share <= 1.5 ? (80 - 60 * (share - 1) ** 2) / 100 : NaN;
}

function candidateOf(product: TestFan, targets: typeof NOTHING.curveProperties): PlainCandidate {
  const point = targets.filter(({ code }) => POINT.has(code));
  const { flow = NaN, value = NaN } = plainMatch(product, targets) ?? {};
  const hasPoint = point.length === 2;
  const entered = targets.filter(({ code }) => !isBesidePoints(code));
  const compared = hasPoint ? entered.filter((target) => !point.includes(target)) : entered;
  const isInAir = targets.some(({ code }) => isAirCode(code));
  const { share, lowest } = isInAir ? airShares(targets) : { share: 1, lowest: 1 };
  const duty = point.find(({ code }) => FLOWS.has(code));
  const pressure = point.find(({ code }) => !FLOWS.has(code));
  return {
    reached: [
      ...compared.map(
        ({ code, value: asked }) =>
          [(numberOf(product, code) ?? NaN) * (PRESSURES.has(code) ? share : 1), asked] as const,
      ),
      ...(hasPoint && duty ? [[flow, duty.value] as const] : []),
      ...(hasPoint && pressure && pressure.value > 0 ? [[value * share, pressure.value] as const] : []),
    ],
    flow: hasPoint ? flow : null,
    best: product.best,
    grade: product.grade,
    isMotorShort:
      hasPoint &&
      isInAir &&
      product.power !== null &&
      product.power < ((flow * value * lowest) / 3.6e6 / efficiencyAt(product, flow)) * (1 - 1e-9),
  };
}

/** Shaft power in kW in the test air; NaN where no point was judged or no efficiency was measured. */
function plainPower(product: TestFan, targets: typeof NOTHING.curveProperties): number {
  const { flow = NaN, value = NaN } = plainMatch(product, targets) ?? {};
  return (flow * value) / 3.6e6 / efficiencyAt(product, flow);
}

test("a list by best match stands as a plain version ranks it: what suits by power, the rest by deviation", () => {
  fc.assert(
    fc.property(anyFans, question, (fans, asked) => {
      if (asked.curveProperties.length === 0) return;
      const targets = asked.curveProperties;
      const listed = searchIn(fans, asked).page(null, 0, 1000).fans;
      const keys = listed.map((product) => {
        const rank = plainRank(candidateOf(product, targets));
        const power = rank === 0 ? plainPower(product, targets) : NaN;
        return { rank, power, worst: plainMatch(product, targets)?.worst ?? NaN };
      });
      const misplaced = keys.slice(1).filter(({ rank, power, worst }, at) => {
        const before = keys[at]!;
        if (rank !== before.rank) return rank < before.rank;
        if (!Number.isNaN(power)) return power < before.power * (1 - 1e-6) || Number.isNaN(before.power);
        return Number.isNaN(before.power) && worst < before.worst - 1e-6;
      });
      expect(misplaced).toEqual([]);
    }),
    { numRuns: runsOf(300) },
  );
});

test("each match names what a plain version has against it", () => {
  fc.assert(
    fc.property(anyFans, question, (fans, asked) => {
      const { matches, shortcomings, fanAt } = searchIn(fans, asked);
      matches?.rows.forEach((row, index) => {
        const candidate = candidateOf(fanAt[row]!, asked.curveProperties);
        const named = namedShortcomings(shortcomings?.[index] ?? 0);
        expect(named.includes("short")).toBe(isShort(candidate));
        expect(named.includes("motorShort")).toBe(candidate.isMotorShort);
        expect(named.includes("offBest")).toBe(isOffBest(candidate));
        expect(named.includes("bestUnknown")).toBe(candidate.flow !== null && candidate.best === null);
      });
    }),
    { numRuns: runsOf(200) },
  );
});

describe("a list for a duty", () => {
  /** Meets the parabola through 10,000 m³/h and 500 Pa at its rated flow. */
  const curveThrough = (flow: number) =>
    [0.6, 0.8, 1, 1.2].map((share) => {
      const pressure = 500 * (flow / 10_000) ** 2;
      return [flow * share, pressure * (1.5 - 0.5 * share)] as const;
    });
  const at = (id: string, flow: number, more: Partial<TestFan> = {}) =>
    fan({ id, curve: curveThrough(flow), best: 10_000, grade: "V000902", ...more });
  const FANS = [
    at("short", 9_850),
    at("a hair short", 9_950),
    at("exact, far from its best", 10_000, { best: 20_000 }),
    at("below grade", 10_100, { grade: "V000904" }),
    at("best unknown", 10_150, { best: null }),
    at("good", 10_300),
    at("better", 10_200),
  ];
  const asked = {
    ...NOTHING,
    curveProperties: [
      { code: PROPERTY.airFlow, value: 10_000 },
      { code: PROPERTY.totalPressure, value: 500 },
    ],
  };

  test("begins with what gives it near its best point by the power at the shaft, then what is shorter, then the doubtful", () => {
    expect(idsOf(searchIn(FANS, asked).page(null, 0, 10).fans)).toEqual([
      "a hair short",
      "better",
      "good",
      "short",
      "best unknown",
      "below grade",
      "exact, far from its best",
    ]);
  });

  test("begins with the more efficient of two that suit, though the other is nearer", () => {
    const fans = [at("near, poor", 10_010, { best: 12_500 }), at("at its best", 10_060, { best: 10_000 })];
    expect(idsOf(searchIn(fans, asked).page(null, 0, 10).fans)).toEqual(["at its best", "near, poor"]);
  });

  test("by deviation begins with what is nearest, whether it suits or not", () => {
    const byDeviation = { kind: "deviation", isDescending: false } as const;
    expect(idsOf(searchIn(FANS, asked).page(byDeviation, 0, 10).fans)[0]).toBe("exact, far from its best");
  });

  test("by the deviation of a quantity goes by its size", () => {
    const order = { kind: "deviationOf", code: PROPERTY.airFlow, isDescending: true } as const;
    expect(idsOf(searchIn(FANS, asked).page(order, 0, 10).fans).slice(0, 2)).toEqual(["good", "better"]);
  });

  test("by power per air volume begins with the best running efficiency; unknown is last", () => {
    const order = { kind: "airVolumePower", isDescending: false } as const;
    const ids = idsOf(searchIn(FANS, asked).page(order, 0, 10).fans);
    expect(ids[0]).toBe("a hair short");
    expect(ids.at(-1)).toBe("best unknown");
  });
});
