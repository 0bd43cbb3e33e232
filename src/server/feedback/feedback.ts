import { and, eq, gt } from "drizzle-orm";
import type { Feedback } from "#api/contract/feedback.ts";
import type { Queries } from "../database/queries.ts";
import { feedback, feedbackVisits } from "../database/schema/schema.ts";

/** Whether the visitor has answered or closed the rating of a classification. */
export async function hasFeedbackVisit(
  queries: Queries,
  visitorId: string,
  classificationCode: string,
): Promise<boolean> {
  const ofVisitor = and(
    eq(feedbackVisits.visitorId, visitorId),
    eq(feedbackVisits.classificationCode, classificationCode),
  );
  return (await queries.$count(feedbackVisits, ofVisitor)) > 0;
}

/** Stores the visit; a second one changes nothing. */
export async function keepFeedbackVisit(
  queries: Queries,
  visitorId: string,
  classificationCode: string,
): Promise<void> {
  await queries.insert(feedbackVisits).values({ visitorId, classificationCode }).onConflictDoNothing();
}

/** How many messages the visitor has sent since a moment. */
export const countFeedback = (queries: Queries, visitorId: string, since: Date): Promise<number> =>
  queries.$count(feedback, and(eq(feedback.visitorId, visitorId), gt(feedback.receivedAt, since)));

/** Stores a message, and the visit if it is about a classification: both or neither. */
export async function keepFeedback(queries: Queries, visitorId: string, given: Feedback): Promise<void> {
  const { classification: classificationCode, ...rest } = given;
  await queries.transaction(async (inside) => {
    await inside.insert(feedback).values({ ...rest, classificationCode, visitorId });
    if (classificationCode !== null) await keepFeedbackVisit(inside, visitorId, classificationCode);
  });
}
