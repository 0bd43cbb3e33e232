import { randomUUID } from "node:crypto";
import { once } from "node:events";
import { mkdtemp, readFile, rm } from "node:fs/promises";
import { request, type IncomingMessage } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { Client } from "pg";
import { afterEach, expect, test } from "vitest";
import { makeGrant } from "#server/account/grants.ts";
import { addUser } from "#server/account/users.ts";
import { openDatabase } from "#server/database/connection/database.ts";
import { createProject } from "#server/project/projectStore.ts";
import { USUAL_BOUNDS } from "#server/process/bounds.ts";
import { bareFolder, fillBare } from "../../support/bareDatabase.ts";
import { freePort } from "../../support/freePort.ts";
import { isAlive } from "../../support/isAlive.ts";
import { hasPostgres, ownPostgres } from "../../support/ownPostgres.ts";
import { ServerProcess } from "../../support/serverProcess.ts";

/** Distinguishes the processes' connections from the test's own in PostgreSQL. */
const SERVED = "served";
const PATIENCE = { timeout: 240_000 };
const SOON = { timeout: 60_000 };

const ending: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const end of ending.splice(0).reverse()) await end();
});

interface Asked {
  readonly method?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: unknown;
}

/** Each call uses a new connection, because workers take connections in turn. */
async function ask(address: string, path: string, { method, headers, body }: Asked = {}) {
  const sent = request(new URL(path, address), {
    agent: false,
    method: method ?? (body === undefined ? "GET" : "POST"),
    headers: { ...headers, ...(body === undefined ? {} : { "content-type": "application/json" }) },
  });
  sent.end(body === undefined ? undefined : JSON.stringify(body));
  const [answer] = (await once(sent, "response")) as [IncomingMessage];
  const text = (await answer.setEncoding("utf8").toArray()).join("");
  return { status: answer.statusCode, text, cookie: answer.headers["set-cookie"]?.[0]?.split(";")[0] };
}

async function serve(environment: Readonly<Record<string, string>> = {}) {
  const { url, remove } = await ownPostgres();
  ending.push(remove);
  const database = await fillBare(await openDatabase({ databaseUrl: url, dataDir: "" }));
  ending.push(() => database.close());
  const userId = await addUser(database.queries, { account: "u", name: "设计师", passwordHash: "none" });
  if (userId === null) throw new Error("the database is new");
  const bearer = await makeGrant(database.queries, "access", { userId });
  const projectId = await createProject(database.queries, userId, "一号楼", USUAL_BOUNDS);
  const dir = await mkdtemp(join(tmpdir(), "volute-workers-"));
  ending.push(() => rm(dir, { recursive: true }));
  const port = await freePort();
  const server = new ServerProcess({
    DATABASE_URL: `${url}?application_name=${SERVED}`,
    DATA_DIR: dir,
    PORT: String(port),
    WORKERS: "2",
    METRICS: "on",
    LOG_LEVEL: "info",
    ...environment,
  });
  ending.push(() => server.kill("SIGKILL"));
  const address = await server.ready;
  expect(address).toBe(`http://127.0.0.1:${port}/`);
  return { server, address, url, userId, bearer, projectId };
}

interface Line {
  readonly msg: string;
  readonly worker?: number;
  readonly cause?: string;
  readonly waitMs?: number;
}
const linesOf = ({ stderr }: ServerProcess): readonly Line[] =>
  stderr
    .split("\n")
    .filter((line) => line.startsWith("{"))
    .map((line) => JSON.parse(line) as Line);

async function pidsOf(parent: number): Promise<readonly number[]> {
  const children = await readFile(`/proc/${parent}/task/${parent}/children`, "utf8");
  return children.trim().split(/\s+/u).map(Number);
}

test.skipIf(!(await hasPostgres()))(
  "processes share a port: what they limit and remember holds across them, and one that is killed comes back",
  PATIENCE,
  async () => {
    const { server, address, bearer, projectId, url } = await serve();
    const signedIn = { Authorization: `Bearer ${bearer}` };
    const project = `api/private/v1/personal_projects/${projectId}`;
    for (let at = 0; at < 6; at++)
      expect((await ask(address, project, { headers: signedIn })).status).toBe(200);
    expect(server.stdout).toContain("\n2 processes answer.\n");
    const answering = linesOf(server).filter(({ msg }) => msg === "answered");
    expect(new Set(answering.map(({ worker }) => worker))).toEqual(new Set([1, 2]));

    // A visitor's messages are counted in the database.
    const message = { title: "好", description: "好用", type: "wish" };
    const path = "api/feedback";
    const first = await ask(address, path, { body: message });
    expect(first.text).toContain('"success"');
    const headers = { Cookie: first.cookie ?? "" };
    const statuses: (number | undefined)[] = [];
    for (let at = 0; at < 21; at++)
      statuses.push((await ask(address, path, { headers, body: message })).status);
    expect(statuses.slice(0, 19)).toEqual(Array.from({ length: 19 }, () => 200));
    expect(statuses.slice(19)).toEqual([429, 429]);

    const metrics = (await ask(address, "metrics")).text;
    for (const worker of [1, 2]) {
      const answered = new RegExp(
        `^volute_call_seconds_count\\{worker="${worker}",area="api"\\} (\\d+)$`,
        "mu",
      );
      expect(Number(answered.exec(metrics)?.[1])).toBeGreaterThan(5);
    }
    expect(metrics).toContain('volute_workers{state="ready"} 2');
    expect((await ask(address, "healthz")).text).toContain('"workers":{"wanted":2,"ready":2}');

    // A burst of waiting calls: each process has 5 connections for them, 2 for long queries, and 2 others.
    const [holder, beside] = [new Client({ connectionString: url }), new Client({ connectionString: url })];
    await Promise.all([holder.connect(), beside.connect()]);
    await holder.query("begin");
    await holder.query("select from projects for update");
    const rush = Array.from({ length: 40 }, (_, at) =>
      ask(address, project, { method: "PATCH", headers: signedIn, body: { name: `${at} 号楼` } }),
    );
    const connections = async () =>
      (
        await beside.query<{ waiting: number; all: number }>(
          `select count(*) filter (where wait_event_type = 'Lock')::int as waiting, count(*)::int as all
          from pg_stat_activity where application_name = $1`,
          [SERVED],
        )
      ).rows[0]!;
    await expect.poll(async () => (await connections()).waiting, SOON).toBe(10);
    const { all } = await connections();
    expect(all).toBeGreaterThanOrEqual(10 + 2 * 2);
    expect(all).toBeLessThanOrEqual(18);
    await holder.query("commit");
    await Promise.all([holder.end(), beside.end()]);
    expect(new Set((await Promise.all(rush)).map(({ status }) => status))).toEqual(new Set([200]));

    const [killed] = await pidsOf(server.pid!);
    process.kill(killed!, "SIGKILL");
    await expect
      .poll(async () => (await ask(address, "healthz")).text, SOON)
      .toContain('"workers":{"wanted":2,"ready":1}');
    // The other worker answers as before; none of these calls waits for the starting one.
    for (let at = 0; at < 4; at++) {
      expect((await ask(address, "readyz")).status).toBe(200);
      expect((await ask(address, project, { headers: signedIn })).status).toBe(200);
    }
    await expect
      .poll(async () => (await ask(address, "healthz")).text, SOON)
      .toContain('"workers":{"wanted":2,"ready":2}');
    const died = linesOf(server).find(({ msg }) => msg === "a worker has ended and is started again");
    expect(died).toMatchObject({ cause: "SIGKILL", waitMs: 500 });
    const again = (await ask(address, "metrics")).text;
    expect(again).toContain(`volute_worker_restarts_total{worker="${died?.worker}"} 1`);
  },
);

test.skipIf(!(await hasPostgres()))(
  "a stop lets every process answer what it was asked, and takes nothing new",
  PATIENCE,
  async () => {
    const { server, address, bearer, projectId, url } = await serve();
    const workers = await pidsOf(server.pid!);
    const holder = new Client({ connectionString: url });
    const beside = new Client({ connectionString: url });
    await Promise.all([holder.connect(), beside.connect()]);
    await holder.query("begin");
    await holder.query("select from projects for update");
    const headers = { Authorization: `Bearer ${bearer}` };
    const rename = (name: string) =>
      ask(address, `api/private/v1/personal_projects/${projectId}`, {
        method: "PATCH",
        headers,
        body: { name },
      });
    // Both workers have some of the calls, which wait for the row.
    const asked = Array.from({ length: 6 }, (_, at) => rename(`${at} 号楼 ${randomUUID().slice(0, 8)}`));
    await expect
      .poll(async () => {
        const { rows } = await beside.query("select from pg_stat_activity where wait_event_type = 'Lock'");
        return rows.length;
      }, SOON)
      .toBe(6);
    await beside.end();
    const ended = server.kill("SIGTERM");
    await wait(300);
    await expect(ask(address, "livez")).rejects.toThrow("ECONNREFUSED");
    await holder.query("commit");
    await holder.end();
    expect((await Promise.all(asked)).map(({ status }) => status)).toEqual([200, 200, 200, 200, 200, 200]);
    expect(await ended).toEqual({ code: 0, signal: null });
    expect(server.stdout).toContain("Volute has stopped.");
    for (const pid of workers) expect(() => process.kill(pid, 0)).toThrow("ESRCH");
  },
);

test.skipIf(!(await hasPostgres()))(
  "the processes end with the one that keeps them, and a taken port ends the start with a sentence",
  PATIENCE,
  async () => {
    const { server, address, url } = await serve();
    const workers = await pidsOf(server.pid!);
    const second = new ServerProcess({ DATABASE_URL: url, PORT: new URL(address).port, WORKERS: "2" });
    expect((await second.ended).code).toBe(1);
    expect(second.stderr).toMatch(/^Port \d+ on 127\.0\.0\.1 is taken;/mu);
    await server.kill("SIGKILL");
    await expect.poll(() => workers.some(isAlive), SOON).toBe(false);
  },
);

test("several processes over the embedded database are refused in a sentence", PATIENCE, async () => {
  const dir = await mkdtemp(join(tmpdir(), "volute-workers-"));
  ending.push(() => rm(dir, { recursive: true }));
  await bareFolder(dir);
  const server = new ServerProcess({ DATA_DIR: dir, WORKERS: "2" });
  expect((await server.ended).code).toBe(1);
  expect(server.stderr).toContain("it must be 1 without DATABASE_URL");
});
