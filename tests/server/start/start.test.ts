import { once } from "node:events";
import { existsSync } from "node:fs";
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { request } from "node:http";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { isCatalogueLoaded } from "#server/catalogue/loadCatalogue.ts";
import { openDatabase } from "#server/database/connection/database.ts";
import { tracks } from "#server/database/schema/schema.ts";
import { bareFolder } from "../../support/bareDatabase.ts";
import { freePort } from "../../support/freePort.ts";
import { isAlive } from "../../support/isAlive.ts";
import { ServerProcess } from "../../support/serverProcess.ts";

const PATIENCE = { timeout: 120_000 };
/**
 * The first start writes the whole catalogue, which takes some fifteen seconds, and many times that on a busy
 * machine.
 */
const LOADING_MS = 600_000;

/** One start opens a real database and loads the real catalogue, so the tests run in order on one folder. */
let dir = "";
/** A folder that the server takes for loaded, for tests that do not need the catalogue. */
const bareDir = () => join(dir, "bare");
const started: ServerProcess[] = [];

beforeAll(async () => {
  dir = await mkdtemp(join(tmpdir(), "volute-start-"));
  await bareFolder(bareDir());
});
afterAll(async () => {
  await Promise.all(started.map((server) => server.kill("SIGKILL")));
  await rm(dir, { recursive: true });
});

function start(environment: Readonly<Record<string, string>> = {}) {
  const server = new ServerProcess({ DATA_DIR: dir, ...environment });
  started.push(server);
  return server;
}
const locks = async (folder = dir) => (await readdir(folder)).filter((name) => name.startsWith("lock-"));

const track = (number: number) => ({
  event: "pageView",
  platform: "web",
  at: number,
  properties: { number },
});
const send = (address: string, numbers: readonly number[]) =>
  fetch(`${address}api/tracks`, {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify({ tracks: numbers.map(track) }),
  });

async function storedNumbers(): Promise<ReadonlySet<unknown>> {
  const database = await openDatabase({ databaseUrl: null, dataDir: dir });
  try {
    const rows = await database.queries.select({ properties: tracks.properties }).from(tracks);
    return new Set(rows.map(({ properties }) => properties["number"]));
  } finally {
    await database.close();
  }
}

/** A call whose body is half sent, so that it stays in flight as long as the test needs. */
async function halfSent(address: string) {
  const body = JSON.stringify({ tracks: [track(1)] });
  const call = request(`${address}api/tracks`, {
    method: "POST",
    headers: { "Content-Type": "application/json", "Content-Length": body.length },
  });
  const status = once(call, "response").then(([answer]) => answer.statusCode);
  await new Promise((resolve) => call.write(body.slice(0, 10), resolve));
  // A complete call on another connection; by its answer the server has read our half.
  await fetch(`${address}healthz`);
  return { status, finish: () => call.end(body.slice(10)) };
}
const takesCalls = (address: string) =>
  fetch(`${address}healthz`).then(
    () => true,
    () => false,
  );

describe("a reason not to start is one sentence on stderr and exit code 1:", () => {
  test.each([
    [
      "a bad setting",
      { PORT: "http" },
      'The setting PORT is "http"; it must be a whole number from 0 to 65535.\n',
    ],
    [
      "a host that is not ours",
      { HOST: "192.0.2.1" },
      /^The address 192\.0\.2\.1, port 0, cannot be opened \(EADDRNOTAVAIL\); see HOST and PORT\.\n$/u,
    ],
  ])("%s", async (_, environment, sentence) => {
    const server = start(environment);
    expect(await server.ended).toEqual({ code: 1, signal: null });
    expect(server.stderr).toMatch(sentence);
    expect(await locks()).toEqual([]);
  });

  test("a file in place of the data folder", async () => {
    const file = join(dir, "file");
    await writeFile(file, "");
    const server = start({ DATA_DIR: file });
    expect(await server.ended).toEqual({ code: 1, signal: null });
    expect(server.stderr).toBe(
      `The data folder ${file} cannot be written (EEXIST); choose another with DATA_DIR.\n`,
    );
  });

  test("a taken port, said before anything slow", async () => {
    const other = createServer().listen(0, "127.0.0.1");
    await new Promise((resolve) => other.once("listening", resolve));
    const bound = other.address();
    const port = typeof bound === "object" && bound !== null ? bound.port : 0;
    const server = start({ PORT: String(port) });
    expect(await server.ended).toEqual({ code: 1, signal: null });
    expect(server.stderr).toBe(
      `Port ${port} on 127.0.0.1 is taken; stop the other program or choose another PORT.\n`,
    );
    expect(server.stdout).not.toContain("Database");
    other.close();
  });

  test("a database server that is not there", async () => {
    const server = start({ DATABASE_URL: "postgresql://u:hunter2@127.0.0.1:1/volute", LOG_LEVEL: "silent" });
    expect(await server.ended).toEqual({ code: 1, signal: null });
    expect(server.stderr).toBe("The database that DATABASE_URL names cannot be opened (ECONNREFUSED).\n");
  });
});

describe("the first load, in a process of its own,", () => {
  test(
    "says in a sentence why it cannot be done, and lets the folder go",
    async () => {
      const folder = join(dir, "no-database");
      await mkdir(folder);
      await writeFile(join(folder, "db"), "");
      const server = start({ DATA_DIR: folder });
      expect(await server.ended).toEqual({ code: 1, signal: null });
      expect(server.stderr).toBe("The catalogue cannot be loaded (EEXIST).\n");
      expect(await readdir(folder)).toEqual(["db"]);
    },
    LOADING_MS,
  );

  test(
    "ends with the server that is killed, and writes no more when the next one may",
    async () => {
      const folder = join(dir, "killed");
      const port = await freePort();
      const server = start({ DATA_DIR: folder, PORT: String(port) });
      const isMade = () => existsSync(join(folder, "db", "PG_VERSION"));
      await expect.poll(isMade, { timeout: LOADING_MS }).toBe(true);
      const holders = () => locks(folder);
      const [entry = ""] = await holders();
      const { pid } = JSON.parse(await readFile(join(folder, entry), "utf8"));
      expect(pid).not.toBe(server.pid);
      // A caller that waits for the server can ask for its state meanwhile.
      const health = await (await fetch(`http://127.0.0.1:${port}/healthz`)).json();
      expect(health).toMatchObject({
        code: "success",
        data: { isReady: false, database: "loading", selection: "starting" },
      });
      await server.kill("SIGKILL");
      // Its entry stays while it lives, so that nobody else writes to the folder.
      await expect.poll(() => isAlive(pid), { timeout: LOADING_MS }).toBe(false);
      expect(await holders()).toEqual([]);
      const database = await openDatabase({ databaseUrl: null, dataDir: folder });
      await database.migrate();
      expect(await isCatalogueLoaded(database, "on")).toBe(false);
      await database.close();
    },
    LOADING_MS,
  );
});

describe("a server on an empty folder", () => {
  let first: ServerProcess;
  let address = "";

  beforeAll(async () => {
    first = start();
    address = await first.ready;
  }, LOADING_MS);

  test("says each step and at last where it is", () => {
    const steps = [
      /Settings read/u,
      /held/u,
      /Loading the catalogue/u,
      /Database open/u,
      /Catalogue loaded: [\d,]+ products/u,
      /engine ready/u,
      /search ready/u,
    ];
    let rest = first.stdout;
    for (const step of steps) {
      expect(rest).toMatch(step);
      rest = rest.slice(rest.search(step));
    }
    expect(rest.trimEnd().split("\n").at(-1)).toBe(`Volute is ready at ${address}`);
  });

  test("answers over a real socket", async () => {
    expect(await (await fetch(`${address}healthz`)).json()).toMatchObject({
      data: { isReady: true, database: "ok", selection: "ready" },
    });
    const description = await (await fetch(`${address}api/openapi.json`)).json();
    expect(Object.keys(description.paths).length).toBeGreaterThan(5);
  });

  test("refuses an address without end over a real socket", async () => {
    const answer = await fetch(`${address}api/${"x".repeat(20_000)}`);
    expect(answer.status).toBe(400);
    expect(await answer.json()).toMatchObject({ code: "invalid.parameter", data: null });
  });

  test("refuses a body of 9 MB over a real socket, and goes on", async () => {
    const body = "x".repeat(9 * 1024 * 1024);
    const answer = await fetch(`${address}api/tracks`, { method: "POST", body });
    expect(answer.status).toBe(413);
    expect((await send(address, [1])).status).toBe(200);
  });

  test("keeps a second process out of its folder", async () => {
    const second = start();
    expect(await second.ended).toEqual({ code: 1, signal: null });
    expect(second.stderr).toBe(
      `The data folder ${dir} is in use by process ${first.pid}; stop it first, or choose another folder with DATA_DIR.\n`,
    );
    expect((await fetch(`${address}healthz`)).status).toBe(200);
  });

  test("killed in the middle of writing, leaves everything it had answered", async () => {
    const acknowledged: number[] = [];
    const writing = Array.from({ length: 8 }, async (_, writer) => {
      for (let turn = 0; ; turn += 1) {
        const numbers = [0, 1, 2].map((offset) => 10_000 * (writer + 1) + 3 * turn + offset);
        const answer = await send(address, numbers).catch(() => undefined);
        if (answer === undefined) return;
        if (answer.status === 200) acknowledged.push(...numbers);
      }
    });
    await expect.poll(() => acknowledged.length, PATIENCE).toBeGreaterThan(100);
    expect(await first.kill("SIGKILL")).toEqual({ code: null, signal: "SIGKILL" });
    await Promise.all(writing);
    expect(await locks()).toHaveLength(1);

    const again = start();
    await again.ready;
    expect(again.stdout).toContain("Database open, up to date.");
    await again.kill("SIGTERM");
    const kept = await storedNumbers();
    expect(acknowledged.filter((number) => !kept.has(number))).toEqual([]);
  });
});

describe("Ctrl-C", () => {
  test("lets the calls in flight finish, takes no more, and ends with exit code 0", async () => {
    const server = start({ DATA_DIR: bareDir() });
    const address = await server.ready;
    const call = await halfSent(address);
    // npm passes on the terminal's Ctrl-C, so one press arrives twice.
    const ended = server.kill("SIGINT");
    void server.kill("SIGINT");
    await expect.poll(() => takesCalls(address), PATIENCE).toBe(false);
    call.finish();
    expect(await call.status).toBe(200);
    expect(await ended).toEqual({ code: 0, signal: null });
    expect(server.stdout).toMatch(/Volute has stopped\.\n$/u);
    expect(server.stderr).toBe("");
    expect(await locks(bareDir())).toEqual([]);
  });

  test("pressed again ends at once, and the folder is free", async () => {
    const server = start({ DATA_DIR: bareDir() });
    const address = await server.ready;
    const call = await halfSent(address);
    call.status.catch(() => {}); // Cut off: that is the point.
    void server.kill("SIGINT");
    await expect.poll(() => takesCalls(address), PATIENCE).toBe(false);
    await sleep(600);
    expect(await server.kill("SIGINT")).toEqual({ code: 130, signal: null });
    expect(await locks(bareDir())).toEqual([]);
  });
});
