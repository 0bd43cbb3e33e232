import { mkdtemp, readdir, readFile, rm, stat, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { channelTarget } from "#server/import/channelTarget.ts";
import { openImportChannel } from "#server/import/openImportChannel.ts";
import { createLog } from "#server/process/log.ts";
import { identityOf } from "#server/process/processIdentity.ts";
import type { Database } from "#server/database/connection/database.ts";
import { products } from "#server/database/schema/schema.ts";
import { bareDatabase } from "../../support/bareDatabase.ts";

const FILE = "import-channel.json";
const log = createLog("silent");
const pump = (model: string) => ({
  categoryCode: "C000002",
  brand: "朗源",
  series: null,
  model,
  name: model,
  source: null,
  values: [],
  curves: [],
});

let database: Database;
let dir = "";
let rebuilt: string[] = [];
let hearRebuild: () => void = () => {};
let freeBytes = Infinity;
let channel: Awaited<ReturnType<typeof openImportChannel>>;

/** Long enough that a busy machine never takes a pause between two writes for the end of an import. */
const NEVER_MS = 3_600_000;
const open = (silenceMs: number) =>
  openImportChannel({
    dir,
    database,
    log,
    texts: { readContent: () => Promise.reject(new Error("no documents come")) },
    silenceMs,
    freeBytes: () => Promise.resolve(freeBytes),
    rebuild(categoryCode) {
      rebuilt.push(categoryCode);
      hearRebuild();
      return Promise.resolve();
    },
  });

beforeAll(async () => {
  database = await bareDatabase();
});
afterAll(() => database.close());
beforeEach(async () => {
  dir = await mkdtemp(join(tmpdir(), "volute-channel-"));
  rebuilt = [];
  freeBytes = Infinity;
  await database.queries.delete(products);
  channel = await open(NEVER_MS);
});
afterEach(async () => {
  await channel.close();
  await rm(dir, { recursive: true });
});

const channelFile = async () => JSON.parse(await readFile(join(dir, FILE), "utf8"));
const target = async () => {
  const found = await channelTarget(dir);
  if (!found) throw new Error("no channel");
  return found;
};
const stored = () => database.queries.$count(products);

test("only the owner of the folder can read where it is and its secret, and it goes with the server", async () => {
  expect((await stat(join(dir, FILE))).mode & 0o777).toBe(0o600);
  expect(await readdir(dir)).toEqual([FILE]);
  expect((await channelFile()).address).toMatch(/^http:\/\/127\.0\.0\.1:\d+\/$/u);
  await channel.close();
  expect(await readdir(dir)).toEqual([]);
});

describe("without the secret nothing is said and nothing written:", () => {
  test.each([
    ["no secret", {}],
    ["another secret", { Authorization: `Bearer ${"0".repeat(64)}` }],
    ["the beginning of it", { Authorization: "Bearer" }],
  ])("%s", async (_, headers: Record<string, string>) => {
    const { address } = await channelFile();
    const asked = await fetch(`${address}standard`, { headers });
    expect([asked.status, await asked.json()]).toEqual([401, "not allowed"]);
    const sent = await fetch(`${address}products`, {
      method: "POST",
      headers,
      body: JSON.stringify([pump("1")]),
    });
    expect(sent.status).toBe(401);
    expect(await stored()).toBe(0);
  });
});

test("products go in, and what they touched is taken up once, when the import is done", async () => {
  const server = await target();
  expect((await server.standard()).categories.length).toBe(19);
  expect(await server.write([pump("1"), pump("2")])).toEqual(["added", "added"]);
  expect(await server.write([pump("2"), pump("3")])).toEqual(["updated", "added"]);
  await server.finish();
  expect(rebuilt).toEqual(["C000002"]);
  expect(await stored()).toBe(3);
});

test("what an import had written that died is taken up all the same", async () => {
  await channel.close();
  channel = await open(50);
  const heard = new Promise<void>((resolve) => {
    hearRebuild = resolve;
  });
  await (await target()).write([pump("1")]);
  await heard;
  expect(rebuilt).toEqual(["C000002"]);
});

describe("a message that is none is refused and writes nothing:", () => {
  test.each([
    ["not products", 400, JSON.stringify([{ ...pump("1"), price: 1 }])],
    ["too many", 400, JSON.stringify(Array.from({ length: 201 }, (_, at) => pump(String(at))))],
    ["not JSON", 500, "["],
    ["too long", 413, `"${"x".repeat(64 * 1024 ** 2)}"`],
  ])("%s", async (_, status, body) => {
    const { address, secret } = await channelFile();
    const headers = { Authorization: `Bearer ${secret}` };
    expect((await fetch(`${address}products`, { method: "POST", headers, body })).status).toBe(status);
    expect(await stored()).toBe(0);
  });
});

test("a refusal reaches the import as one sentence", async () => {
  await expect((await target()).write([{ ...pump("1"), name: "" }])).rejects.toThrow(
    "The running server refused the import (400); its log says why. What was written so far is whole.",
  );
});

describe("there is no channel where", () => {
  test.each([
    ["no server has left its file", null],
    ["the file is broken", '{"address":'],
    [
      "the server has died",
      JSON.stringify({
        address: "http://127.0.0.1:9/",
        secret: "0".repeat(64),
        holder: { ...identityOf(), started: "1" },
      }),
    ],
  ])("%s", async (_, content) => {
    await channel.close();
    if (content !== null) await writeFile(join(dir, FILE), content);
    expect(await channelTarget(dir)).toBeNull();
  });
});

test("a server that goes away in the middle is said, and that what was written is whole", async () => {
  const server = await target();
  await channel.close();
  await expect(server.write([pump("1")])).rejects.toThrow(
    "The running server does not answer (ECONNREFUSED); what was written so far is whole.",
  );
});

test("a disk without a reserve takes no batch, and says how much room there must be", async () => {
  const found = await target();
  await found.write([pump("A")]);
  freeBytes = 128 * 1024 ** 2 - 1;
  await expect(found.write([pump("B")])).rejects.toThrow(
    `磁盘空间不足，需要 129 MB，数据目录 ${dir} 所在磁盘剩余 127 MB。`,
  );
  expect(await stored()).toBe(1);
  freeBytes = 200 * 1024 ** 2;
  await found.write([pump("B")]);
  expect(await stored()).toBe(2);
});
