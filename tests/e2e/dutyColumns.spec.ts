import { PROPERTY } from "#domain/catalogue/properties.ts";
import type { SpeedMode } from "#domain/catalogue/duty/SpeedMode.ts";
import { spanTo } from "#domain/products/search/map/MapView.ts";
import type { AskedConditions } from "#domain/products/search/readConditions.ts";
import { seededRandom } from "#server/samples/seededRandom.ts";
import { createDutyService } from "#workers/duty/dutyService.ts";
import { expect, test } from "./support/test.ts";

/** Questions of each form. */
const QUESTIONS = 40;
const VIEW = { flow: spanTo(20_000), value: spanTo(1_000) };
const SEARCH = "api/search/selection";
/** What 20,000 fans may cost a page that drags a duty over them. */
const MOST_BYTES = 1_500_000;

interface Form {
  readonly categoryCode: string;
  readonly speed: SpeedMode | null;
  readonly flow: readonly [code: string, least: number, most: number];
  readonly value: readonly [code: string, least: number, most: number];
  /** Of the site's medium, as far as a question states it. */
  readonly medium: readonly (readonly [code: string, value: number])[];
  readonly tag: string[];
}

const FORMS: readonly Form[] = [
  {
    categoryCode: "C000001",
    speed: "SINGLE_SPEED",
    flow: [PROPERTY.airFlow, 800, 120_000],
    value: [PROPERTY.totalPressure, 100, 1_200],
    tag: [],
    medium: [
      ["siteAltitude", 1_800],
      ["airTemperature", 35],
    ],
  },
  {
    categoryCode: "C000001",
    speed: "DOUBLE_SPEED",
    flow: [PROPERTY.highSpeedAirFlow, 4_000, 60_000],
    value: [PROPERTY.highSpeedTotalPressure, 300, 900],
    tag: ["@twin"],
    medium: [["siteAltitude", 900]],
  },
  {
    categoryCode: "C000002",
    speed: null,
    flow: [PROPERTY.airFlow, 4, 900],
    value: [PROPERTY.head, 5, 90],
    tag: [],
    medium: [
      ["propyleneFraction", 45],
      ["liquidTemperature", -5],
    ],
  },
];

for (const form of FORMS)
  test(
    `the page's worker counts ${form.categoryCode} ${form.speed ?? ""} of the whole catalogue as the server does`,
    { tag: form.tag },
    async ({ server }) => {
      const random = seededRandom(`duty columns ${form.categoryCode} ${form.speed}`);
      const oneOf = <Value>(values: readonly Value[]) => values[Math.floor(random() * values.length)]!;
      const near = ([code, least, most]: Form["flow"]) => ({
        code,
        value: least * (most / least) ** random(),
        deviationRate: oneOf([null, 5, 10, 30]),
      });
      const ask = async (path: string, body: object) => {
        const answer = await fetch(`${server.address}${SEARCH}${path}`, {
          method: "POST",
          headers: { "Content-Type": "application/json" },
          body: JSON.stringify(body),
        });
        return ((await answer.json()) as { readonly data: unknown }).data;
      };
      const service = createDutyService({
        send: (address, init) => fetch(address, init),
        timer: () => () => {},
        now: () => performance.now(),
      });
      const source = { url: `${server.address}${SEARCH}/v1/products/columns/${form.categoryCode}`, init: {} };
      const map = { categoryCode: form.categoryCode, speed: form.speed };
      expect((await service.open(map, source)).ok).toBe(true);
      const all = { gjwCategoryCode: form.categoryCode };
      const brands = (await ask("/v2/brands/agg", all)) as { brandCode: string }[];
      const series = (await ask("/v1/products/product_series/agg", all)) as { productSeriesId: string }[];

      const question = (): AskedConditions => {
        const flow = near(form.flow);
        const value = near(form.value);
        const isOpen = random() < 0.4;
        const system = isOpen
          ? [
              { code: "staticHead", value: value.value * oneOf([-0.2, 0.3, 0.8]) },
              { code: "systemExponent", value: oneOf([1, 1.852, 2]) },
            ]
          : [];
        const machines = random() < 0.2 ? [{ code: "machineCount", value: oneOf([2, 3]) }] : [];
        const medium = random() < 0.3 ? form.medium.map(([code, stated]) => ({ code, value: stated })) : [];
        const filters: AskedConditions["productProperties"] = [
          { code: PROPERTY.motorPower, queryType: "RANGE_TE", values: ["1.5-"] },
          { code: PROPERTY.efficiencyGrade, queryType: "EQUAL", values: ["1", "2", "G1", "G2"] },
          { code: PROPERTY.rotationalSpeed, queryType: "RANGE_TE", values: ["-1500"] },
        ];
        return {
          brandCode: random() < 0.2 ? oneOf(brands).brandCode : null,
          productSeriesId: random() < 0.15 ? oneOf(series).productSeriesId : null,
          isSample: oneOf([null, null, true, false]),
          speedControl: form.speed,
          curveProperties: [flow, value, ...system, ...machines, ...medium],
          productProperties: random() < 0.3 ? [oneOf(filters)] : [],
        };
      };

      let found = 0;
      for (let at = 0; at < QUESTIONS; at++) {
        const conditions = question();
        const said = JSON.stringify(conditions);
        const own = await service.ask({ ...map, conditions, view: VIEW }, source);
        const body = {
          ...all,
          ...conditions,
          productProperties: conditions.productProperties.map((filter) => ({
            parameterType: "String",
            ...filter,
          })),
        };
        const page = (await ask("/v1/products/query", { ...body, pageSize: 1 })) as { totalCount?: number };
        if (!own.ok) {
          expect(page.totalCount, said).toBeUndefined();
          continue;
        }
        expect(own.value.count, said).toBe(page.totalCount);
        const counts = (await ask("/v2/brands/agg", body)) as { brandCode: string; count: number }[];
        expect(own.value.brandCounts, said).toEqual(
          Object.fromEntries(counts.map(({ brandCode, count }) => [brandCode, count])),
        );
        found += own.value.count;
      }
      expect(found).toBeGreaterThan(QUESTIONS);
    },
  );

test("what a page fetches to count 20,000 fans is under 1.5 MB", async ({ page, open }) => {
  const sizes: Promise<number>[] = [];
  page.on("requestfinished", (request) => {
    if (!request.url().includes("/columns/")) return;
    sizes.push(
      request
        .sizes()
        .then(({ responseBodySize, responseHeadersSize }) => responseBodySize + responseHeadersSize),
    );
  });
  await open("/fan");
  // By key: what moves while the list comes may take the map from under a pointer.
  await page.getByRole("button", { name: "查看产品分布" }).press("Enter");
  await expect(page.getByRole("img", { name: /^工况点图/u })).toBeVisible();
  const bytes = (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0);
  process.stdout.write(`columns of the fans: ${(bytes / 1e6).toFixed(2)} MB in ${sizes.length} answers\n`);
  expect(sizes.length).toBeGreaterThan(2);
  expect(bytes).toBeGreaterThan(MOST_BYTES / 10);
  expect(bytes).toBeLessThan(MOST_BYTES);
});
