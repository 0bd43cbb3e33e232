import { fork } from "node:child_process";
import { fileURLToPath } from "node:url";
import { entry } from "../../process/entry.ts";
import type { StartWorker } from "./superviseWorkers.ts";
import type { FromWorker, WorkerOrder } from "./WorkerMessages.ts";

type Shared = Omit<WorkerOrder, "number" | "of">;

/**
 * A call's objects are short-lived. With the usual 16 MB and 64 simultaneous calls, some of them would be copied
 * as if they were long-lived. Takes up to 48 MB more for each process.
 */
const YOUNG_MB = 32;

/** Starts worker processes that receive connections from this one. */
export function forkWorkers(shared: Shared): StartWorker {
  const { url, execArgv } = entry("start/workers/workerMain");
  return (worker, hear, onExit) => {
    const order: WorkerOrder = { ...shared, ...worker };
    const child = fork(fileURLToPath(url), [], {
      execArgv: [...execArgv, `--max-semi-space-size=${YOUNG_MB}`],
      // Values of a metric need not be finite, which JSON cannot represent.
      serialization: "advanced",
      env: { ...process.env, VOLUTE_WORKER: JSON.stringify(order) },
    });
    // Only workerMain sends these.
    child.on("message", (message) => hear(message as FromWorker));
    child.once("exit", (code, signal) => onExit(signal ?? `exit code ${code}`));
    child.on("error", (error) => {
      // A process that could not be started emits no exit. Messages to one that is ending are dropped.
      if (child.pid === undefined) onExit(error.message);
    });
    return {
      send: (message, socket) => {
        // This process closes its copy once the worker has confirmed the connection.
        if (child.connected) child.send(message, socket, { keepOpen: true }, () => {});
      },
      kill: () => void child.kill("SIGKILL"),
    };
  };
}
