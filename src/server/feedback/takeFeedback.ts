import type { Feedback } from "#api/contract/feedback.ts";
import { takePace } from "../account/takePace.ts";
import { Refusal } from "../http/route.ts";
import type { Bounds } from "../process/bounds.ts";
import { countFeedback, keepFeedback } from "./feedback.ts";
import type { Queries } from "../database/queries.ts";
import type { Visitor } from "../http/visitor.ts";

const HOUR_S = 3_600;
const HOUR_MS = HOUR_S * 1000;

interface Sender {
  readonly visitor: Visitor;
  /** Counted as well: a visitor may delete cookies. */
  readonly network: string;
}

/**
 * Stores a visitor's message.
 * @throws Refusal `too.many.requests` beyond so many in an hour
 */
export async function takeFeedback(
  queries: Queries,
  { visitor, network }: Sender,
  given: Feedback,
  bounds: Pick<Bounds, "messagesAnHour" | "networkMessagesAnHour">,
): Promise<void> {
  const visitorId = visitor.identify();
  const most = bounds.messagesAnHour;
  const before = await countFeedback(queries, visitorId, new Date(Date.now() - HOUR_MS));
  if (before >= most) throw new Refusal("too.many.requests", `一小时内最多提交 ${most} 条，稍后再试`);
  const pace = { name: "messages", most: bounds.networkMessagesAnHour, seconds: HOUR_S } as const;
  await takePace(queries, pace, network);
  await keepFeedback(queries, visitorId, given);
}
