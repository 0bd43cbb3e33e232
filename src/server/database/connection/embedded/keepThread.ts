import { setTimeout as sleep } from "node:timers/promises";
import type { FreeBytes } from "../../../process/demandRoom.ts";
import type { Log } from "../../../process/log.ts";
import { causeOf } from "../../../process/StartFailure.ts";
import { DatabaseAway } from "../DatabaseAway.ts";
import { EmbeddedThread } from "./EmbeddedThread.ts";
import type { ThreadData } from "./threadMessages.ts";

interface Kept {
  readonly data: ThreadData;
  readonly log: Log;
  readonly openMs: number;
  readonly hear: (payload: string) => void;
  /** Called when a new thread has replaced another. */
  readonly onOpened: (thread: EmbeddedThread) => void;
  readonly freeBytes: FreeBytes;
}

const MEGABYTE = 1024 ** 2;
/** Space for replaying the log when the database is opened, and for the next log files. */
const NEEDED_BYTES = 32 * MEGABYTE;
const LOOK_AGAIN_MS = 1_000;

const away = (what: string, cause: unknown) => new DatabaseAway(`The embedded database ${what}`, { cause });

/** The first opening may create the database or replay a long log. */
const FIRST_OPEN_MS = 15 * 60_000;

/**
 * Keeps a thread with the embedded database of a folder, and starts another one when it ends.
 * @throws Error when the folder cannot be opened
 */
export async function keepThread(parts: Kept) {
  const { data, log, openMs, hear, onOpened, freeBytes } = parts;
  const { dataDir } = data;
  const isFull = async () => (await freeBytes(dataDir)) < NEEDED_BYTES;
  const ending = new AbortController();
  const { signal } = ending;
  let thread: EmbeddedThread | null = await EmbeddedThread.open(data, FIRST_OPEN_MS, hear, signal);
  /** The current thread, or the next one. */
  let coming = Promise.resolve(thread);
  let lose: (reason: Error) => void = () => {};
  const lost = new Promise<Error>((resolve) => (lose = resolve));

  async function openNext(): Promise<EmbeddedThread> {
    const next = await EmbeddedThread.open(data, openMs, hear, signal).catch((cause: unknown) => {
      signal.throwIfAborted();
      throw away(`cannot be opened again (${causeOf(cause)})`, cause);
    });
    if (signal.aborted) next.end(signal.reason as Error);
    thread = next;
    watch(next);
    onOpened(next);
    log.warn({}, "the embedded database is open again");
    return next;
  }

  /**
   * After a full disk the folder is opened again once there is space; until then this process answers from memory.
   */
  async function openAgain(): Promise<void> {
    coming = openNext();
    try {
      await coming;
    } catch (error) {
      const hasNoRoom = await isFull();
      if (signal.aborted) return;
      if (!hasNoRoom) return lose(error as Error);
      log.error({ err: error, dataDir, neededMb: NEEDED_BYTES / MEGABYTE }, "the disk is full");
      coming = Promise.reject(away("waits for room on its disk", error));
      // Calls that arrive meanwhile are rejected with this reason.
      coming.catch(() => {});
      do await sleep(LOOK_AGAIN_MS, undefined, { ref: false });
      while (!signal.aborted && (await isFull()));
      if (!signal.aborted) return openAgain();
    }
  }

  function watch(watched: EmbeddedThread): void {
    void watched.gone.then((reason) => {
      thread = null;
      if (signal.aborted) return;
      log.error({ err: reason }, "the embedded database is away and is opened again");
      void openAgain();
    });
  }

  /** The living thread; if it is ending, waits for its successor. */
  async function living(): Promise<EmbeddedThread> {
    const found = await coming;
    if (!found.hasEnded) return found;
    await found.gone;
    signal.throwIfAborted();
    return living();
  }

  watch(thread);
  return {
    /** Resolves if the folder could not be opened again. */
    lost,
    thread: living,
    /** @throws DatabaseAway while there is none */
    present(): EmbeddedThread {
      signal.throwIfAborted();
      if (thread === null || thread.hasEnded)
        throw new DatabaseAway("The embedded database is being opened again");
      return thread;
    },
    async end(reason: Error): Promise<void> {
      ending.abort(reason);
      const last = await coming.catch(() => null);
      last?.end(reason);
      await last?.gone;
    },
  };
}
