import { afterEach, describe, expect, expectTypeOf, it } from "vitest";
import { NO_ROOMS } from "#domain/building/batch/state/batchState.ts";
import { packRooms } from "#domain/building/rooms/packRooms.ts";
import { refusal, type Answered, type Refusal } from "#workers/batch/run/answered.ts";
import { askCalls } from "#workers/batch/calls/askCalls.ts";
import { batchCalls, type BatchImplementation } from "#workers/batch/calls/batchCalls.ts";
import type { BatchClient } from "#workers/batch/calls/BatchClient.ts";
import {
  edit,
  read,
  show,
  stoppableEdit,
  stoppableRead,
  type Implementation,
} from "#workers/batch/calls/Call.ts";
import { EditRefused } from "#workers/batch/calls/createBatchClient.ts";
import { serveCalls } from "#workers/batch/calls/serveCalls.ts";
import { WorkerHandle } from "#workers/WorkerHandle.ts";
import { eachWithItsOwnBatch, openForTest } from "../../../support/batchRuns.ts";
import { channelWorker } from "../../../support/channelWorker.ts";
import { FakeLocks } from "../../../support/fakeLocks.ts";
import { isSaved, summaryWhere } from "../../../support/openBatch.ts";
import type { TestFilter } from "../../../support/testKind.ts";
import { testRooms } from "../../../support/testRooms.ts";

const TABLE = {
  length: read<(text: string) => number>(),
  turn: show<(text: string) => string>(),
  grow: edit<(by: number) => number>(),
  wait: stoppableRead<(text: string) => string>(),
  take: stoppableEdit<(text: string) => string>(),
};
const stops: unknown[] = [];
const WORK: Implementation<typeof TABLE> = {
  length: (text) => text.length,
  turn: (text) => Array.from(text).toReversed().join(""),
  grow: (by) => Promise.resolve(by + 1),
  wait: (text, signal) =>
    new Promise((resolve) => {
      if (text !== "") resolve({ ok: true, value: text });
      signal.addEventListener("abort", () => stops.push(signal.reason));
    }),
  take: (text) => Promise.resolve({ ok: true, value: text }),
};

const handles: WorkerHandle<unknown>[] = [];
afterEach(() => handles.splice(0).forEach((handle) => handle.dispose()));

/** Both ends of the table, over a real message channel. */
function bothEnds(refused: Refusal | null = null) {
  let update = 0;
  const heard: number[] = [];
  const served = serveCalls(TABLE, WORK, {
    update: () => ({ at: ++update, summary: NO_ROOMS }),
    refuseEdit: () => refused,
  });
  const service = { ...served.calls, stop: served.stop };
  const handle = new WorkerHandle<typeof service>(() => channelWorker(service));
  handles.push(handle as WorkerHandle<unknown>);
  const client = askCalls(TABLE, {
    call: (name, args, signal) => handle.call<unknown>(async (remote) => remote[name](...args), signal),
    stop: (callId) => void handle.call((remote) => remote.stop(callId)),
    onUpdate: ({ at }) => heard.push(at),
    rejection: (message) => new EditRefused(message),
  });
  return { client, heard };
}

describe("a call that is written in the table", () => {
  it("is answered; all but a read tell how the building stands then", async () => {
    const { client, heard } = bothEnds();
    expect(await client.length("four")).toBe(4);
    expect(await client.wait("a", new AbortController().signal)).toEqual({ ok: true, value: "a" });
    expect(heard).toEqual([]);
    expect(await client.turn("on")).toBe("no");
    expect(await client.grow(1)).toBe(2);
    expect(await client.take("b")).toEqual({ ok: true, value: "b" });
    expect(heard).toEqual([1, 2, 3]);
  });

  it("is refused where it edits, by an answer where it has one for that", async () => {
    const { client, heard } = bothEnds(refusal("read.only", "只能查看"));
    await expect(client.grow(1)).rejects.toEqual(new EditRefused("只能查看"));
    expect(await client.take("b")).toEqual(refusal("read.only", "只能查看"));
    expect(heard).toEqual([1, 2]);
    expect(await client.turn("on")).toBe("no");
    expect(await client.length("four")).toBe(4);
  });

  it("is stopped in the worker when the page asks no more", async () => {
    const { client } = bothEnds();
    const controller = new AbortController();
    const waiting = client.wait("", controller.signal);
    await client.length("");
    controller.abort(new Error("left"));
    await expect(waiting).rejects.toThrow("left");
    await client.length("");
    expect(stops).toHaveLength(1);
  });
});

describe("what is not in the table does not compile", () => {
  it("in the worker: no other name, none left out, no other answer", () => {
    const parts = { update: () => ({ at: 0, summary: NO_ROOMS }), refuseEdit: () => null };
    const { length, ...others } = WORK;
    const served = [
      // @ts-expect-error no call is named `lenght`
      serveCalls(TABLE, { ...WORK, lenght: length }, parts),
      // @ts-expect-error `length` does nothing
      serveCalls(TABLE, others, parts),
      // @ts-expect-error `length` answers a number
      serveCalls(TABLE, { ...WORK, length: (text: string) => text }, parts),
    ];
    // What the table does not name never reaches the page.
    for (const { calls } of served) expect(Object.keys(calls)).toEqual(Object.keys(TABLE));
    // @ts-expect-error no call of the batch worker is named `row`
    void ({ row: () => [] } satisfies Partial<BatchImplementation>);
  });

  it("on the page: no other name, nothing else asked, no read without its signal", () => {
    type Client = BatchClient<TestFilter>;
    expectTypeOf<Client>().not.toHaveProperty("row");
    expectTypeOf<Parameters<Client["setFilter"]>>().toEqualTypeOf<[filter: TestFilter]>();
    expectTypeOf<Parameters<Client["whyNot"]>[2]>().toEqualTypeOf<AbortSignal>();
    expectTypeOf<Client["choose"]>().returns.resolves.toEqualTypeOf<Answered<null>>();
    expectTypeOf<Client["undo"]>().returns.resolves.toEqualTypeOf<void>();
    // @ts-expect-error rows are asked for by number
    expectTypeOf<Client["rows"]>().toBeCallableWith("0", "9");
  });
});

describe("in a second tab", () => {
  eachWithItsOwnBatch();

  it("every edit of the table is refused, whatever it is asked", async () => {
    const browser = new FakeLocks();
    const { client: first } = openForTest({ environment: { locks: browser.tab().locks } });
    await first.replaceRooms(packRooms(testRooms(5)), "楼", "");
    await summaryWhere(first, isSaved);
    const { client: second } = openForTest({ environment: { locks: browser.tab().locks } });
    await summaryWhere(second, ({ access }) => access === "elsewhere");
    const calls = Object.entries(batchCalls<TestFilter>());
    const edits = calls.filter(([, { effect }]) => effect === "edit");
    const handsOver = ["replaceRooms", "appendRooms"];
    for (const [name, { isStoppable }] of edits) {
      const ask = second[name as keyof typeof second] as (...args: unknown[]) => Promise<object>;
      const asked = ask(...(handsOver.includes(name) ? [packRooms(testRooms(1)), "", ""] : []));
      const how = await asked.catch((error: Error) => ({ code: error.name }));
      expect({ name, ...how }).toMatchObject({ name, code: isStoppable ? "read.only" : "EditRefused" });
    }
    expect(edits.length).toBeGreaterThan(20);
    expect(second.summary()).toMatchObject({ rooms: 5, buildingName: "楼" });
  });
});
