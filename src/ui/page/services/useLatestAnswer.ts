import { useCallback, useState } from "react";
import { useSame } from "../browser/useSame.ts";
import { useAnswer } from "./useAnswer.ts";

/** The last answer stays while a newer one is loading; `isBehind` then says so. */
export type AskedAnswer<Answer> =
  | { readonly status: "loading" }
  | { readonly status: "failed"; readonly retry: () => void }
  | { readonly status: "ready"; readonly answer: Answer; readonly isBehind: boolean };

/**
 * The answer of a worker to the newest question; an equal question is not asked again.
 *
 * @param ask the same function while the same worker is asked
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
  // One question at a time: of those asked during a drag only the newest is asked next.
  if (asked !== newest && !isFetching) setAsked(newest);
  if (data !== undefined)
    return { status: "ready", answer: data, isBehind: isPlaceholderData || asked !== newest };
  if (isError && !isFetching) return { status: "failed", retry: () => void refetch() };
  return { status: "loading" };
}
