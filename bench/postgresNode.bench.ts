import { readFile } from "node:fs/promises";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { sql } from "drizzle-orm";
import { describe } from "vitest";
import { FAN } from "#domain/catalogue/categories.ts";
import { PROPERTY } from "#domain/catalogue/properties.ts";
import { loadCatalogue } from "#server/catalogue/loadCatalogue.ts";
import { announceProducts } from "#server/database/revisions/catalogueChanges.ts";
import { openPostgres } from "#server/database/connection/openPostgres.ts";
import { ServerProcess } from "../tests/support/serverProcess.ts";
import { atEnd } from "./atEnd.ts";
import { askedFans, drawnDuty } from "./drawnDuty.ts";
import { fillFans } from "./fillFans.ts";
import { measure } from "./measure.ts";
import { percentile } from "./percentile.ts";

/** An own, empty database, as postgres://…; without it the bench is skipped. It stays filled. */
const url = process.env["BENCH_DATABASE_URL"];
/** Number of fans to fill it with: 1000000 takes a minute and a half and 3 GB. */
const wanted = Number(process.env["BENCH_FANS"] ?? 100_000);

const CHANGED = 10;
/** Nodes read a change within some seconds. */
const TAKE_UP_MS = 8_000;
const QUESTIONS = 60;
const end = atEnd();

type Queries = Awaited<ReturnType<typeof openPostgres>>["queries"];

/** Rewrites some fans unchanged, like an import that changes them. */
async function changeSome(queries: Queries): Promise<void> {
  await queries.transaction(async (transaction) => {
    const { rows } = await transaction.execute<{ id: string }>(
      sql`update products set name = name where id in (
        select id from products where category_code = ${FAN} order by id desc limit ${CHANGED}) returning id`,
    );
    await announceProducts(transaction, new Map([[FAN, rows.map(({ id }) => id)]]));
  });
}

/** Jiffies are hundredths of a second; sizes of memory are in kB. */
async function processOf(pid: number) {
  const [stat, status] = await Promise.all(
    ["stat", "status"].map((name) => readFile(`/proc/${pid}/${name}`, "utf8")),
  );
  const [user = 0, system = 0] = stat!
    .slice(stat!.lastIndexOf(")") + 2)
    .split(" ")
    .slice(11, 13)
    .map(Number);
  const kilobytes = (name: string) => Number(new RegExp(`^${name}:\\s+(\\d+)`, "mu").exec(status!)?.[1]);
  return {
    seconds: (user + system) / 100,
    resident: Math.round(kilobytes("VmRSS") / 1024),
    most: Math.round(kilobytes("VmHWM") / 1024),
  };
}

async function started(name: string, environment: Record<string, string>) {
  const begun = performance.now();
  const node = new ServerProcess(environment, "started");
  end.close(() => node.kill("SIGTERM"));
  const address = await node.ready;
  const clock = (performance.now() - begun) / 1000;
  const { seconds, resident, most } = await processOf(node.pid!);
  console.log(
    `${name}: ready after ${clock.toFixed(1)} s, ${seconds.toFixed(1)} s of processor, ${resident} MB resident, ${most} at most`,
  );
  return { node, address };
}

const KILOWATTS = (at: number) => [
  {
    code: PROPERTY.motorPower,
    parameterType: "Double",
    queryType: "RANGE_TE",
    values: [`${0.1 * (at + 1)}-${at + 3}`],
  },
];

const FACETS = "search_properties_agg";
const QUERY = "query";
const KINDS: readonly (readonly [string, string, (at: number) => object])[] = [
  ["facets, nothing asked", FACETS, () => ({})],
  ["facets, of a brand", FACETS, (at) => ({ brandCode: `B00000${1 + (at % 5)}` })],
  ["facets, by motor power", FACETS, (at) => ({ productProperties: KILOWATTS(at) })],
  ["facets, at a duty", FACETS, (at) => ({ curveProperties: drawnDuty(at) })],
  [
    "facets, at a duty, by motor power",
    FACETS,
    (at) => ({ curveProperties: drawnDuty(at), productProperties: KILOWATTS(at) }),
  ],
  ["a page, nothing asked", QUERY, (at) => ({ pageNo: 1 + at, pageSize: 20 })],
  ["a page, at a duty", QUERY, (at) => ({ curveProperties: drawnDuty(at), pageNo: 1, pageSize: 20 })],
];

async function ask(address: string, path: string, body: object): Promise<unknown> {
  const answer = await fetch(new URL(`api/search/selection/v1/products/${path}`, address), {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(askedFans(body)),
  });
  const { code, message, data } = (await answer.json()) as { code: string; message: string; data: unknown };
  if (code !== "success") throw new Error(`${path}: ${code} ${message}`);
  return data;
}

async function questions(address: string, pid: number): Promise<void> {
  for (const [name, path, bodyAt] of KINDS) {
    await ask(address, path, bodyAt(QUESTIONS));
    const times: number[] = [];
    const before = await processOf(pid);
    for (let at = 0; at < QUESTIONS; at++) {
      const begun = performance.now();
      await ask(address, path, bodyAt(at));
      times.push(performance.now() - begun);
    }
    const each = (1000 * ((await processOf(pid)).seconds - before.seconds)) / QUESTIONS;
    console.log(
      `${name}: ${each.toFixed(0)} ms of processor each, median ${percentile(times, 0.5).toFixed(0)} ms, p95 ${percentile(times, 0.95).toFixed(0)} ms over HTTP`,
    );
  }
}

async function measureNode(databaseUrl: string): Promise<void> {
  const database = await openPostgres(databaseUrl);
  end.close(() => database.close());
  const { queries } = database;
  await database.migrate();
  await loadCatalogue(database, "on", () => {});
  // One statement writes all copies, which takes longer than the limit for a call's query.
  console.log(`${await fillFans(database.longQueries, wanted)} fans`);
  const dir = await mkdtemp(join(tmpdir(), "volute-node-"));
  end.close(() => rm(dir, { recursive: true }));
  const environment = { DATABASE_URL: databaseUrl, DATA_DIR: dir };

  const first = await started("without snapshots", environment);
  await first.node.kill("SIGTERM");
  const { node, address } = await started("from snapshots", environment);
  await questions(address, node.pid!);
  const before = await processOf(node.pid!);
  await changeSome(queries);
  await sleep(TAKE_UP_MS);
  const after = await processOf(node.pid!);
  console.log(
    `${CHANGED} fans changed: ${(after.seconds - before.seconds).toFixed(1)} s of processor, ${after.resident} MB resident, ${after.most} at most`,
  );
  measure("facets by motor power, over HTTP", async () => {
    const found = await ask(address, FACETS, { productProperties: KILOWATTS(3) });
    if (!Array.isArray(found) || found.length === 0) throw new Error("no facets");
  });
}

describe.skipIf(url === undefined)(`a node on PostgreSQL, ${wanted} fans`, async () => {
  // Vitest calls the body of a skipped `describe` too.
  if (url !== undefined) await end.collect(() => measureNode(url));
});
