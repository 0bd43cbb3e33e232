import { PGlite } from "@electric-sql/pglite";
import { Client } from "pg";
import { describe } from "vitest";
import { PROPERTY } from "#domain/catalogue/properties.ts";
import { brandCounts, propertyFacet, seriesCounts } from "#domain/products/search/facets.ts";
import { listPage } from "#domain/products/search/listPage.ts";
import { narrow } from "#domain/products/search/narrow.ts";
import { manyFans } from "../tests/support/manyFans.ts";
import { fillTemporaryTables, queryWithFacets, type Sql } from "../tests/support/searchSql.ts";
import { measure } from "./measure.ts";

const PAGE = 20;
const DATABASE_URL = process.env["DATABASE_URL"];

const CONDITIONS = {
  brand: null,
  series: null,
  speed: null,
  duty: null,
  isSample: null,
  words: null,
  filters: [
    { code: PROPERTY.fanType, test: { kind: "is", values: ["T1", "T4"] } },
    { code: PROPERTY.motorPower, test: { kind: "between", from: 0.5, to: 30 } },
  ],
} as const;
const SQL_FILTERS = [
  { code: PROPERTY.fanType, where: "v.enum_code in ('T1', 'T4')" },
  { code: PROPERTY.motorPower, where: "v.number between 0.5 and 30" },
];

async function openServer(): Promise<Sql> {
  const client = new Client({ connectionString: DATABASE_URL });
  await client.connect();
  return { query: (text, values) => client.query(text, values), close: () => client.end() };
}

const sizes: { fans: number; where: string; open: () => Promise<Sql> }[] = [
  { fans: 20_000, where: "the embedded database", open: () => PGlite.create() },
];
// A server may belong to somebody: it is only used if one is named, and nothing is left on it.
if (DATABASE_URL !== undefined) sizes.push({ fans: 1_000_000, where: "PostgreSQL", open: openServer });

describe.each(sizes)("$fans fans, query with filters and facets", ({ fans, where, open }) => {
  const columns = manyFans(fans);
  const codes = Object.keys(columns.properties);
  let sql: Promise<Sql> | undefined;
  const filled = async () => {
    const connection = await open();
    await fillTemporaryTables(connection, columns);
    return connection;
  };
  const totals: Record<string, number> = {};

  measure(
    "columns",
    () => {
      const narrowed = narrow(columns, CONDITIONS, null);
      brandCounts(narrowed);
      seriesCounts(narrowed);
      for (const code of codes) propertyFacet(narrowed, code);
      totals["columns"] = listPage(narrowed, null, null, 0, PAGE).total;
    },
    { iterations: 20, time: 0, warmupIterations: 5 },
  );
  measure(
    `the same as SQL in ${where}`,
    async () => {
      totals["sql"] = await queryWithFacets(await (sql ??= filled()), SQL_FILTERS, codes, PAGE);
    },
    {
      iterations: 5,
      time: 0,
      warmupIterations: 1,
      async teardown(_task, mode) {
        if (mode === "warmup") return;
        await (await sql)?.close();
        if (totals["sql"] !== totals["columns"] || totals["sql"] === 0)
          throw new Error(`SQL finds ${totals["sql"]} fans, the columns ${totals["columns"]}`);
      },
    },
  );
});
