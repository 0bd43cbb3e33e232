import { and, desc, eq, isNotNull, isNull, sql } from "drizzle-orm";
import type { FeedbackMessage } from "#api/contract/operators.ts";
import type { FeedbackFilter } from "#domain/desk/operators/operatorActs.ts";
import type { Caller } from "../http/caller.ts";
import { Conflict, Refusal } from "../http/route.ts";
import { recordAct } from "../account/operator/recordAct.ts";
import type { Queries } from "../database/queries.ts";
import { categories, feedback } from "../database/schema/schema.ts";

interface Wanted {
  readonly type?: FeedbackMessage["type"];
  readonly state: FeedbackFilter;
  readonly page_no: number;
  readonly page_size: number;
}

const shown = { message: feedback, category: categories.name };

const messageOf = ({
  message,
  category,
}: {
  readonly message: typeof feedback.$inferSelect;
  readonly category: string | null;
}): FeedbackMessage => {
  const { id, type, title, description, mobile, score, classificationCode, note, version } = message;
  return {
    id: String(id),
    type,
    title,
    description,
    mobile,
    score,
    category: category ?? classificationCode,
    receivedAt: message.receivedAt.getTime(),
    doneAt: message.doneAt?.getTime() ?? null,
    note,
    version,
  };
};

/** A page of messages, the newest first. */
export async function listMessages(queries: Queries, { type, state, page_no, page_size }: Wanted) {
  const where = and(
    state === "open" ? isNull(feedback.doneAt) : isNotNull(feedback.doneAt),
    type === undefined ? undefined : eq(feedback.type, type),
  );
  const rows = await queries
    .select(shown)
    .from(feedback)
    .leftJoin(categories, eq(categories.code, feedback.classificationCode))
    .where(where)
    .orderBy(desc(feedback.id))
    .limit(page_size)
    .offset((page_no - 1) * page_size);
  return { list: rows.map(messageOf), totalCount: await queries.$count(feedback, where) };
}

async function messageById(queries: Queries, id: number): Promise<FeedbackMessage> {
  const [found] = await queries
    .select(shown)
    .from(feedback)
    .leftJoin(categories, eq(categories.code, feedback.classificationCode))
    .where(eq(feedback.id, id));
  if (found === undefined) throw new Refusal("not.found", "There is no such message");
  return messageOf(found);
}

interface Change {
  readonly isDone: boolean;
  readonly note: string;
  /** The version that the operator saw. */
  readonly version: number;
}

/**
 * Changes a message and records it.
 * @throws Conflict with the message as it is, when another operator was faster
 */
export const changeMessage = (
  queries: Queries,
  caller: Caller,
  id: number,
  { isDone, note, version }: Change,
): Promise<FeedbackMessage> =>
  queries.transaction(async (inside) => {
    const before = await messageById(inside, id);
    const [changed] = await inside
      .update(feedback)
      .set({
        doneAt: isDone ? sql`coalesce(${feedback.doneAt}, now())` : null,
        note,
        version: sql`${feedback.version} + 1`,
      })
      .where(and(eq(feedback.id, id), eq(feedback.version, version)))
      .returning({ id: feedback.id });
    if (changed === undefined)
      throw new Conflict("The message was changed meanwhile", { current: await messageById(inside, id) });
    await recordAct(inside, caller, {
      act: "feedback",
      subject: { id, name: before.title },
      was: before.doneAt === null ? "open" : "done",
      became: isDone ? "done" : "open",
      note,
    });
    return messageById(inside, id);
  });
