import { Socket } from "node:net";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { Metric } from "#server/http/exposition.ts";
import type { Log } from "#server/process/log.ts";
import { superviseWorkers, type StartWorker } from "#server/start/workers/superviseWorkers.ts";
import type { FromWorker, ToWorker } from "#server/start/workers/WorkerMessages.ts";

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

interface Started {
  readonly number: number;
  readonly received: ToWorker[];
  /** Connections that it received. */
  readonly given: Socket[];
  readonly send: (message: FromWorker) => void;
  readonly end: (cause: string) => void;
  isKilled: boolean;
}

function supervised(wanted: number) {
  const started: Started[] = [];
  const waits: unknown[] = [];
  const said: string[] = [];
  const start: StartWorker = ({ number }, hear, onExit) => {
    const received: ToWorker[] = [];
    const given: Socket[] = [];
    const one: Started = { number, received, given, send: hear, end: onExit, isKilled: false };
    started.push(one);
    return {
      send: (message, socket) => {
        received.push(message);
        if (socket !== undefined) given.push(socket);
      },
      kill: () => {
        one.isKilled = true;
        onExit("SIGKILL");
      },
    };
  };
  const ignore = () => {};
  const error: Log["error"] = (facts) => {
    if ("waitMs" in facts) waits.push(facts.waitMs);
  };
  const log: Log = { error, warn: ignore, info: ignore, debug: ignore };
  const supervisor = superviseWorkers({ wanted, start, say: (line) => void said.push(line), log });
  return { started, waits, said, supervisor };
}

const READY = { kind: "ready" } as const;

async function allReady(wanted: number) {
  const all = supervised(wanted);
  all.started[0]!.send(READY);
  await vi.advanceTimersByTimeAsync(0);
  for (const one of all.started.slice(1)) one.send(READY);
  await all.supervisor.ready;
  return all;
}

test("the first worker reads the catalogue for the others, which start together when it is ready", async () => {
  const { started, said, supervisor } = supervised(3);
  expect(started.map(({ number }) => number)).toEqual([1]);
  started[0]!.send({ kind: "step", line: "Database open." });
  started[0]!.send(READY);
  await vi.advanceTimersByTimeAsync(0);
  expect(started.map(({ number }) => number)).toEqual([1, 2, 3]);
  started[1]!.send({ kind: "step", line: "Database open." });
  started[1]!.send(READY);
  started[2]!.send(READY);
  expect(await supervisor.ready).toBe(true);
  expect(said).toEqual(["Database open.", "3 processes answer."]);
  expect(started[0]!.received.at(-1)).toEqual({ kind: "counts", counts: { wanted: 3, ready: 3 } });
});

test("only processes that have started are said to answer", async () => {
  const { started, said, supervisor } = supervised(3);
  started[0]!.send(READY);
  await vi.advanceTimersByTimeAsync(0);
  started[1]!.end("exit code 1");
  started[2]!.send(READY);
  expect(await supervisor.ready).toBe(true);
  expect(said).toEqual(["2 of 3 processes answer."]);
});

test.each([0, 1])("a stop when %i have started says nothing more, and is no failure", async (ready) => {
  const { started, said, supervisor } = supervised(3);
  if (ready > 0) started[0]!.send(READY);
  await vi.advanceTimersByTimeAsync(0);
  const stopping = supervisor.stop();
  for (const one of started) one.end("exit code 0");
  await stopping;
  expect(await supervisor.ready).toBe(false);
  expect(said).toEqual([]);
});

test("a start that a person can mend ends it with the worker's sentence", async () => {
  const { started, supervisor } = supervised(2);
  started[0]!.send({ kind: "failed", sentence: "Port 80 is taken." });
  started[0]!.end("exit code 1");
  await expect(supervisor.ready).rejects.toThrow("Port 80 is taken.");
});

test("a worker that dies is started again under its number, after a wait that grows", async () => {
  const { started, waits, supervisor } = await allReady(2);
  started[1]!.end("SIGKILL");
  for (let at = 0; at < 8; at++) {
    const before = started.length;
    const wait = Math.min(500 * 2 ** at, 30_000);
    await vi.advanceTimersByTimeAsync(wait - 1);
    expect(started).toHaveLength(before);
    await vi.advanceTimersByTimeAsync(1);
    expect(started).toHaveLength(before + 1);
    expect(started.at(-1)).toMatchObject({ number: 2 });
    started.at(-1)!.end("exit code 1");
  }
  expect(waits).toEqual([500, 1000, 2000, 4000, 8000, 16_000, 30_000, 30_000, 30_000]);
  await vi.advanceTimersByTimeAsync(30_000);
  started.at(-1)!.send(READY);
  // A worker that ran well for a minute is restarted as quickly as the first time.
  await vi.advanceTimersByTimeAsync(61_000);
  started.at(-1)!.end("SIGKILL");
  expect(waits.at(-1)).toBe(500);
  const stopping = supervisor.stop();
  started[0]!.end("exit code 0");
  await stopping;
});

const connections = (count: number) => Array.from({ length: count }, () => new Socket());
const idsOf = ({ received }: Started) =>
  received.flatMap((message) => (message.kind === "connection" ? [message.id] : []));
function takeAll(worker: Started): void {
  for (const id of idsOf(worker)) worker.send({ kind: "took", id });
}

test("connections go to workers in turn, and first to whoever has taken what it was given", async () => {
  const { started, supervisor } = await allReady(2);
  const [one, two] = [started[0]!, started[1]!];
  for (const socket of connections(6)) supervisor.take(socket);
  expect([one.given.length, two.given.length]).toEqual([3, 3]);
  takeAll(two);
  expect(two.given.every(({ destroyed }) => destroyed)).toBe(true);
  expect(one.given.some(({ destroyed }) => destroyed)).toBe(false);
  for (const socket of connections(3)) supervisor.take(socket);
  expect([one.given.length, two.given.length]).toEqual([3, 6]);
});

test("a worker that dies leaves the connections that it has not taken to another", async () => {
  const { started, supervisor } = await allReady(2);
  const all = connections(4);
  for (const socket of all) supervisor.take(socket);
  const [one, two] = [started[0]!, started[1]!];
  one.send({ kind: "took", id: idsOf(one)[0]! });
  one.end("SIGKILL");
  expect(two.given).toHaveLength(3);
  takeAll(two);
  expect(all.every(({ destroyed }) => destroyed)).toBe(true);
});

test("one that starts takes connections only where no other answers; until then they wait", async () => {
  const { started, supervisor } = supervised(2);
  const [early, later] = connections(2);
  supervisor.take(early!);
  expect(started[0]!.given).toEqual([]);
  started[0]!.send({ kind: "open" });
  expect(started[0]!.given).toEqual([early]);
  started[0]!.send(READY);
  await vi.advanceTimersByTimeAsync(0);
  started[1]!.send({ kind: "open" });
  supervisor.take(later!);
  expect(started[1]!.given).toEqual([]);
  expect(started[0]!.given).toEqual([early, later]);
});

test("a stop is sent to all, waits for their ends and ends whoever is late; nothing is started again", async () => {
  const { started, supervisor } = await allReady(3);
  started[2]!.end("SIGKILL");
  let isOver = false;
  const stopping = supervisor.stop().then(() => (isOver = true));
  expect(started.slice(0, 2).map(({ received }) => received.at(-1))).toEqual([
    { kind: "stop" },
    { kind: "stop" },
  ]);
  started[0]!.end("exit code 0");
  await vi.advanceTimersByTimeAsync(9_000);
  expect(isOver).toBe(false);
  await vi.advanceTimersByTimeAsync(1_000);
  await stopping;
  expect(started.map(({ isKilled }) => isKilled)).toEqual([false, true, false]);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(started).toHaveLength(3);
});

const counted = (value: number): readonly Metric[] => [
  {
    name: "volute_calls_total",
    help: "Calls",
    type: "counter",
    samples: [{ labels: [["area", "api"]], value }],
  },
];
const callsOf = (message: ToWorker | undefined) =>
  message?.kind === "gathered"
    ? message.all.find(({ name }) => name === "volute_calls_total")?.samples
    : undefined;

test("one worker reports the metrics of all, each under its number, without one that is gone or too busy", async () => {
  const { started } = await allReady(3);
  started[0]!.send({ kind: "gather", id: 7, own: counted(10) });
  const [, two, three] = started;
  const asked = two!.received.at(-1)!;
  if (asked.kind !== "read metrics") throw new Error("the others are asked");
  two!.send({ kind: "metrics", id: asked.id, own: counted(20) });
  three!.send({ kind: "metrics", id: asked.id, own: counted(30) });
  await vi.advanceTimersByTimeAsync(0);
  expect(started[0]!.received.at(-1)).toMatchObject({ kind: "gathered", id: 7 });
  expect(callsOf(started[0]!.received.at(-1))).toEqual(
    [10, 20, 30].map((value, at) => ({
      labels: [
        ["worker", String(at + 1)],
        ["area", "api"],
      ],
      value,
    })),
  );
  started[0]!.send({ kind: "gather", id: 8, own: counted(11) });
  three!.end("SIGKILL");
  await vi.advanceTimersByTimeAsync(2_000);
  const last = started[0]!.received.findLast(({ kind }) => kind === "gathered");
  expect(callsOf(last)).toHaveLength(1);
});
