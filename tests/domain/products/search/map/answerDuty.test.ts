import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { PROPERTY } from "#domain/catalogue/properties.ts";
import { bestEfficiency } from "#domain/physics/curve/bestEfficiency.ts";
import { valueAtPacked } from "#domain/physics/curve/operatingPointPacked.ts";
import { piecesPacked } from "#domain/physics/curve/piecesPacked.ts";
import { hasRow } from "#domain/products/search/BitSet.ts";
import { dutyFormsOf, isBesidePoints } from "#domain/catalogue/duty/dutyForms.ts";
import { dutyIndex } from "#domain/products/search/DutyIndex.ts";
import { answerDuty, MOST_CLOUD, MOST_MATCHES } from "#domain/products/search/map/answerDuty.ts";
import { bestFlowOf } from "#domain/products/search/bestFlows.ts";
import { cloudPoints, wholeView } from "#domain/products/search/map/cloudPoints.ts";
import { isInView, spanTo, type MapView } from "#domain/products/search/map/MapView.ts";
import { passingWithout } from "#domain/products/search/narrow.ts";
import { readConditions, type AskedConditions } from "#domain/products/search/readConditions.ts";
import type { SearchColumns } from "#domain/products/search/SearchColumns.ts";
import { manyFans } from "../../../../support/manyFans.ts";
import { airShares } from "../../../../support/plain/airShare.ts";
import { runsOf } from "../../../../support/runsOf.ts";
import { NOTHING, question } from "../support/questions.ts";
import { searchIn } from "../support/searchIn.ts";
import { anyFans } from "../support/searchMaker.ts";
import { lookUp } from "#domain/base/keyed.ts";

const formFor = (speed: AskedConditions["speedControl"]) =>
  dutyFormsOf("C000001").find((form) => form.speed === speed)!;

function answerIn(columns: SearchColumns, asked: AskedConditions, view: MapView, models: readonly string[]) {
  const form = formFor(asked.speedControl);
  const read = readConditions(columns, asked);
  if (!read.ok) throw new Error(JSON.stringify(read.issues));
  const curves = lookUp(columns.curves, form.quantity);
  const category = {
    columns: { ...columns, models },
    form,
    index: curves === undefined ? null : dutyIndex(curves),
    cloud: cloudPoints(columns, form, bestFlowOf(columns, form)),
  };
  return answerDuty(category, read.value, view);
}

const VIEW: MapView = { flow: spanTo(11_000), value: spanTo(560) };
const pairsOf = (points: Float32Array) =>
  Array.from({ length: points.length / 2 }, (_, at) => [points[2 * at]!, points[2 * at + 1]!]);
const inOrder = (pairs: readonly (readonly number[])[]) => pairs.map(String).sort();

const asked = question.map((any) => ({
  ...any,
  speedControl: any.speedControl ?? ("SINGLE_SPEED" as const),
}));

describe("random questions over random fans", () => {
  test("count, brands and matches are those of the list", () => {
    fc.assert(
      fc.property(anyFans, question, (fans, any) => {
        const speedControl = any.curveProperties.some(
          ({ code }) => !SINGLE.has(code) && !isBesidePoints(code),
        )
          ? ("DOUBLE_SPEED" as const)
          : ("SINGLE_SPEED" as const);
        const put = { ...any, speedControl };
        const { columns, page, fanAt } = searchIn(fans, put);
        const answer = answerIn(
          columns,
          put,
          VIEW,
          fanAt.map(({ id }) => id),
        );
        const listed = page(null, 0, MOST_MATCHES);
        expect(answer.count).toBe(listed.total);
        for (const brand of ["B1", "B2", "B3"]) {
          const counted = searchIn(fans, { ...put, brandCode: brand }).page(null, 0, 1).total;
          expect(lookUp(answer.brandCounts, brand) ?? 0).toBe(counted);
        }
        // Without a duty no products match.
        const matched = put.curveProperties.length > 0 ? listed.fans.map(({ id }) => id) : [];
        expect([...answer.models].sort()).toEqual(matched.sort());
      }),
      { numRuns: runsOf(150) },
    );
  });

  test("the cloud is every best point in view of what passes all but the duty", () => {
    fc.assert(
      fc.property(anyFans, asked, (fans, any) => {
        const put = { ...any, curveProperties: [], speedControl: "SINGLE_SPEED" as const };
        const { columns, narrowed, fanAt } = searchIn(fans, put);
        const passing = passingWithout(narrowed, "duty");
        const expected = fanAt.flatMap((fan, row) => {
          const efficiencies = lookUp(columns.curves, "totalPressureEfficiency");
          const efficiency = efficiencies && piecesPacked(efficiencies, row);
          const curves = lookUp(columns.curves, "totalPressure")!;
          const best = efficiency ? bestEfficiency(efficiency).flow : NaN;
          const onCurve = valueAtPacked(curves, row, best);
          const point = Number.isNaN(onCurve)
            ? [fan.airFlow ?? NaN, fan.totalPressure ?? NaN]
            : [best, onCurve];
          const isShown = !fan.isDouble && hasRow(passing, row) && isInView(VIEW, point[0]!, point[1]!);
          return isShown ? [point.map(Math.fround)] : [];
        });
        const { cloud } = answerIn(
          columns,
          put,
          VIEW,
          fans.map(() => ""),
        );
        expect(inOrder(pairsOf(cloud))).toEqual(inOrder(expected));
      }),
      { numRuns: runsOf(100) },
    );
  });
});

const SINGLE: ReadonlySet<string> = new Set([PROPERTY.airFlow, PROPERTY.totalPressure]);

describe("a large catalogue", () => {
  const columns = manyFans(20_000);
  const models = Array.from({ length: columns.size }, (_, row) => `F-${row}`);
  const view = { flow: spanTo(200_000), value: spanTo(1_500) };
  const single = { ...NOTHING, speedControl: "SINGLE_SPEED" as const };

  test("is thinned, to the same points each time", () => {
    const { cloud } = answerIn(columns, single, view, models);
    expect(cloud.length).toBe(2 * MOST_CLOUD);
    expect(answerIn(columns, single, view, models).cloud).toEqual(cloud);
  });

  test("keeps the points that it had when others are filtered out", () => {
    const { cloud: all } = answerIn(columns, single, view, models);
    const brand = {
      ...single,
      productProperties: [
        { code: PROPERTY.fanType, queryType: "EQUAL" as const, values: ["T1", "T2", "T3"] },
      ],
    };
    const { cloud: fewer } = answerIn(columns, brand, view, models);
    const kept = new Set(pairsOf(fewer).map(String));
    const shared = pairsOf(all).filter((pair) => kept.has(String(pair)));
    // Half of six kinds pass: those in the sample keep their positions.
    expect(shared.length).toBeGreaterThan(MOST_CLOUD / 3);
    expect(kept.size).toBe(MOST_CLOUD);
  });

  test("shows matches from all over a wide duty, each with its model", () => {
    const wide = {
      ...single,
      curveProperties: [
        { code: PROPERTY.airFlow, value: 12_000, deviationRate: 90 },
        { code: PROPERTY.totalPressure, value: 400, deviationRate: 90 },
      ],
    };
    const answer = answerIn(columns, wide, view, models);
    expect(answer.count).toBeGreaterThan(MOST_MATCHES);
    expect(answer.matches.length).toBe(2 * MOST_MATCHES);
    expect(new Set(answer.models).size).toBe(MOST_MATCHES);
    const k = 400 / 12_000 ** 2;
    const flows = pairsOf(answer.matches).map(([flow]) => flow!);
    expect(Math.max(...flows)).toBeGreaterThan(15_000);
    expect(Math.min(...flows)).toBeLessThan(5_000);
    for (const [flow, value] of pairsOf(answer.matches)) expect(value! / (k * flow! ** 2)).toBeCloseTo(1, 4);
  });

  test("in the air of a site draws its pressures: matches on the entered system, the cloud by the density", () => {
    const air = { code: "siteAltitude", value: 3650 };
    const point = [
      { code: PROPERTY.airFlow, value: 12_000, deviationRate: 90 },
      { code: PROPERTY.totalPressure, value: 300, deviationRate: 90 },
    ];
    const { share } = airShares([air]);
    const all = { flow: spanTo(200_000), value: spanTo(1e6) };
    const here = answerIn(columns, { ...single, curveProperties: [...point, air] }, all, models);
    const k = 300 / 12_000 ** 2;
    expect(here.count).toBeGreaterThan(MOST_MATCHES);
    for (const [flow, value] of pairsOf(here.matches)) expect(value! / (k * flow! ** 2)).toBeCloseTo(1, 4);
    const usual = pairsOf(answerIn(columns, single, all, models).cloud);
    pairsOf(here.cloud).forEach(([flow, value], at) => {
      expect(flow).toBe(usual[at]?.[0]);
      expect(value! / usual[at]![1]!).toBeCloseTo(share, 4);
    });
  });

  test("without a duty shows most of the products, from zero on", () => {
    const form = formFor("SINGLE_SPEED");
    const cloud = cloudPoints(columns, form, bestFlowOf(columns, form));
    const whole = wholeView(cloud)!;
    expect(whole.flow.min).toBe(0);
    const shown = cloud.rows.filter((_, at) => isInView(whole, cloud.flow[at]!, cloud.value[at]!)).length;
    expect(shown / columns.size).toBeGreaterThan(0.45);
  });
});
