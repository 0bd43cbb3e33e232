import { fileURLToPath } from "node:url";
import { Piscina } from "piscina";
import { entry, type EntryPath } from "../process/entry.ts";
import { Refusal } from "./route.ts";
import { urgent, UrgentFirst } from "./UrgentFirst.ts";

export interface ThreadOptions<Order> {
  /** The module's function that takes an order. */
  readonly name: string;
  /** Orders that may wait; the next one is refused. */
  readonly mostWaiting: number;
  /** How long an idle thread keeps what it has loaded for the next order, in ms. */
  readonly idleMs: number;
  readonly isUrgent?: (order: Order) => boolean;
}

/**
 * Works in a thread, started with the first order, so that no other call waits. The returned function throws
 * a Refusal `too.many.requests` when too many orders wait already. Urgent ones go first.
 */
export function oneThread<Order extends object, Answer>(
  path: EntryPath,
  { name, mostWaiting, idleMs, isUrgent = () => false }: ThreadOptions<Order>,
): (order: Order) => Promise<Answer> {
  let pool: Piscina<unknown, Answer> | undefined;
  const started = () => {
    const { url, execArgv } = entry(path);
    return new Piscina<unknown, Answer>({
      filename: fileURLToPath(url),
      name,
      minThreads: 0,
      maxThreads: 1,
      idleTimeout: idleMs,
      taskQueue: new UrgentFirst(),
      execArgv: [...execArgv],
    });
  };
  return async (order) => {
    pool ??= started();
    if (pool.queueSize >= mostWaiting)
      throw new Refusal("too.many.requests", `Too many orders to ${name} wait; try again`);
    return pool.run(isUrgent(order) ? urgent(order) : order);
  };
}
