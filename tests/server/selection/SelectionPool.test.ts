import { afterEach, expect, test } from "vitest";
import { SelectionPool } from "#server/selection/SelectionPool.ts";
import { createLog } from "#server/process/log.ts";
import type { FaultyQuestion } from "../../support/faultyThread.ts";

const FAULTY = new URL("../../support/faultyThread.ts", import.meta.url);
const pools: SelectionPool[] = [];

function open(threads = 1) {
  const data = { columns: { C000006: new Float64Array([1, 2]) } };
  const pool = new SelectionPool({ data, threads, log: createLog("silent"), module: FAULTY });
  pools.push(pool);
  const ask = (question: FaultyQuestion, signal = new AbortController().signal) =>
    pool.select("C000006", question, signal);
  return { pool, ask };
}
const gate = () => new Int32Array(new SharedArrayBuffer(4));
function release(until: Int32Array<SharedArrayBuffer>) {
  Atomics.store(until, 0, 1);
  Atomics.notify(until, 0);
}

afterEach(async () => {
  for (const pool of pools.splice(0)) await pool.dispose();
});

test("a thread reads TypeScript and is given the columns once, when it starts", async () => {
  const { pool, ask } = open();
  await pool.ready();
  expect(await ask({ does: "answer" })).toMatchObject({
    workerData: { columns: { C000006: new Float64Array([1, 2]) } },
  });
});

test("a pool whose threads cannot start says so", async () => {
  const data = { columns: {} };
  const module = new URL("./nowhere.ts", import.meta.url);
  const pool = new SelectionPool({ data, threads: 1, log: createLog("silent"), module });
  pools.push(pool);
  await expect(pool.ready()).rejects.toThrow(/nowhere/u);
});

test("a fault fails its own task, and the same thread answers the next", async () => {
  const { ask } = open();
  const before = await ask({ does: "answer" });
  await expect(ask({ does: "throw" })).rejects.toThrow("a fault in the engine");
  expect(await ask({ does: "answer" })).toEqual(before);
});

test("a thread that dies fails its own task and is replaced", async () => {
  const { ask } = open();
  const before = await ask({ does: "answer" });
  await expect(ask({ does: "exit" })).rejects.toThrow("exited with code: 3");
  expect(await ask({ does: "answer" })).not.toEqual(before);
});

test("a task aborted while it waits is skipped and rejects with the reason", async () => {
  const { pool, ask } = open();
  await ask({ does: "answer" });
  const until = gate();
  const busy = ask({ does: "wait", until });
  const controller = new AbortController();
  const waiting = ask({ does: "answer" }, controller.signal);
  controller.abort(new Error("gone"));
  expect(pool.waiting).toBe(1);
  release(until);
  expect(await busy).toBe("waited");
  await expect(waiting).rejects.toThrow("gone");
});

test("a task aborted while it runs rejects, and its thread lives on", async () => {
  const { ask } = open();
  const before = await ask({ does: "answer" });
  const until = gate();
  const controller = new AbortController();
  const running = ask({ does: "wait", until }, controller.signal);
  controller.abort(new Error("gone"));
  release(until);
  await expect(running).rejects.toThrow("gone");
  expect(await ask({ does: "answer" })).toEqual(before);
});

test("nothing is asked for a caller who has gone already", async () => {
  const { ask } = open();
  await expect(ask({ does: "exit" }, AbortSignal.abort(new Error("gone")))).rejects.toThrow("gone");
  expect(await ask({ does: "answer" })).toBeDefined();
});
