import { useCallback, useEffect, useRef, useState } from "react";
import { existsFeedbackVisit, recordFeedbackVisit, sendFeedback } from "#api/contract/feedback.ts";
import { useAccountDialog } from "../../../page/services/useAccountDialog.ts";
import { useServices } from "../../../page/services/ServicesContext.tsx";
import { fetched } from "../../../page/browser/fetched.tsx";
import type { RateFeedbackProps } from "./RateFeedback.tsx";

/**
 * Loaded on demand: most lists are left before the rating is offered, and its code is a tenth of a list's first
 * visit.
 */
export const RateFeedback = fetched(async () => (await import("./RateFeedback.tsx")).RateFeedback);

/** ms after a search, by which time its results have been looked at. */
const DELAY_MS = 2000;
/** Sent if no text was written. */
const NOTHING_WRITTEN = "未填写";

/** Whether the rating is offered, with its callbacks. */
export interface FeedbackOffer extends RateFeedbackProps {
  readonly isOffered: boolean;
}

/**
 * Offers a rating of a category's list 2 s after a search, to users to whom it was not offered before. Another
 * search within the 2 s restarts the delay; a screen that is left or hidden by then offers nothing.
 *
 * @param search the filters of the results; another object is another search, and `null` is not worth a rating
 */
export function useFeedbackOffer(
  { categoryCode, title }: { readonly categoryCode: string; readonly title: string },
  search: object | null,
): FeedbackOffer {
  const { api } = useServices();
  const [isOffered, setOffered] = useState(false);
  /** Outlives the effect: a kept screen that is shown again has made no new search. */
  const due = useRef<{ readonly search: object; readonly at: number }>(null);
  /** Categories that need no more asking, whether the server recorded it or not. */
  const visited = useRef(new Set<string>());

  useEffect(() => {
    if (search === null || visited.current.has(categoryCode)) return;
    if (due.current?.search !== search) due.current = { search, at: performance.now() + DELAY_MS };
    const left = due.current.at - performance.now();
    if (left <= 0) return;
    const controller = new AbortController();
    const { signal } = controller;
    const timer = setTimeout(() => {
      api
        .call(existsFeedbackVisit, { query: { classification_code: categoryCode } }, { signal, attempts: 1 })
        .then(async (isVisited) => {
          if (signal.aborted) return;
          if (isVisited) return void visited.current.add(categoryCode);
          await RateFeedback.load();
          // No rating is offered while the sign-in dialog is open.
          if (!signal.aborted && useAccountDialog.getState() === null) setOffered(true);
        })
        // If the question fails, or the code of the rating cannot be loaded, nothing is offered for this search.
        .catch(() => {});
    }, left);
    return () => {
      clearTimeout(timer);
      controller.abort();
      setOffered(false);
    };
  }, [api, categoryCode, search]);

  const submit = useCallback(
    async (score: number, description: string) => {
      await api.call(sendFeedback, {
        body: {
          title: `${title}筛选评价`,
          description: description.trim() || NOTHING_WRITTEN,
          type: "rating",
          score,
          classification: categoryCode,
        },
      });
      visited.current.add(categoryCode);
    },
    [api, categoryCode, title],
  );
  const close = useCallback(() => {
    setOffered(false);
    if (visited.current.has(categoryCode)) return;
    visited.current.add(categoryCode);
    // If this is lost, the rating is only offered once more another day.
    api.call(recordFeedbackVisit, { body: { classification_code: categoryCode } }).catch(() => {});
  }, [api, categoryCode]);
  return { isOffered, submit, close };
}
