import { useEffect, useMemo, useSyncExternalStore } from "react";

interface FeedOptions<Question, Answer> {
  readonly ask: (question: Question) => Promise<Answer>;
  /** Merges an answer into what is shown; without it the answer replaces it. */
  readonly merge?: (shown: Answer | null, answer: Answer) => Answer;
  /** Called when a question failed. */
  readonly onLost?: () => void;
}

/**
 * Asks one question at a time, and then the newest wanted one. During a run, which reports every frame, dropping
 * late answers would never show any, and a queue would fall behind. It asks nothing without a listener.
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
        // The worker died; its client starts a new one, whose first summary brings the next question.
        if (this.#listeners.size > 0) onLost?.();
      }
    }
    this.#isAsking = false;
  }
}

/**
 * The newest answer so far, `null` before the first. This is not a query: during scrolling and runs each late
 * answer is shown, and a query would render the table once more only because it is fetching.
 *
 * @param options the same object while the same is asked
 * @param question the same object while it is the same question; `null` asks nothing
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
