import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { listClassifications } from "#api/contract/dataStandards.ts";
import { airOutletKind } from "#domain/batch/kinds/airOutlet/airOutletKind.ts";
import { fanCoilKind } from "#domain/batch/kinds/fanCoil/fanCoilKind.ts";
import { notices, useNoticeList } from "#ui/hooks/services/useNotices.ts";
import { ANONYMOUS_WEB, useSession } from "#ui/hooks/services/useSession.ts";
import { createServices } from "#ui/shell/createServices.ts";
import { OWN_ORIGIN } from "#ui/shell/readSettings.ts";

const envelope = (code: string, data: unknown) =>
  new Response(JSON.stringify({ code, message: "", data }), {
    headers: { "Content-Type": "application/json" },
  });

const started: string[] = [];
class CountedWorker extends EventTarget {
  constructor(script: URL) {
    super();
    started.push(script.pathname.split("/").at(-1) ?? "");
  }
  postMessage() {}
  start() {}
  terminate() {}
}

beforeEach(() => {
  started.length = 0;
  vi.stubGlobal("Worker", CountedWorker);
});
afterEach(() => {
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

it("forgets the user and says so when a login is no longer valid", async () => {
  vi.stubGlobal("fetch", async () => envelope("authentication.failed", null));
  useSession.setState({ token: "t1", user: { id: "7", name: "李明远" } });
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
