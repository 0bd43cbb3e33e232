import { useEffect, useMemo, useSyncExternalStore } from "react";

interface FeedOptions<Question, Answer> {
  readonly ask: (question: Question) => Promise<Answer>;
  /** What is shown once an answer has come; without it the answer. */
  readonly merge?: (shown: Answer | null, answer: Answer) => Answer;
  /** A question failed. */
  readonly onLost?: () => void;
}

/**
 * Asks one question at a time and then the newest one wanted: while a run reports every frame, dropping each late answer would
 * never show any, and a queue of them would fall behind. Without a listener it asks nothing.
 */
export class NewestFeed<Question, Answer> {
  readonly #options: FeedOptions<Question, Answer>;
  readonly #listeners = new Set<() => void>();
  #shown: Answer | null = null;
  #wanted: Question | null = null;
  #isAsking = false;

  constructor(options: FeedOptions<Question, Answer>) {
    this.#options = options;
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    this.#start();
    return () => this.#listeners.delete(listener);
  };

  /** `null` before the first answer. */
  readonly shown = (): Answer | null => this.#shown;

  want(question: Question): void {
    this.#wanted = question;
    this.#start();
  }

  #start(): void {
    if (!this.#isAsking) void this.#askOn();
  }

  async #askOn(): Promise<void> {
    const { ask, merge = (_, answer) => answer, onLost } = this.#options;
    this.#isAsking = true;
    while (this.#wanted !== null && this.#listeners.size > 0) {
      const question = this.#wanted;
      this.#wanted = null;
      try {
        this.#shown = merge(this.#shown, await ask(question));
        for (const listener of this.#listeners) listener();
      } catch {
        // The worker is gone; its client starts a new one, whose first summary brings the next question.
        if (this.#listeners.size > 0) onLost?.();
      }
    }
    this.#isAsking = false;
  }
}

/**
 * The newest answer that has come, `null` before the first. No query: of a window that is scrolled and of a run that reports every
 * frame each late answer is shown, and a query would draw the table once more to say that it asks.
 *
 * @param options the same object as long as the same is asked
 * @param question the same object as long as it is the same one; `null`: nothing is asked
 */
export function useNewest<Question, Answer>(
  options: FeedOptions<Question, Answer>,
  question: Question | null,
): Answer | null {
  const feed = useMemo(() => new NewestFeed(options), [options]);
  const shown = useSyncExternalStore(feed.subscribe, feed.shown);
  useEffect(() => {
    if (question !== null) feed.want(question);
  }, [feed, question]);
  return shown;
}
