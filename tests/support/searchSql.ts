import { codeAt } from "#domain/products/search/codeNumber.ts";
import { figureReader } from "#domain/products/search/Figures.ts";
import type { SearchColumns } from "#domain/products/search/SearchColumns.ts";

/** A connection to either database. */
export interface Sql {
  query(text: string, values: unknown[]): Promise<{ readonly rows: readonly unknown[] }>;
  close(): Promise<void>;
}

const run = async (sql: Sql, text: string, values: unknown[] = []): Promise<readonly unknown[]> =>
  (await sql.query(text, values)).rows;

const BATCH = 20_000;

/**
 * Copies products and values of some columns into temporary tables of the catalogue's form, which end with the
 * connection, so that no catalogue is changed.
 */
export async function fillTemporaryTables(sql: Sql, columns: SearchColumns): Promise<void> {
  await run(sql, "create temp table s_products (id int primary key, brand text, series text)");
  await run(
    sql,
    "create temp table s_values (id int, code text, number float8, enum_code text, primary key (id, code))",
  );
  for (let from = 0; from < columns.size; from += BATCH) {
    const rows = Array.from({ length: Math.min(BATCH, columns.size - from) }, (_, at) => from + at);
    await run(sql, "insert into s_products select * from unnest($1::int[], $2::text[], $3::text[])", [
      rows,
      rows.map((row) => codeAt(columns.brands, row)),
      rows.map((row) => codeAt(columns.series, row)),
    ]);
    for (const [code, column] of Object.entries(columns.properties)) {
      if (column.kind !== "number" && column.kind !== "enum") continue;
      const numbers = column.kind === "number" ? rows.map(figureReader(column.values)) : null;
      const codes = column.kind === "enum" ? rows.map((row) => codeAt(column.coded, row)) : null;
      await run(
        sql,
        `insert into s_values select id, $2, n, c from unnest($1::int[], $3::float8[], $4::text[]) as t (id, n, c)`,
        [rows, code, numbers ?? rows.map(() => null), codes ?? rows.map(() => null)],
      );
    }
  }
  await run(sql, "create index on s_values (code, enum_code)");
  await run(sql, "create index on s_values (code, number)");
  await run(sql, "analyze s_products");
  await run(sql, "analyze s_values");
}

export interface SqlFilter {
  readonly code: string;
  readonly where: string;
}

const passing = (filters: readonly SqlFilter[], without?: string) =>
  filters
    .filter(({ code }) => code !== without)
    .map(
      ({ code, where }) =>
        `and exists (select from s_values v where v.id = p.id and v.code = '${code}' and ${where})`,
    )
    .join(" ");

/** Queries a page, its total, and every facet without its own filter; returns the total. */
export async function queryWithFacets(
  sql: Sql,
  filters: readonly SqlFilter[],
  codes: readonly string[],
  pageSize: number,
): Promise<number> {
  const where = passing(filters);
  await run(sql, `select id from s_products p where true ${where} order by id limit ${pageSize}`);
  const [found] = await run(sql, `select count(*)::int as total from s_products p where true ${where}`);
  await run(sql, `select brand, count(*) from s_products p where true ${where} group by brand`);
  await run(sql, `select series, count(*) from s_products p where true ${where} group by series`);
  for (const code of codes) {
    await run(
      sql,
      `select f.enum_code, count(*), min(f.number), max(f.number) from s_products p
        join s_values f on f.id = p.id and f.code = '${code}' where true ${passing(filters, code)}
        group by f.enum_code`,
    );
  }
  return (found as { total: number }).total;
}
