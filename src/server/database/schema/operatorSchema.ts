import { bigint, bigserial, index, pgTable, text, timestamp } from "drizzle-orm/pg-core";
import type { OperatorAct } from "#domain/desk/operators/operatorActs.ts";

/**
 * Every act of an operator. Rows are only added: a trigger refuses changes and deletions. So there are no
 * references, and of a deleted account the name stays as it was.
 */
export const operatorActs = pgTable(
  "operator_acts",
  {
    id: bigserial({ mode: "number" }).primaryKey(),
    at: timestamp({ withTimezone: true }).notNull().defaultNow(),
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
