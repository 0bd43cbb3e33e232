import { execFile } from "node:child_process";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { promisify } from "node:util";
import { sql } from "drizzle-orm";
import { describe } from "vitest";
import { makeGrant } from "#server/account/grants.ts";
import { addUser } from "#server/account/users.ts";
import { loadCatalogue } from "#server/catalogue/loadCatalogue.ts";
import { openPostgres } from "#server/database/connection/openPostgres.ts";
import type { Queries } from "#server/database/queries.ts";
import { createProject } from "#server/project/projectStore.ts";
import { USUAL_BOUNDS } from "#server/process/bounds.ts";
import { askedRoom, multiRoomRequest, OFFICE } from "../tests/support/multiRoomRequest.ts";
import { hasPostgres, ownPostgres } from "../tests/support/ownPostgres.ts";
import { ServerProcess } from "../tests/support/serverProcess.ts";
import { atEnd } from "./atEnd.ts";
import { askedFans, drawnDuty } from "./drawnDuty.ts";
import { measure } from "./measure.ts";
import { percentile } from "./percentile.ts";
import { processorOf, takenBetween, withChildren } from "./processor.ts";
import { RawCaller, requestBytes } from "./RawCaller.ts";

const CONNECTIONS = Number(process.env["BENCH_CONNECTIONS"] ?? 64);
/** Time to warm up: a call takes half the CPU time once its code is compiled, after some ten thousand calls. */
const WARM_MS = Number(process.env["BENCH_WARM_SECONDS"] ?? 15) * 1000;
const MEASURED_MS = Number(process.env["BENCH_SECONDS"] ?? 12) * 1000;
/**
 * The built folder of an older state, which is measured in turn as well. Its `prepare.ts` fills the empty database
 * of DATABASE_URL with the catalogue and eight users, and prints these as a list of `Person`.
 */
const BEFORE = process.env["BENCH_BEFORE"];
/** The measured server: an older state, or this many processes of the present one. */
type Turn = "before" | 1 | 2;
/** In turn, so that other work on the machine affects all of them. */
const ROUND: readonly Turn[] = BEFORE === undefined ? [1, 2] : ["before", 1, 2];
const ROUNDS = 3;
const PEOPLE = 8;
const CALLS = 1_000;
const OK = 200;
const FEW = { iterations: 5, time: 0, warmupIterations: 1, warmupTime: 0 };
const end = atEnd();

interface Ask {
  readonly name: string;
  readonly method: string;
  readonly path: string;
  readonly body?: string;
  readonly bearer?: string;
}
interface Person {
  readonly bearer: string;
  readonly projectId: string;
}

const ROOMS = JSON.stringify(
  multiRoomRequest(Array.from({ length: 20 }, (_, at) => askedRoom(`r${at}`, OFFICE))),
);
const SEARCH = "/api/search/selection/v1/products";
const PROJECTS = "/api/private/v1/personal_projects";

/** A mix of twenty calls: own account, projects, lists, facets, details, selections and a chunk of rooms. */
function callAt(at: number, { bearer, projectId }: Person, productIds: readonly string[]): Ask {
  const id = productIds[at % productIds.length]!;
  const own = { bearer, method: "GET" };
  const turn = (at * 7) % 20;
  if (turn < 4) return { name: "who", path: "/account/users/info", ...own };
  if (turn < 7) return { name: "project", path: `${PROJECTS}/${projectId}`, ...own };
  if (turn < 8) return { name: "projects", path: PROJECTS, ...own };
  if (turn < 12) {
    const body = JSON.stringify(askedFans({ curveProperties: drawnDuty(at), pageNo: 1, pageSize: 20 }));
    return { name: "list", method: "POST", path: `${SEARCH}/query`, body };
  }
  if (turn < 13)
    return {
      name: "facets",
      method: "POST",
      path: `${SEARCH}/search_properties_agg`,
      body: JSON.stringify(askedFans({})),
    };
  if (turn < 16) return { name: "detail", method: "GET", path: `/api/selection/products/${id}` };
  if (turn < 17)
    return { name: "selected", path: `${PROJECTS}/${projectId}/personal_products/page?page_size=30`, ...own };
  if (turn < 19) {
    const body = JSON.stringify({ productId: id });
    return {
      name: "select",
      ...own,
      method: "POST",
      path: `${PROJECTS}/${projectId}/personal_products`,
      body,
    };
  }
  return { name: "rooms", method: "POST", path: `${SEARCH}/multi_room/C000006`, body: ROOMS };
}

interface Asked {
  readonly address: string;
  readonly callers: readonly RawCaller[];
  readonly requests: readonly { readonly name: string; readonly bytes: Buffer }[];
}
/** Number of prepared requests of the mix, sent in turn. */
const MOST_REQUESTS = 20_000;

async function askedNode(address: string, people: readonly Person[]): Promise<Asked> {
  const body = JSON.stringify(askedFans({ pageNo: 1, pageSize: 50 }));
  const headers = { "content-type": "application/json" };
  const found = await fetch(new URL(`${SEARCH}/query`, address), { method: "POST", headers, body });
  const { data } = (await found.json()) as { data: { list: { id: string }[] } };
  const productIds = data.list.map(({ id }) => id);
  const { host } = new URL(address);
  const requests = Array.from({ length: MOST_REQUESTS }, (_, at) => {
    const { name, ...ask } = callAt(at, people[at % people.length]!, productIds);
    return { name, bytes: requestBytes(host, ask) };
  });
  return {
    address,
    requests,
    callers: Array.from({ length: CONNECTIONS }, () => new RawCaller(address)),
  };
}

/** Sends the mix over all connections while `goesOn`; `took` receives the duration of each call. */
async function callAll(
  { callers, requests }: Asked,
  goesOn: (at: number) => boolean,
  took: (name: string, ms: number) => void,
): Promise<void> {
  let next = 0;
  const goOn = async (caller: RawCaller) => {
    for (let at = next++; goesOn(at); at = next++) {
      const { name, bytes } = requests[at % requests.length]!;
      const begun = performance.now();
      const status = await caller.ask(bytes);
      if (status !== OK) throw new Error(`${name}: ${status}`);
      took(name, performance.now() - begun);
    }
  };
  await Promise.all(callers.map(goOn));
}

/** Processes whose CPU time counts for a call, by role. */
type Taking = () => Promise<Readonly<Record<"node" | "database", readonly number[]>>>;

/** The CPU time used so far; the callers are this process. */
async function takenBy(taking: Taking) {
  const { node, database } = await taking();
  return {
    node: await processorOf(node),
    database: await processorOf(database),
    callers: await processorOf([process.pid]),
  };
}

async function load(asked: Asked, taking: Taking): Promise<number> {
  const times = new Map<string, number[]>();
  let [isMeasured, isOver] = [false, false];
  const going = callAll(
    asked,
    () => !isOver,
    (name, ms) => {
      if (!isMeasured) return;
      const own = times.get(name) ?? [];
      own.push(ms);
      times.set(name, own);
    },
  );
  await sleep(WARM_MS);
  const before = await takenBy(taking);
  isMeasured = true;
  await sleep(MEASURED_MS);
  const after = await takenBy(taking);
  isOver = true;
  await going;
  const all = [...times.values()].flat();
  if (all.length === 0) throw new Error("no call was answered");
  const rate = (1000 * all.length) / MEASURED_MS;
  const kinds = [...times].map(([name, own]) => `${name} ${percentile(own, 0.99).toFixed(0)}`);
  console.log(
    `  ${rate.toFixed(0)} calls a second, median ${percentile(all, 0.5).toFixed(0)} ms, p99 ${percentile(all, 0.99).toFixed(0)} ms (${kinds.join(", ")})`,
  );
  const each = (who: keyof typeof after) => (takenBetween(before[who], after[who]) / all.length).toFixed(2);
  console.log(
    `  ms of processor a call: node ${each("node")}, database ${each("database")}, callers ${each("callers")}`,
  );
  return rate;
}

/** The work of one row. */
async function someCalls(asked: Asked): Promise<void> {
  let answered = 0;
  await callAll(
    asked,
    (at) => at < CALLS,
    () => answered++,
  );
  if (answered < CALLS) throw new Error(`${answered} calls were answered`);
}

const NAMES: Readonly<Record<Turn, string>> = {
  before: "the older state",
  1: "one process",
  2: "two processes",
};

/** Measures servers in turn, and prints the results. */
async function compare(start: (turn: Turn) => Promise<Asked>, taking: Taking, stop: () => Promise<unknown>) {
  const answered = new Map<Turn, number>(ROUND.map((turn) => [turn, 0]));
  for (const turn of Array.from({ length: ROUNDS }, () => ROUND).flat()) {
    const asked = await start(turn);
    console.log(`${NAMES[turn]}:`);
    answered.set(turn, answered.get(turn)! + (await load(asked, taking)));
    for (const caller of asked.callers) caller.end();
    await stop();
  }
  for (const turn of ROUND.slice(0, -1)) {
    const times = answered.get(2)! / answered.get(turn)!;
    console.log(`two processes answer ${times.toFixed(2)} times as many calls as ${NAMES[turn]}`);
  }
}

/** Fills a database for the older state beside ours, and returns its users. */
async function preparedBefore(queries: Queries, url: string, folder: string) {
  await queries.execute(sql`create database older`);
  const older = url.replace(/[^/]*$/u, "older");
  const { stdout } = await promisify(execFile)(process.execPath, ["--import", "tsx", "prepare.ts"], {
    cwd: folder,
    env: { ...process.env, DATABASE_URL: older },
  });
  return { url: older, folder, people: JSON.parse(stdout) as readonly Person[] };
}

/** Compares the servers, and keeps each running for its row of the bench. */
async function compareTurns(): Promise<void> {
  const { url, remove } = await ownPostgres();
  end.close(remove);
  const database = await openPostgres(url);
  end.close(() => database.close());
  const { queries } = database;
  const dir = await mkdtemp(join(tmpdir(), "volute-workers-"));
  end.close(() => rm(dir, { recursive: true }));
  const nodes: ServerProcess[] = [];
  end.close(() => Promise.all(nodes.map((node) => node.kill("SIGTERM"))));
  await database.migrate();
  await loadCatalogue(database, "on", () => {});
  const people: Person[] = [];
  for (let at = 0; at < PEOPLE; at++) {
    const userId = await addUser(queries, { account: `u${at}`, name: `${at}`, passwordHash: "none" });
    const bearer = await makeGrant(queries, "access", { userId: userId! });
    people.push({ bearer, projectId: await createProject(queries, userId!, "一号楼", USUAL_BOUNDS) });
  }
  const before = BEFORE === undefined ? null : await preparedBefore(queries, url, BEFORE);
  const started = async (turn: Turn) => {
    const [asked, folder, who] =
      turn === "before" ? [before!.url, before!.folder, before!.people] : [url, undefined, people];
    const environment = {
      DATABASE_URL: asked,
      DATA_DIR: join(dir, turn === "before" ? "older" : "data"),
      WORKERS: turn === "before" ? "1" : String(turn),
    };
    const node = new ServerProcess(environment, "started", folder);
    nodes.push(node);
    return askedNode(await node.ready, who);
  };
  const taking: Taking = async () => {
    const backends = (await queries.execute(
      sql`select pid from pg_stat_activity where datname in (current_database(), 'older')`,
    )) as { readonly rows: readonly { readonly pid: number }[] };
    return {
      node: await withChildren(nodes.at(-1)!.pid!),
      database: backends.rows.map(({ pid }) => pid),
    };
  };
  await compare(started, taking, () => nodes.pop()!.kill("SIGTERM"));
  for (const turn of ROUND) {
    const asked = await started(turn);
    measure(`${CALLS} calls of the mix, ${NAMES[turn]}`, () => someCalls(asked), FEW);
  }
}

const isThere = await hasPostgres();

describe.skipIf(!isThere)(`a mix of calls over ${CONNECTIONS} connections`, async () => {
  // Vitest calls the body of a skipped `describe` too.
  if (isThere) await end.collect(compareTurns);
});
