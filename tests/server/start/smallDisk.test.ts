import { execFileSync } from "node:child_process";
import { mkdtempSync, rmdirSync } from "node:fs";
import { rm, stat, statfs, truncate, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { sql } from "drizzle-orm";
import { afterAll, expect, test } from "vitest";
import { openDatabase } from "#server/database/connection/database.ts";
import { products, tracks } from "#server/database/schema/schema.ts";
import { bareFolder } from "../../support/bareDatabase.ts";
import { CommandProcess } from "../../support/commandProcess.ts";
import { csvOf, fileWith } from "../../support/importFiles.ts";
import { ServerProcess } from "../../support/serverProcess.ts";

/** A real server and an import on a busy machine, and a failing opening. */
const TIMEOUT_MS = 600_000;
const PATIENCE = { timeout: 120_000, interval: 200 };
const MEGABYTE = 1024 ** 2;

const disk = mkdtempSync(join(tmpdir(), "volute-disk-"));
/** Only an administrator of the machine may mount. */
function mount(): boolean {
  try {
    execFileSync("mount", ["-t", "tmpfs", "-o", "size=200m", "tmpfs", disk], { stdio: "ignore" });
    return true;
  } catch {
    return false;
  }
}
const isMounted = mount();
let server: ServerProcess | undefined;
afterAll(async () => {
  await server?.kill("SIGKILL");
  if (isMounted) execFileSync("umount", ["-l", disk]);
  rmdirSync(disk);
});

const FILLER = join(disk, "filler");
const room = async () => {
  const { bavail, bsize } = await statfs(disk);
  return bavail * bsize;
};

/** Fills the disk except for this many bytes, whatever the server writes meanwhile. */
async function leave(bytes: number): Promise<void> {
  await rm(FILLER, { force: true });
  await writeFile(FILLER, Buffer.alloc(Math.max(0, (await room()) - bytes))).catch((error: unknown) => {
    if (!String(error).includes("ENOSPC")) throw error;
  });
  const { size } = await stat(FILLER);
  await truncate(FILLER, Math.max(0, size - Math.max(0, bytes - (await room()))));
}

/** Characters that the database writes only to its log, for a track that requests it. */
const LOGGED = 3 * MEGABYTE;
/** In place of a number of characters: the log starts its next file, whose 1 MB is allocated at once. */
const NEXT_LOG = -1;
async function makeFolder(): Promise<void> {
  await bareFolder(disk);
  const database = await openDatabase({ databaseUrl: null, dataDir: disk });
  await database.queries.execute(sql`
    create function log() returns trigger language plpgsql as $$
      begin
        if (new.properties ->> 'logged')::int < 0 then
          perform pg_switch_wal();
        else
          perform pg_logical_emit_message(true, 'x', repeat('y', (new.properties ->> 'logged')::int));
        end if;
        return new;
      end
    $$`);
  await database.queries.execute(
    sql`create trigger logging before insert on tracks for each row execute function log()`,
  );
  await database.close();
}

const EACH = 50;
const send = (address: string, logged: number) =>
  fetch(`${address}api/tracks`, {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify({
      tracks: Array.from({ length: EACH }, (_, at) => ({
        event: "pageView",
        platform: "web",
        at,
        properties: { logged: at === 0 ? logged : 0, text: "x".repeat(500) },
      })),
    }),
  });
const statusOf = async (url: string) => (await fetch(url)).status;

const PUMPS = fileWith(
  "pumps.csv",
  csvOf([
    ["category", "brand", "model", "级数", "Flow (gpm)", "Head (ft)"],
    ...[1, 2, 3, 4].map((step) => ["水泵", "甲", "P-1", 2, 40 * step, 60 - step * step]),
  ]),
);

test.skipIf(!isMounted)(
  "on a full disk an import is refused before it begins, writes are refused, the site goes on, and all is well when there is room",
  async () => {
    await makeFolder();
    const serving = new ServerProcess({ DATA_DIR: disk });
    server = serving;
    const address = await serving.ready;
    let acknowledged = 0;
    /** The first answer that is not an acknowledgement. */
    const refusal = async (logged: number): Promise<Response> => {
      const answer = await send(address, logged);
      if (answer.status !== 200) return answer;
      acknowledged++;
      return refusal(logged);
    };

    await leave(2 * MEGABYTE);
    const run = new CommandProcess("scripts/import.ts", [await PUMPS], { DATA_DIR: disk });
    const { code, stderr } = await run.ended;
    expect(code).toBe(1);
    expect(stderr).toMatch(/^磁盘空间不足，需要 129 MB，数据目录 .* 所在磁盘剩余 [012] MB。\n$/u);

    // There is space in the log only, not for more rows.
    expect((await send(address, NEXT_LOG)).status).toBe(200);
    acknowledged++;
    await leave(MEGABYTE / 32);
    const full = await refusal(0);
    expect(full.status).toBe(503);
    expect(await full.json()).toMatchObject({ code: "unavailable", data: null });
    expect(await statusOf(`${address}readyz`)).toBe(200);

    // There is space for rows but not for the database's log: it dies and cannot be opened again.
    await leave(2 * MEGABYTE);
    const isDead = async () => {
      if ((await send(address, LOGGED)).status === 200) acknowledged++;
      return serving.stderr.includes('"msg":"the disk is full"');
    };
    await expect.poll(isDead, PATIENCE).toBe(true);
    expect(await statusOf(`${address}readyz`)).toBe(503);
    expect(await statusOf(`${address}livez`)).toBe(200);
    expect(await statusOf(`${address}static/products/fan.svg`)).toBe(200);
    expect((await send(address, 0)).status).toBe(503);

    await rm(FILLER);
    await expect.poll(() => statusOf(`${address}readyz`), PATIENCE).toBe(200);
    expect((await send(address, LOGGED)).status).toBe(200);
    acknowledged++;
    expect(await serving.kill("SIGTERM")).toEqual({ code: 0, signal: null });

    const database = await openDatabase({ databaseUrl: null, dataDir: disk });
    expect(await database.queries.$count(tracks)).toBe(EACH * acknowledged);
    expect(await database.queries.$count(products)).toBe(0);
    await database.close();
  },
  TIMEOUT_MS,
);
