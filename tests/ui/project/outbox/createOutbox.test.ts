import * as fakeIndexedDb from "fake-indexeddb";
import { beforeEach, expect, it, vi } from "vitest";
import { ApiError } from "#api/client/ApiError.ts";
import type { Api } from "#api/client/createApi.ts";
import { readWorkCondition } from "#api/contract/curves.ts";
import { selectProduct } from "#api/contract/projectProducts.ts";
import { getCurrentProject, getProject } from "#api/contract/projects.ts";
import { PROPERTY } from "#domain/catalogue/properties.ts";
import type { UnsentSelection } from "#ui/page/services/Outbox.ts";
import { useOutbox } from "#ui/project/outbox/useOutbox.ts";
import { useSession } from "#ui/page/services/useSession.ts";
import { createOutbox } from "#ui/project/outbox/createOutbox.ts";
import { WaitingStore } from "#ui/project/outbox/WaitingStore.ts";
import { FakeLocks } from "../../../support/fakeLocks.ts";
import { fakeApi } from "../../renderInApp.tsx";

const TOKEN = "bearer-of-the-user";
const FAN = {
  id: "fan-1",
  model: "LYF-9",
  gjwCategoryCode: "C000001",
  speedControl: "SINGLE_SPEED",
  duty: [{ code: PROPERTY.airFlow, value: 12_000, deviationRate: 10 }],
  rate: null,
} as const;
const BODY = { productId: "fan-1", designProperties: [], runtimeProperties: [] };
const FIRST = { id: "p1", name: "一期" };
const SECOND = { id: "p2", name: "二期" };
const unsent = (key: string, over: Partial<UnsentSelection> = {}): UnsentSelection => ({
  key,
  product: FAN,
  project: FIRST,
  body: BODY,
  ...over,
});

/** A server that knows selections by their key, as ours does, and what it was sent. */
const server = {
  current: FIRST,
  mine: ["p1", "p2"],
  rows: new Set<string>(),
  posts: [] as { readonly project: string; readonly key: string; readonly token: string }[],
  failing: null as ApiError | null,
  losesAnswers: false,
};
const gone = () => new ApiError("network", "网络连接失败，请检查网络");
const apiOf = (token: string): Api =>
  fakeApi((endpoint, asking) => {
    const { params, body } = asking as {
      readonly params: { readonly projectId: string };
      readonly body: { readonly selectionKey: string };
    };
    if (endpoint.path === getCurrentProject.path && endpoint.method === "GET") return server.current;
    if (endpoint.path === readWorkCondition.path) return { intersectionPoints: [], speedRegulate: null };
    if (endpoint.path === getProject.path) {
      if (!server.mine.includes(params.projectId)) throw new ApiError("not.found", "", { status: 404 });
      return FIRST;
    }
    if (endpoint.path !== selectProduct.path) throw new Error(`the test answers no ${endpoint.path}`);
    server.posts.push({ project: params.projectId, key: body.selectionKey, token });
    if (server.failing !== null) throw server.failing;
    if (!server.mine.includes(params.projectId)) throw new ApiError("not.found", "", { status: 404 });
    server.rows.add(`${params.projectId} ${body.selectionKey}`);
    if (server.losesAnswers) throw gone();
    return {};
  });

const notices = { success: vi.fn(), error: vi.fn() };
const planned: { readonly ms: number; readonly run: () => void }[] = [];
const tab = (locks?: Pick<LockManager, "request">) =>
  createOutbox({
    apiOf,
    locks,
    notifyTabs: () => {},
    notices,
    later: (ms, run) => planned.push({ ms, run }),
  });
const signIn = (id: string, uniqueId = `u${id}`) =>
  useSession.setState({ token: `${TOKEN} ${id}`, user: { id, uniqueId, name: id, isOperator: false } });
const waitingKeys = () => useOutbox.getState().waiting.map(({ key }) => key);

beforeEach(() => {
  // This file's alone: other pages of this process keep nothing.
  for (const [name, value] of Object.entries(fakeIndexedDb)) vi.stubGlobal(name, value);
  vi.stubGlobal("indexedDB", new fakeIndexedDb.IDBFactory());
  Object.assign(server, { current: FIRST, mine: ["p1", "p2"], rows: new Set(), posts: [], failing: null });
  server.losesAnswers = false;
  planned.length = 0;
  vi.resetAllMocks();
  signIn("7");
});

it("keeps a selection over a reload, sends it, and forgets it", async () => {
  await tab().keep(unsent("k1"));
  await tab().keep(unsent("k2"));
  useOutbox.setState(useOutbox.getInitialState(), true);
  const reloaded = tab();
  await reloaded.refresh();
  expect(waitingKeys()).toEqual(["k1", "k2"]);
  await reloaded.sendWaiting();
  expect([...server.rows]).toEqual(["p1 k1", "p1 k2"]);
  expect(useOutbox.getState()).toMatchObject({ waiting: [], kept: 0, sent: 2, isSending: false });
  expect(notices.success).toHaveBeenCalledExactlyOnceWith("已选中 2 项待发送的产品");
});

it("keeps no token", async () => {
  await tab().keep(unsent("k1"));
  await tab().refresh();
  expect(JSON.stringify(useOutbox.getState().waiting)).not.toContain(TOKEN);
});

it("asks what was not learned in time, and sends the same to the same project when an answer is lost", async () => {
  const outbox = tab();
  await outbox.keep(unsent("k1", { project: null, body: null }));
  server.losesAnswers = true;
  await outbox.sendWaiting();
  expect(waitingKeys()).toEqual(["k1"]);
  // Somebody has chosen another project meanwhile.
  server.current = SECOND;
  server.losesAnswers = false;
  await outbox.sendWaiting();
  expect(server.posts.map(({ project, key }) => `${project} ${key}`)).toEqual(["p1 k1", "p1 k1"]);
  expect([...server.rows]).toEqual(["p1 k1"]);
});

it("tries again by itself while the server is gone, less and less often", async () => {
  server.failing = gone();
  const outbox = tab();
  await outbox.keep(unsent("k1"));
  for (let tries = 0; tries < 3; tries++) {
    planned.at(-1)!.run();
    await vi.waitFor(() => expect(planned).toHaveLength(tries + 2));
    await vi.waitFor(() => expect(useOutbox.getState().isSending).toBe(false));
  }
  expect(planned.map(({ ms }) => ms)).toEqual([5_000, 15_000, 60_000, 60_000]);
  server.failing = null;
  planned.at(-1)!.run();
  await vi.waitFor(() => expect(waitingKeys()).toEqual([]));
});

it("neither shows nor sends what another user selected", async () => {
  const outbox = tab();
  await outbox.keep(unsent("k1"));
  signIn("8");
  await outbox.sendWaiting();
  await outbox.send();
  expect(server.posts).toEqual([]);
  expect(useOutbox.getState()).toMatchObject({ waiting: [], kept: 1 });
  useSession.setState({ token: null, user: null });
  await outbox.send();
  expect(useOutbox.getState()).toMatchObject({ waiting: [], kept: 1 });
  signIn("7");
  await outbox.sendWaiting();
  expect(server.posts).toEqual([{ project: "p1", key: "k1", token: `${TOKEN} 7` }]);
});

it("neither shows nor sends what the same number selected in another database", async () => {
  const outbox = tab();
  await outbox.keep(unsent("k1"));
  signIn("7", "counted anew");
  await outbox.sendWaiting();
  await outbox.send();
  expect(server.posts).toEqual([]);
  expect(useOutbox.getState()).toMatchObject({ waiting: [], kept: 1 });
});

it("leaves to a person what an earlier version kept by the number alone, and keeps it as theirs then", async () => {
  const outbox = tab();
  await outbox.refresh();
  await new WaitingStore().put({ ...unsent("k1"), userId: "7", madeAt: 0, refusal: null });
  await outbox.sendWaiting();
  expect(server.posts).toEqual([]);
  expect(useOutbox.getState().waiting).toMatchObject([
    { key: "k1", refusal: { why: "由较早的版本暂存，确认是您选中的产品后重试" } },
  ]);
  server.failing = gone();
  await outbox.send();
  expect(useOutbox.getState().waiting).toMatchObject([{ userId: "u7", refusal: null }]);
  server.failing = null;
  await outbox.sendWaiting();
  expect([...server.rows]).toEqual(["p1 k1"]);
});

it("stops where another user comes while it sends", async () => {
  const outbox = tab();
  await outbox.keep(unsent("k1"));
  await outbox.keep(unsent("k2"));
  const sending = outbox.sendWaiting();
  signIn("8");
  await sending;
  expect(server.posts.every(({ token }) => token === `${TOKEN} 7`)).toBe(true);
  expect(server.posts.length).toBeLessThan(2);
});

it("sends from two tabs each selection once", async () => {
  const locks = new FakeLocks();
  const [one, other] = [tab(locks.tab().locks), tab(locks.tab().locks)];
  await one.keep(unsent("k1"));
  await other.keep(unsent("k2"));
  await Promise.all([one.sendWaiting(), other.sendWaiting()]);
  expect(server.posts.map(({ key }) => key)).toEqual(["k1", "k2"]);
});

it("says why a project takes nothing any more, waits for a person, and then selects into the current one", async () => {
  const outbox = tab();
  await outbox.keep(unsent("k1"));
  server.mine = ["p2"];
  server.current = SECOND;
  await outbox.sendWaiting();
  expect(useOutbox.getState().waiting).toMatchObject([
    { key: "k1", refusal: { why: "项目“一期”已不能修改，重试时选入当前项目" } },
  ]);
  expect(notices.error).toHaveBeenCalledExactlyOnceWith(
    "1 项待发送的产品未能选中",
    "可在“已选产品”中查看原因",
  );
  await outbox.sendWaiting();
  expect(server.posts).toHaveLength(1);
  await outbox.send();
  expect([...server.rows]).toEqual(["p2 k1"]);
  expect(waitingKeys()).toEqual([]);
});

it.each([
  ["forbidden", "项目“一期”已不能修改，重试时选入当前项目"],
  ["conflict", "项目“一期”已不能修改，重试时选入当前项目"],
  ["not.found", "产品库中已没有此产品"],
  ["invalid.input", "项目已满 100,000 项"],
  ["internal.error", "服务器没有接受，可以重试"],
])("names a refusal that is %s", async (code, why) => {
  const outbox = tab();
  await outbox.keep(unsent("k1"));
  server.failing = new ApiError(code, "", { status: 400 });
  await outbox.sendWaiting();
  expect(useOutbox.getState().waiting).toMatchObject([{ refusal: { why } }]);
});

it("waits for the next login where the token is no longer good", async () => {
  const outbox = tab();
  await outbox.keep(unsent("k1"));
  server.failing = new ApiError("authentication.failed", "", { status: 401 });
  await outbox.sendWaiting();
  expect(useOutbox.getState().waiting).toMatchObject([{ key: "k1", refusal: null }]);
  expect(notices.error).not.toHaveBeenCalled();
});

it("sends nothing that a person has deleted", async () => {
  const outbox = tab();
  await outbox.keep(unsent("k1"));
  await outbox.remove("k1");
  await outbox.send();
  expect(server.posts).toEqual([]);
  expect(waitingKeys()).toEqual([]);
});
