import { readFileSync, readlinkSync } from "node:fs";
import { hostname } from "node:os";

/**
 * Identifies a running process, also against a later one with the same id. Facts that the system does not
 * provide are empty.
 */
export interface ProcessIdentity {
  readonly pid: number;
  /** Start of the process, in clock ticks since the system started. */
  readonly started: string;
  /** Identifies one start of the system. */
  readonly boot: string;
  /** Where `pid` is valid: a host, or a container on it. */
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
 * State and start are fields 3 and 22 of /proc/PID/stat; the second is a name in brackets that may contain
 * anything. A zombie has ended; only its parent has not collected it yet.
 */
function startOf(pid: number): string {
  return orEmpty(() => {
    const stat = readFileSync(`/proc/${pid}/stat`, "utf8");
    const [state, ...fields] = stat.slice(stat.lastIndexOf(")") + 2).split(" ");
    return state === "Z" ? "zombie" : (fields[18] ?? "");
  });
}

/** For a process in our own namespace; by default ours. */
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
    // A missing permission means that the process exists and belongs to somebody else.
    return error instanceof Error && "code" in error && error.code === "EPERM";
  }
}

/** Whether the process still runs; `unknown` if its id is not valid here. */
export function isRunning(other: ProcessIdentity, own = identityOf()): boolean | "unknown" {
  if (other.space !== own.space) return "unknown";
  if (other.boot !== own.boot) return false;
  return hasProcess(other.pid) && startOf(other.pid) === other.started;
}
