import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openDatabase } from "#server/database/connection/database.ts";
import { tracks } from "#server/database/schema/schema.ts";
import { folderIn } from "#server/process/isNewFolder.ts";
import { bareFolder } from "../../support/bareDatabase.ts";
import { ServerProcess } from "../../support/serverProcess.ts";

/** Starts of a real server on a busy machine. */
const TIMEOUT_MS = 600_000;

let folder = "";
/** A file beside the database's files, where the database can see it. */
const gate = (name: string) => join(folderIn(folder), name);

/** A data folder in which a track keeps the database busy until the file that it names exists. */
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "volute-threaded-"));
  await bareFolder(folder);
  const database = await openDatabase({ databaseUrl: null, dataDir: folder });
  await database.queries.execute(sql`
    create function work() returns trigger language plpgsql as $$
      begin
        while (pg_stat_file(new.properties ->> 'gate', true)).size is null loop
          perform pg_sleep(0.01);
        end loop;
        return new;
      end
    $$`);
  await database.queries.execute(
    sql`create trigger working before insert on tracks for each row execute function work()`,
  );
  await database.close();
});
let server: ServerProcess | undefined;
afterAll(async () => {
  await server?.kill("SIGKILL");
  await rm(folder, { recursive: true });
});

const send = (address: string, name: string) =>
  fetch(`${address}api/tracks`, {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify({
      tracks: [{ event: "pageView", platform: "web", at: 1, properties: { gate: name } }],
    }),
  });

/** Rounds of everything that is answered without the database. */
const ROUNDS = 5;

test(
  "while a query works, files and health are answered, and a signal is heard",
  async () => {
    const serving = new ServerProcess({ DATA_DIR: folder });
    server = serving;
    const address = await serving.ready;
    const answered: string[] = [];
    const working = send(address, "open").then(({ status }) => answered.push(`query ${status}`));
    const next = send(address, "open").then(({ status }) => answered.push(`next query ${status}`));
    for (let round = 0; round < ROUNDS; round++)
      for (const path of ["static/products/fan.svg", "api/openapi.json", "livez", "readyz"])
        answered.push(`${path} ${(await fetch(`${address}${path}`)).status}`);
    await writeFile(gate("open"), "");
    await Promise.all([working, next]);
    expect(answered).toHaveLength(4 * ROUNDS + 2);
    expect(answered.filter((answer) => !answer.endsWith(" 200"))).toEqual([]);
    expect(answered.slice(-2)).toEqual(["query 200", "next query 200"]);

    // This gate is never opened. The second call is answered after the first was read.
    const cut = send(address, "shut").catch(() => "cut");
    await fetch(`${address}livez`);
    expect(await serving.kill("SIGTERM")).toEqual({ code: 0, signal: null });
    expect(await cut).toBe("cut");

    const database = await openDatabase({ databaseUrl: null, dataDir: folder });
    expect(await database.queries.$count(tracks)).toBe(2);
    await database.close();
  },
  TIMEOUT_MS,
);
