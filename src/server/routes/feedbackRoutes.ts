import { existsFeedbackVisit, recordFeedbackVisit, sendFeedback } from "#api/contract/feedback.ts";
import { route } from "../route.ts";
import { hasFeedbackVisit, keepFeedbackVisit } from "../store/feedback.ts";
import { takeFeedback } from "../takeFeedback.ts";
import type { RouteParts } from "./RouteParts.ts";

export const existsFeedbackVisitRoute = ({ database }: RouteParts) =>
  route(existsFeedbackVisit, async ({ query }, { visitor }) => {
    if (visitor.id === null) return false;
    return hasFeedbackVisit(database.queries, visitor.id, query.classification_code);
  });

export const recordFeedbackVisitRoute = ({ database }: RouteParts) =>
  route(recordFeedbackVisit, async ({ body }, { visitor }) => {
    await keepFeedbackVisit(database.queries, visitor.identify(), body.classification_code);
    return null;
  });

export const sendFeedbackRoute = ({ database }: RouteParts) =>
  route(sendFeedback, async ({ body }, { visitor }) => {
    await takeFeedback(database.queries, visitor, body);
    return null;
  });
