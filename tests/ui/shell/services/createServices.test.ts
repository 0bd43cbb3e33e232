import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { listClassifications } from "#api/contract/dataStandards.ts";
import { NO_ROOMS } from "#domain/building/batch/state/batchState.ts";
import { airOutletKind } from "#domain/building/kinds/airOutlet/airOutletKind.ts";
import { fanCoilKind } from "#domain/building/kinds/fanCoil/fanCoilKind.ts";
import { notices, useNoticeList } from "#ui/page/services/useNotices.ts";
import { ANONYMOUS_WEB, useSession } from "#ui/page/services/useSession.ts";
import { createServices } from "#ui/shell/services/createServices.ts";
import { OWN_ORIGIN } from "#ui/shell/services/readSettings.ts";
import { createLife, serve } from "#workers/serve.ts";

const envelope = (code: string, data: unknown) =>
  new Response(JSON.stringify({ code, message: "", data }), {
    headers: { "Content-Type": "application/json" },
  });

const started: string[] = [];
const workers: EventTarget[] = [];
class CountedWorker extends EventTarget {
  constructor(script: URL) {
    super();
    workers.push(this);
    started.push(script.pathname.split("/").at(-1) ?? "");
  }
  postMessage() {}
  start() {}
  terminate() {}
}
/** Ports that hear the events of the page here; those of Node know their own only. */
class PlainPort extends EventTarget {
  other: PlainPort | undefined;
  postMessage(data: unknown) {
    queueMicrotask(() => this.other?.dispatchEvent(Object.assign(new Event("message"), { data })));
  }
  start() {}
  close() {}
}
class PlainChannel {
  readonly port1 = new PlainPort();
  readonly port2 = new PlainPort();
  constructor() {
    [this.port1.other, this.port2.other] = [this.port2, this.port1];
  }
}
/** The thread of all kinds, in which nothing can be saved. */
class RefusedWorker extends CountedWorker {
  override postMessage(_?: unknown, [port]: readonly MessagePort[] = []) {
    const open = () => Promise.resolve({ at: 1, summary: { ...NO_ROOMS, saving: "failed" } });
    if (port !== undefined) serve({ open }, port, createLife());
  }
}
const crash = (worker: EventTarget | undefined) => worker?.dispatchEvent(new Event("error"));

beforeEach(() => {
  started.length = 0;
  vi.stubGlobal("Worker", CountedWorker);
  vi.stubGlobal("MessageChannel", PlainChannel);
});
afterEach(() => {
  // The page has one thread for all batches: it ends with the test.
  workers.splice(0).forEach(crash);
  vi.unstubAllGlobals();
  notices.clear();
  useSession.setState(ANONYMOUS_WEB, true);
});

it("starts no worker before somebody asks for one", () => {
  const services = createServices(OWN_ORIGIN);
  expect(started).toEqual([]);
  expect(services.batch(fanCoilKind).summary().rooms).toBe(0);
  // All kinds have one building, and so one worker.
  expect(services.batch(airOutletKind).summary().rooms).toBe(0);
  expect(started).toEqual(["batch.worker.ts"]);
});

it("has one batch for all who ask", () => {
  const { batch } = createServices(OWN_ORIGIN);
  expect(batch(fanCoilKind)).toBe(batch(fanCoilKind));
});

it("says that edits were lost, where the batch worker ended while the browser refused to save", async () => {
  vi.stubGlobal("Worker", RefusedWorker);
  const client = createServices(OWN_ORIGIN).batch(fanCoilKind);
  await vi.waitUntil(() => client.summary().saving === "failed", { timeout: 60_000 });
  expect(useNoticeList.getState()).toEqual([]);
  crash(workers[0]);
  expect(useNoticeList.getState()).toMatchObject([
    {
      kind: "error",
      text: "未保存的修改已丢失",
      detail: "后台中断时浏览器正拒绝保存，请核对最近的修改",
    },
  ]);
  client.dispose();
});

it("forgets the user and says so when a login is no longer valid", async () => {
  vi.stubGlobal("fetch", async () => envelope("authentication.failed", null));
  useSession.setState({ token: "t1", user: { id: "7", uniqueId: "u7", name: "李明远", isOperator: false } });
  const { api } = createServices(OWN_ORIGIN);
  const call = () => api.call(listClassifications, { query: { resource_type: "PRODUCT" } });
  await expect(call()).rejects.toMatchObject({ code: "authentication.failed" });
  expect(useSession.getState()).toMatchObject({ token: null, user: null });
  expect(useNoticeList.getState()).toMatchObject([{ kind: "error", text: "登录失效了，请重新登录" }]);
});

it("sends what is left of the record by a beacon when the page goes", async () => {
  const beacons: { address: string; body: Blob }[] = [];
  const sendBeacon = (address: string, body: Blob) => beacons.push({ address, body }) > 0;
  vi.stubGlobal("navigator", Object.assign(Object.create(navigator), { sendBeacon }));
  const { track } = createServices(OWN_ORIGIN);
  track("visitBachSelection", {});
  window.dispatchEvent(new Event("pagehide"));
  expect(beacons.map(({ address }) => address)).toEqual(["/api/tracks"]);
  expect(beacons[0]?.body.type).toBe("application/json");
  expect(JSON.parse((await beacons[0]?.body.text()) ?? "")).toMatchObject({
    tracks: [{ event: "visitBachSelection", platform: "web" }],
  });
});
