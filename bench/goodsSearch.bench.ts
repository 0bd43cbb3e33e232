import { sql } from "drizzle-orm";
import { afterAll, describe } from "vitest";
import { areaTree } from "#domain/products/goods/areaTree.ts";
import type { GoodsPrice } from "#domain/products/goods/Goods.ts";
import { bundledAreas } from "#server/catalogue/bundledAreas.ts";
import { searchGoods, type GoodsSearch } from "#server/goods/searchGoods.ts";
import { writePrices } from "#server/goods/writePrices.ts";
import type { Database } from "#server/database/connection/database.ts";
import type { Queries } from "#server/database/queries.ts";
import { fillBare } from "../tests/support/bareDatabase.ts";
import { DATABASES } from "../tests/support/eachDatabase.ts";
import { goodsPrice } from "../tests/support/goodsMaker.ts";
import { measure } from "./measure.ts";

/**
 * Numbers of goods. The embedded database serves one office; a server, if TEST_DATABASE_URL names one, a market.
 */
const SIZES_OF = { embedded: [2_000, 20_000], server: [100_000, 1_000_000] } as const;
const BATCH = 5_000;
const PAGE = 30;
const FEW = { iterations: 5, time: 0, warmupIterations: 1, warmupTime: 0 };

const AREAS = bundledAreas();
const TREE = areaTree(AREAS);
const CITIES = TREE.leavesOf(TREE.rootCode);
const KINDS = [
  "闸阀",
  "截止阀",
  "蝶阀",
  "止回阀",
  "平衡阀",
  "离心风机",
  "轴流风机",
  "管道泵",
  "冷却塔",
  "换热器",
];
const SIZES = [15, 20, 25, 32, 40, 50, 65, 80, 100, 125, 150, 200, 250, 300];

const cityOf = (at: number) => CITIES[(at * 31) % CITIES.length]!.code;

/** Goods of ten kinds in fourteen sizes, of as many manufacturers as needed, each quoted in one city. */
function priceAt(at: number): GoodsPrice {
  const kind = at % KINDS.length;
  const size = SIZES[Math.floor(at / KINDS.length) % SIZES.length]!;
  const maker = Math.floor(at / (KINDS.length * SIZES.length));
  return goodsPrice({
    categoryCode: `C${String(kind + 1).padStart(6, "0")}`,
    name: KINDS[kind]!,
    specification: `DN${size} PN${at % 3 === 0 ? 16 : 25}`,
    brand: `品牌${maker % 500}`,
    model: `M${maker}-${size}`,
    values: [
      { propertyCode: "N", number: size },
      { propertyCode: "Q", number: size * (1 + (maker % 7) / 10) },
    ],
    areaCode: cityOf(at),
    supplier: { name: `供应商${at % 5_000}`, contactUserName: null, contactMobile: null },
  });
}

const asked = (search: Partial<GoodsSearch>): GoodsSearch => ({
  name: "",
  categoryCode: null,
  areaCode: TREE.rootCode,
  conditions: [],
  ...search,
});
const VALVES = { categoryCode: "C000001" };
const SEARCHES: readonly (readonly [name: string, search: GoodsSearch, pageNo: number])[] = [
  ["all goods", asked({}), 1],
  ["a category", asked(VALVES), 1],
  ["a category, page 7", asked(VALVES), 7],
  ["a city", asked({ areaCode: cityOf(7) }), 1],
  ["a category in a province", asked({ ...VALVES, areaCode: "510000" }), 1],
  ["a name", asked({ name: "截止阀 DN100" }), 1],
  [
    "a size of a category in a city",
    asked({ ...VALVES, areaCode: cityOf(0), conditions: [{ kind: "is", key: "N=15" }] }),
    1,
  ],
  [
    "a range of a category",
    asked({ ...VALVES, conditions: [{ kind: "within", code: "Q", from: 50, to: 60 }] }),
    1,
  ],
  [
    "a wide range of a category",
    asked({ ...VALVES, conditions: [{ kind: "within", code: "Q", from: 20, to: null }] }),
    1,
  ],
  ["a model", asked({ conditions: [{ kind: "holds", field: "model", text: "M7-50" }] }), 1],
];

async function filled(open: () => Promise<Database>, count: number): Promise<Database> {
  const database = await fillBare(await open());
  for (let from = 0; from < count; from += BATCH)
    await writePrices(
      database.queries,
      Array.from({ length: Math.min(BATCH, count - from) }, (_, step) => priceAt(from + step)),
    );
  await database.queries.execute(sql`analyze goods`);
  return database;
}

/** The naive way: checks the same conditions on every row. */
const plainly = (queries: Queries, ask: (queries: Queries) => Promise<void>) =>
  queries.transaction(async (transaction) => {
    for (const way of ["enable_indexscan", "enable_bitmapscan", "enable_indexonlyscan"])
      await transaction.execute(sql.raw(`set local ${way} = off`));
    await ask(transaction);
  });

for (const [at, { name, open }] of DATABASES.entries())
  for (const count of SIZES_OF[at === 0 ? "embedded" : "server"]) {
    const database = await filled(open, count);
    afterAll(() => database.close());
    for (const [what, search, no] of SEARCHES)
      describe(`a page of ${what} among ${count.toLocaleString("en")} goods in ${name}`, () => {
        const ask = async (queries: Queries) => {
          const { found, total } = await searchGoods(queries, TREE, search, { no, size: PAGE });
          if (total === 0 || found.length === 0) throw new Error(`no goods are found by ${what}`);
        };
        measure("by the indexes", () => ask(database.queries), FEW);
        measure("a plain filter of every row", () => plainly(database.queries, ask), FEW);
      });
  }

if (DATABASES.length === 1)
  console.info("goods in PostgreSQL: skipped, since TEST_DATABASE_URL names no server");
