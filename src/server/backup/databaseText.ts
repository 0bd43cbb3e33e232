import { sql } from "drizzle-orm";
import * as v from "valibot";
import { schemaVersion } from "../database/connection/migrations.ts";
import type { Queries } from "../database/queries.ts";
import { StartFailure } from "../process/StartFailure.ts";
import { END_WORD, TABLE_WORD, type BackupEnd, type BackupTable } from "./backupForm.ts";
import { listed, rowsOf, storedTables } from "./storedTables.ts";

const LineSchema = v.object({ line: v.string() });
const SequenceSchema = v.object({ name: v.string(), last: v.nullable(v.string()) });

/** Approximate number of characters of the rows in one read; a single row may be longer. */
const CHUNK = 2 * 1024 ** 2;
const FEWEST_ROWS = 1;
const FIRST_ROWS = 16;
const MOST_ROWS = 4096;

/** The number of rows for the next read: at most twice as many, because the next rows may be longer. */
const nextRows = (rows: number, characters: number): number =>
  Math.min(2 * rows, MOST_ROWS, Math.max(FEWEST_ROWS, Math.floor((rows * CHUNK) / (characters + 1))));

async function* rowsText(
  snapshot: Queries,
  { table, columns }: BackupTable,
  counted: (rows: number) => void,
) {
  await snapshot.execute(sql`
    declare backup_rows no scroll cursor for
    select row_to_json(kept)::text as line from (select ${listed(columns)} from ${sql.identifier(table)}) as kept`);
  for (let rows = FIRST_ROWS; ;) {
    const lines = await rowsOf(
      snapshot,
      sql`fetch forward ${sql.raw(String(rows))} from backup_rows`,
      LineSchema,
    );
    if (lines.length === 0) break;
    // Columns of JSON keep their original spaces.
    const text = lines.map(({ line }) => `${line.replaceAll("\n", " ")}\n`).join("");
    yield text;
    counted(lines.length);
    rows = nextRows(lines.length, text.length);
  }
  await snapshot.execute(sql`close backup_rows`);
}

async function* textOf(snapshot: Queries, tables: readonly BackupTable[]): AsyncGenerator<string> {
  const counts = new Map<string, number>();
  for (const stored of tables) {
    const { table } = stored;
    counts.set(table, 0);
    yield `${TABLE_WORD}${JSON.stringify(stored)}\n`;
    yield* rowsText(snapshot, stored, (rows) => counts.set(table, (counts.get(table) ?? 0) + rows));
  }
  // Sequences do not belong to the transaction. They are read last, so that their values lie beyond every row.
  const sequences = await rowsOf(
    snapshot,
    sql`select sequencename::text as name, last_value::text as last from pg_sequences where schemaname = 'public'
      order by sequencename::text collate "C"`,
    SequenceSchema,
  );
  const end: BackupEnd = {
    counts: [...counts],
    sequences: sequences.map(({ name, last }) => [name, last]),
  };
  yield `${END_WORD}${JSON.stringify(end)}\n`;
}

export interface DatabaseMoment {
  /** The last migration. */
  readonly schema: number;
  /** All rows, in pieces of text; must be read before `take` resolves. */
  readonly text: AsyncIterable<string>;
}

/** Reads the whole database in one snapshot, which lasts until `take` resolves; others can write meanwhile. */
export async function readAtOneMoment(
  queries: Queries,
  take: (moment: DatabaseMoment) => Promise<void>,
): Promise<void> {
  const names = (await storedTables(queries)).map(({ table }) => table);
  if (names.length === 0)
    throw new StartFailure("The database has no tables: Volute has never been started on it.");
  await queries.transaction(
    async (snapshot) => {
      // Locked before the first query, which fixes the snapshot: a table that is truncated would be empty in
      // earlier snapshots too.
      await snapshot.execute(sql`lock table ${listed(names)} in access share mode`);
      await snapshot.execute(sql`set local timezone = 'UTC'`);
      await snapshot.execute(sql`set local bytea_output = 'hex'`);
      await snapshot.execute(sql`set local extra_float_digits = 1`);
      await snapshot.execute(sql`set local synchronize_seqscans = off`);
      const tables = await storedTables(snapshot);
      await take({ schema: await schemaVersion(snapshot), text: textOf(snapshot, tables) });
    },
    { isolationLevel: "repeatable read", accessMode: "read only" },
  );
}
