import type { Timer } from "#api/client/Timer.ts";
import { applyAnswers } from "#domain/building/batch/run/applyAnswers.ts";
import { conditionsInForce, type Batch } from "#domain/building/batch/Batch.ts";
import type { Run } from "#domain/building/batch/state/batchState.ts";
import type { RunScope } from "#domain/building/batch/run/runScope.ts";
import type { Conditions } from "#domain/building/batch/state/RoomRule.ts";
import { refusalMessages, refusedRoomIds } from "#domain/building/batch/run/refusedInput.ts";
import * as rooms from "#domain/building/batch/run/runRooms.ts";
import { ROOMS_PER_REQUEST } from "#domain/building/selection/multiRoom.ts";
import type { AskRooms } from "./askRooms.ts";
import { sendChunk, type ChunkOutcome } from "./sendChunk.ts";

/** Keeps the server's pool busy without filling its queue with one user's rooms. */
export const CHUNKS_IN_FLIGHT = 4;
/** After this many lost chunks in a row, with all their retries, the server counts as unreachable. */
export const LOST_IN_A_ROW = 4;

export interface RunParts<Filter> {
  readonly batch: Batch<Filter>;
  readonly ask: AskRooms<Filter>;
  readonly timer: Timer;
  /** ms, of any origin. */
  readonly now: () => number;
  /** Called after every step; `null` means all rooms. */
  readonly onStep: (roomIds: readonly string[] | null) => void;
  /** Resolves when the answers so far are saved, as far as the browser saves anything. */
  readonly kept: () => Promise<void>;
}

type EarlyEnd = "cancelled" | "abandoned" | Extract<Run, { status: "refused" }>;

/**
 * A run over all rooms, or over those without an answer. Rooms that change meanwhile are queued again; filter
 * and rules are those at the beginning of the run. It ends by itself, by a cancel, by a refusal, or when the
 * server is unreachable; `batch.run` tells which. Answers are kept in any case.
 */
export class BatchRun<Filter> {
  readonly #parts: RunParts<Filter>;
  readonly #stopper = new AbortController();
  readonly #conditions: Conditions<Filter>;
  readonly #startedAt: number;
  #total = 0;
  #earlyEnd: EarlyEnd | null = null;
  #cause = "";
  #lostInARow = 0;

  constructor(parts: RunParts<Filter>) {
    this.#parts = parts;
    this.#conditions = conditionsInForce(parts.batch);
    this.#startedAt = parts.now();
  }

  /** Resolves when the run has ended in any way; rejects only on a bug. */
  async start(scope: RunScope): Promise<void> {
    const { batch, onStep } = this.#parts;
    this.#total = rooms.queueRooms(batch, scope);
    if (this.#total === 0) return;
    this.#report(null);
    try {
      await Promise.all(Array.from({ length: CHUNKS_IN_FLIGHT }, () => this.#sendOn()));
    } catch (error) {
      this.#cause = "选型程序出错";
      this.#end("abandoned");
      throw error;
    } finally {
      batch.run = this.#conclude();
      onStep(null);
    }
  }

  cancel(): void {
    this.#end("cancelled");
  }

  async #sendOn(): Promise<void> {
    const { batch, ask, timer, kept } = this.#parts;
    const { signal } = this.#stopper;
    while (!signal.aborted) {
      const chunk = rooms.takeChunk(batch, this.#conditions, ROOMS_PER_REQUEST);
      if (!chunk) return;
      const outcome = await sendChunk(ask, chunk, timer, signal).catch((error: unknown) => {
        if (signal.aborted) return null;
        throw error;
      });
      if (!outcome || signal.aborted) return;
      this.#settle(chunk, outcome);
      this.#report(chunk.rooms.map(({ roomId }) => roomId));
      // A chunk is in flight until it is saved, so that closing the tab loses at most the chunks in flight.
      await kept();
    }
  }

  #settle(chunk: rooms.Chunk<Filter>, outcome: ChunkOutcome): void {
    const { batch } = this.#parts;
    switch (outcome.status) {
      case "answered":
        this.#lostInARow = 0;
        return applyAnswers(batch, chunk, outcome.answers);
      case "lost":
        this.#cause = outcome.cause;
        rooms.loseChunk(batch, chunk);
        if (++this.#lostInARow >= LOST_IN_A_ROW) this.#end("abandoned");
        return;
      case "unauthorised":
        this.#cause = outcome.cause;
        return this.#end("abandoned");
      case "refused": {
        const roomIds = refusedRoomIds(outcome.issues, chunk.rooms);
        rooms.refuseRooms(batch, roomIds);
        const messages = refusalMessages(outcome.issues, chunk.rooms);
        return this.#end({ status: "refused", roomIds, messages });
      }
    }
  }

  #end(how: EarlyEnd): void {
    this.#earlyEnd ??= how;
    this.#stopper.abort();
  }

  #done(): number {
    return Math.max(0, this.#total - rooms.countWaiting(this.#parts.batch.results));
  }

  #elapsed(): number {
    return this.#parts.now() - this.#startedAt;
  }

  #report(roomIds: readonly string[] | null): void {
    const { batch, onStep } = this.#parts;
    const progress = { done: this.#done(), total: this.#total, elapsedMs: this.#elapsed() };
    batch.run = { status: "running", ...progress };
    onStep(roomIds);
  }

  #conclude(): Run {
    const { batch } = this.#parts;
    const done = this.#done();
    if (this.#earlyEnd === "abandoned") rooms.abandonRooms(batch);
    else rooms.releaseRooms(batch);
    if (this.#earlyEnd === "cancelled") return { status: "cancelled", done, total: this.#total };
    if (this.#earlyEnd !== null && this.#earlyEnd !== "abandoned") return this.#earlyEnd;
    const unanswered = rooms.countUnanswered(batch.results);
    return unanswered > 0
      ? { status: "incomplete", unanswered, cause: this.#cause }
      : { status: "finished", elapsedMs: this.#elapsed() };
  }
}
