import { and, eq, getTableName, inArray, isNull, sql } from "drizzle-orm";
import { integer, pgSchema, text, type PgTable } from "drizzle-orm/pg-core";
import type { Queries } from "./queries.ts";

const system = pgSchema("pg_catalog");
const constraints = system.table("pg_constraint", {
  oid: integer(),
  name: text("conname"),
  type: text("contype"),
  table: integer("conrelid"),
  index: integer("conindid"),
});
const indexes = system.table("pg_index", { index: integer("indexrelid"), table: integer("indrelid") });

const oidOf = (table: PgTable) => sql`${getTableName(table)}::regclass`;

/**
 * `definition` is the part of the creating statement after the name; for an index it is the whole statement.
 */
interface Part {
  readonly name: string;
  readonly definition: string;
}

export interface TableStructure {
  readonly table: PgTable;
  readonly constraints: readonly Part[];
  readonly indexes: readonly Part[];
}

/** Primary keys and references; checks of single rows stay. */
export type DroppedConstraint = "p" | "f";

/**
 * Drops keys, references and indexes of a table before it is filled: maintained row by row they take longer
 * than the rows, built at the end in one pass they take little. A key that other tables refer to must stay.
 * Returns the data with which `restoreStructure` creates them again.
 */
export async function dropStructure(
  queries: Queries,
  table: PgTable,
  types: readonly DroppedConstraint[] = ["p", "f"],
): Promise<TableStructure> {
  const structure: TableStructure = {
    table,
    constraints: await queries
      .select({
        name: sql<string>`${constraints.name}`,
        definition: sql<string>`pg_get_constraintdef(${constraints.oid})`,
      })
      .from(constraints)
      .where(and(eq(constraints.table, oidOf(table)), inArray(constraints.type, types)))
      .orderBy(constraints.name),
    indexes: await queries
      .select({
        name: sql<string>`${indexes.index}::regclass::text`,
        definition: sql<string>`pg_get_indexdef(${indexes.index})`,
      })
      .from(indexes)
      .leftJoin(constraints, eq(constraints.index, indexes.index))
      .where(and(eq(indexes.table, oidOf(table)), isNull(constraints.oid))),
  };
  for (const { name } of structure.constraints)
    await queries.execute(sql`alter table ${table} drop constraint ${sql.identifier(name)}`);
  for (const { name } of structure.indexes) await queries.execute(sql`drop index ${sql.raw(name)}`);
  return structure;
}

/** @throws Error when the rows violate a key or a reference */
export async function restoreStructure(queries: Queries, structure: TableStructure): Promise<void> {
  for (const { definition } of structure.indexes) await queries.execute(sql.raw(definition));
  for (const { name, definition } of structure.constraints) {
    await queries.execute(
      sql`alter table ${structure.table} add constraint ${sql.identifier(name)} ${sql.raw(definition)}`,
    );
  }
}
