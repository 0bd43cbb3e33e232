import { Socket } from "node:net";
import { limitHashes } from "../../account/passwords/hashing.ts";
import type { Metric } from "../../http/exposition.ts";
import { serveSockets, type HandedDoor } from "../../http/listen.ts";
import { endWithParent } from "../../process/endWithParent.ts";
import { onStopSignal } from "../../process/onStopSignal.ts";
import { readSettings } from "../../process/settings.ts";
import { StartFailure } from "../../process/StartFailure.ts";
import { startServer } from "../startServer.ts";
import type { FromWorker, ToWorker, WorkerCounts, WorkerOrder } from "./WorkerMessages.ts";

/** Hashes at a time for each of several processes, half as many as for a single one. */
const HASHES_AT_ONCE = 1;

// Only forkWorkers writes this.
const order = JSON.parse(process.env["VOLUTE_WORKER"] ?? "null") as WorkerOrder;
const { number, of, originKey, checkAnswers, codeVersion } = order;

const send = (message: FromWorker) =>
  new Promise<void>((resolve) => {
    if (process.connected) process.send?.(message, undefined, undefined, () => resolve());
    else resolve();
  });

let counts: WorkerCounts = { wanted: of, ready: 0 };
const gathering = new Map<number, (all: readonly Metric[]) => void>();
let asked = 0;
let door: HandedDoor | undefined;
let readMetrics: () => readonly Metric[] = () => [];

const gather = (own: readonly Metric[]) =>
  new Promise<readonly Metric[]>((resolve) => {
    const id = ++asked;
    gathering.set(id, resolve);
    void send({ kind: "gather", id, own });
  });

async function start() {
  try {
    return await startServer({
      settings: readSettings(process.env),
      say: (line) => void send({ kind: "step", line }),
      checkAnswers,
      codeVersion,
      worker: {
        number,
        of,
        originKey,
        openDoor: (fetch) => {
          door = serveSockets(fetch);
          void send({ kind: "open" });
          return door;
        },
        counts: () => counts,
        gather,
        onMetrics: (read) => (readMetrics = read),
      },
    });
  } catch (error) {
    if (!(error instanceof StartFailure)) throw error;
    await send({ kind: "failed", sentence: error.message });
    process.exit(1);
  }
}

// The process that holds the port has ended.
endWithParent();
limitHashes(HASHES_AT_ONCE);
const starting = start();

// A Ctrl-C reaches every process of the terminal, and the supervisor sends the signal again.
let stopping: Promise<void> | undefined;
const stop = () => (stopping ??= starting.then((server) => server.stop()).then(() => process.exit(0)));
onStopSignal(stop);

process.on("message", (received, socket) => {
  // Only superviseWorkers sends these.
  const message = received as ToWorker;
  switch (message.kind) {
    case "connection":
      void send({ kind: "took", id: message.id });
      // If a client has closed its connection meanwhile, the message arrives without a socket.
      if (socket instanceof Socket) door?.take(socket);
      return;
    case "stop":
      void stop();
      return;
    case "counts":
      ({ counts } = message);
      return;
    case "read metrics":
      void send({ kind: "metrics", id: message.id, own: readMetrics() });
      return;
    case "gathered":
      gathering.get(message.id)?.(message.all);
      gathering.delete(message.id);
  }
});

await starting;
await send({ kind: "ready" });
