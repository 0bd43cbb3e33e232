import { fork } from "node:child_process";
import { fileURLToPath } from "node:url";
import { entry } from "../../process/entry.ts";
import type { StartWorker } from "./superviseWorkers.ts";
import type { FromWorker, WorkerOrder } from "./WorkerMessages.ts";

type Shared = Omit<WorkerOrder, "number" | "of">;

/**
 * A call's objects die young: in the usual 16 MB, with 64 calls under way, a part of them is copied as if it lived. Up to
 * 48 MB more a process.
 */
const YOUNG_MB = 32;

/** Starts processes that take connections from this one. */
export function forkWorkers(shared: Shared): StartWorker {
  const { url, execArgv } = entry("start/workers/workerMain");
  return (place, hear, onExit) => {
    const order: WorkerOrder = { ...shared, ...place };
    const child = fork(fileURLToPath(url), [], {
      execArgv: [...execArgv, `--max-semi-space-size=${YOUNG_MB}`],
      // Numbers of a metric need not be finite.
      serialization: "advanced",
      env: { ...process.env, VOLUTE_WORKER: JSON.stringify(order) },
    });
    // Only workerMain sends these.
    child.on("message", (message) => hear(message as FromWorker));
    child.once("exit", (code, signal) => onExit(signal ?? `exit code ${code}`));
    child.on("error", (error) => {
      // One that was never started does not exit. A message to one that is ending is nobody's.
      if (child.pid === undefined) onExit(error.message);
    });
    return {
      send: (message, socket) => {
        // It is closed here once the worker says that it has it.
        if (child.connected) child.send(message, socket, { keepOpen: true }, () => {});
      },
      kill: () => void child.kill("SIGKILL"),
    };
  };
}
