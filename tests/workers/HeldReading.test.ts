import { describe, expect, it } from "vitest";
import { HeldReading } from "#workers/HeldReading.ts";
import type { WorkerLike } from "#workers/WorkerHandle.ts";
import { WorkerGone } from "#workers/WorkerHandle.ts";
import { WorkerPerCall } from "#workers/WorkerPerCall.ts";
import { channelWorker, crash } from "../support/channelWorker.ts";

const never = () => new AbortController().signal;

/** A service that notes what it is asked, and the workers that it ran in. */
function held() {
  const asked: string[] = [];
  const workers: WorkerLike[] = [];
  const service = {
    note(what: string) {
      asked.push(what);
      return { ok: what !== "nothing" };
    },
    hang: () => new Promise<void>(() => {}),
  };
  const spawn = () => {
    const worker = channelWorker(service);
    workers.push(worker);
    return worker;
  };
  const reading = new HeldReading(new WorkerPerCall<typeof service>(spawn));
  const read = (what: string, signal = never()) =>
    reading.read(
      async (remote) => void (await remote.note("open")),
      async (remote) => remote.note(what),
      signal,
    );
  return { asked, workers, reading, read };
}

describe("what was read and is held", () => {
  it("is opened and read once, and read once more as it was read last by the worker after one that died", async () => {
    const { asked, workers, reading, read } = held();
    await read("first");
    expect(asked).toEqual(["open", "first"]);
    await reading.readAgain(async (remote) => remote.note("second"), never());
    const lost = reading.ask(async (remote) => remote.hang());
    crash(workers[0]);
    await expect(lost).rejects.toThrow(WorkerGone);
    asked.length = 0;
    await reading.ask(async (remote) => remote.note("batch"));
    expect(asked).toEqual(["open", "second", "batch"]);
    expect(workers).toHaveLength(2);
    reading.release();
  });

  it("is gone once it was stopped, let go of, or nothing could be read", async () => {
    const { reading, read } = held();
    const batch = () => reading.ask(async (remote) => remote.note("batch"));
    await read("first");
    await expect(
      reading.readAgain(async (remote) => remote.note("x"), AbortSignal.abort(new Error("left"))),
    ).rejects.toThrow("left");
    await expect(batch()).rejects.toThrow(WorkerGone);
    await read("first");
    reading.release();
    await expect(batch()).rejects.toThrow(WorkerGone);
    expect(await read("nothing")).toEqual({ ok: false });
    await expect(batch()).rejects.toThrow(WorkerGone);
  });

  it("is let go of when its worker died at the first reading", async () => {
    const { workers, reading } = held();
    const first = reading.read(
      async () => {},
      async (remote) => {
        await remote.hang();
        return { ok: true };
      },
      never(),
    );
    crash(workers[0]);
    await expect(first).rejects.toThrow(WorkerGone);
    await expect(reading.ask(async (remote) => remote.note("batch"))).rejects.toThrow(WorkerGone);
  });
});
