import type { Socket } from "node:net";
import type { Log } from "../../process/log.ts";
import { StartFailure } from "../../process/StartFailure.ts";
import { handOn, type Receiver } from "./handOn.ts";
import { gatherMetrics, workerMetrics } from "./gatherMetrics.ts";
import type { FromWorker, ToWorker, WorkerCounts, WorkerOrder } from "./WorkerMessages.ts";

/** A worker's process. */
interface RunningWorker {
  send(message: ToWorker, socket?: Socket): void;
  /** Kills it at once. */
  kill(): void;
}

type WorkerNumber = Pick<WorkerOrder, "number" | "of">;

/** Starts a process. `onExit` is called once, with the reason for its end. */
export type StartWorker = (
  worker: WorkerNumber,
  hear: (message: FromWorker) => void,
  onExit: (cause: string) => void,
) => RunningWorker;

interface Supervised {
  readonly wanted: number;
  readonly start: StartWorker;
  /** Informs the person at the terminal. */
  readonly say: (line: string) => void;
  readonly log: Log;
  readonly firstWaitMs?: number;
  readonly stopMs?: number;
}

/** The wait before a restart doubles with each early end of the worker. */
const FIRST_WAIT_MS = 500;
const MOST_WAIT_MS = 30_000;
/** If a worker was ready for this long, its end was not caused by its start. */
const SETTLED_MS = 60_000;
/** Workers finish their calls within 5 s; one that has not ended after this time is killed. */
const STOP_MS = 10_000;

interface Slot {
  readonly number: number;
  running: RunningWorker | null;
  isOpen: boolean;
  readyAt: number | null;
  /** Number of ends in quick succession. */
  ends: number;
  restarts: number;
  again: NodeJS.Timeout | undefined;
  /** To be called when the first start is over, whatever its result. */
  readonly begun: () => void;
}

export interface Supervisor {
  /**
   * Resolves once the first worker is ready and the others have tried; with false when it was stopped before.
   * @throws StartFailure when the first worker does not start
   */
  readonly ready: Promise<boolean>;
  /** Passes a connection to a worker. */
  take(socket: Socket): void;
  /** Lets every worker finish its calls, and waits until they have ended. */
  stop(): Promise<void>;
}

/** Keeps a number of workers running: the first reads the catalogue for all, then the others start together. */
export function superviseWorkers(parts: Supervised): Supervisor {
  const { wanted, start, say, log, firstWaitMs = FIRST_WAIT_MS, stopMs = STOP_MS } = parts;
  const slots: Slot[] = [];
  let isStopping = false;
  let onEnd = () => {};
  let succeed = () => {};
  let fail: (reason: Error) => void = () => {};
  const first = new Promise<void>((resolve, reject) => ([succeed, fail] = [resolve, reject]));
  // Awaited once the first worker has begun.
  first.catch(() => {});

  const running = () => slots.flatMap(({ running: worker }) => worker ?? []);
  const readySlots = () => slots.filter(({ readyAt }) => readyAt !== null);
  const counts = (): WorkerCounts => ({ wanted, ready: readySlots().length });
  function sendCounts(): void {
    for (const worker of running()) worker.send({ kind: "counts", counts: counts() });
  }
  /** A worker that is starting would let calls wait, so it only receives some if no other worker is ready. */
  const receivers = (): readonly Receiver[] => {
    const ready = readySlots();
    const taking = ready.length > 0 ? ready : slots.filter(({ isOpen }) => isOpen);
    return taking.map(({ number, running: worker }) => ({
      number,
      give: (id, socket) => worker?.send({ kind: "connection", id }, socket),
    }));
  };
  const connections = handOn(receivers);
  const metrics = gatherMetrics((number, id) =>
    slots[number - 1]?.running?.send({ kind: "read metrics", id }),
  );

  const isFirstStart = ({ number, restarts }: Slot) => number === 1 && restarts === 0;

  function hear(slot: Slot, message: FromWorker): void {
    const { number } = slot;
    switch (message.kind) {
      case "step":
        // The other workers print the same steps.
        if (isFirstStart(slot)) say(message.line);
        return;
      case "failed":
        if (isFirstStart(slot)) fail(new StartFailure(message.sentence));
        else log.error({ worker: number, sentence: message.sentence }, "a worker did not start");
        return;
      case "open":
        slot.isOpen = true;
        connections.begin();
        return;
      case "took":
        connections.took(message.id);
        return;
      case "ready":
        slot.readyAt = performance.now();
        if (number === 1) succeed();
        slot.begun();
        log.info({ worker: number }, "a worker is ready");
        sendCounts();
        return;
      case "gather": {
        const others = readySlots().flatMap((other) => (other === slot ? [] : [other.number]));
        void metrics.gather({ worker: number, metrics: message.own }, others).then((all) => {
          const own = workerMetrics(counts(), slots);
          slot.running?.send({ kind: "gathered", id: message.id, all: [...all, ...own] });
        });
        return;
      }
      case "metrics":
        metrics.hear(message.id, { worker: number, metrics: message.own });
    }
  }

  function ended(slot: Slot, cause: string): void {
    const { number, readyAt } = slot;
    Object.assign(slot, { running: null, isOpen: false, readyAt: null });
    metrics.leave(number);
    connections.leave(number);
    if (isStopping) succeed();
    else if (isFirstStart(slot)) fail(new StartFailure(`Volute ended while it started (${cause}).`));
    slot.begun();
    if (isStopping) return onEnd();
    sendCounts();
    if (readyAt !== null && performance.now() - readyAt > SETTLED_MS) slot.ends = 0;
    const waitMs = Math.min(firstWaitMs * 2 ** slot.ends, MOST_WAIT_MS);
    slot.ends++;
    log.error({ worker: number, cause, waitMs }, "a worker has ended and is started again");
    slot.again = setTimeout(() => {
      slot.restarts++;
      open(slot);
    }, waitMs);
  }

  function open(slot: Slot): void {
    slot.running = start(
      { number: slot.number, of: wanted },
      (message) => hear(slot, message),
      (cause) => ended(slot, cause),
    );
    slot.running.send({ kind: "counts", counts: counts() });
  }

  const begin = (number: number) =>
    new Promise<void>((begun) => {
      const slot: Slot = {
        number,
        running: null,
        isOpen: false,
        readyAt: null,
        ends: 0,
        restarts: 0,
        again: undefined,
        begun,
      };
      slots.push(slot);
      open(slot);
    });

  async function beginAll(): Promise<boolean> {
    await begin(1);
    await first;
    if (!isStopping) await Promise.all(Array.from({ length: wanted - 1 }, (_, at) => begin(at + 2)));
    if (isStopping) return false;
    const { ready } = counts();
    say(`${ready === wanted ? wanted : `${ready} of ${wanted}`} processes answer.`);
    return true;
  }

  async function stop(): Promise<void> {
    isStopping = true;
    for (const { again } of slots) clearTimeout(again);
    const timer = setTimeout(() => {
      for (const worker of running()) worker.kill();
    }, stopMs);
    await new Promise<void>((resolve) => {
      onEnd = () => {
        if (running().length === 0) resolve();
      };
      for (const worker of running()) worker.send({ kind: "stop" });
      onEnd();
    });
    clearTimeout(timer);
    connections.end();
  }

  return { ready: beginAll(), take: (socket) => connections.take(socket), stop };
}
