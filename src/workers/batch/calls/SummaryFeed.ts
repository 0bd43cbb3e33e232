import { NO_ROOMS, type BatchSummary } from "#domain/building/batch/state/batchState.ts";
import type { NumberedSummary } from "../session/NumberedSummary.ts";

/**
 * Holds the newest summary and its subscribers. Answers and announcements of a worker travel on different
 * ports and may overtake one another; a restarted worker counts its versions from the beginning.
 */
export class SummaryFeed {
  readonly #listeners = new Set<(summary: BatchSummary) => void>();
  /** Nothing is known before the worker has read its record. */
  #summary = NO_ROOMS;
  #lastReported = 0;
  /** Added to a worker's versions, so that they grow across workers. */
  #base = 0;

  get summary(): BatchSummary {
    return this.#summary;
  }

  subscribe(listener: (summary: BatchSummary) => void): () => void {
    // A wrapper of its own, so that a listener subscribed twice is called twice and removed one at a time.
    const heard = (summary: BatchSummary) => listener(summary);
    this.#listeners.add(heard);
    listener(this.#summary);
    return () => void this.#listeners.delete(heard);
  }

  /** From now on, updates come from another worker. */
  startAnew(): void {
    this.#base = this.#summary.version;
    this.#lastReported = 0;
  }

  take({ at, summary }: NumberedSummary): void {
    if (at <= this.#lastReported) return;
    this.#lastReported = at;
    this.#summary = { ...summary, version: this.#base + summary.version };
    for (const listener of this.#listeners) listener(this.#summary);
  }
}
