import { existsSync } from "node:fs";
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { gunzipSync } from "node:zlib";
import { PDFDocument } from "@cantoo/pdf-lib";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { sql } from "drizzle-orm";
import * as v from "valibot";
import { openDatabase, type Database, type DatabaseSettings } from "#server/database/connection/database.ts";
import { catalogueRoot } from "#server/database/revisions/catalogueRoots.ts";
import { tracks } from "#server/database/schema/schema.ts";
import { bareFolder } from "../../support/bareDatabase.ts";
import { CommandProcess } from "../../support/commandProcess.ts";
import { databaseOnServer, SERVER_URL } from "../../support/eachDatabase.ts";
import { csvOf } from "../../support/importFiles.ts";
import { PASSWORD } from "../../support/registeredUser.ts";
import { ServerProcess } from "../../support/serverProcess.ts";
import { storedRows } from "../../support/storedRows.ts";
import { trackWriter } from "../../support/trackWriter.ts";

/** Real processes on a real database, so the tests run in order. */
const PATIENCE = { timeout: 240_000 };
let dir = "";
const at = (...names: string[]) => join(dir, ...names);
const data = () => at("data");
const started: { kill: (signal: "SIGKILL") => unknown }[] = [];
let server: ServerProcess;
let address = "";

beforeAll(async () => {
  dir = await mkdtemp(join(tmpdir(), "volute-backup-"));
  await mkdir(data());
  await bareFolder(data());
  server = serve(data());
  address = await server.ready;
});
afterAll(async () => {
  await Promise.all(started.map((process) => process.kill("SIGKILL")));
  await rm(dir, { recursive: true });
});

function serve(dataDir: string, databaseUrl = "") {
  const process = new ServerProcess({ DATA_DIR: dataDir, DATABASE_URL: databaseUrl });
  started.push(process);
  return process;
}
function run(command: "backup" | "restore", words: readonly string[], dataDir: string, databaseUrl = "") {
  const script = command === "backup" ? "scripts/backup.ts" : "scripts/restore.ts";
  const process = new CommandProcess(script, words, { DATA_DIR: dataDir, DATABASE_URL: databaseUrl });
  started.push(process);
  return process;
}

async function inStore<Value>(
  settings: DatabaseSettings,
  ask: (database: Database) => Promise<Value>,
): Promise<Value> {
  const database = await openDatabase(settings);
  try {
    return await ask(database);
  } finally {
    await database.close();
  }
}

const EndSchema = v.object({ counts: v.array(v.tuple([v.string(), v.number()])) });
/** Rows by table, as the last line of the file states them. */
async function statedCounts(file: string) {
  const whole = await readFile(file);
  const lines = gunzipSync(whole.subarray(whole.indexOf("\n") + 1, -65))
    .toString()
    .trimEnd()
    .split("\n");
  const end = (lines.at(-1) ?? "").replace(/^end /u, "");
  return new Map(v.parse(EndSchema, JSON.parse(end)).counts);
}

const cookies: string[] = [];
async function register(account: string): Promise<void> {
  const answer = await fetch(`${address}account/register`, {
    method: "POST",
    redirect: "manual",
    body: new URLSearchParams({ account, password: PASSWORD }),
    headers: { Origin: new URL(address).origin },
  });
  expect(answer.status).toBe(303);
  cookies.push(/^[^;]+/u.exec(answer.headers.get("Set-Cookie") ?? "")?.[0] ?? "");
}

const InfoSchema = v.object({ data: v.object({ accessToken: v.string() }) });
async function bearerAt(place: string, cookie = ""): Promise<string> {
  const info = await fetch(`${place}account/users/info?role=0`, { headers: { Cookie: cookie } });
  return v.parse(InfoSchema, await info.json()).data.accessToken;
}
const projectsAt = async (place: string, bearer: string): Promise<unknown> => {
  const headers = { Authorization: `Bearer ${bearer}` };
  const answer = await fetch(`${place}api/private/v1/personal_projects/current`, { headers });
  return ((await answer.json()) as { data: unknown }).data;
};

async function importAll(): Promise<void> {
  const rows = Array.from({ length: 300 }, (_, pump) =>
    [1, 2, 3, 4].map((step) => ["水泵", "甲", `P-${pump}`, 2, 40 * step, 60 - step * step]),
  ).flat();
  await writeFile(
    at("pumps.csv"),
    csvOf([["category", "brand", "model", "级数", "Flow (gpm)", "Head (ft)"], ...rows]),
  );
  const manual = await PDFDocument.create();
  manual.addPage([300, 400]).drawText("pump manual", { size: 12 });
  await writeFile(at("manual.pdf"), await manual.save());
  await writeFile(
    at("manuals.csv"),
    csvOf([
      ["文件", "标题", "分类", "品牌", "系列", "来源"],
      ["manual.pdf", "手册", "水泵", "甲", "", "自测"],
    ]),
  );
  for (const words of [[at("pumps.csv")], ["documents", at("manuals.csv")]]) {
    const imported = new CommandProcess("scripts/import.ts", words, { DATA_DIR: data() });
    expect(await imported.ended).toMatchObject({ code: 0, stderr: "" });
  }
}

describe("a running server", PATIENCE, () => {
  let earliest = 0;
  let latest = 0;
  let project: unknown;

  test("is backed up while it writes, and goes on", async () => {
    await register("anna");
    await register("bo");
    project = await projectsAt(address, await bearerAt(address, cookies[0]));
    await importAll();
    const busy = trackWriter(address);
    while (busy.kept() < 20) await sleep(10);
    earliest = busy.kept();
    const { code, stdout, stderr } = await run("backup", [at("file")], data()).ended;
    latest = busy.sent();
    const before = busy.kept();
    while (busy.kept() < before + 5) await sleep(10);
    await busy.end();
    expect([code, stderr]).toEqual([0, ""]);
    expect(stdout).toMatch(/^Backup of the running server \(process \d+\) in \S+, 0\.\d MB\.\n$/u);
    expect(before).toBeGreaterThan(earliest);
    expect(await readdir(data())).not.toContain("copy");
    expect((await readdir(dir)).filter((name) => name.startsWith("file"))).toEqual(["file"]);
  });

  async function compare(settings: DatabaseSettings): Promise<Map<string, string[]>> {
    const counts = await statedCounts(at("file"));
    return inStore(settings, async (database) => {
      const rows = await storedRows(database);
      expect(new Map([...rows].map(([table, { length }]) => [table, length]))).toEqual(counts);
      for (const [table, least] of [
        ["users", 2],
        ["projects", 1],
        ["products", 300],
        ["documents", 1],
      ] as const)
        expect(counts.get(table)).toBeGreaterThanOrEqual(least);
      const numbers = (await database.queries.select({ properties: tracks.properties }).from(tracks))
        .map(({ properties }) => Number(properties["number"]))
        .toSorted((one, other) => one - other);
      // All rows acknowledged before the backup, none from later, and no gap.
      expect(numbers).toEqual(Array.from({ length: numbers.length }, (_, place) => place + 1));
      expect(numbers.length).toBeGreaterThanOrEqual(earliest);
      expect(numbers.length).toBeLessThanOrEqual(latest);
      return rows;
    });
  }

  test("is restored into a new folder, where a server continues with its sessions and its catalogue", async () => {
    const target = at("restored");
    const { code, stdout, stderr } = await run("restore", [at("file")], target).ended;
    expect([code, stderr]).toEqual([0, ""]);
    expect(stdout).toMatch(/^Restored [\d,]+ rows of \S+Z into the data folder \S+\.\n$/u);
    expect(await readdir(target)).toEqual(["db"]);
    await compare({ databaseUrl: null, dataDir: target });
    // Started from the build's database, which has no templates; creating one takes twice the memory.
    const made = await inStore({ databaseUrl: null, dataDir: target }, ({ queries }) =>
      queries.execute(sql`select datname from pg_database`),
    );
    expect(made).toMatchObject({ rows: [{ datname: "postgres" }] });
    const root = await inStore({ databaseUrl: null, dataDir: target }, ({ queries }) =>
      catalogueRoot(queries),
    );
    const other = serve(target);
    const place = await other.ready;
    expect(other.stdout).toContain("up to date");
    expect(await projectsAt(place, await bearerAt(place, cookies[0]))).toEqual(project);
    expect(await other.kill("SIGTERM")).toMatchObject({ code: 0 });
    expect(await server.kill("SIGTERM")).toMatchObject({ code: 0 });
    // Nothing was imported after the backup, so the roots are those of that time.
    expect(
      await inStore({ databaseUrl: null, dataDir: data() }, ({ queries }) => catalogueRoot(queries)),
    ).toBe(root);
    server = serve(data());
    address = await server.ready;
  });

  test("moves to PostgreSQL and back by the same file", async ({ skip }) => {
    skip(SERVER_URL === undefined, "TEST_DATABASE_URL names no server to test against");
    const made = await databaseOnServer();
    const settings = { databaseUrl: made.url, dataDir: at("nodes") };
    try {
      expect(await run("restore", [at("file")], at("nodes"), made.url).ended).toMatchObject({
        code: 0,
        stderr: "",
      });
      const rows = await compare(settings);
      expect((await run("restore", [at("file")], at("nodes"), made.url).ended).stderr).toMatch(
        /^The database is not empty \(there are rows in \w+\) and was left as it is/u,
      );
      const node = serve(at("nodes"), made.url);
      const place = await node.ready;
      expect(await projectsAt(place, await bearerAt(place, cookies[0]))).toEqual(project);
      // While the node is running.
      expect(await run("backup", [at("second")], at("nodes"), made.url).ended).toMatchObject({
        code: 0,
        stderr: "",
      });
      expect(await node.kill("SIGTERM")).toMatchObject({ code: 0 });
      expect(await run("restore", [at("second")], at("back")).ended).toMatchObject({ code: 0, stderr: "" });
      const back = await inStore({ databaseUrl: null, dataDir: at("back") }, storedRows);
      for (const table of [
        "users",
        "projects",
        "products",
        "product_sheets",
        "documents",
        "document_parts",
        "tracks",
      ])
        expect([table, back.get(table)]).toEqual([table, rows.get(table)]);
    } finally {
      await made.drop();
    }
  });

  test("is untouched by a backup that is killed, whose file never gets its name", async () => {
    const killed = run("backup", [at("killed")], data());
    while (!existsSync(join(data(), "copy", "db"))) await sleep(1);
    await killed.kill();
    expect(existsSync(at("killed"))).toBe(false);
    expect(await bearerAt(address, cookies[1])).not.toBe("");
    await rm(at("killed.part"), { force: true });
    expect(await run("backup", [at("killed")], data()).ended).toMatchObject({ code: 0, stderr: "" });
    expect(await readdir(data())).not.toContain("copy");
    expect([...(await statedCounts(at("killed"))).keys()]).toEqual([
      ...(await statedCounts(at("file"))).keys(),
    ]);
  });

  test("keeps its folder from a restore; a cut file and a missing word change nothing", async () => {
    const busy = await run("restore", [at("file")], data()).ended;
    expect(busy).toMatchObject({ code: 1, stdout: "" });
    expect(busy.stderr).toMatch(/^The data folder \S+ is in use by process \d+/u);
    expect(await run("restore", [at("file")], at("restored")).ended).toMatchObject({
      code: 1,
      stderr: `${at("restored")} already holds a database, which was left as it is; name a new folder with DATA_DIR.\n`,
    });
    const whole = await readFile(at("file"));
    await writeFile(at("cut"), whole.subarray(0, -1000));
    const cut = await run("restore", [at("cut")], at("nothing")).ended;
    expect(cut).toMatchObject({ code: 1, stdout: "" });
    expect(cut.stderr).toContain("is damaged or cut short");
    expect(existsSync(at("nothing"))).toBe(false);
    expect(await run("backup", [at("none")], at("nothing")).ended).toMatchObject({
      code: 1,
      stderr: `There is no database in ${at("nothing")}; see DATA_DIR and DATABASE_URL.\n`,
    });
    expect(await run("backup", [], data()).ended).toMatchObject({ code: 2 });
    expect(await run("restore", ["--help"], data()).ended).toMatchObject({ code: 2 });
  });

  test("that has stopped is backed up from its files", async () => {
    expect(await server.kill("SIGTERM")).toMatchObject({ code: 0 });
    const { code, stdout } = await run("backup", [at("stopped")], data()).ended;
    expect([code, stdout]).toEqual([0, expect.stringContaining(`Backup of the data folder ${data()} in`)]);
  });
});
