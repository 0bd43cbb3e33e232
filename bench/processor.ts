import { readdir, readFile } from "node:fs/promises";

/** Jiffies are hundredths of a second. */
const JIFFY_MS = 10;

/** Fields of /proc/PID/stat after the name, which may hold blanks; null for a process that has ended. */
async function statOf(pid: number): Promise<readonly string[] | null> {
  const stat = await readFile(`/proc/${pid}/stat`, "utf8").catch(() => null);
  return stat === null ? null : stat.slice(stat.lastIndexOf(")") + 2).split(" ");
}

/** CPU time in ms that a process with all its threads has used. */
async function takenBy(pid: number): Promise<number> {
  const fields = await statOf(pid);
  return fields === null ? 0 : JIFFY_MS * (Number(fields[11]) + Number(fields[12]));
}

/** CPU time in ms that each process has used since its start. */
export const processorOf = async (pids: readonly number[]): Promise<ReadonlyMap<number, number>> =>
  new Map(await Promise.all(pids.map(async (pid) => [pid, await takenBy(pid)] as const)));

/** CPU time that processes have used between two readings; only those in both readings. */
export const takenBetween = (
  before: ReadonlyMap<number, number>,
  after: ReadonlyMap<number, number>,
): number => [...after].reduce((sum, [pid, ms]) => sum + (before.has(pid) ? ms - before.get(pid)! : 0), 0);

/** A process with all its descendants. */
export async function withChildren(pid: number): Promise<readonly number[]> {
  const all = (await readdir("/proc")).filter((name) => /^\d+$/u.test(name)).map(Number);
  const parents = new Map<number, number>();
  for (const each of all) parents.set(each, Number((await statOf(each))?.[1]));
  const found = [pid];
  for (const parent of found) for (const each of all) if (parents.get(each) === parent) found.push(each);
  return found;
}
