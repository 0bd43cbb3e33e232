import type { Feedback } from "#api/contract/feedback.ts";
import { Refusal } from "../http/route.ts";
import { countFeedback, keepFeedback } from "./feedback.ts";
import type { Queries } from "../database/queries.ts";
import type { Visitor } from "../http/visitor.ts";

/**
 * Nobody has more to say in an hour. It limits a stuck client or an angry person, not an attacker without
 * cookies.
 */
export const MOST_IN_AN_HOUR = 20;
const HOUR_MS = 3_600_000;

/**
 * Stores a visitor's message.
 * @throws Refusal `too.many.requests` beyond 20 in an hour
 */
export async function takeFeedback(queries: Queries, visitor: Visitor, given: Feedback): Promise<void> {
  const visitorId = visitor.identify();
  const before = await countFeedback(queries, visitorId, new Date(Date.now() - HOUR_MS));
  if (before >= MOST_IN_AN_HOUR) {
    throw new Refusal("too.many.requests", `More than ${MOST_IN_AN_HOUR} messages within an hour`);
  }
  await keepFeedback(queries, visitorId, given);
}
