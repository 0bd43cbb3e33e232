import { expect, it } from "vitest";
import { WorkerGone, WorkerHandle, type WorkerLike } from "#workers/WorkerHandle.ts";
import { channelWorker, crash } from "../support/channelWorker.ts";

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
