import { existsSync } from "node:fs";
import { mkdtemp, readdir, readFile, rm, stat, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { createHash, randomUUID } from "node:crypto";
import { gunzipSync } from "node:zlib";
import { sql, type SQL } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { readBackup } from "#server/backup/readBackup.ts";
import { restoreTables } from "#server/backup/restoreTables.ts";
import { writeBackup } from "#server/backup/writeBackup.ts";
import { openDatabase, type Database } from "#server/database/connection/database.ts";
import { currentSchema } from "#server/database/connection/migrations.ts";
import { documentParts } from "#server/database/schema/documentSchema.ts";
import { users } from "#server/database/schema/accountSchema.ts";
import { writeImported } from "#server/catalogue/write/writeImported.ts";
import { migratedDatabase } from "../../support/databaseTemplate.ts";
import { DATABASES } from "../../support/eachDatabase.ts";
import { HEAD, productsPart, roomsPart } from "../../support/planMaker.ts";
import { currentOf, PROJECTS, selected, startProjectServer } from "../../support/projectServer.ts";
import { storedRows, structureOf } from "../../support/storedRows.ts";

let dir = "";
beforeAll(async () => {
  dir = await mkdtemp(join(tmpdir(), "volute-backup-"));
});
afterAll(() => rm(dir, { recursive: true }));
const at = (name: string) => join(dir, name);

const NEW = { isReplaced: false };
const HEAD_LINE = /^\{[^\n]*\}\n/u;
const TAIL = 65;

/** The compressed lines of a file. */
async function linesIn(file: string): Promise<string> {
  const whole = await readFile(file);
  return gunzipSync(whole.subarray(whole.indexOf("\n") + 1, -TAIL)).toString();
}

/** Creates accounts, a project with a selected product and a plan version, imported products and unusual texts. */
async function fill(database: Database): Promise<void> {
  const server = await startProjectServer(() => Promise.resolve(database));
  const person = await server.person();
  const path = `${PROJECTS}/${await currentOf(person)}`;
  await selected(person, path.slice(PROJECTS.length + 1), { productId: "fan-1", equipmentNum: 3 });
  const part = async (content: object) =>
    ((await person.post(`${path}/plan_parts`, content)).data as { id: string }).id;
  const saved = await person.post(`${path}/plans`, {
    kind: "fanCoil",
    name: "一号楼",
    basedOn: null,
    head: HEAD,
    roomParts: [await part(roomsPart([{ id: "r1" }]))],
    productParts: [await part(productsPart("fan-1"))],
    saveKey: randomUUID(),
    building: randomUUID(),
  });
  expect(saved.code).toBe("success");
  await writeImported(database.queries, [
    {
      categoryCode: "C000002",
      brand: "朗源",
      series: null,
      model: 'A "1"\\',
      name: "行\n一\t",
      source: null,
      values: [],
      curves: [],
    },
  ]);
  const { queries } = database;
  const bytes = Uint8Array.from({ length: 700_000 }, (_, place) => (place * 7919) % 256);
  for (const number of [0, 1, 2])
    await queries.insert(documentParts).values({ digest: "d", part: number, bytes });
  await queries.execute(sql`insert into tracks (event, platform, at, received_at, properties) values
    ('view', 'web', '2026-11-26 12:00:00.123456+08', 'infinity', '{"__proto__": 1, "n": 0.1, "t": "a\\u2028\\n😀"}')`);
  await queries.execute(
    sql`insert into document_pages values ('d', 0, 'end ', 'table {"', '{}'), ('d', 1, '', '', '{1,2}')`,
  );
  // JSON with its original spaces, numbers at the limit of their type, and a reference to a later row.
  await queries.execute(sql`update designs set content = ${'{"b" : 1.0,\n  "a": [1e400, 0.10]}'}`);
  await queries.execute(sql`update designs set position = 2147483647`);
  await queries.execute(sql`insert into grants (hash, kind, user_id, expires_at, parent)
    select 'a', 'access', id, now(), 'b' from users union all select 'b', 'session', id, now(), null from users`);
}

describe.each(DATABASES)("a backup of $name", ({ open }) => {
  let source: Database;
  const file = () =>
    at(`of-${source.copyTo === null ? "" : "files-"}${DATABASES.findIndex((one) => one.open === open)}`);
  beforeAll(async () => {
    source = await open();
    await fill(source);
    await writeBackup(source.queries, file(), NEW);
  });
  afterAll(() => source.close());

  test.each(DATABASES)(
    "is restored in $name row by row, with keys, indexes and next numbers",
    async (target) => {
      const restored = await target.open();
      try {
        const backup = await readBackup(file());
        const rows = await restoreTables(restored.queries, () => backup.lines());
        const [expected, found] = [await storedRows(source), await storedRows(restored)];
        // A line break between two JSON values has become a space.
        expected.set("designs", expected.get("designs")?.map((row) => row.replaceAll("\n", " ")) ?? []);
        for (const [table, lines] of expected) expect([table, found.get(table)]).toEqual([table, lines]);
        expect(rows).toBe([...expected.values()].flat().length);
        for (const table of ["users", "projects", "plan_versions", "document_parts", "designs", "products"])
          expect(expected.get(table)).not.toEqual([]);
        expect(await structureOf(restored)).toEqual(await structureOf(source));
        const again = at(`again-${rows}-${restored.copyTo === null}`);
        await writeBackup(restored.queries, again, { isReplaced: true });
        expect(await linesIn(again)).toBe(await linesIn(file()));
        const [added] = await restored.queries
          .insert(users)
          .values({ account: "new", name: "新", passwordHash: "none" })
          .returning({ id: users.id });
        expect(added?.id).toBe(2);
      } finally {
        await restored.close();
      }
    },
  );

  test("is for its owner alone, and nothing lies beside it", async () => {
    expect((await stat(file())).mode & 0o777).toBe(0o600);
    expect((await readdir(dir)).filter((name) => name.endsWith(".part"))).toEqual([]);
  });
});

describe("a file", () => {
  let database: Database;
  let whole = Buffer.alloc(0);
  beforeAll(async () => {
    database = await migratedDatabase();
    await database.queries.insert(users).values({ account: "a", name: "a", passwordHash: "none" });
    await writeBackup(database.queries, at("whole"), NEW);
    whole = await readFile(at("whole"));
  });
  afterAll(() => database.close());

  async function refusalOf(content: Uint8Array): Promise<string> {
    await writeFile(at("changed"), content);
    return readBackup(at("changed")).then(
      () => "taken",
      (error: unknown) => (error instanceof Error ? error.message.replace(`${dir}/`, "") : String(error)),
    );
  }
  const DAMAGED = "changed is damaged or cut short: its checksum is another. Nothing was restored.";
  const NONE = "changed is no backup of Volute.";

  test("is refused wherever it is cut", async () => {
    const headBytes = HEAD_LINE.exec(whole.toString("latin1"))![0].length;
    const refusals = new Set<string>();
    for (let size = 0; size < whole.length; size += size < headBytes + 20 ? 1 : 211)
      refusals.add(await refusalOf(whole.subarray(0, size)));
    for (const less of [1, 2, 64, 65, 66]) refusals.add(await refusalOf(whole.subarray(0, -less)));
    expect(refusals).toEqual(new Set([DAMAGED, NONE]));
    expect(await refusalOf(whole)).toBe("taken");
  });

  test("is refused with any byte changed, or more bytes at its end", async () => {
    const refusals = new Set<string>();
    for (let place = 0; place < whole.length; place += place < 120 ? 1 : 211) {
      const changed = Buffer.from(whole);
      changed[place]! ^= 1;
      refusals.add(await refusalOf(changed));
    }
    const last = Buffer.from(whole);
    last[last.length - 2]! ^= 1;
    expect(await refusalOf(last)).toBe(DAMAGED);
    expect(await refusalOf(Buffer.concat([whole, Buffer.from("\n")]))).toBe(DAMAGED);
    expect(refusals).toEqual(new Set([DAMAGED]));
  });

  /** The same backup with another head and a matching checksum. */
  function headed(change: object): Buffer {
    const end = whole.indexOf("\n") + 1;
    const head = { ...(JSON.parse(whole.toString("utf8", 0, end)) as object), ...change };
    const before = Buffer.concat([Buffer.from(`${JSON.stringify(head)}\n`), whole.subarray(end, -TAIL)]);
    return Buffer.concat([before, Buffer.from(`${createHash("sha256").update(before).digest("hex")}\n`)]);
  }
  const OLDER =
    "changed was made by an older version of Volute; restore it with that version, then start this one on it.";
  const NEWER = "changed was made by a newer version of Volute; restore it with that version.";
  test.each([
    ["its own version", {}, "taken"],
    ["a newer form", { form: 2 }, NEWER],
    ["a newer schema", { schema: currentSchema() + 1 }, NEWER],
    ["an older schema", { schema: currentSchema() - 1 }, OLDER],
    ["a database that was never migrated", { schema: 0 }, OLDER],
    ["another program", { volute: "export" }, NONE],
  ])("of %s is taken or refused in words", async (_, change, expected) => {
    expect(await refusalOf(headed(change))).toBe(expected);
  });

  test("that is none, or not there, is named", async () => {
    expect(await refusalOf(Buffer.from("PGDMP"))).toBe(NONE);
    await expect(readBackup(at("nowhere"))).rejects.toThrow(`${at("nowhere")} cannot be read (ENOENT).`);
    await expect(readBackup(dir)).rejects.toThrow(`${dir} cannot be read (EISDIR).`);
  });

  test("that exists stays unless it may be replaced; one that is being written is left to its writer", async () => {
    await writeFile(at("kept"), "mine");
    await expect(writeBackup(database.queries, at("kept"), NEW)).rejects.toThrow(
      "exists and was left as it is",
    );
    expect(await readFile(at("kept"), "utf8")).toBe("mine");
    await writeBackup(database.queries, at("kept"), { isReplaced: true });
    expect(await readFile(at("kept"), "latin1")).toMatch(HEAD_LINE);
    await writeFile(at("other.part"), "half");
    await expect(writeBackup(database.queries, at("other"), NEW)).rejects.toThrow("other.part exists");
    expect(await readFile(at("other.part"), "utf8")).toBe("half");
    expect(existsSync(at("other"))).toBe(false);
    await expect(writeBackup(database.queries, at("no/file"), NEW)).rejects.toThrow(
      "cannot be written (ENOENT)",
    );
  });

  test("that cannot be written is named also where the database takes long to answer", async () => {
    const slow = new Proxy(database.queries, {
      get: (queries, name) =>
        name === "execute"
          ? async (statement: SQL) => {
              await wait(100);
              return queries.execute(statement);
            }
          : (Reflect.get(queries, name) as unknown),
    });
    await expect(writeBackup(slow, at("no/file"), NEW)).rejects.toThrow("cannot be written (ENOENT)");
  });

  test("is not made of a database without tables", async () => {
    const bare = await openDatabase({ databaseUrl: null, dataDir: at("bare") });
    await expect(writeBackup(bare.queries, at("none"), NEW)).rejects.toThrow(
      "The database has no tables: Volute has never been started on it.",
    );
    await bare.close();
    expect(existsSync(at("none.part"))).toBe(false);
  });

  test("goes into an empty database alone, and of rows that fail none stays", async () => {
    const backup = await readBackup(at("whole"));
    await expect(restoreTables(database.queries, () => backup.lines())).rejects.toThrow(
      "The database is not empty (there are rows in users) and was left as it is; restore into a new one.",
    );
    expect(await database.queries.$count(users)).toBe(1);
    const empty = await migratedDatabase();
    const structure = await structureOf(empty);
    const changed = async (change: (text: string) => string) => {
      const text = change(await linesIn(at("whole")));
      async function* lines() {
        yield* text.split("\n").slice(0, -1);
      }
      return restoreTables(empty.queries, lines);
    };
    await expect(changed((text) => text.replace(/\nend .*\n/u, "\n"))).rejects.toThrow("the last line");
    await expect(changed((text) => text.replace(/\n\{"id":1.*/u, ""))).rejects.toThrow(
      "of the table users 0 rows were read, not 1",
    );
    await expect(changed((text) => text.replace('"users"', '"people"'))).rejects.toThrow("the table people");
    await expect(changed((text) => text.replace('"password_hash",', '"pass",'))).rejects.toThrow(
      "the table users",
    );
    await expect(changed((text) => text.replace(/\n(\{"id":1.*)/u, "\n$1\n$1"))).rejects.toThrow(
      "Failed query",
    );
    expect([...(await storedRows(empty)).values()].flat()).toEqual([]);
    expect(await structureOf(empty)).toEqual(structure);
    await changed((text) => text);
    expect(await empty.queries.$count(users)).toBe(1);
    await empty.close();
  });
});
