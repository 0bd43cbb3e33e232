import { workerData } from "node:worker_threads";
import type { CategoryCode } from "#domain/catalogue/categories.ts";
import { candidateMatrix, type CandidateMatrix } from "#domain/building/selection/roomCandidates.ts";
import type { EngineKind } from "./EngineKind.ts";
import { engineKinds } from "./engineKinds.ts";
import { ABSENT, type SelectionTask, type ThreadData } from "./SelectionPool.ts";

// Only SelectionPool writes this, when it starts the thread.
const { columns } = workerData as ThreadData;

/** Columns for members, least recently used first. */
const others = new Map<string, unknown>();
/** Some megabytes each. */
const MOST_OTHERS = 8;

function columnsOf({ categoryCode, other }: SelectionTask): unknown {
  if (other === undefined) return columns[categoryCode];
  const { key, columns: sent = others.get(key) } = other;
  if (sent === undefined) return ABSENT;
  others.delete(key);
  others.set(key, sent);
  const [oldest] = others.keys();
  if (others.size > MOST_OTHERS && oldest !== undefined) others.delete(oldest);
  return sent;
}

async function kindOf(categoryCode: CategoryCode): Promise<EngineKind> {
  const kind = (await engineKinds()).get(categoryCode);
  if (!kind) throw new RangeError(`no kind of equipment selects from ${categoryCode}`);
  return kind;
}

/** Runs in a thread of the pool. Returns `null` if the caller has gone before the task's turn. */
export async function select(task: SelectionTask): Promise<unknown> {
  const { categoryCode, question, isAborted } = task;
  const kind = await kindOf(categoryCode);
  if (Atomics.load(isAborted, 0) === 1) return null;
  const asked = columnsOf(task);
  return asked === ABSENT ? ABSENT : kind.select(asked, question);
}

/** The same for the candidates of each room. */
export async function candidates(task: SelectionTask): Promise<CandidateMatrix | typeof ABSENT | null> {
  const { categoryCode, question, slack = 0, isAborted } = task;
  const kind = await kindOf(categoryCode);
  if (Atomics.load(isAborted, 0) === 1) return null;
  const asked = columnsOf(task);
  return asked === ABSENT ? ABSENT : candidateMatrix(kind.candidates(asked, question, slack));
}

/** Runs when a thread has loaded all its code. */
export async function ready(): Promise<true> {
  await engineKinds();
  return true;
}
