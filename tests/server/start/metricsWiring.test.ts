import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, expect, test } from "vitest";
import { openDatabase } from "#server/database/connection/database.ts";
import { channelTarget } from "#server/import/channelTarget.ts";
import { bareFolder, fillBare } from "../../support/bareDatabase.ts";
import { hasPostgres, ownPostgres } from "../../support/ownPostgres.ts";
import { ServerProcess } from "../../support/serverProcess.ts";

const PATIENCE = { timeout: 240_000 };
const PUMP = {
  categoryCode: "C000002",
  brand: "朗源",
  series: null,
  model: "P-1",
  name: "P-1",
  source: null,
  values: [],
  curves: [],
};

const ending: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const end of ending.splice(0).reverse()) await end();
});

async function serve(environment: Readonly<Record<string, string>>) {
  const server = new ServerProcess({ METRICS: "on", ...environment });
  ending.push(() => server.kill("SIGKILL"));
  const address = await server.ready;
  return async (sample: string) => {
    const text = await (await fetch(`${address}metrics`)).text();
    const line = text.split("\n").find((each) => each.startsWith(`${sample} `));
    return line === undefined ? null : Number(line.slice(sample.length + 1));
  };
}

test("a server tells the imports that it has taken up", PATIENCE, async () => {
  const dir = await mkdtemp(join(tmpdir(), "volute-metrics-"));
  ending.push(() => rm(dir, { recursive: true }));
  await bareFolder(dir);
  const read = await serve({ DATA_DIR: dir });
  const done = 'volute_imports_taken_up_total{outcome="done"}';
  expect(await read(done)).toBe(0);
  const target = await channelTarget(dir);
  await target?.write([PUMP]);
  await target?.finish();
  expect(await read(done)).toBe(1);
  expect(await read('volute_imports_taken_up_total{outcome="failed"}')).toBe(0);
  expect(await read("volute_engine_queue")).toBe(0);
  // The embedded database has no connections.
  expect(await read('volute_database_connections{state="total"}')).toBeNull();
});

test.skipIf(!(await hasPostgres()))(
  "a server tells its connections to a PostgreSQL server",
  PATIENCE,
  async () => {
    const { url, remove } = await ownPostgres();
    ending.push(remove);
    await (await fillBare(await openDatabase({ databaseUrl: url, dataDir: "" }))).close();
    const read = await serve({ DATABASE_URL: url });
    expect(await read('volute_database_connections{state="total"}')).toBeGreaterThan(0);
    expect(await read('volute_database_connections{state="waiting"}')).toBe(0);
  },
);
