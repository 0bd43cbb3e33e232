import { causeOf } from "../../../process/StartFailure.ts";
import type { Log } from "../../../process/log.ts";
import { DatabaseAway } from "../DatabaseAway.ts";
import { EmbeddedThread } from "./EmbeddedThread.ts";
import type { ThreadData } from "./threadMessages.ts";

interface Kept {
  readonly data: ThreadData;
  readonly log: Log;
  readonly openMs: number;
  readonly hear: (payload: string) => void;
  /** Called when a thread has replaced another. */
  readonly onOpened: (thread: EmbeddedThread) => void;
}

/** The first opening may make the database, or repeat a long log. */
const FIRST_OPEN_MS = 15 * 60_000;

/**
 * Keeps a thread with the embedded database of a folder, and opens another when it ends.
 * @throws Error when the folder cannot be opened
 */
export async function keepThread({ data, log, openMs, hear, onOpened }: Kept) {
  let thread: EmbeddedThread | null = await EmbeddedThread.open(data, FIRST_OPEN_MS, hear);
  /** The thread, or the next one. */
  let coming = Promise.resolve(thread);
  let end: Error | null = null;
  let lose: (reason: Error) => void = () => {};
  const lost = new Promise<Error>((resolve) => (lose = resolve));

  async function openAgain(): Promise<EmbeddedThread> {
    try {
      const next = await EmbeddedThread.open(data, openMs, hear);
      if (end !== null) next.end(end);
      thread = next;
      watch(next);
      onOpened(next);
      log.warn({}, "the embedded database is open again");
      return next;
    } catch (error) {
      const reason = new DatabaseAway(`The embedded database cannot be opened again (${causeOf(error)})`, {
        cause: error,
      });
      lose(reason);
      throw reason;
    }
  }

  function watch(watched: EmbeddedThread): void {
    void watched.gone.then((reason) => {
      thread = null;
      if (end !== null) return;
      log.error({ err: reason }, "the embedded database is away and is opened again");
      coming = openAgain();
      // Whoever waits for it is told.
      coming.catch(() => {});
    });
  }

  /** A thread that is ending is followed by another, which is waited for. */
  async function living(): Promise<EmbeddedThread> {
    const found = await coming;
    if (!found.hasEnded) return found;
    await found.gone;
    if (end !== null) throw end;
    return living();
  }

  watch(thread);
  return {
    /** Resolves when the folder could not be opened again. */
    lost,
    thread: living,
    /** @throws DatabaseAway while there is none */
    present(): EmbeddedThread {
      if (end !== null) throw end;
      if (thread === null || thread.hasEnded)
        throw new DatabaseAway("The embedded database is being opened again");
      return thread;
    },
    async end(reason: Error): Promise<void> {
      end = reason;
      const last = await coming.catch(() => null);
      last?.end(reason);
      await last?.gone;
    },
  };
}
