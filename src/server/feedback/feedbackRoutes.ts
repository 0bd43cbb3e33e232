import { existsFeedbackVisit, recordFeedbackVisit, sendFeedback } from "#api/contract/feedback.ts";
import { route } from "../http/route.ts";
import { hasFeedbackVisit, keepFeedbackVisit } from "./feedback.ts";
import { takeFeedback } from "./takeFeedback.ts";
import type { DatabaseParts } from "../database/connection/DatabaseParts.ts";

export const existsFeedbackVisitRoute = ({ database }: DatabaseParts) =>
  route(existsFeedbackVisit, async ({ query }, { visitor }) => {
    if (visitor.id === null) return false;
    return hasFeedbackVisit(database.queries, visitor.id, query.classification_code);
  });

export const recordFeedbackVisitRoute = ({ database }: DatabaseParts) =>
  route(recordFeedbackVisit, async ({ body }, { visitor }) => {
    await keepFeedbackVisit(database.queries, visitor.identify(), body.classification_code);
    return null;
  });

export const sendFeedbackRoute = ({ database, bounds }: DatabaseParts) =>
  route(sendFeedback, async ({ body }, sender) => {
    await takeFeedback(database.queries, sender, body, bounds);
    return null;
  });
