import { and, desc, eq, ilike, ne, or } from "drizzle-orm";
import type { OperatorActRow } from "#api/contract/operators.ts";
import type { OperatorAct } from "#domain/desk/operators/operatorActs.ts";
import type { PersonalData } from "../account/personalData.ts";
import { containing } from "../database/containing.ts";
import type { Queries } from "../database/queries.ts";
import { operatorActs } from "../database/schema/operatorSchema.ts";

interface Wanted {
  readonly words?: string;
  readonly act?: OperatorAct;
  readonly page_no: number;
  readonly page_size: number;
}

/** A page of the record, the newest act first. */
export async function listActs(queries: Queries, { words, act, page_no, page_size }: Wanted) {
  const pattern = containing(words ?? "");
  const { operatorAccount, subjectName, note } = operatorActs;
  const where = and(
    act === undefined ? undefined : eq(operatorActs.act, act),
    words ? or(...[operatorAccount, subjectName, note].map((column) => ilike(column, pattern))) : undefined,
  );
  const rows = await queries
    .select()
    .from(operatorActs)
    .where(where)
    .orderBy(desc(operatorActs.id))
    .limit(page_size)
    .offset((page_no - 1) * page_size);
  const list = rows.map((row): OperatorActRow => ({
    id: String(row.id),
    at: row.at.getTime(),
    operator: row.operatorAccount,
    act: row.act,
    subject: row.subjectName,
    was: row.was,
    became: row.became,
    note: row.note,
  }));
  return { list, totalCount: await queries.$count(operatorActs, where) };
}

/**
 * Acts on a user's account, which the user may read without the name of the operator. The record itself is kept:
 * it contains the account's name and nothing else about the user.
 */
export const actData: PersonalData = {
  name: "operatorActs",
  read: (queries, userId) =>
    queries
      .select({ at: operatorActs.at, act: operatorActs.act, note: operatorActs.note })
      .from(operatorActs)
      .where(and(eq(operatorActs.subjectId, userId), ne(operatorActs.act, "feedback")))
      .orderBy(operatorActs.id),
  forget: () => Promise.resolve(),
};
