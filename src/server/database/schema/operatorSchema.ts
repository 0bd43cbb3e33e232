import {
  bigint,
  bigserial,
  boolean,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  timestamp,
  uuid,
} from "drizzle-orm/pg-core";
import type { ImportRemark } from "#domain/catalogue/import/ImportRemark.ts";
import type { OperatorAct } from "#domain/desk/operators/operatorActs.ts";

const at = (name: string) => timestamp(name, { withTimezone: true });

/**
 * Every act of an operator. Rows are only added: a trigger refuses changes and deletions. Therefore there are no
 * references, and the name of a deleted account stays.
 */
export const operatorActs = pgTable(
  "operator_acts",
  {
    id: bigserial({ mode: "number" }).primaryKey(),
    at: at("at").notNull().defaultNow(),
    /** Both are null for a command at the terminal. */
    operatorId: bigint("operator_id", { mode: "number" }),
    operatorAccount: text("operator_account"),
    act: text().$type<OperatorAct>().notNull(),
    /** The id of the account or message. */
    subjectId: bigint("subject_id", { mode: "number" }).notNull(),
    /** The account's name, or the message's title. */
    subjectName: text("subject_name").notNull(),
    /** State before and after: an `ActState`, or a count. */
    was: text(),
    became: text(),
    /** The reason or note that the operator wrote. */
    note: text().notNull().default(""),
  },
  (table) => [index("operator_acts_subject").on(table.subjectId)],
);

/**
 * Processes that serve this database, each renewed by its heartbeat. With the embedded database there is one
 * and no row.
 */
export const nodes = pgTable("nodes", {
  /** Random, drawn at each start. */
  id: uuid().primaryKey(),
  host: text().notNull(),
  pid: integer().notNull(),
  /** Digest of the server's sources. */
  code: text().notNull(),
  startedAt: at("started_at").notNull(),
  seenAt: at("seen_at").notNull(),
  isReady: boolean("is_ready").notNull(),
  /** Resident memory. */
  memoryBytes: bigint("memory_bytes", { mode: "number" }).notNull(),
  /** Digest of the categories' revisions that it answers from. */
  revision: text().notNull(),
});

/** Items of an imported file. */
export interface ImportRunCounts {
  readonly added: number;
  readonly updated: number;
  readonly warned: number;
  readonly refused: number;
}

/** The last imports, with the remarks on their files. */
export const importRuns = pgTable("import_runs", {
  id: bigserial({ mode: "number" }).primaryKey(),
  /** What was imported: a word of the command. */
  kind: text().notNull(),
  fileName: text("file_name").notNull(),
  /** The terminal's user and machine. */
  startedBy: text("started_by").notNull(),
  startedAt: at("started_at").notNull(),
  endedAt: at("ended_at").notNull(),
  /** Counts of items; null if it ended before they were known. */
  counts: jsonb().$type<ImportRunCounts>(),
  /** Why it ended early; what was written before stays. */
  failure: text(),
  /** Number of remarks; the first of them are kept. */
  remarkCount: integer("remark_count").notNull(),
  remarks: jsonb().$type<readonly ImportRemark[]>().notNull(),
});
