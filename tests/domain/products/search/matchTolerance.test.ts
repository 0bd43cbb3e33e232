import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { flow } from "#domain/base/units.ts";
import { PROPERTY } from "#domain/catalogue/properties.ts";
import { acceptanceGrade } from "#domain/catalogue/standards/acceptanceGrades.ts";
import { FAN_GRADES } from "#domain/catalogue/standards/gradeNames.ts";
import { curveOf } from "#domain/physics/curve/MeasuredCurve.ts";
import { valueOrNaN } from "#domain/physics/curve/valueAt.ts";
import type { AskedConditions } from "#domain/products/search/readConditions.ts";
import { TOLERANCE_STATE } from "#domain/products/search/toleranceStates.ts";
import { worstCase } from "#domain/products/tolerance/worstCase.ts";
import { NOTHING } from "./support/questions.ts";
import { idsOf, searchIn } from "./support/searchIn.ts";
import { fan, fitOfFan, type TestFan } from "./support/searchMaker.ts";
import { runsOf } from "../../../support/runsOf.ts";

const PLACES = Object.entries(TOLERANCE_STATE);
const wordOf = (state: number | undefined) => PLACES.find(([, number]) => number === state)?.[0];

const OF_VERDICT = {
  全部公差下满足: "met",
  名义满足: "nominal",
  不满足: "short",
  不能判断: "unknown",
} as const;

/** The verdict of a product's page, by halving over 3,200 intervals and up to 441 corners. */
function plainState(product: TestFan, asked: Point, off = 0) {
  const fit = fitOfFan(product);
  if (fit === null) return "unknown";
  const curve = curveOf((q) => valueOrNaN(fit, q), fit.first, fit.last);
  const { staticHead: staticValue = 0, systemExponent: exponent = 2 } = asked;
  const duty = { flow: flow(asked.flow), value: asked.value, system: { staticValue, exponent } };
  return OF_VERDICT[
    worstCase(curve, null, duty, acceptanceGrade(asked.grade)!, { value: off, power: 0 }).verdict
  ];
}

interface Point {
  readonly flow: number;
  readonly value: number;
  readonly staticHead?: number | undefined;
  readonly systemExponent?: number | undefined;
  readonly grade: (typeof FAN_GRADES)[number];
}

const question = ({ flow: asked, value, staticHead, systemExponent, grade }: Point): AskedConditions => ({
  ...NOTHING,
  curveProperties: [
    { code: PROPERTY.airFlow, value: asked, deviationRate: 40 },
    { code: PROPERTY.totalPressure, value, deviationRate: 90 },
    ...(staticHead === undefined ? [] : [{ code: "staticHead", value: staticHead }]),
    ...(systemExponent === undefined ? [] : [{ code: "systemExponent", value: systemExponent }]),
  ],
  tolerance: { grade, isRequired: false },
});

const point: fc.Arbitrary<Point> = fc.record(
  {
    flow: fc.integer({ min: 5_000, max: 13_000 }),
    value: fc.integer({ min: 250, max: 800 }),
    staticHead: fc.integer({ min: -200, max: 200 }),
    systemExponent: fc.constantFrom(1, 1.852, 2.5),
    grade: fc.constantFrom(...FAN_GRADES),
  },
  { requiredKeys: ["flow", "value", "grade"] },
);

/** Realistic machines: level or with a hump at low flows, and falling at their end. */
const machine = fc
  .record({
    most: fc.integer({ min: 8_000, max: 16_000 }),
    shutoff: fc.integer({ min: 400, max: 1_000 }),
    hump: fc.constantFrom(-0.3, 0, 0.2, 0.6),
    end: fc.constantFrom(0.2, 0.4, 0.6),
    first: fc.constantFrom(0, 0.2, 0.5),
  })
  .map(({ most, shutoff, hump, end, first }) =>
    fan({
      curve: [0, 0.2, 0.4, 0.6, 0.8, 1].map((step) => {
        const share = first + (1 - first) * step;
        return [most * share, shutoff * (1 + hump * share - (1 + hump - end) * share ** 2)] as const;
      }),
    }),
  );
const machines = fc.array(machine, { minLength: 1, maxLength: 8 });

test("a list judges as a product's page does", () => {
  const counts = new Map<string | undefined, number>();
  fc.assert(
    fc.property(machines, point, (fans, asked) => {
      const { matches, fanAt } = searchIn(fans, question(asked));
      matches?.rows.forEach((row, index) => {
        const state = wordOf(matches.tolerances?.[index]);
        counts.set(state, (counts.get(state) ?? 0) + 1);
        const plain = plainState(fanAt[row]!, asked);
        // A curve that falls short without any tolerance needs no corner.
        expect(state === "short" && plain === "unknown" ? "unknown" : state).toBe(plain);
      });
    }),
    { numRuns: runsOf(300), endOnFailure: true },
  );
  expect(new Set(counts.keys())).toEqual(new Set(["met", "nominal", "short", "unknown"]));
});

test("a list judges curves that were read from a chart as a product's page does, by the error of each", () => {
  let widened = 0;
  fc.assert(
    fc.property(machines, point, fc.integer({ min: 1, max: 40 }), (fans, asked, error) => {
      const offOf = (row: number) => (row % 2) * error;
      const { matches, fanAt } = searchIn(fans, question(asked), undefined, offOf);
      matches?.rows.forEach((row, index) => {
        const state = wordOf(matches.tolerances?.[index]);
        const plain = plainState(fanAt[row]!, asked, offOf(row));
        expect(state === "short" && plain === "unknown" ? "unknown" : state).toBe(plain);
        if (plain !== plainState(fanAt[row]!, asked)) widened++;
      });
    }),
    { numRuns: runsOf(150), endOnFailure: true },
  );
  expect(widened).toBeGreaterThan(0);
});

describe("a list that is judged within tolerances", () => {
  const FALLING = [
    [5_000, 750],
    [8_000, 600],
    [10_000, 500],
    [12_000, 400],
    [14_000, 250],
  ] as const;
  const scaled = (share: number) => FALLING.map(([q, p]) => [q * share, p * share * share] as const);
  const FANS = [
    fan({ id: "exact", curve: FALLING, best: 10_500 }),
    fan({ id: "ample", curve: scaled(1.08), best: 10_500 }),
    fan({ id: "less", curve: scaled(0.96), best: 10_500 }),
    fan({ id: "cut", curve: [...scaled(1.08).slice(0, 3), [11_000, 570]], best: 10_500 }),
  ];
  const asked = (isRequired: boolean): AskedConditions => ({
    ...question({ flow: 10_000, value: 500, grade: "AN3" }),
    tolerance: { grade: "AN3", isRequired },
  });
  const stateOf = (id: string) => {
    const { matches, fanAt } = searchIn(FANS, asked(false));
    const index = [...(matches?.rows ?? [])].findIndex((row) => fanAt[row]?.id === id);
    return wordOf(matches?.tolerances?.[index]);
  };

  test("tells who meets the duty under all of them, by name only, not at all, and who cannot be judged", () => {
    expect(["ample", "exact", "less", "cut"].map(stateOf)).toEqual(["met", "nominal", "short", "unknown"]);
  });

  test("holds only those who meet it under all, where that is asked", () => {
    expect(idsOf(searchIn(FANS, asked(true)).page(null, 0, 10).fans)).toEqual(["ample"]);
  });

  test("puts first who meets the duty under all tolerances, then who meets it by name only", () => {
    expect(idsOf(searchIn(FANS, asked(false)).page(null, 0, 2).fans)).toEqual(["ample", "exact"]);
  });

  test("that finds nothing under all tolerances is offered what meets the duty by name", () => {
    const { waysOn } = searchIn([FANS[0]!], asked(true));
    expect(waysOn()).toContainEqual({ kind: "tolerance", count: 1 });
  });

  test.each([
    [{ grade: "2B" as const, isRequired: false }, "tolerance.grade is no acceptance grade of this category"],
  ])("refuses a grade of other machines", (tolerance, sentence) => {
    expect(() => searchIn(FANS, { ...asked(false), tolerance })).toThrow(sentence.split(" ")[0]);
  });

  test("refuses a grade without an operating point", () => {
    const byFlow = { ...NOTHING, curveProperties: [{ code: PROPERTY.airFlow, value: 10_000 }] };
    expect(() => searchIn(FANS, { ...byFlow, tolerance: { grade: "AN3", isRequired: true } })).toThrow(
      "needs a duty of flow and pressure or head",
    );
  });
});
