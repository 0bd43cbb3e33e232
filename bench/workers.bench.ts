import { mkdtemp, rm } from "node:fs/promises";
import { Agent, request } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { afterAll, describe } from "vitest";
import { PROPERTY } from "#domain/catalogue/properties.ts";
import { makeGrant } from "#server/account/grants.ts";
import { addUser } from "#server/account/users.ts";
import { loadCatalogue } from "#server/catalogue/loadCatalogue.ts";
import { openPostgres } from "#server/database/connection/openPostgres.ts";
import { createProject } from "#server/project/projectStore.ts";
import { askedRoom, multiRoomRequest, OFFICE } from "../tests/support/multiRoomRequest.ts";
import { hasPostgres, ownPostgres } from "../tests/support/ownPostgres.ts";
import { ServerProcess } from "../tests/support/serverProcess.ts";
import { measure } from "./measure.ts";

const CONNECTIONS = Number(process.env["BENCH_CONNECTIONS"] ?? 64);
const WARM_MS = 3_000;
const MEASURED_MS = Number(process.env["BENCH_SECONDS"] ?? 12) * 1000;
/** Processes, in turns: whatever else the machine does meets both. */
const TURNS = [1, 2, 1, 2, 1, 2];
const PEOPLE = 8;
const FAN = "C000001";

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

const asked = (conditions: object) =>
  JSON.stringify({
    gjwCategoryCode: FAN,
    brandCode: null,
    productSeriesId: null,
    speedControl: "SINGLE_SPEED",
    curveProperties: [],
    productProperties: [],
    ...conditions,
  });
/** Duties all over the catalogue, in an order that no cache foresees. */
const dutyAt = (at: number) => [
  { code: PROPERTY.airFlow, value: 1_000 * 100 ** (((at * 37) % 101) / 101) },
  { code: PROPERTY.totalPressure, value: 120 * 8 ** (((at * 53) % 97) / 97) },
];
const ROOMS = JSON.stringify(
  multiRoomRequest(Array.from({ length: 20 }, (_, at) => askedRoom(`r${at}`, OFFICE))),
);
const SEARCH = "/api/search/selection/v1/products";
const PROJECTS = "/api/private/v1/personal_projects";

/** Of twenty calls: who am I, projects, lists, facets, details, selections and a chunk of rooms. */
function callAt(at: number, { bearer, projectId }: Person, productIds: readonly string[]): Ask {
  const id = productIds[at % productIds.length]!;
  const own = { bearer, method: "GET" };
  const turn = (at * 7) % 20;
  if (turn < 4) return { name: "who", path: "/account/users/info", ...own };
  if (turn < 7) return { name: "project", path: `${PROJECTS}/${projectId}`, ...own };
  if (turn < 8) return { name: "projects", path: PROJECTS, ...own };
  if (turn < 12) {
    const body = asked({ curveProperties: dutyAt(at), pageNo: 1, pageSize: 20 });
    return { name: "list", method: "POST", path: `${SEARCH}/query`, body };
  }
  if (turn < 13)
    return { name: "facets", method: "POST", path: `${SEARCH}/search_properties_agg`, body: asked({}) };
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

const send = (address: string, agent: Agent, { method, path, body, bearer }: Ask) =>
  new Promise<string>((resolve, reject) => {
    const headers = {
      ...(bearer === undefined ? {} : { authorization: `Bearer ${bearer}` }),
      ...(body === undefined ? {} : { "content-type": "application/json" }),
    };
    const sent = request(new URL(path, address), { agent, method, headers }, (answer) => {
      const parts: Buffer[] = [];
      answer.on("data", (part: Buffer) => parts.push(part));
      answer.on("end", () => {
        const text = Buffer.concat(parts).toString();
        if (answer.statusCode === 200) resolve(text);
        else reject(new Error(`${method} ${path}: ${answer.statusCode} ${text}`));
      });
      answer.on("error", reject);
    });
    sent.on("error", reject);
    sent.end(body);
  });

const percentile = (times: readonly number[], share: number) =>
  times.toSorted((one, other) => one - other)[Math.floor(times.length * share)] ?? Number.NaN;

async function load(address: string, people: readonly Person[]): Promise<number> {
  const agent = new Agent({ keepAlive: true, maxSockets: CONNECTIONS });
  const found = await send(address, agent, {
    name: "list",
    method: "POST",
    path: `${SEARCH}/query`,
    body: asked({ pageNo: 1, pageSize: 50 }),
  });
  const { data } = JSON.parse(found) as { data: { list: { id: string }[] } };
  const ids = data.list.map(({ id }) => id);
  const times = new Map<string, number[]>();
  let [next, isMeasured, isOver] = [0, false, false];
  const goOn = async () => {
    while (!isOver) {
      const at = next++;
      const ask = callAt(at, people[at % people.length]!, ids);
      const begun = performance.now();
      await send(address, agent, ask);
      if (!isMeasured) continue;
      const own = times.get(ask.name) ?? [];
      own.push(performance.now() - begun);
      times.set(ask.name, own);
    }
  };
  const going = Promise.all(Array.from({ length: CONNECTIONS }, goOn));
  await sleep(WARM_MS);
  isMeasured = true;
  await sleep(MEASURED_MS);
  isOver = true;
  await going;
  agent.destroy();
  const all = [...times.values()].flat();
  const rate = (1000 * all.length) / MEASURED_MS;
  const kinds = [...times].map(([name, own]) => `${name} ${percentile(own, 0.99).toFixed(0)}`);
  console.log(
    `  ${rate.toFixed(0)} calls a second, median ${percentile(all, 0.5).toFixed(0)} ms, p99 ${percentile(all, 0.99).toFixed(0)} ms (${kinds.join(", ")})`,
  );
  return rate;
}

describe.skipIf(!(await hasPostgres()))(`a mix of calls over ${CONNECTIONS} connections`, async () => {
  const { url, remove } = await ownPostgres();
  const database = await openPostgres(url);
  const { queries } = database;
  const dir = await mkdtemp(join(tmpdir(), "volute-workers-"));
  afterAll(async () => {
    await database.close();
    await remove();
    await rm(dir, { recursive: true });
  });
  await database.migrate();
  await loadCatalogue(database, "on", () => {});
  const people: Person[] = [];
  for (let at = 0; at < PEOPLE; at++) {
    const userId = await addUser(queries, { account: `u${at}`, name: `${at}`, passwordHash: "none" });
    const bearer = await makeGrant(queries, "access", { userId: userId! });
    people.push({ bearer, projectId: await createProject(queries, userId!, "一号楼") });
  }
  const rates = new Map<number, number[]>();
  for (const workers of TURNS) {
    const node = new ServerProcess({ DATABASE_URL: url, DATA_DIR: dir, WORKERS: String(workers) }, "started");
    const address = await node.ready;
    console.log(`${workers} of a node's processes:`);
    rates.set(workers, [...(rates.get(workers) ?? []), await load(address, people)]);
    await node.kill("SIGTERM");
  }
  const sum = (workers: number) => rates.get(workers)!.reduce((all, rate) => all + rate, 0);
  console.log(`two answer ${(sum(2) / sum(1)).toFixed(2)} times as many calls as one`);
  measure("nothing: the figures stand above", () => {}, { iterations: 1, time: 0 });
});
