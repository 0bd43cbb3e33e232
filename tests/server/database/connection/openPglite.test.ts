import { mkdir, mkdtemp, readdir, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { folderIn } from "#server/process/isNewFolder.ts";
import { dropTemplates, openPglite } from "#server/database/connection/openPglite.ts";
import { recordTracks } from "#server/feedback/recordTracks.ts";
import { tracks } from "#server/database/schema/schema.ts";
import { emptyIn } from "../../../support/databaseTemplate.ts";

const EVENT = { event: "pageView", platform: "web", at: 1, properties: {} } as const;

/** The empty database of the build. */
let empty = "";
let dir = "";
beforeAll(async () => {
  dir = await mkdtemp(join(tmpdir(), "volute-empty-"));
  const database = await emptyIn(join(dir, "build"));
  await database.migrate();
  await dropTemplates(database.queries);
  await database.close();
  empty = folderIn(join(dir, "build"));
});
afterAll(() => rm(dir, { recursive: true, force: true }));

async function countTracks(dataDir: string): Promise<number> {
  const database = await openPglite(dataDir, empty);
  try {
    expect(await database.migrate()).toBe(0);
    return await database.queries.$count(tracks);
  } finally {
    await database.close();
  }
}

test("a new database begins as a copy of the empty one, and is no other's afterwards", async () => {
  const [first, second] = [join(dir, "first"), join(dir, "second")];
  const database = await openPglite(first, empty);
  expect(await database.migrate()).toBe(0);
  await recordTracks(database.queries, [EVENT]);
  await database.close();

  expect(await readdir(join(folderIn(first), "base"))).toHaveLength(1);
  expect(await countTracks(first)).toBe(1);
  expect(await countTracks(second)).toBe(0);
});

test("a copy that was broken off is begun anew, and nothing of it is left", async () => {
  const broken = join(dir, "broken");
  await mkdir(`${folderIn(broken)}.draft/base`, { recursive: true });
  await writeFile(`${folderIn(broken)}.draft/PG_VERSION`, "1");
  await writeFile(`${folderIn(broken)}.draft/base/junk`, "1");

  expect(await countTracks(broken)).toBe(0);
  expect(await readdir(broken)).toEqual(["db"]);
  expect(await readdir(join(folderIn(broken), "base"))).not.toContain("junk");
});
