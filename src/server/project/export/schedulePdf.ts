import { fileURLToPath } from "node:url";
import { Piscina } from "piscina";
import type { ScheduleWords } from "#domain/project/layoutSchedule.ts";
import { entry } from "../../entry.ts";
import { Refusal } from "../../route.ts";

/** Drawings that wait; each takes about a second. */
const MOST_WAITING = 20;
/** A thread holds the font and the library for the next drawing so long. */
const IDLE_MS = 10_000;

let pool: Piscina<ScheduleWords, ArrayBuffer> | undefined;

function started() {
  const { url, execArgv } = entry("project/export/scheduleThread");
  return new Piscina<ScheduleWords, ArrayBuffer>({
    filename: fileURLToPath(url),
    name: "draw",
    minThreads: 0,
    maxThreads: 1,
    idleTimeout: IDLE_MS,
    execArgv: [...execArgv],
  });
}

/**
 * A schedule as PDF, drawn in a thread: no other call waits for it.
 * @throws Refusal `too.many.requests` when too many wait already
 */
export async function schedulePdf(schedule: ScheduleWords): Promise<Uint8Array<ArrayBuffer>> {
  pool ??= started();
  if (pool.queueSize >= MOST_WAITING)
    throw new Refusal("too.many.requests", "Too many drawings wait; try again");
  return new Uint8Array(await pool.run(schedule));
}
