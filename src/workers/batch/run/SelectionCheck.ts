import type { Timer } from "#api/client/Timer.ts";
import type { Batch } from "#domain/building/batch/Batch.ts";
import { refusalMessages, refusedRoomIds } from "#domain/building/batch/run/refusedInput.ts";
import * as kept from "#domain/building/batch/revision/keptSelections.ts";
import { refuseRooms } from "#domain/building/batch/run/runRooms.ts";
import { ROOMS_PER_REQUEST } from "#domain/building/selection/multiRoom.ts";
import type { AskRooms } from "./askRooms.ts";
import { CHUNKS_IN_FLIGHT, LOST_IN_A_ROW } from "./BatchRun.ts";
import { sendChunk, type ChunkOutcome } from "./sendChunk.ts";

export interface CheckParts<Filter> {
  readonly batch: Batch<Filter>;
  readonly ask: AskRooms<Filter>;
  readonly timer: Timer;
  /** Called after every answer, with its rooms. */
  readonly onStep: (roomIds: readonly string[]) => void;
}

/**
 * Asks for every unchecked selection whether its product still meets the room's requirement, product by
 * product. Rooms without an answer stay unchecked, and can be asked about again.
 */
export class SelectionCheck<Filter> {
  readonly #parts: CheckParts<Filter>;
  readonly #stopper = new AbortController();
  readonly #groups: kept.KeptGroup[];
  readonly total: number;
  #done = 0;
  #lostInARow = 0;
  #cause = "";

  constructor(parts: CheckParts<Filter>) {
    this.#parts = parts;
    this.#groups = kept.keptGroups(parts.batch, ROOMS_PER_REQUEST);
    this.total = this.#groups.reduce((rooms, { roomIds }) => rooms + roomIds.length, 0);
  }

  /** Number of rooms asked about, with any result. */
  get done(): number {
    return this.#done;
  }

  /** Why rooms stayed unchecked; empty if none did. */
  get cause(): string {
    return this.#cause;
  }

  /** Resolves when the check has ended in any way; rejects only on a bug. */
  async run(): Promise<void> {
    await Promise.all(Array.from({ length: CHUNKS_IN_FLIGHT }, () => this.#sendOn()));
  }

  stop(): void {
    this.#end("核对已停止");
  }

  #end(cause: string): void {
    if (!this.#stopper.signal.aborted) this.#cause = cause;
    this.#stopper.abort();
  }

  async #sendOn(): Promise<void> {
    const { batch, ask, timer, onStep } = this.#parts;
    const { signal } = this.#stopper;
    for (let group = this.#groups.shift(); group && !signal.aborted; group = this.#groups.shift()) {
      const { roomIds } = group;
      const chunk = kept.keptChunk(batch, group);
      if (chunk !== null) {
        const askForOne: AskRooms<Filter> = (filter, rooms, asked) =>
          ask(filter, rooms, asked, [chunk.productId]);
        const outcome = await sendChunk(askForOne, chunk, timer, signal).catch((error: unknown) => {
          if (signal.aborted) return null;
          throw error;
        });
        if (outcome === null || signal.aborted) return;
        this.#settle(chunk, outcome);
      }
      this.#done += roomIds.length;
      onStep(roomIds);
    }
  }

  #settle(chunk: kept.KeptChunk<Filter>, outcome: ChunkOutcome): void {
    const { batch } = this.#parts;
    switch (outcome.status) {
      case "answered":
        this.#lostInARow = 0;
        return kept.settleKept(batch, chunk, outcome.answers);
      case "lost":
        this.#cause = outcome.cause;
        if (++this.#lostInARow >= LOST_IN_A_ROW) this.#end(outcome.cause);
        return;
      case "unauthorised":
        return this.#end(outcome.cause);
      case "refused":
        refuseRooms(batch, refusedRoomIds(outcome.issues, chunk.rooms));
        this.#cause = refusalMessages(outcome.issues, chunk.rooms)[0] ?? "存在不合理的输入值";
    }
  }
}
