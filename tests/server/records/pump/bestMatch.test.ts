import { readFile } from "node:fs/promises";
import * as v from "valibot";
import { expect, test } from "vitest";
import { PUMP } from "#domain/catalogue/categories.ts";
import { PROPERTY } from "#domain/catalogue/properties.ts";
import { bestFlows } from "#domain/products/search/bestFlows.ts";
import { columnsOf } from "#domain/products/search/columnsOf.ts";
import { dutyFormsOf } from "#domain/catalogue/duty/dutyForms.ts";
import { dutyIndex } from "#domain/products/search/DutyIndex.ts";
import { listPage } from "#domain/products/search/listPage.ts";
import type { SearchedDuty } from "#domain/products/search/SearchedDuty.ts";
import { matchDuty } from "#domain/products/search/matchDuty.ts";
import { narrow } from "#domain/products/search/narrow.ts";
import type { Order } from "#domain/products/search/Order.ts";
import { readConditions } from "#domain/products/search/readConditions.ts";
import { lookUp } from "#domain/base/keyed.ts";
import {
  reachedShare,
  SHORTCOMING,
  shortcomingsOf,
  suitabilityRank,
} from "#domain/products/search/shortcomings.ts";
import { pumpRecords } from "#server/records/realRecords.ts";
import { pumpSamples } from "#server/samples/sampleProducts.ts";
import { CATEGORY_STANDARDS } from "#server/standard/categoryStandards.ts";
import { tableOfRows } from "../../../support/tableOfRows.ts";

const FILE = new URL("../../../fixtures/pumpDuties.json", import.meta.url);
const { duties } = v.parse(
  v.object({ duties: v.array(v.tuple([v.number(), v.number()])) }),
  JSON.parse(await readFile(FILE, "utf8")),
);
const PUMP_STANDARD = CATEGORY_STANDARDS.find(({ code }) => code === PUMP)!;
const { columns } = columnsOf(tableOfRows(PUMP_STANDARD, [pumpRecords(), pumpSamples(1)]));
const curves = lookUp(columns.curves, "head");
if (curves === undefined) throw new Error("pumps have curves");
const index = dutyIndex(curves);
const [form] = dutyFormsOf(PUMP);
const best = bestFlows(columns, form!);

function listOf([flow, head]: readonly [number, number]) {
  const read = readConditions(columns, {
    brandCode: null,
    productSeriesId: null,
    speedControl: null,
    isSample: null,
    curveProperties: [
      { code: PROPERTY.airFlow, value: flow },
      { code: PROPERTY.head, value: head },
    ],
    productProperties: [],
  });
  if (!read.ok || read.value.duty === null) throw new Error("the duty is not understood");
  const { duty } = read.value;
  const matches = matchDuty(columns, index, duty);
  const searched: SearchedDuty = {
    duty,
    matches,
    shortcomings: shortcomingsOf(columns, best, duty, matches),
  };
  const narrowed = narrow(columns, read.value, matches);
  const first = (order: Order | null) => listPage(narrowed, searched, order, 0, 1).rows[0]?.match ?? null;
  const reached = reachedShare(columns, duty, matches);
  const judge = (match: number | null) => {
    if (match === null) return null;
    const found = searched.shortcomings[match] ?? 0;
    const share = (matches.flow[match] ?? NaN) / (best[matches.rows[match] ?? NaN] ?? NaN);
    return {
      isShort: reached(match) < 0.98,
      isOffBest: (found & SHORTCOMING.offBest) > 0,
      isBelowGrade: (found & SHORTCOMING.belowGrade) > 0,
      isFarOff: share < 0.6 || share > 1.25,
    };
  };
  return {
    hasSuitable: searched.shortcomings.some((found, match) => suitabilityRank(found, reached(match)) === 0),
    before: judge(first({ kind: "deviation", isDescending: false })),
    now: judge(first(null)),
  };
}

type Judged = NonNullable<ReturnType<typeof listOf>["now"]>;

test("no list for a real duty begins with a pump that does not suit while another one does", () => {
  const lists = duties.map(listOf).filter(({ now }) => now !== null);
  const count = (which: "before" | "now", is: (judged: Judged) => boolean) =>
    lists.filter((list) => {
      const judged = list[which];
      return judged !== null && is(judged);
    }).length;
  const counts = (which: "before" | "now") => ({
    short: count(which, ({ isShort }) => isShort),
    farOff: count(which, ({ isFarOff }) => isFarOff),
    outside: count(which, ({ isShort, isOffBest }) => isShort || isOffBest),
    belowGrade: count(which, ({ isBelowGrade }) => isBelowGrade),
  });
  // Short means by more than 2 %. Shorter products without other reservations precede those with reservations.
  expect({
    lists: lists.length,
    withSuitable: lists.filter(({ hasSuitable }) => hasSuitable).length,
    before: counts("before"),
    now: counts("now"),
  }).toEqual({
    lists: 180,
    withSuitable: 164,
    before: { short: 4, farOff: 113, outside: 133, belowGrade: 16 },
    now: { short: 10, farOff: 9, outside: 16, belowGrade: 0 },
  });
  expect(
    lists.filter(
      ({ hasSuitable, now }) => hasSuitable && (now?.isShort || now?.isOffBest || now?.isBelowGrade),
    ),
  ).toEqual([]);
});
