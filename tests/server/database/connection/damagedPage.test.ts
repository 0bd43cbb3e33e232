import { mkdtemp, open, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { openPglite } from "#server/database/connection/openPglite.ts";

const PAGE_BYTES = 8192;

interface Rows {
  readonly rows: readonly object[];
}

test("a new folder has page checksums: a damaged page is named when it is read, and nothing of it is passed on", async () => {
  const folder = await mkdtemp(join(tmpdir(), "volute-damaged-"));
  try {
    const made = await openPglite(folder, "");
    expect(((await made.queries.execute(sql`show data_checksums`)) as Rows).rows).toEqual([
      { data_checksums: "on" },
    ]);
    await made.queries.execute(
      sql`create table pages as select n, repeat('x', 500) as text from generate_series(1, 500) n`,
    );
    const found = await made.queries.execute(sql`select pg_relation_filepath('pages') as file`);
    const { file } = (found as Rows).rows[0] as { readonly file: string };
    await made.checkpoint();
    await made.close();

    const handle = await open(join(folder, "db", file), "r+");
    await handle.write(Buffer.from("damage"), 0, 6, PAGE_BYTES * 3 + PAGE_BYTES / 2);
    await handle.close();

    const again = await openPglite(folder, "");
    const read = again.queries.execute(sql`select text from pages`);
    await expect(read).rejects.toMatchObject({
      cause: { code: "XX001", message: expect.stringContaining("invalid page in block 3") },
    });
    // Rows on other pages are still readable.
    expect(((await again.queries.execute(sql`select n from pages limit 1`)) as Rows).rows).toEqual([
      { n: 1 },
    ]);
    await again.close();
  } finally {
    await rm(folder, { recursive: true });
  }
});
