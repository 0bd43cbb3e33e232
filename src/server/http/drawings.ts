import type { EntryPath } from "../process/entry.ts";
import { oneThread } from "./oneThread.ts";

/** Waiting drawings; each takes about a second. */
const MOST_WAITING = 20;
const IDLE_MS = 10_000;

/** Draws in a thread of its own, whose module exports `draw`. */
export function drawings<Order extends object>(
  path: EntryPath,
  mostWaiting = MOST_WAITING,
  isUrgent: (order: Order) => boolean = () => false,
): (order: Order) => Promise<Uint8Array<ArrayBuffer>> {
  const options = { name: "draw", mostWaiting, idleMs: IDLE_MS, isUrgent };
  const draw = oneThread<Order, ArrayBuffer>(path, options);
  return async (order) => new Uint8Array(await draw(order));
}
