import { readFileSync, readlinkSync } from "node:fs";
import { hostname } from "node:os";

/**
 * One running process, told apart from every other one, also from a later one that was given the same id.
 * What a system does not tell is empty.
 */
export interface ProcessIdentity {
  readonly pid: number;
  /** When the process started, in clock ticks since the system did. */
  readonly started: string;
  /** One start of the system. */
  readonly boot: string;
  /** Where `pid` means something: a host, or a container on it. */
  readonly space: string;
}

function orEmpty(read: () => string): string {
  try {
    return read();
  } catch {
    return ""; // Only Linux has /proc.
  }
}

/**
 * State and start are fields 3 and 22 of /proc/PID/stat; the second is a name in brackets that may hold anything.
 * A zombie has ended: only its parent has not looked yet.
 */
function startOf(pid: number): string {
  return orEmpty(() => {
    const stat = readFileSync(`/proc/${pid}/stat`, "utf8");
    const [state, ...fields] = stat.slice(stat.lastIndexOf(")") + 2).split(" ");
    return state === "Z" ? "zombie" : (fields[18] ?? "");
  });
}

/** Of a process in our own space; ours unless another is named. */
export function identityOf(pid = process.pid): ProcessIdentity {
  return {
    pid,
    started: startOf(pid),
    boot: orEmpty(() => readFileSync("/proc/sys/kernel/random/boot_id", "utf8").trim()),
    space: `${hostname()} ${orEmpty(() => readlinkSync("/proc/self/ns/pid"))}`,
  };
}

function hasProcess(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    // Not permitted means that somebody else's process is there.
    return error instanceof Error && "code" in error && error.code === "EPERM";
  }
}

/** Whether the process still runs; `unknown` when it lives where its id means nothing to us. */
export function isRunning(other: ProcessIdentity, own = identityOf()): boolean | "unknown" {
  if (other.space !== own.space) return "unknown";
  if (other.boot !== own.boot) return false;
  return hasProcess(other.pid) && startOf(other.pid) === other.started;
}
