import { workerData } from "node:worker_threads";
import { engineKinds } from "./engineKinds.ts";
import type { SelectionTask, ThreadData } from "./SelectionPool.ts";

// Written by SelectionPool alone, when it starts the thread.
const { columns } = workerData as ThreadData;

/** What the pool runs in a thread. `null` when the caller has gone before it was this task's turn. */
export async function select({ categoryCode, question, isAborted }: SelectionTask): Promise<unknown> {
  const kinds = await engineKinds();
  if (Atomics.load(isAborted, 0) === 1) return null;
  const kind = kinds.get(categoryCode);
  if (!kind) throw new RangeError(`no kind of equipment selects from ${categoryCode}`);
  return kind.select(columns[categoryCode], question);
}

/** Runs when a thread has read all its code. */
export async function ready(): Promise<true> {
  await engineKinds();
  return true;
}
