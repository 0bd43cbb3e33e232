import { mkdtemp, readdir, rename, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { bareFolder } from "../../support/bareDatabase.ts";
import { ServerProcess } from "../../support/serverProcess.ts";

/** Two starts of a real server on a busy machine. */
const TIMEOUT_MS = 600_000;

let folder = "";
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "volute-panicked-"));
});
afterAll(() => rm(folder, { recursive: true }));

const TRACKS = Array.from({ length: 100 }, (_, number) => ({
  event: "pageView",
  platform: "web",
  at: number,
  properties: { number },
}));
const send = (address: string) =>
  fetch(`${address}api/tracks`, {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify({ tracks: TRACKS }),
  });

test(
  "an embedded database that meets a panic ends the process, which says so; started again, it opens it again",
  async () => {
    await bareFolder(folder);
    const server = new ServerProcess({ DATA_DIR: folder });
    const address = await server.ready;
    // The log cannot be continued, which is the effect of a full disk. A log file has one megabyte.
    const log = join(folder, "db", "pg_wal");
    await rename(log, `${log}.away`);
    const sendOn = async (): Promise<void> => {
      if ((await send(address)).status === 200) await sendOn();
    };
    await sendOn().catch(() => {});
    expect(await server.ended).toEqual({ code: 1, signal: null });
    expect(server.stdout).toContain("The database is lost.");
    expect(server.stderr).toContain('"msg":"the database is lost"');
    expect((await readdir(folder)).filter((name) => name.startsWith("lock-"))).toEqual([]);

    await rename(`${log}.away`, log);
    const again = new ServerProcess({ DATA_DIR: folder });
    expect((await send(await again.ready)).status).toBe(200);
    expect(await again.kill("SIGTERM")).toEqual({ code: 0, signal: null });
  },
  TIMEOUT_MS,
);
