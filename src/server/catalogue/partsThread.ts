import { parentPort } from "node:worker_threads";
import type { PackedRows } from "../store/PackedRows.ts";
import { packedParts } from "./packedParts.ts";

/** What the thread answers each time it is asked: the next part, or null after the last. */
export type PartAnswer = PackedRows | null;

const parts = packedParts();
let turn = Promise.resolve();

async function answerNext(): Promise<void> {
  const next = await parts.next();
  parentPort?.postMessage((next.done === true ? null : next.value) satisfies PartAnswer, []);
}

// A failure ends the thread, and whoever waits for the part hears of it.
parentPort?.on("message", () => {
  turn = turn.then(answerNext);
});
