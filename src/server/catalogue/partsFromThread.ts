import { on } from "node:events";
import { Worker } from "node:worker_threads";
import { entry } from "../entry.ts";
import type { CatalogueParts, PackedRows } from "../store/PackedRows.ts";
import type { PartAnswer } from "./partsThread.ts";

/** One is written while the next is made. */
const AHEAD = 2;

/**
 * The bundled catalogue part by part, made and packed in a thread: fitting its curves takes as long as writing them,
 * and the two go side by side.
 */
export async function* partsFromThread(): CatalogueParts {
  const { url, execArgv } = entry("catalogue/partsThread");
  const thread = new Worker(url, { execArgv: [...execArgv] });
  const ask = () => thread.postMessage(null, []);
  try {
    for (let asked = 0; asked < AHEAD; asked++) ask();
    // `on` rejects with the error of a thread that fails.
    for await (const [answer] of on(thread, "message")) {
      // Written by partsThread alone.
      const part = answer as PartAnswer;
      if (part === null) return;
      ask();
      yield part satisfies PackedRows;
    }
  } finally {
    await thread.terminate();
  }
}
