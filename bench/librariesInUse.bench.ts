import { sql } from "drizzle-orm";
import { afterAll, describe } from "vitest";
import { FAN } from "#domain/catalogue/categories.ts";
import { createCatalogueSearch } from "#server/search/CatalogueSearch.ts";
import { createLog } from "#server/process/log.ts";
import { seenLibraries } from "../tests/support/ownLibraries.ts";
import { testDatabase } from "../tests/support/testDatabase.ts";
import { copyLibrary } from "./copyLibrary.ts";
import { fillFans } from "./fillFans.ts";
import { garbageCollector } from "./garbageCollector.ts";
import { measure } from "./measure.ts";

const PUBLIC_FANS = Math.max(5_000, Number(process.env["BENCH_LIBRARY_PRODUCTS"] ?? 0));
const LIBRARIES = 1_000;
/** BENCH_LIBRARY_PRODUCTS=20000 is the largest library; fewer such libraries are then in use. */
const USED_PRODUCTS = Number(process.env["BENCH_LIBRARY_PRODUCTS"] ?? 500);
const IDLE_PRODUCTS = Number(process.env["BENCH_IDLE_PRODUCTS"] ?? 200);
/** Numbers of libraries in use at the same time. */
const IN_USE = USED_PRODUCTS > 5_000 ? [0, 1, 5] : [0, 1, 10, 50];
const MB = 1e6;
/** Cache for members on a small node; the oldest states are dropped beyond it. */
const FEW_BYTES = 8 * MB;
const ONCE = { iterations: 1, time: 0, warmupIterations: 0 };

const database = await testDatabase();
const { queries } = database;
afterAll(() => database.close());
await fillFans(queries, PUBLIC_FANS);
const used: string[] = [];
for (let at = 0; at < Math.max(...IN_USE); at++)
  used.push(await copyLibrary(queries, `used ${at}`, USED_PRODUCTS));

async function addIdle(): Promise<void> {
  await queries.execute(sql`
    insert into libraries (name) select 'idle ' || n from generate_series(1, ${LIBRARIES - used.length}) as n`);
  await queries.execute(sql`
    insert into own_brands (code, library_id, name) select id || '-X', id, '某' from libraries where name like 'idle %'`);
  await queries.execute(sql`
    insert into own_products (id, category_code, brand_code, name, model, source, library_id, is_draft)
    select 'o-' || libraries.id || n, ${FAN}, libraries.id || '-X', '风机', 'M-' || n, '', libraries.id, false
    from libraries cross join generate_series(1, ${IDLE_PRODUCTS}) as n where libraries.name like 'idle %'`);
}

const collect = garbageCollector();
function memory() {
  collect();
  const { heapUsed, arrayBuffers, rss } = process.memoryUsage();
  return { held: (heapUsed + arrayBuffers) / MB, rss: rss / MB };
}

/** Megabytes in use beyond the catalogue, for each number of libraries in use. */
async function heldWith(
  name: string,
  members: { readonly bytes: number; readonly own: number },
): Promise<number[]> {
  const node = createCatalogueSearch({ database, log: createLog("silent"), members });
  await node.open(FAN);
  // Measured from the first figure on, because what an earlier node has left is garbage by then.
  let first: number | null = null;
  let opened = 0;
  const held: number[] = [];
  const told: string[] = [];
  for (const count of IN_USE) {
    for (; opened < count; opened++) await node.open(FAN, await seenLibraries(queries, [used[opened]!]));
    const now = memory();
    first ??= now.held;
    held.push(now.held - first);
    told.push(`${count}: ${(now.held - first).toFixed(1)} MB (RSS ${now.rss.toFixed(0)})`);
  }
  console.log(`${name}, libraries in use: ${told.join(", ")}`);
  if (node.size() === 0) throw new Error("nothing was read");
  return held;
}

describe(`libraries of ${USED_PRODUCTS} fans in use, beside ${PUBLIC_FANS} public fans`, () => {
  measure(
    "memory",
    async () => {
      const usual = { bytes: 2_000 * MB, own: 100_000 };
      const alone = await heldWith(`${used.length} exist`, usual);
      await addIdle();
      const many = await heldWith(`${LIBRARIES} exist`, usual);
      const bounded = await heldWith(`${LIBRARIES} exist, at most ${FEW_BYTES / MB} MB kept`, {
        ...usual,
        bytes: FEW_BYTES,
      });
      const [few = 0, all = 0, kept = 0] = [alone, many, bounded].map((held) => held.at(-1));
      // Garbage of the database's thread fluctuates, so a quarter more does not mean that idle libraries are kept.
      if (all > 1.25 * few + 5)
        throw new Error(`memory grows with libraries that nobody uses: ${few} and ${all} MB`);
      if (kept > all / 2 + 5) throw new Error(`states that nobody asks for are kept: ${kept} of ${all} MB`);
    },
    ONCE,
  );
});
