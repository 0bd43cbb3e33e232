import { fileURLToPath } from "node:url";
import { Piscina } from "piscina";
import { entry } from "../process/entry.ts";
import { mergeAll, type CategoryHead, type PartsOptions } from "./categoryParts.ts";
import type { ThreadPart } from "./categoryThread.ts";
import type { ReadPage } from "./statedLists.ts";
import type { SearchCategory } from "./SearchCategory.ts";

/** Pages that may wait for a thread, some 100 kB each: more than are read while a part is converted to columns. */
const MOST_WAITING = 200;

/**
 * Parsed sheets live until their part is converted; with the usual 48 MB the garbage collector would copy each
 * twice.
 */
const YOUNG_MB = 192;

/** A thread for a part of the pages; it keeps them in memory until it is finished. */
function startThread(head: CategoryHead, options: PartsOptions) {
  const { url, execArgv } = entry("search/categoryThread");
  const thread = new Piscina<unknown, unknown>({
    filename: fileURLToPath(url),
    minThreads: 1,
    maxThreads: 1,
    execArgv: [...execArgv],
    workerData: { head, options } satisfies ThreadPart,
    resourceLimits: { maxYoungGenerationSizeMb: YOUNG_MB },
  });
  // A stopped thread may still emit an error, which would end the process without a listener.
  thread.on("error", () => {});
  const waiting: Promise<unknown>[] = [];
  return {
    async add(page: ReadPage): Promise<void> {
      if (waiting.length >= MOST_WAITING) await waiting.shift();
      const taken = thread.run(page, { name: "add" });
      // Awaited later.
      taken.catch(() => {});
      waiting.push(taken);
    },
    async finish(): Promise<SearchCategory | null> {
      await Promise.all(waiting);
      return (await thread.run(undefined, { name: "finish" })) as SearchCategory | null;
    },
    end: () => thread.destroy(),
  };
}

/**
 * Builds a category from its pages in threads, so that a large one uses more than one core and does not block
 * other calls.
 * @returns null if it must be built again with `isJudged`
 */
export async function readInThreads(
  pages: AsyncIterable<ReadPage>,
  head: CategoryHead,
  options: PartsOptions,
  count: number,
): Promise<SearchCategory | null> {
  const threads = Array.from({ length: count }, () => startThread(head, options));
  try {
    let next = 0;
    for await (const page of pages) await threads[next++ % count]!.add(page);
    const used = threads.slice(0, Math.max(next, 1));
    const made = await Promise.all(used.map((thread) => thread.finish()));
    const whole = made.filter((category) => category !== null);
    const isMistaken =
      whole.length < made.length || whole.some(({ basis }) => basis.isJudged !== whole[0]!.basis.isJudged);
    return isMistaken ? null : mergeAll(whole);
  } finally {
    await Promise.all(threads.map((thread) => thread.end()));
  }
}
