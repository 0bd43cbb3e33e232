import { expect, it } from "vitest";
import { WorkerGone, WorkerHandle, type WorkerLike } from "#workers/WorkerHandle.ts";
import { createLife } from "#workers/serve.ts";
import { MOST_SILENT } from "#workers/watchLife.ts";
import { channelWorker, crash } from "../support/channelWorker.ts";
import { FakeLocks } from "../support/fakeLocks.ts";
import { manualTimer } from "../support/manualTimer.ts";

const createService = () => ({
  hang: () => new Promise<void>(() => {}),
  ping: () => 1,
  greet: (name: string) => `hello ${name}`,
});
type Service = ReturnType<typeof createService>;

function spawning() {
  const spawned: WorkerLike[] = [];
  const spawn = () => {
    const worker = channelWorker(createService());
    spawned.push(worker);
    return worker;
  };
  return { spawned, spawn };
}

it("starts nothing before the first call", () => {
  const { spawned, spawn } = spawning();
  new WorkerHandle<Service>(spawn).dispose();
  expect(spawned).toHaveLength(0);
});

it("settles calls that the worker will never answer, and starts the next worker on the next call", async () => {
  const { spawned, spawn } = spawning();
  const handle = new WorkerHandle<Service>(spawn);
  const hanging = handle.call((service) => service.hang());
  crash(spawned[0]);
  await expect(hanging).rejects.toBeInstanceOf(WorkerGone);
  expect(await handle.call((service) => service.ping())).toBe(1);
  expect(spawned).toHaveLength(2);
  handle.dispose();
});

it("prepares every fresh worker and tells of a crash", async () => {
  const { spawned, spawn } = spawning();
  const greeted: string[] = [];
  let crashes = 0;
  const handle = new WorkerHandle<Service>(spawn, {
    prepare: async (service) => greeted.push(await service.greet(`worker ${spawned.length}`)),
    onCrash: () => crashes++,
  });
  await handle.call((service) => service.ping());
  crash(spawned[0]);
  crash(spawned[0]);
  await handle.call((service) => service.ping());
  expect(greeted).toEqual(["hello worker 1", "hello worker 2"]);
  expect(crashes).toBe(1);
  handle.dispose();
});

it("leaves nothing of itself with a worker that it ended", async () => {
  const listening = new Set<unknown>();
  const worker = channelWorker(createService());
  const counted: WorkerLike = {
    start: () => worker.start?.(),
    postMessage: (message, moved) => worker.postMessage(message, moved),
    terminate: () => worker.terminate(),
    addEventListener: (type, listener, options) => {
      if (type !== "message") listening.add(listener);
      worker.addEventListener(type, listener, options);
    },
    removeEventListener: (type, listener, options) => {
      listening.delete(listener);
      worker.removeEventListener(type, listener, options);
    },
  };
  const handle = new WorkerHandle<Service>(() => counted);
  await handle.call((service) => service.ping());
  expect(listening.size).toBeGreaterThan(0);
  handle.dispose();
  expect(listening.size).toBe(0);
});

it("tries again with a new worker when one could not be prepared", async () => {
  const { spawned, spawn } = spawning();
  const handle = new WorkerHandle<Service>(spawn, {
    prepare: () => (spawned.length === 1 ? Promise.reject(new Error("no catalogue")) : Promise.resolve()),
  });
  await expect(handle.call((service) => service.ping())).rejects.toThrow("no catalogue");
  expect(await handle.call((service) => service.ping())).toBe(1);
  handle.dispose();
});

it("rejects at once with the signal's reason", async () => {
  const handle = new WorkerHandle<Service>(spawning().spawn);
  const controller = new AbortController();
  const hanging = handle.call((service) => service.hang(), controller.signal);
  controller.abort(new Error("the reader left"));
  await expect(hanging).rejects.toThrow("the reader left");
  await expect(handle.call((service) => service.ping(), controller.signal)).rejects.toThrow(
    "the reader left",
  );
  handle.dispose();
});

it("starts no worker for a call after disposal", async () => {
  const { spawned, spawn } = spawning();
  const handle = new WorkerHandle<Service>(spawn);
  const hanging = handle.call((service) => service.hang());
  handle.dispose();
  await expect(hanging).rejects.toBeInstanceOf(WorkerGone);
  await expect(handle.call((service) => service.ping())).rejects.toBeInstanceOf(WorkerGone);
  expect(spawned).toHaveLength(1);
});

const WITHOUT_LOCKS = { holdLife: () => Promise.resolve(false), answerPing() {} };
const SILENT = { ...WITHOUT_LOCKS, answerPing: () => new Promise<void>(() => {}) };

const settled = () => new Promise((resolve) => setTimeout(resolve, 5));

it("finds at once that a worker ended without a word, by the lock that it held", async () => {
  const browser = new FakeLocks();
  const thread = browser.tab();
  const spawned: WorkerLike[] = [];
  let crashes = 0;
  const spawn = () => {
    const locks = spawned.length === 0 ? thread.locks : browser.tab().locks;
    const worker = channelWorker(createService(), createLife(locks));
    spawned.push(worker);
    return worker;
  };
  const clock = manualTimer();
  const handle = new WorkerHandle<Service>(spawn, {
    onCrash: () => crashes++,
    locks: browser.tab().locks,
    timer: clock.timer,
  });
  expect(await handle.call((service) => service.ping())).toBe(1);
  const hanging = handle.call((service) => service.hang());
  await settled();
  // Busy for ever so long: it lives.
  for (let pings = 0; pings < 3 * MOST_SILENT; pings++) clock.pass(5000);
  expect(crashes).toBe(0);
  thread.close();
  await expect(hanging).rejects.toBeInstanceOf(WorkerGone);
  expect(crashes).toBe(1);
  expect(await handle.call((service) => service.ping())).toBe(1);
  expect(spawned).toHaveLength(2);
  handle.dispose();
});

it("finds it after a long silence where there are no locks, and takes no busy or idle worker for it", async () => {
  const clock = manualTimer();
  const spawned: WorkerLike[] = [];
  const spawn = () => {
    const worker = channelWorker(createService(), WITHOUT_LOCKS);
    spawned.push(worker);
    return worker;
  };
  let crashes = 0;
  const handle = new WorkerHandle<Service>(spawn, { onCrash: () => crashes++, timer: clock.timer });
  await handle.call((service) => service.ping());
  const ended = handle.call((service) => service.hang()).catch((error: unknown) => error);
  for (let pings = 0; pings < 2 * MOST_SILENT; pings++) {
    clock.pass(5000);
    await settled();
  }
  expect(crashes).toBe(0);
  spawned[0]!.terminate();
  for (let pings = 0; pings < MOST_SILENT - 1; pings++) clock.pass(5000);
  expect(crashes).toBe(0);
  clock.pass(5000);
  clock.pass(5000);
  expect(await ended).toBeInstanceOf(WorkerGone);
  expect(crashes).toBe(1);
  handle.dispose();
});

it("waits for no word of a worker that nobody asks", async () => {
  const clock = manualTimer();
  let crashes = 0;
  const spawn = () => channelWorker(createService(), SILENT);
  const handle = new WorkerHandle<Service>(spawn, { onCrash: () => crashes++, timer: clock.timer });
  await handle.call((service) => service.ping());
  for (let pings = 0; pings < 3 * MOST_SILENT; pings++) clock.pass(5000);
  expect(crashes).toBe(0);
  handle.dispose();
});
