import { useEffect, useRef, useState } from "react";
import { isSameData } from "../browser/isSameData.ts";

/** The last answer stays while a newer one is on its way; `isBehind` says so. */
export type AskedAnswer<Answer> =
  | { readonly status: "loading" }
  | { readonly status: "failed"; readonly retry: () => void }
  | { readonly status: "ready"; readonly answer: Answer; readonly isBehind: boolean };

interface Asking<Question> {
  readonly question: Question;
  readonly attempt: number;
}

interface Found<Question, Answer> {
  readonly of: Asking<Question>;
  /** `null`: it did not come. */
  readonly answer: Answer | null;
}

/**
 * The answer of a worker to the newest question; one that says the same is not asked again.
 *
 * @param ask the same function as long as the same worker is asked
 */
export function useLatestAnswer<Question, Answer>(
  question: Question,
  ask: (question: Question) => Promise<Answer>,
): AskedAnswer<Answer> {
  const [held, setAsking] = useState<Asking<Question>>({ question, attempt: 0 });
  const isSame = held.question === question || isSameData(held.question, question);
  const asking = isSame ? held : { question, attempt: 0 };
  if (!isSame) setAsking(asking);
  const [found, setFound] = useState<Found<Question, Answer> | null>(null);
  const running = useRef<Promise<unknown>>(Promise.resolve());

  useEffect(() => {
    let isLive = true;
    // One at a time: of what is asked while a duty is dragged only the newest gets its turn.
    const turn = running.current.then(async () => {
      if (!isLive) return;
      const answer = await ask(held.question).catch(() => null);
      if (isLive) setFound({ of: held, answer });
    });
    running.current = turn;
    return () => {
      isLive = false;
    };
  }, [ask, held]);

  if (found === null) return { status: "loading" };
  const isBehind = found.of !== asking;
  if (found.answer !== null) return { status: "ready", answer: found.answer, isBehind };
  return isBehind
    ? { status: "loading" }
    : {
        status: "failed",
        retry: () => setAsking((last) => ({ ...last, attempt: last.attempt + 1 })),
      };
}
