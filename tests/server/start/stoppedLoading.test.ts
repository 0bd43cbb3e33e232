import { mkdtemp, readdir, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, afterEach, beforeAll, expect, test, vi } from "vitest";
import { openDatabase } from "#server/database/connection/database.ts";
import { catalogueVersion } from "#server/database/revisions/catalogueVersion.ts";
import { hasPostgres, ownPostgres, type OwnPostgres } from "../../support/ownPostgres.ts";
import { ServerProcess } from "../../support/serverProcess.ts";

const PATIENCE = { timeout: 120_000, interval: 20 };

/** Running child processes with their commands; a process that has ended may still be listed. */
async function childrenOf(
  pid: number,
): Promise<readonly { readonly pid: number; readonly command: string }[]> {
  const found = [];
  for (const name of (await readdir("/proc")).filter((each) => /^\d+$/u.test(each))) {
    const stat = await readFile(`/proc/${name}/stat`, "utf8").catch(() => "");
    const [, parent] = stat.slice(stat.lastIndexOf(")") + 2).split(" ");
    if (Number(parent) !== pid) continue;
    const command = await readFile(`/proc/${name}/cmdline`, "utf8").catch(() => "");
    found.push({ pid: Number(name), command });
  }
  return found;
}

/** Z: the process has ended, but nobody has collected it yet. */
async function hasEnded(pid: number): Promise<boolean> {
  const stat = await readFile(`/proc/${pid}/stat`, "utf8").catch(() => null);
  return stat === null || stat.slice(stat.lastIndexOf(")") + 2).startsWith("Z");
}

const isThere = await hasPostgres();

let postgres: OwnPostgres;
let dir = "";
const nodes: ServerProcess[] = [];
beforeAll(async () => {
  if (!isThere) return;
  postgres = await ownPostgres();
  dir = await mkdtemp(join(tmpdir(), "volute-stopped-"));
});
afterEach(async () => {
  await Promise.all(nodes.splice(0).map((node) => node.kill("SIGKILL")));
});
afterAll(async () => {
  if (!isThere) return;
  await postgres.remove();
  await rm(dir, { recursive: true });
});

/** A node that is starting on an empty database, and the process that loads the catalogue for it. */
async function loadingNode() {
  const node = new ServerProcess({ DATABASE_URL: postgres.url, DATA_DIR: join(dir, "data") });
  nodes.push(node);
  const child = await vi.waitFor(async () => {
    const found = (await childrenOf(node.pid!)).find(({ command }) => command.includes("loadMain"));
    expect(found).toBeDefined();
    return found!.pid;
  }, PATIENCE);
  return { node, child };
}

async function loadedVersion(): Promise<string | null> {
  const database = await openDatabase({ databaseUrl: postgres.url, dataDir: "" });
  await database.migrate();
  const version = await catalogueVersion(database.queries);
  await database.close();
  return version;
}

test.skipIf(!isThere)(
  "a node that is stopped while another process reads for it ends at once, and that process with it",
  async () => {
    const { node, child } = await loadingNode();
    expect(await node.kill("SIGTERM")).toEqual({ code: 0, signal: null });
    expect(node.stdout).toMatch(/Volute has stopped\.\n$/u);
    expect(node.stdout).not.toContain("Catalogue loaded");
    await vi.waitFor(async () => expect(await hasEnded(child)).toBe(true), PATIENCE);
    // Nothing was stored partially.
    expect(await loadedVersion()).toBeNull();
  },
);

test.skipIf(!isThere)("a node that is killed takes that process along", async () => {
  const { node, child } = await loadingNode();
  expect(await node.kill("SIGKILL")).toEqual({ code: null, signal: "SIGKILL" });
  await vi.waitFor(async () => expect(await hasEnded(child)).toBe(true), PATIENCE);
  expect(await loadedVersion()).toBeNull();
});
