import { workerData } from "node:worker_threads";
import type { CategoryCode } from "#domain/catalogue/categories.ts";
import { candidateMatrix, type CandidateMatrix } from "#domain/building/selection/roomCandidates.ts";
import type { EngineKind } from "./EngineKind.ts";
import { engineKinds } from "./engineKinds.ts";
import type { SelectionTask, ThreadData } from "./SelectionPool.ts";

// Only SelectionPool writes this, when it starts the thread.
const { columns } = workerData as ThreadData;

async function kindOf(categoryCode: CategoryCode): Promise<EngineKind> {
  const kind = (await engineKinds()).get(categoryCode);
  if (!kind) throw new RangeError(`no kind of equipment selects from ${categoryCode}`);
  return kind;
}

/** Runs in a thread of the pool. Returns `null` if the caller has gone before the task's turn. */
export async function select({ categoryCode, question, isAborted }: SelectionTask): Promise<unknown> {
  const kind = await kindOf(categoryCode);
  if (Atomics.load(isAborted, 0) === 1) return null;
  return kind.select(columns[categoryCode], question);
}

/** The same for the candidates of each room. */
export async function candidates(task: SelectionTask): Promise<CandidateMatrix | null> {
  const { categoryCode, question, slack = 0, isAborted } = task;
  const kind = await kindOf(categoryCode);
  if (Atomics.load(isAborted, 0) === 1) return null;
  return candidateMatrix(kind.candidates(columns[categoryCode], question, slack));
}

/** Runs when a thread has loaded all its code. */
export async function ready(): Promise<true> {
  await engineKinds();
  return true;
}
