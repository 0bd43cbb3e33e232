import { fileURLToPath } from "node:url";
import { Piscina } from "piscina";
import { entry, type EntryPath } from "../process/entry.ts";
import { Refusal } from "./route.ts";
import { urgent, UrgentFirst } from "./UrgentFirst.ts";

/** Waiting drawings; each takes about a second. */
const MOST_WAITING = 20;
/** How long an idle thread keeps what it has loaded for the next drawing. */
const IDLE_MS = 10_000;

/**
 * Draws in a thread, started with the first drawing, so that no other call waits. The thread's module exports
 * `draw`. The returned function throws a Refusal `too.many.requests` when too many wait already. Urgent
 * orders go first.
 */
export function drawings<Order extends object>(
  path: EntryPath,
  mostWaiting = MOST_WAITING,
  isUrgent: (order: Order) => boolean = () => false,
): (order: Order) => Promise<Uint8Array<ArrayBuffer>> {
  let pool: Piscina<unknown, ArrayBuffer> | undefined;
  const started = () => {
    const { url, execArgv } = entry(path);
    return new Piscina<unknown, ArrayBuffer>({
      filename: fileURLToPath(url),
      name: "draw",
      minThreads: 0,
      maxThreads: 1,
      idleTimeout: IDLE_MS,
      taskQueue: new UrgentFirst(),
      execArgv: [...execArgv],
    });
  };
  return async (order) => {
    pool ??= started();
    if (pool.queueSize >= mostWaiting)
      throw new Refusal("too.many.requests", "Too many drawings wait; try again");
    return new Uint8Array(await pool.run(isUrgent(order) ? urgent(order) : order));
  };
}
