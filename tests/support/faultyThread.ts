import { threadId, workerData } from "node:worker_threads";
import type { SelectionTask } from "#server/selection/SelectionPool.ts";

/** What a test tells the thread to do, instead of a selection. */
export type FaultyQuestion =
  | { readonly does: "answer" }
  | { readonly does: "throw" }
  | { readonly does: "exit" }
  /** Keeps the thread busy until the shared number is 1. */
  | { readonly does: "wait"; readonly until: Int32Array<SharedArrayBuffer> };

/** A selection thread that fails on request. */
export function select({ question, isAborted }: SelectionTask) {
  const asked = question as FaultyQuestion;
  if (Atomics.load(isAborted, 0) === 1) return "skipped";
  switch (asked.does) {
    case "answer":
      return { threadId, workerData: workerData as unknown };
    case "throw":
      throw new Error("a fault in the engine");
    case "exit":
      return process.exit(3);
    case "wait":
      Atomics.wait(asked.until, 0, 0);
      return "waited";
  }
}

export const ready = () => true;
