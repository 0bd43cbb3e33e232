import { describe } from "vitest";
import { PROPERTY } from "#domain/catalogue/properties.ts";
import { bestFlows } from "#domain/products/search/bestFlows.ts";
import { SYSTEM_CODE } from "#domain/catalogue/duty/systemFigures.ts";
import { dutyFormsOf } from "#domain/catalogue/duty/dutyForms.ts";
import { dutyIndex } from "#domain/products/search/DutyIndex.ts";
import { brandCounts, propertyFacet, seriesCounts } from "#domain/products/search/facets.ts";
import { listPage } from "#domain/products/search/listPage.ts";
import { codeAt } from "#domain/products/search/codeNumber.ts";
import type { Conditions } from "#domain/products/search/Conditions.ts";
import { rowsWithWords, wordIndex } from "#domain/products/search/WordIndex.ts";
import { withTolerances } from "#domain/products/search/matchTolerance.ts";
import { matchDuty } from "#domain/products/search/matchDuty.ts";
import { narrow } from "#domain/products/search/narrow.ts";
import type { Order } from "#domain/products/search/Order.ts";
import { shortcomingsOf } from "#domain/products/search/shortcomings.ts";
import { readConditions, type AskedConditions } from "#domain/products/search/readConditions.ts";
import type { Numbers, SearchColumns } from "#domain/products/search/SearchColumns.ts";
import { manyFans } from "../tests/support/manyFans.ts";
import { fanObjects, searchPlainly } from "../tests/support/plainMatcher.ts";
import { drawnDuty } from "./drawnDuty.ts";
import { measure } from "./measure.ts";
import { percentile } from "./percentile.ts";
import { lookUp } from "#domain/base/keyed.ts";

/** The plain matcher searches a part of the catalogue only: all fans take the same time. */
const PLAIN_FANS = 20_000;
const PAGE = 20;
const ITERATIONS = 60;
/** Greatest ratio of the time for a list judged within tolerances to that for the same list without. */
const MOST_OF_PLAIN = 1.5;
const PLAIN_LIST = "curve search with facets";

const NOTHING: AskedConditions = {
  brandCode: null,
  productSeriesId: null,
  isSample: null,
  speedControl: "SINGLE_SPEED",
  curveProperties: [],
  productProperties: [],
};
const NO_FILTERS: Conditions = {
  brand: null,
  series: null,
  speed: null,
  duty: null,
  isSample: null,
  words: null,
  filters: [],
};
/** Share of static head, as in water supply and in rooms under pressure. */
const STATIC_SHARE = 0.6;
const againstStatic = (at: number) => {
  const duty = drawnDuty(at);
  return [...duty, { code: SYSTEM_CODE.staticValue, value: STATIC_SHARE * duty[1]!.value }];
};
const BY_DEVIATION: Order = { kind: "deviation", isDescending: false };
const FILTERS = [
  { code: PROPERTY.fanType, queryType: "EQUAL", values: ["T1", "T4"] },
  { code: PROPERTY.motorPower, queryType: "RANGE_TE", values: ["0.5-30"] },
] as const;

interface Searched {
  readonly columns: SearchColumns;
  readonly index: ReturnType<typeof dutyIndex>;
  readonly best: Numbers;
}

function searchOnce({ columns, index, best }: Searched, asked: AskedConditions, order: Order | null = null) {
  const read = readConditions(columns, asked);
  if (!read.ok) throw new Error("the question is not understood");
  const { duty } = read.value;
  const matches = duty && withTolerances(columns, duty, matchDuty(columns, index, duty));
  const narrowed = narrow(columns, read.value, matches);
  // The deviation alone needs no suitability: the cost of a list before it is judged.
  const shortcomings =
    duty && matches && order === null
      ? shortcomingsOf(columns, best, duty, matches)
      : new Uint16Array(matches?.rows.length ?? 0);
  const page = listPage(narrowed, duty && matches && { duty, matches, shortcomings }, order, 0, PAGE);
  const facets = [brandCounts(narrowed), seriesCounts(narrowed)];
  for (const code of Object.keys(columns.properties)) propertyFacet(narrowed, code);
  if (facets[0]?.length === 0) throw new Error("no brands were counted");
  return page.total;
}

describe.each([
  { fans: 20_000, budget: 10 },
  { fans: 1_000_000, budget: 150 },
])("$fans fans", ({ fans, budget }) => {
  const before = process.memoryUsage().arrayBuffers;
  const begun = performance.now();
  const columns = manyFans(fans);
  const made = performance.now();
  const curves = lookUp(columns.curves, "totalPressure")!;
  const index = dutyIndex(curves);
  const indexed = performance.now();
  const [form] = dutyFormsOf(columns.categoryCode);
  const best = bestFlows(columns, form!);
  const judged = performance.now();
  const searched = { columns, index, best };
  const megabytes = (process.memoryUsage().arrayBuffers - before) / 1e6;
  console.log(
    `${fans} fans: columns ${(made - begun).toFixed(0)} ms, index ${(indexed - made).toFixed(0)} ms, ` +
      `best flows ${(judged - indexed).toFixed(0)} ms, ` +
      `${megabytes.toFixed(0)} MB (${((megabytes * 1e6) / fans).toFixed(0)} bytes a fan)`,
  );
  const models = Array.from({ length: fans }, (_, row) => `LYF-${(row * 7) % 9973}-${row % 89}/${row}`);
  const objects = fanObjects(columns, fans / PLAIN_FANS);

  const times: Record<string, number[]> = {};
  let found = 0;
  // CPU time in ms: the budget is for one core, whatever else runs on the machine.
  const timed = (which: string, run: () => number) => {
    const start = process.cpuUsage();
    found += run();
    const { user, system } = process.cpuUsage(start);
    (times[which] ??= []).push((user + system) / 1000);
  };
  const report = (which: string, limit: number | null, share: number) => () => {
    if (found === 0) throw new Error("nothing was found");
    const list = (times[which] ?? []).slice(-ITERATIONS);
    const [p50, p95] = [percentile(list, 0.5) * share, percentile(list, 0.95) * share];
    const verdict =
      limit === null ? "" : p95 < limit ? ", within budget" : `, over the budget of ${limit} ms`;
    console.log(
      `${fans} fans, ${which}: p50 ${p50.toFixed(2)} ms, p95 ${p95.toFixed(2)} ms of CPU${verdict}`,
    );
  };
  const middle = (which: string) => percentile((times[which] ?? []).slice(-ITERATIONS), 0.5);
  const reportOfPlain = (which: string) => {
    report(which, budget, 1)();
    const ratio = middle(which) / middle(PLAIN_LIST);
    const verdict = ratio <= MOST_OF_PLAIN ? "within" : "over";
    console.log(
      `${fans} fans, ${which}: ${ratio.toFixed(2)} of the list without tolerances, ${verdict} ${MOST_OF_PLAIN}`,
    );
  };
  const options = (which: string, limit: number | null, share = 1) => ({
    iterations: ITERATIONS,
    time: 0,
    warmupIterations: 10,
    teardown: (_task: unknown, mode: string) => (mode === "run" ? report(which, limit, share)() : undefined),
  });

  let at = 0;
  measure(
    PLAIN_LIST,
    () => timed(PLAIN_LIST, () => searchOnce(searched, { ...NOTHING, curveProperties: drawnDuty(at++) })),
    options(PLAIN_LIST, budget),
  );
  for (const isRequired of [false, true]) {
    const which = isRequired ? "found under all tolerances alone" : "the same judged within tolerances";
    measure(
      which,
      () =>
        timed(which, () =>
          searchOnce(searched, {
            ...NOTHING,
            curveProperties: drawnDuty(at++),
            tolerance: { grade: "AN3", isRequired },
          }),
        ),
      {
        ...options(which, budget),
        teardown: (_task: unknown, mode: string) => (mode === "run" ? reportOfPlain(which) : undefined),
      },
    );
  }
  measure(
    "the same by deviation alone",
    () =>
      timed("the same by deviation alone", () =>
        searchOnce(searched, { ...NOTHING, curveProperties: drawnDuty(at++) }, BY_DEVIATION),
      ),
    options("the same by deviation alone", budget),
  );
  measure(
    `plain polynomial matcher, ${objects.length} of the fans, to be scaled by ${fans / objects.length}`,
    () => timed("plain matcher (scaled)", () => searchPlainly(objects, drawnDuty(at++), PAGE)),
    options("plain matcher (scaled)", null, fans / objects.length),
  );
  measure(
    "curve search against a static head",
    () =>
      timed("curve search against a static head", () =>
        searchOnce(searched, { ...NOTHING, curveProperties: againstStatic(at++) }),
      ),
    options("curve search against a static head", fans > PLAIN_FANS ? null : budget),
  );
  measure(
    `plain matcher against a static head, ${objects.length} of the fans, to be scaled by ${fans / objects.length}`,
    () =>
      timed("plain matcher against a static head (scaled)", () => {
        const duty = againstStatic(at++);
        const system = { staticValue: duty[2]!.value, exponent: 2 };
        return searchPlainly(objects, duty, PAGE, system);
      }),
    options("plain matcher against a static head (scaled)", null, fans / objects.length),
  );
  measure(
    "query with filters and facets",
    () =>
      timed("query with filters and facets", () =>
        searchOnce(searched, { ...NOTHING, productProperties: FILTERS }),
      ),
    options("query with filters and facets", budget),
  );
  const worded = wordIndex(models, [{ coded: columns.brands, nameOf: (code) => code }]);
  const wordsAt = (n: number) => `${(n * 37) % 97} ${columns.brands.codes[n % 7]!.slice(0, 2)}`.toLowerCase();
  measure(
    "query by words with facets",
    () =>
      timed("query by words with facets", () => {
        const rows = rowsWithWords(worded, wordsAt(at++));
        const narrowed = narrow(columns, { ...NO_FILTERS, words: rows }, null);
        brandCounts(narrowed);
        seriesCounts(narrowed);
        return listPage(narrowed, null, null, 0, PAGE).total;
      }),
    options("query by words with facets", budget),
  );
  measure(
    "words looked for in every row's texts",
    () =>
      timed("words looked for in every row's texts", () => {
        const words = wordsAt(at++).split(" ");
        let rows = 0;
        for (let row = 0; row < columns.size; row++) {
          const own = [models[row]!.toLowerCase(), (codeAt(columns.brands, row) ?? "").toLowerCase()];
          if (words.every((word) => own.some((each) => each.includes(word)))) rows++;
        }
        return rows;
      }),
    options("words looked for in every row's texts", null),
  );
  measure(
    "query without any filter, with facets",
    () => timed("query without any filter", () => searchOnce(searched, NOTHING)),
    options("query without any filter", null),
  );
});
