import { mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { eq } from "drizzle-orm";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { readForEngine } from "#server/selection/Engine.ts";
import { engineKinds } from "#server/selection/engineKinds.ts";
import { createCatalogueSearch } from "#server/search/CatalogueSearch.ts";
import { readSearchCategory } from "#server/search/readSearchCategory.ts";
import { createLog } from "#server/process/log.ts";
import { announceChanges, announceProducts } from "#server/database/revisions/catalogueChanges.ts";
import { categoryProducts } from "#server/selection/categoryProducts.ts";
import { giveMissingRevisions, revisionOf } from "#server/database/revisions/catalogueRevisions.ts";
import type { Database } from "#server/database/connection/database.ts";
import { products } from "#server/database/schema/schema.ts";
import { snapshotsIn } from "#server/database/revisions/snapshots.ts";
import { countedRows } from "../../../support/countedRows.ts";
import { smallCatalogue } from "../../../support/smallCatalogue.ts";
import { testDatabase } from "../../../support/testDatabase.ts";

const FAN = "C000001";
const log = createLog("silent");

let database: Database;
let dir = "";
beforeAll(async () => {
  database = await smallCatalogue([{ id: "one" }]);
  await giveMissingRevisions(database.queries, [FAN]);
});
afterAll(() => database.close());
beforeEach(async () => {
  dir = await mkdtemp(join(tmpdir(), "volute-snapshots-"));
});
afterEach(() => rm(dir, { recursive: true }));

/** One start: its result, and whether it had to read the database. */
async function start(value: unknown, codeVersion = "code 1") {
  let reads = 0;
  const snapshots = snapshotsIn(dir, { queries: database.queries, codeVersion, log });
  const answer = await snapshots.of<unknown>("search", FAN, async () => {
    reads += 1;
    return { value, revision: await revisionOf(database.queries, FAN) };
  });
  return { answer: answer.value, isRead: reads > 0 };
}
const FILE = `search-${FAN}.snapshot`;
const fileIn = (folder: string) => join(folder, "snapshots", FILE);

describe("what was read is kept", () => {
  test("and the next start reads the file, with maps, nulls and numbers of every kind", async () => {
    const value = {
      sizes: Float64Array.of(1.5, NaN, -0),
      codes: Uint16Array.of(1, 65_535),
      flags: Uint8Array.of(1),
      inner: Float32Array.of(0.5),
      rows: Uint32Array.of(7),
      names: new Map([["B1", { name: "朗源", url: null }]]),
      texts: ["", "风机", undefined],
    };
    expect(await start(value)).toEqual({ answer: value, isRead: true });
    expect(await start("something else")).toEqual({ answer: value, isRead: false });
    expect(await readdir(join(dir, "snapshots"))).toEqual([FILE]);
  });

  test("by another process that is asked to, where there is no file", async () => {
    const snapshots = snapshotsIn(dir, { queries: database.queries, codeVersion: "code 1", log });
    const revision = await revisionOf(database.queries, FAN);
    const asked: string[] = [];
    const of = (name: string, makes: boolean) =>
      snapshots.of<unknown>(
        name,
        FAN,
        () => Promise.resolve({ value: "read here", revision }),
        async () => {
          asked.push(name);
          if (makes) await snapshots.keep(name, FAN, { value: "made apart", revision });
        },
      );
    expect(await of("made", true)).toEqual({ value: "made apart", revision });
    expect(await of("made", true)).toEqual({ value: "made apart", revision });
    expect(await of("not-made", false)).toEqual({ value: "read here", revision });
    expect(asked).toEqual(["made", "not-made"]);
  });

  test("until the category changes", async () => {
    await start("before");
    await announceChanges(database.queries, [FAN]);
    expect(await start("after")).toEqual({ answer: "after", isRead: true });
    expect(await start("later")).toEqual({ answer: "after", isRead: false });
  });

  test("but not what other code has read", async () => {
    await start("old");
    expect(await start("new", "code 2")).toEqual({ answer: "new", isRead: true });
  });

  test("but what was read while somebody changed it is that of its revision alone", async () => {
    const snapshots = snapshotsIn(dir, { queries: database.queries, codeVersion: "code 1", log });
    const answer = await snapshots.of<unknown>("search", FAN, async () => {
      const revision = await revisionOf(database.queries, FAN);
      await announceChanges(database.queries, [FAN]);
      return { value: "before", revision };
    });
    expect(answer.value).toBe("before");
    expect(await start("after")).toEqual({ answer: "after", isRead: true });
  });

  test("and what is kept of a former revision is handed to who reads the new one", async () => {
    await start("before");
    const former = await revisionOf(database.queries, FAN);
    await announceChanges(database.queries, [FAN]);
    const snapshots = snapshotsIn(dir, { queries: database.queries, codeVersion: "code 1", log });
    await snapshots.of<unknown>("search", FAN, async (held) => {
      expect(held).toEqual({ value: "before", revision: former });
      return { value: "after", revision: await revisionOf(database.queries, FAN) };
    });
    expect(await start("later")).toEqual({ answer: "after", isRead: false });
  });

  test("and of a category without a revision nothing is", async () => {
    expect(await revisionOf(database.queries, "C000002")).toBeNull();
    const snapshots = snapshotsIn(dir, { queries: database.queries, codeVersion: "code 1", log });
    for (const value of [1, 2]) {
      const read = { value, revision: null };
      expect(await snapshots.of("search", "C000002", () => Promise.resolve(read))).toEqual(read);
    }
  });
});

test("a start after an import reads what that has changed, and keeps it", async () => {
  const changed = await smallCatalogue(
    Array.from({ length: 20 }, (_, at) => ({ id: `fan-${at}`, model: `T-${at}` })),
  );
  await giveMissingRevisions(changed.queries, [FAN]);
  const opened = async () => {
    const snapshots = snapshotsIn(dir, { queries: changed.queries, codeVersion: "code 1", log });
    const { category } = await createCatalogueSearch({ database: changed, log, snapshots }).open(FAN);
    return category;
  };
  await opened();
  await changed.queries.transaction(async (transaction) => {
    await transaction.update(products).set({ model: "OTHER" }).where(eq(products.id, "fan-7"));
    await announceProducts(transaction, new Map([[FAN, ["fan-7"]]]));
  });
  const rows = countedRows(changed);
  expect((await opened()).texts.models).toContain("OTHER");
  expect(rows.products).toBe(1);
  expect(await opened()).toEqual(await readSearchCategory(changed.queries, FAN));
  expect(rows.products).toBe(21);
  await changed.close();
});

describe("a file that is not believed is read anew, and mended:", () => {
  test.each([
    ["empty", () => Buffer.alloc(0)],
    ["cut short", (bytes: Buffer) => bytes.subarray(0, bytes.length - 1)],
    [
      "half written",
      (bytes: Buffer) => Buffer.concat([bytes.subarray(0, 40), Buffer.alloc(bytes.length - 40)]),
    ],
    [
      "changed by one bit",
      (bytes: Buffer) => bytes.map((byte, at) => (at === bytes.length - 2 ? byte ^ 1 : byte)),
    ],
    ["followed by something", (bytes: Buffer) => Buffer.concat([bytes, Buffer.from("x")])],
    ["of somebody else", () => Buffer.from("PK\u0003\u0004 not ours, and longer than any digest is")],
  ])("%s", async (_, spoil) => {
    await start({ figures: Float64Array.of(1, 2, 3) });
    await writeFile(fileIn(dir), spoil(await readFile(fileIn(dir))));
    expect(await start("fresh")).toEqual({ answer: "fresh", isRead: true });
    expect(await start("again")).toEqual({ answer: "fresh", isRead: false });
  });

  test("of another database, whose revisions are its own", async () => {
    const other = await smallCatalogue([{ id: "one" }]);
    await giveMissingRevisions(other.queries, [FAN]);
    const parts = { codeVersion: "code 1", log };
    await snapshotsIn(dir, { queries: other.queries, ...parts }).of("search", FAN, async () => ({
      value: "of the other",
      revision: await revisionOf(other.queries, FAN),
    }));
    await other.close();
    expect(await start("ours")).toEqual({ answer: "ours", isRead: true });
  });
});

test("a folder that cannot be written costs the snapshot and nothing else", async () => {
  await writeFile(join(dir, "snapshots"), "a file in its place");
  expect(await start("value")).toEqual({ answer: "value", isRead: true });
  expect(await start("value 2")).toEqual({ answer: "value 2", isRead: true });
});

describe("the whole catalogue", () => {
  let whole: Database;
  beforeAll(async () => {
    whole = await testDatabase();
  });
  afterAll(() => whole.close());

  test("comes out of its snapshots as the database has it", async () => {
    const { queries } = whole;
    const snapshots = snapshotsIn(dir, { queries, codeVersion: "code 1", log });
    await readForEngine({ database: whole, snapshots });
    await createCatalogueSearch({ database: whole, log, snapshots }).readAll();
    const kept = await readdir(join(dir, "snapshots"));
    expect(kept.filter((name) => name.startsWith("search-"))).toHaveLength(19);
    expect(kept.filter((name) => name.startsWith("selection-"))).toHaveLength(3);
    const refuse = () => Promise.reject(new Error("read the database"));
    const found = await snapshots.of<unknown>("search", FAN, refuse);
    expect(found.value).toEqual(await readSearchCategory(queries, FAN));
    for (const kind of (await engineKinds()).values()) {
      const { value: prepared } = await snapshots.of<unknown>("selection", kind.categoryCode, refuse);
      const read = await categoryProducts(queries, kind.categoryCode, kind.properties);
      expect(prepared).toEqual(kind.prepare(read));
      // The values have become columns; rows are written from the shown fields, and a start needs nothing else.
      expect(JSON.stringify(prepared)).not.toContain('"numbers"');
    }
  });
});
