import { execFile } from "node:child_process";
import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { Client } from "pg";
import { afterEach, describe, expect, test } from "vitest";
import { openDatabase } from "#server/database/connection/database.ts";
import { readSettings } from "#server/process/settings.ts";
import { fillBare } from "../../support/bareDatabase.ts";
import { faultyDirectives, proxying, readCaddyfile } from "../../support/containers/caddyfile.ts";
import { composeText, readCompose, startOrder } from "../../support/containers/compose.ts";
import { command, environment, last, ROOT } from "../../support/containers/dockerfile.ts";
import { forwardAs } from "../../support/containers/forwardAs.ts";
import { makeImageFolder, runInside, untilReady } from "../../support/containers/imageFolder.ts";
import { freePort } from "../../support/freePort.ts";
import { hasPostgres, ownPostgres } from "../../support/ownPostgres.ts";

/** Performs the steps of compose.yaml without Docker. */
const GIVEN = { POSTGRES_PASSWORD: "Sec3ret", SITE: "volute.example.com" };
const compose = readCompose(composeText, GIVEN);
const services = Object.entries(compose.services);
const nodes = services.filter(([, { image }]) => image === "volute");
const settingsOf = (name: string) =>
  readSettings({ ...Object.fromEntries(environment), ...compose.services[name]?.environment });
const sites = readCaddyfile(compose.configs["caddyfile"]?.content ?? "");

describe("the reading", () => {
  test("needs what is required, and takes what is usual", () => {
    expect(() => readCompose(composeText, {})).toThrow("POSTGRES_PASSWORD is needed: choose a password");
    const usual = readCompose(composeText, { POSTGRES_PASSWORD: "x" });
    expect(readCaddyfile(usual.configs["caddyfile"]?.content ?? "")[0]?.name).toBe("localhost");
    expect(sites.map(({ name }) => name)).toEqual([GIVEN.SITE]);
  });

  test.each([
    ["a key that nobody knows", "read_only: true", "readonly: true", 'but received "readonly"'],
    [
      "a health check for a shell",
      '"CMD", "pg_isready"',
      '"CMD-SHELL", "pg_isready"',
      "a command without a shell",
    ],
    ["a time without a unit", "interval: 5s", "interval: 5", "Expected string but received 5"],
  ])("refuses %s", (_, right, wrong, message) => {
    expect(composeText).toContain(right);
    expect(() => readCompose(composeText.replace(right, wrong), GIVEN)).toThrow(message);
  });

  test.each([
    ["depends on nobody", "database: { condition", "nobody: { condition", "There is no service nobody"],
    ["waits for itself", "database: { condition", "one: { condition", "one waits for itself"],
  ])("refuses what %s", (_, right, wrong, message) => {
    expect(composeText).toContain(right);
    const broken = composeText.replace(right, wrong);
    const read = () => startOrder(readCompose(broken, GIVEN).services);
    expect(read).toThrow(message);
  });

  test("refuses to wait for a health that nothing checks", () => {
    const database = { ...compose.services["database"]! };
    delete database.healthcheck;
    expect(() => startOrder({ ...compose.services, database })).toThrow("which nothing checks");
  });

  test.each([
    ["a block that is not closed", "a {\n respond /metrics 404\n", "a block is not closed"],
    ["one that was not opened", "a {\n}\n}\n", "a block is closed that was not opened"],
  ])("of the proxy's file refuses %s", (_, text, message) => {
    expect(() => readCaddyfile(text)).toThrow(message);
  });

  test("of the proxy's file names what is not known", () => {
    const text =
      "a {\n  respond /metrics never\n  reverse_proxy one:8080 {\n    health_url /readyz\n  }\n}\n";
    const [site] = readCaddyfile(text);
    expect(faultyDirectives(site?.block ?? [])).toEqual(["respond /metrics never", "health_url /readyz"]);
  });
});

describe("what stands there", () => {
  test("starts in an order, from images without a host, of which only the database's and the proxy's keep something", () => {
    const order = startOrder(compose.services);
    expect(order.indexOf("database")).toBeLessThan(order.indexOf("one"));
    expect(order.at(-1)).toBe("proxy");
    for (const [, { image }] of services) expect(image).toMatch(/^[a-z]+(?::[\w.-]+)?$/u);
    const kept = services.flatMap(([, { volumes }]) => volumes.map((volume) => volume.split(":")[0]));
    expect(kept).toEqual(Object.keys(compose.volumes));
    expect(services.filter(([, { ports }]) => ports.length > 0).map(([name]) => name)).toEqual(["proxy"]);
    const targets = services.flatMap(([, { configs }]) => configs.map(({ source }) => source));
    expect(targets).toEqual(Object.keys(compose.configs));
  });

  test("gives each node settings that are settings, room to write and no more rights than it needs", async () => {
    expect(nodes).toHaveLength(3);
    const known = await readFile(join(ROOT, "docs/settings.md"), "utf8");
    for (const [name, node] of nodes) {
      const { account, workers, dataDir } = settingsOf(name);
      expect([name, account.trustedProxies, workers]).toEqual([name, 1, 1]);
      for (const folder of ["/tmp", dataDir])
        expect(node.tmpfs.some((place) => place.split(":")[0] === folder)).toBe(true);
      expect(node).toMatchObject({ build: ".", read_only: true, cap_drop: ["ALL"] });
      const unknown = Object.keys(node.environment).filter((setting) => !known.includes(`\`${setting}\``));
      expect(unknown).toEqual([]);
    }
  });

  test("leads each node to the database that is started, and the proxy to the nodes", () => {
    const {
      POSTGRES_USER: user,
      POSTGRES_PASSWORD: password,
      POSTGRES_DB: name,
    } = compose.services["database"]!.environment;
    for (const [node] of nodes)
      expect(settingsOf(node).databaseUrl).toBe(`postgresql://${user}:${password}@database:5432/${name}`);
    const [site] = sites;
    expect(faultyDirectives(site?.block ?? [])).toEqual([]);
    const { upstreams, healthPath, answered } = proxying(site!);
    expect(upstreams).toEqual(nodes.map(([node]) => `${node}:${settingsOf(node).port}`));
    expect(healthPath).toBe("/readyz");
    // Metrics are only for the operator of the server; the proxy's own answer is not reachable from outside.
    expect([...answered]).toEqual([["/metrics", 404]]);
    expect(Object.keys(compose.services["proxy"]!.depends_on)).toEqual(nodes.map(([node]) => node));
  });
});

const ending: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const end of ending.splice(0).reverse()) await end();
});

/** Starts the database as its service states, with its own health check. */
async function startDatabase() {
  const { environment: asked, healthcheck } = compose.services["database"]!;
  const { POSTGRES_USER: user = "", POSTGRES_PASSWORD: password = "", POSTGRES_DB: name = "" } = asked;
  const [program = "", ...args] = healthcheck!.test.slice(1);
  const port = await freePort();
  const isWell = (at: number) =>
    promisify(execFile)(program, args, {
      env: { ...process.env, PGHOST: "127.0.0.1", PGPORT: `${at}` },
    }).then(
      () => true,
      () => false,
    );
  expect(await isWell(port)).toBe(false);
  const own = await ownPostgres();
  ending.push(own.remove);
  const client = new Client({ connectionString: own.url });
  await client.connect();
  await client.query(`create role ${user} login superuser password '${password}'`);
  await client.query(`create database ${name} owner ${user}`);
  await client.end();
  expect(await isWell(own.port)).toBe(true);
  return own.port;
}

describe.skipIf(!(await hasPostgres()))("what is started as it stands there", () => {
  test("answers through the proxy, from the other nodes when one is gone", { timeout: 400_000 }, async () => {
    const dir = await mkdtemp(join(tmpdir(), "volute-compose-"));
    ending.push(() => rm(dir, { recursive: true }));
    const folder = join(dir, "volute");
    await makeImageFolder(folder);
    const port = await startDatabase();
    /** The names of the services do not resolve here. */
    const here = (url: string) => url.replace("@database:5432/", `@127.0.0.1:${port}/`);
    const databaseUrl = here(settingsOf(nodes[0]![0]).databaseUrl!);
    const database = await openDatabase({ databaseUrl, dataDir: "" });
    await fillBare(database);
    await database.close();

    const healthCheck = command(last("HEALTHCHECK"));
    const addresses = new Map<string, string>();
    const started = new Map<string, ReturnType<typeof runInside>>();
    for (const [name, node] of nodes) {
      const env = {
        ...node.environment,
        DATABASE_URL: here(node.environment["DATABASE_URL"] ?? ""),
        PORT: String(await freePort()),
        DATA_DIR: join(dir, name),
      };
      const server = runInside(command(last("CMD")), folder, env);
      ending.push(async () => {
        server.child.kill("SIGTERM");
        return server.ended;
      });
      await untilReady(server);
      expect(await runInside(healthCheck, folder, env).ended).toBe(0);
      started.set(name, server);
      addresses.set(`${name}:${settingsOf(name).port}`, `http://127.0.0.1:${env.PORT}/`);
    }

    const proxy = await forwardAs(proxying(sites[0]!), (upstream) => addresses.get(upstream) ?? "");
    ending.push(proxy.close);
    expect(await proxy.healthy()).toHaveLength(3);
    const statusOf = async (path: string) => (await fetch(new URL(path, proxy.address))).status;
    expect(await statusOf("/")).toBe(200);
    expect(await statusOf("/metrics")).toBe(404);
    expect(await statusOf("/api/openapi.json")).toBe(200);
    const [first] = nodes[0]!;
    const gone = started.get(first)!;
    gone.child.kill("SIGTERM");
    expect(await gone.ended).toBe(0);
    expect(await proxy.healthy()).toEqual([...addresses.keys()].slice(1));
    expect(await statusOf("/")).toBe(200);
    expect(proxy.asked.size).toBeGreaterThan(0);
  });
});
