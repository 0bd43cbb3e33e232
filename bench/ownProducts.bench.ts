import { sql } from "drizzle-orm";
import { afterAll, describe } from "vitest";
import { ProductQuerySchema, type ProductQuery } from "#api/contract/search.ts";
import { FAN } from "#domain/catalogue/categories.ts";
import { PROPERTY } from "#domain/catalogue/properties.ts";
import { answerBrands, answerProperties, answerQuery, answerSeries } from "#server/search/answerSearch.ts";
import { createCatalogueSearch } from "#server/search/CatalogueSearch.ts";
import { createLog } from "#server/process/log.ts";
import * as v from "valibot";
import { revise, seenLibraries } from "../tests/support/ownLibraries.ts";
import { testDatabase } from "../tests/support/testDatabase.ts";
import { fillFans } from "./fillFans.ts";
import { garbageCollector } from "./garbageCollector.ts";
import { copyLibrary } from "./copyLibrary.ts";
import { measure } from "./measure.ts";

const PUBLIC_FANS = Number(process.env["BENCH_FANS"] ?? 20_000);
/** A full library. */
const OWN_FANS = 20_000;
const RUNS = 40;
const LIBRARIES = 1_000;
const IN_USE = 5;
const TEAMS = 30;

const database = await testDatabase();
const { queries } = database;
afterAll(() => database.close());
const fans = await fillFans(queries, PUBLIC_FANS);

const dutyAt = (at: number): ProductQuery =>
  v.parse(ProductQuerySchema, {
    gjwCategoryCode: FAN,
    speedControl: "SINGLE_SPEED",
    curveProperties: [
      { code: PROPERTY.airFlow, value: 1_000 * 60 ** (((at * 37) % 101) / 101) },
      { code: PROPERTY.totalPressure, value: 120 * 8 ** (((at * 53) % 97) / 97) },
    ],
  });
const filteredAt = (at: number): ProductQuery =>
  v.parse(ProductQuerySchema, {
    gjwCategoryCode: FAN,
    words: String(at % 10),
    productProperties: [
      {
        code: PROPERTY.motorPower,
        parameterType: "Double",
        queryType: "RANGE_TE",
        values: [`0.${at % 9}-30`],
      },
    ],
  });

const search = createCatalogueSearch({ database, log: createLog("silent") });
type Opened = Awaited<ReturnType<typeof search.open>>;

/** The simultaneous questions of a screen: a page, brands, properties and series. */
async function screen(open: Opened, question: ProductQuery): Promise<number> {
  const {
    pageNo: _no,
    pageSize: _size,
    orderBy: _by,
    orderType: _type,
    energy: _energy,
    ...conditions
  } = question;
  const { totalCount } = await answerQuery(open, question);
  answerBrands(open, conditions);
  answerProperties(open, conditions);
  answerSeries(open, conditions);
  return totalCount;
}

const median = (times: readonly number[]) => times.toSorted((a, b) => a - b)[times.length >> 1] ?? NaN;
async function cpuOf(work: () => Promise<unknown>): Promise<number> {
  const start = process.cpuUsage();
  await work();
  const { user, system } = process.cpuUsage(start);
  return (user + system) / 1_000;
}

let at = 0;
/** In turn, so that other work on the machine slows both equally; medians of CPU time. */
async function compare(
  name: string,
  libraryIds: readonly string[],
  questionAt: (at: number) => ProductQuery,
) {
  const seen = await seenLibraries(queries, libraryIds);
  const times = { known: [] as number[], own: [] as number[] };
  for (let run = 0; run < RUNS; run++) {
    const question = questionAt(at++);
    times.known.push(await cpuOf(async () => screen(await search.open(FAN, []), question)));
    times.own.push(await cpuOf(async () => screen(await search.open(FAN, seen), question)));
  }
  const sizes = [(await search.open(FAN)).category, (await search.open(FAN, seen)).category].map(
    ({ columns }) => columns.size,
  );
  const [known, own] = [median(times.known), median(times.own)];
  const perRow = own / sizes[1]! / (known / sizes[0]!);
  console.log(
    `${name}, ${sizes[0]} public fans ${known.toFixed(2)} ms of CPU, with own ones ${sizes[1]} ${own.toFixed(2)} ms: ` +
      `${(own / known).toFixed(2)} times, ${perRow.toFixed(2)} times a row`,
  );
}

const ONCE = { iterations: 1, time: 0, warmupIterations: 0 };
describe.each([500, OWN_FANS])("%i own fans beside those of the catalogue", (size) => {
  let id = "";
  measure(
    "opened for the first time",
    async () => {
      id = await copyLibrary(queries, `${size}`, size);
      const seen = await seenLibraries(queries, [id]);
      await search.open(FAN);
      console.log(
        `${size} own fans read and merged: ${(await cpuOf(() => search.open(FAN, seen))).toFixed(0)} ms of CPU`,
      );
      await queries.execute(sql`
        update own_products set model = model || '-' where id in (
          select id from own_products where library_id = ${id} limit 10)`);
      await revise(queries, id);
      const again = await seenLibraries(queries, [id]);
      console.log(
        `after a change of ten of them: ${(await cpuOf(() => search.open(FAN, again))).toFixed(0)} ms of CPU`,
      );
    },
    ONCE,
  );
  measure("by duty", () => compare("by duty", [id], dutyAt), ONCE);
  measure("by words and a filter", () => compare("by words and a filter", [id], filteredAt), ONCE);
});

describe(`${LIBRARIES} libraries, of which ${IN_USE} are in use, of 20 fans each`, () => {
  const collect = garbageCollector();
  const memory = () => {
    collect();
    const { heapUsed, arrayBuffers } = process.memoryUsage();
    return (heapUsed + arrayBuffers) / 1e6;
  };
  measure(
    "memory",
    async () => {
      const node = createCatalogueSearch({ database, log: createLog("silent") });
      const ids: string[] = [];
      for (let each = 0; each < IN_USE; each++) ids.push(await copyLibrary(queries, `used ${each}`, 20));
      await node.open(FAN);
      const before = memory();
      for (const id of ids) await node.open(FAN, await seenLibraries(queries, [id]));
      const few = memory() - before;
      await queries.execute(sql`
        insert into libraries (name) select 'idle ' || n from generate_series(1, ${LIBRARIES - IN_USE}) as n`);
      await queries.execute(sql`
        insert into own_brands (code, library_id, name) select id || '-X', id, '某' from libraries where name like 'idle %'`);
      await queries.execute(sql`
        insert into own_products (id, category_code, brand_code, name, model, source, library_id, is_draft)
        select 'o-' || libraries.id || n, ${FAN}, libraries.id || '-X', '风机', 'M-' || n, '', libraries.id, false
        from libraries cross join generate_series(1, 20) as n where libraries.name like 'idle %'`);
      const other = createCatalogueSearch({ database, log: createLog("silent") });
      await other.open(FAN);
      const beforeMany = memory();
      for (const id of ids) await other.open(FAN, await seenLibraries(queries, [id]));
      console.log(
        `${fans} public fans and ${IN_USE} libraries in use: ${few.toFixed(1)} MB beside the catalogue; ` +
          `where ${LIBRARIES} exist, ${(memory() - beforeMany).toFixed(1)} MB`,
      );
      if (node.size() === 0) throw new Error("nothing was read");
    },
    ONCE,
  );
});

describe(`${TEAMS} teams with one own fan each, in turn`, () => {
  measure(
    "opened",
    async () => {
      const node = createCatalogueSearch({ database, log: createLog("silent") });
      const seen: Awaited<ReturnType<typeof seenLibraries>>[] = [];
      for (let team = 0; team < TEAMS; team++)
        seen.push(await seenLibraries(queries, [await copyLibrary(queries, `team ${team}`, 1)]));
      await node.open(FAN);
      const round = () =>
        cpuOf(async () => {
          for (const own of seen) await node.open(FAN, own);
        });
      const [first, next] = [await round(), await round()];
      console.log(
        `${TEAMS} teams: ${(first / TEAMS).toFixed(0)} ms of CPU each at first, ${(next / TEAMS).toFixed(2)} ms in turn again`,
      );
      if (next > first / 2) throw new Error("states in use were made again");
    },
    ONCE,
  );
});
