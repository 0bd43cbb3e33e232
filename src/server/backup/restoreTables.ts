import { sql } from "drizzle-orm";
import { pgTable } from "drizzle-orm/pg-core";
import * as v from "valibot";
import type { Queries } from "../database/queries.ts";
import { dropStructure, restoreStructure } from "../database/tableStructure.ts";
import { StartFailure } from "../process/StartFailure.ts";
import {
  END_WORD,
  EndSchema,
  TABLE_WORD,
  TableSchema,
  type BackupEnd,
  type BackupTable,
} from "./backupForm.ts";
import { listed, rowsOf, storedTables } from "./storedTables.ts";

/** Approximate number of characters of the rows in one write; a single row may be longer. */
const CHUNK = 4 * 1024 ** 2;
const MOST_ROWS = 4096;

/** Rows by table. */
type Counts = ReadonlyMap<string, number>;

const FoundSchema = v.object({ found: v.boolean() });

/** @throws StartFailure when a table has a row */
async function demandEmpty(queries: Queries, tables: readonly BackupTable[]): Promise<void> {
  for (const { table } of tables) {
    const [held] = await rowsOf(
      queries,
      sql`select exists (select from ${sql.identifier(table)}) as found`,
      FoundSchema,
    );
    if (held?.found === true)
      throw new StartFailure(
        `The database is not empty (there are rows in ${table}) and was left as it is; restore into a new one.`,
      );
  }
}

/** @throws Error when a table differs from that of the backup */
function demandAlike(tables: readonly BackupTable[], stated: BackupTable): void {
  const stored = tables.find(({ table }) => table === stated.table);
  const names = (columns: readonly string[] = []) => JSON.stringify(columns.toSorted());
  if (stored === undefined || names(stored.columns) !== names(stated.columns))
    throw new Error(`the table ${stated.table} is another in this version`);
}

async function writeRows(
  queries: Queries,
  { table, columns }: BackupTable,
  rows: readonly string[],
): Promise<void> {
  if (rows.length === 0) return;
  const [into, names] = [sql.identifier(table), listed(columns)];
  await queries.execute(sql`
    insert into ${into} (${names})
    select ${names} from json_populate_recordset(null::${into}, ${`[${rows.join(",")}]`}::json)`);
}

/** Writes the rows of all lines, and returns the counts that the last line states. */
async function writeLines(
  queries: Queries,
  tables: readonly BackupTable[],
  lines: AsyncIterable<string>,
): Promise<{ readonly end: BackupEnd; readonly counts: Counts }> {
  const counts = new Map<string, number>();
  let current: BackupTable | null = null;
  let [rows, characters]: [string[], number] = [[], 0];
  const flush = async () => {
    if (current === null) return;
    await writeRows(queries, current, rows);
    counts.set(current.table, (counts.get(current.table) ?? 0) + rows.length);
    [rows, characters] = [[], 0];
  };
  for await (const line of lines) {
    if (line.startsWith(END_WORD)) {
      await flush();
      return { end: v.parse(EndSchema, JSON.parse(line.slice(END_WORD.length))), counts };
    }
    if (line.startsWith(TABLE_WORD)) {
      await flush();
      current = v.parse(TableSchema, JSON.parse(line.slice(TABLE_WORD.length)));
      demandAlike(tables, current);
    } else {
      rows.push(line);
      characters += line.length;
      if (characters >= CHUNK || rows.length >= MOST_ROWS) await flush();
    }
  }
  throw new Error("the last line of the backup is missing");
}

/** @throws Error when the number of rows differs from that of the backup */
function demandCounts(tables: readonly BackupTable[], counts: Counts, stated: Counts): void {
  for (const { table } of tables)
    if (counts.get(table) !== stated.get(table))
      throw new Error(`of the table ${table} ${counts.get(table)} rows were read, not ${stated.get(table)}`);
}

async function setSequences(queries: Queries, { sequences }: BackupEnd): Promise<void> {
  for (const [name, last] of sequences)
    if (last !== null) await queries.execute(sql`select setval(${name}::regclass, ${last}::bigint)`);
}

/**
 * Fills an empty, migrated database, completely or not at all.
 * @returns the number of rows
 * @throws StartFailure when the database is not empty
 */
export function restoreTables(queries: Queries, lines: () => AsyncIterable<string>): Promise<number> {
  return queries.transaction(async (transaction) => {
    const tables = await storedTables(transaction);
    const names = listed(tables.map(({ table }) => table));
    await transaction.execute(sql`lock table ${names} in access exclusive mode`);
    await demandEmpty(transaction, tables);
    // After a truncate in the same transaction the embedded database writes rows to their files only, and not to
    // its log.
    await transaction.execute(sql`truncate ${names}`);
    const structures = [];
    for (const { table } of tables)
      structures.push(await dropStructure(transaction, pgTable(table, {}), ["f"]));
    const { end, counts } = await writeLines(transaction, tables, lines());
    demandCounts(tables, counts, new Map(end.counts));
    for (const structure of structures) await restoreStructure(transaction, structure);
    await setSequences(transaction, end);
    // The embedded database never gathers statistics by itself.
    await transaction.execute(sql`analyze`);
    return [...counts.values()].reduce((sum, count) => sum + count, 0);
  });
}
