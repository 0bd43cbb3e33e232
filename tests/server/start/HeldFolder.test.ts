import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { afterAll, beforeAll, expect, test } from "vitest";
import { FolderInUse, holdDataDir, type DataDirLock } from "#server/process/dataDirLock.ts";
import { holdFolder } from "#server/start/HeldFolder.ts";

let dir = "";
beforeAll(async () => {
  dir = await mkdtemp(join(tmpdir(), "volute-held-"));
});
afterAll(() => rm(dir, { recursive: true }));

test("a folder that a command has taken meanwhile is waited for, and locked again", async () => {
  const folder = await holdFolder(dir);
  let command: DataDirLock | undefined;
  let isBack = false;
  const lent = folder
    .lend(async () => void (command = await holdDataDir(folder.dir)))
    .then(() => (isBack = true));
  await expect.poll(() => command).toBeDefined();
  await sleep(300);
  expect(isBack).toBe(false);
  command?.release();
  await lent;
  await expect(holdDataDir(folder.dir)).rejects.toThrow(FolderInUse);
  folder.release();
  (await holdDataDir(folder.dir)).release();
});
