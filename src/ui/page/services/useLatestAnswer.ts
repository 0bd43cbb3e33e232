import { useCallback, useState } from "react";
import { useSame } from "../browser/useSame.ts";
import { useAnswer } from "./useAnswer.ts";

/** The last answer stays while a newer one is on its way; `isBehind` says so. */
export type AskedAnswer<Answer> =
  | { readonly status: "loading" }
  | { readonly status: "failed"; readonly retry: () => void }
  | { readonly status: "ready"; readonly answer: Answer; readonly isBehind: boolean };

/**
 * The answer of a worker to the newest question; one that says the same is not asked again.
 *
 * @param ask the same function as long as the same worker is asked
 */
export function useLatestAnswer<Question, Answer>(
  question: Question,
  ask: (question: Question) => Promise<Answer>,
): AskedAnswer<Answer> {
  const newest = useSame(question);
  const [asked, setAsked] = useState(newest);
  const { data, isError, isFetching, isPlaceholderData, refetch } = useAnswer(
    useCallback(() => ask(asked), [ask, asked]),
    { keepsLast: true },
  );
  // One at a time: of what is asked while a duty is dragged only the newest gets its turn.
  if (asked !== newest && !isFetching) setAsked(newest);
  if (data !== undefined)
    return { status: "ready", answer: data, isBehind: isPlaceholderData || asked !== newest };
  if (isError && !isFetching) return { status: "failed", retry: () => void refetch() };
  return { status: "loading" };
}
