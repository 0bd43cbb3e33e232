import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { listClassifications } from "#api/contract/dataStandards.ts";
import { keyed } from "#domain/base/keyed.ts";
import { NO_ROOMS } from "#domain/building/batch/state/batchState.ts";
import { airOutletKind } from "#domain/building/kinds/airOutlet/airOutletKind.ts";
import { fanCoilKind } from "#domain/building/kinds/fanCoil/fanCoilKind.ts";
import { useRecentDuties } from "#ui/duty/useRecentDuties.ts";
import { compareProduct, useComparisons } from "#ui/product/compare/useComparisons.ts";
import { keepMachinePrice, useMachinePrices } from "#ui/product/parallel/useMachinePrices.ts";
import { notices, useNoticeList } from "#ui/page/services/useNotices.ts";
import { ANONYMOUS_WEB, forgetUser, useSession } from "#ui/page/services/useSession.ts";
import { rememberAnswers, rememberedAnswers } from "#ui/screens/library/import/tables/tableAnswers.ts";
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
  localStorage.clear();
  useComparisons.setState(keyed({}), true);
  useMachinePrices.setState(new Map(), true);
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

const person = (id: string) => ({ id, uniqueId: `u${id}`, name: id, isOperator: false });
/** What a member compares, prices and searches for: an own product each, beside a public one. */
function chooseOwn() {
  useSession.setState({ token: "t7", user: person("7") });
  useComparisons.keep(keyed({}));
  compareProduct("C000001", { id: "o-1", model: "MX-8801" });
  compareProduct("C000001", { id: "12", model: "T4-72-6A" });
  compareProduct("C000002", { id: "o-2", model: "MX-8802" });
  keepMachinePrice("o-1", "1200");
  keepMachinePrice("12", "900");
  rememberAnswers([ASKED], []);
  const duty = { categoryCode: "C000001", found: 2, at: 1 };
  useRecentDuties.keep([
    { ...duty, address: "series=o-5&seriesName=MX&duty=airFlow:12000" },
    { ...duty, address: "brand=o-6&duty=airFlow:12000" },
    { ...duty, address: "duty=airFlow:12000" },
  ]);
}
const ASKED = {
  ...({ id: "x1:which-power:y2", code: "which-power", field: "功率 (kW)", text: "", options: [] } as const),
  ...{ proposal: "motorPower" },
};
const chosen = () => [
  rememberedAnswers(),
  JSON.stringify(useComparisons.getState()),
  [...useMachinePrices.getState().keys()],
  useRecentDuties.getState().map(({ address }) => address),
];
const PUBLIC_ONES = [
  [],
  JSON.stringify({ C000001: [{ id: "12", model: "T4-72-6A" }] }),
  ["12"],
  ["duty=airFlow:12000"],
];

it("keeps no own products in what the browser remembers, once their user has signed out", () => {
  localStorage.setItem("volute.signedIn", "1");
  createServices(OWN_ORIGIN);
  chooseOwn();
  const all = chosen();
  forgetUser();
  // A token that has ended is renewed for the same user.
  useSession.setState({ token: "t7b", user: person("7") });
  expect(chosen()).toEqual(all);
  localStorage.removeItem("volute.signedIn");
  forgetUser();
  expect(chosen()).toEqual(PUBLIC_ONES);
  expect(Object.values(localStorage).join(" ")).not.toMatch(/o-\d|MX/u);
});

it("nor when another user follows, or nobody is signed in at the next start", () => {
  localStorage.setItem("volute.signedIn", "1");
  createServices(OWN_ORIGIN);
  chooseOwn();
  useSession.setState({ token: "t8", user: person("8") });
  expect(chosen()).toEqual(PUBLIC_ONES);
  chooseOwn();
  localStorage.removeItem("volute.signedIn");
  useSession.setState(ANONYMOUS_WEB, true);
  createServices(OWN_ORIGIN);
  expect(chosen()).toEqual(PUBLIC_ONES);
});
