import { CHANGE_CHANNEL, type HearChange } from "../revisions/catalogueChanges.ts";
import { freeOnDisk, type FreeBytes } from "../../process/demandRoom.ts";
import type { Log } from "../../process/log.ts";
import { DatabaseAway } from "./DatabaseAway.ts";
import type { EmbeddedClient } from "./embedded/EmbeddedClient.ts";
import { keepThread } from "./embedded/keepThread.ts";
import { threadClient } from "./embedded/threadClient.ts";
import { Turns } from "./embedded/Turns.ts";
import { copyFiles, pgliteDatabase } from "./pgliteDatabase.ts";
import { seconds, within } from "./within.ts";

export interface ThreadDeadlines {
  /** Time for a call to get its turn: everything before it in the queue counts, a transaction as a whole. */
  readonly queueMs: number;
  /** Time for the answer to a query of a call. */
  readonly queryMs: number;
  /** Time for a query that reads a category or the catalogue, or alters tables. */
  readonly longQueryMs: number;
  /** Time for the answer of an idle database. */
  readonly pingMs: number;
  /** Time to open a folder again, including replaying its log. */
  readonly openMs: number;
  /** Time for the running query when the server stops, and again for closing. */
  readonly closeMs: number;
}

const MINUTE_MS = 60_000;
const DEADLINES: ThreadDeadlines = {
  queueMs: MINUTE_MS,
  queryMs: 15_000,
  longQueryMs: 15 * MINUTE_MS,
  pingMs: 1_000,
  openMs: MINUTE_MS,
  closeMs: 3_000,
};

export interface Threaded {
  readonly dataDir: string;
  readonly log: Log;
  readonly empty?: string;
  readonly deadlines?: ThreadDeadlines;
  readonly freeBytes?: FreeBytes;
}

/** Folders have page checksums from 26 November 2026 on; they cannot be added to an older folder. */
async function warnUnchecked(client: EmbeddedClient, dataDir: string, log: Log): Promise<void> {
  const { rows } = await client.query<{ readonly data_checksums: string }>("show data_checksums");
  if (rows[0]?.data_checksums === "on") return;
  log.warn(
    { dataDir },
    "the database has no page checksums: a page that the disk damages is not noticed; npm run backup, then npm run restore into a new folder gives it them",
  );
}

/**
 * The embedded database in a thread of its own, so that no query blocks this thread. A thread that dies, or does
 * not answer in time, is replaced: its running queries fail like those of a lost connection, the others wait.
 */
export async function openThreaded({
  dataDir,
  log,
  empty,
  deadlines = DEADLINES,
  freeBytes = freeOnDisk,
}: Threaded) {
  const { queueMs, queryMs, longQueryMs, pingMs, openMs, closeMs } = deadlines;
  const hearers = new Set<HearChange>();
  const kept = await keepThread({
    data: { dataDir, ...(empty === undefined ? {} : { empty }) },
    log,
    openMs,
    freeBytes,
    hear: (payload) => hearers.forEach((hear) => hear(payload)),
    onOpened(thread) {
      if (hearers.size === 0) return;
      // If the thread ends before it listens, its successor receives the order to listen.
      thread.ask({ kind: "listen", channel: CHANGE_CHANNEL }, queryMs).catch(() => {});
      hearers.forEach((hear) => hear(null));
    },
  });
  const turns = new Turns();
  const parts = {
    turns,
    thread: kept.thread,
    async listen(channel: string, hear: HearChange) {
      // Needs a turn of its own, because a transaction that rolls back would undo it.
      if (hearers.size === 0)
        await turns.take(queueMs, async () =>
          (await kept.thread()).ask({ kind: "listen", channel }, queryMs),
        );
      hearers.add(hear);
      return () => Promise.resolve(void hearers.delete(hear));
    },
    async close() {
      const closing = async () => {
        // While there is no thread, no query is running that could be waited for.
        kept.present();
        await turns.take(closeMs, async () => kept.present().ask({ kind: "close" }, closeMs));
      };
      // Queries that still run after that are abandoned, as when the process is killed.
      await closing().catch(() => {});
      await kept.end(new Error("The embedded database is closed"));
    },
  };
  const client = threadClient(parts, { queueMs, queryMs });
  const long = threadClient(parts, { queueMs: longQueryMs, queryMs: longQueryMs });

  /** A busy database counts as healthy until a call's query would have been abandoned. */
  async function ping(): Promise<void> {
    const thread = kept.present();
    if (thread.waitingMs > queryMs)
      throw new DatabaseAway(`The embedded database has been at one query for more than ${seconds(queryMs)}`);
    if (!turns.isTaken) await within(pingMs, client.query("select 1"));
  }

  await warnUnchecked(client, dataDir, log);
  return {
    ...pgliteDatabase(client, kept.lost, long),
    copyTo: (folder: string) => copyFiles(long, dataDir, folder),
    ping,
  };
}
