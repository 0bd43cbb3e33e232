import { act, fireEvent, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { ApiError } from "#api/client/ApiError.ts";
import { changeSelectedProduct } from "#api/contract/projectProducts.ts";
import { listProjects } from "#api/contract/projects.ts";
import { ANONYMOUS_WEB, useSession } from "#ui/page/services/useSession.ts";
import { SelectedProducts } from "#ui/screens/selectedProducts/SelectedProducts.tsx";
import { fakeApi, fakeServices, renderInApp, signedIn } from "../../renderInApp.tsx";
import { answer, freshProject } from "./support/selectedProducts.tsx";

freshProject();

const LINE = /处填写暂时无法保存，仍在输入框中，恢复后自动保存$/u;
const AWAY = new ApiError("network", "网络连接失败，请检查网络");
/** ms after which what could not be saved is sent again. */
const AGAIN_MS = 5_000;

interface Sent {
  readonly body: unknown;
  readonly resolve: () => void;
  readonly reject: (error: ApiError) => void;
}
/** The PATCHes in their order; the test answers them. */
let sent: Sent[];
let listed: number;
const requireLogin = vi.fn(() => Promise.resolve(true));

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"], shouldAdvanceTime: true });
  sent = [];
  listed = 0;
  requireLogin.mockClear();
});
afterEach(() => {
  vi.useRealTimers();
});

async function open(name: RegExp): Promise<HTMLInputElement> {
  const api = fakeApi(async (endpoint, asking, signal) => {
    if (endpoint.path === listProjects.path) listed++;
    if (endpoint.path === changeSelectedProduct.path && endpoint.method === "PATCH") {
      const { body } = asking as { body: unknown };
      await new Promise<void>((resolve, reject) => sent.push({ body, resolve, reject }));
    }
    return answer(endpoint, asking, signal);
  });
  renderInApp(<SelectedProducts />, {
    services: fakeServices({ api, account: { ...signedIn(), requireLogin } }),
    address: "/selectedProducts",
  });
  return (await screen.findAllByRole<HTMLInputElement>("textbox", { name }))[0]!;
}

const type = (field: HTMLInputElement, value: string) => fireEvent.change(field, { target: { value } });
async function leave(field: HTMLInputElement, typed: string) {
  type(field, typed);
  await act(async () => {
    fireEvent.blur(field);
    await vi.advanceTimersByTimeAsync(0);
  });
}
const wait = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
const fail = (at: number, error = AWAY) =>
  act(async () => {
    sent[at]!.reject(error);
    await vi.advanceTimersByTimeAsync(0);
  });
const answered = (at: number) =>
  act(async () => {
    sent[at]!.resolve();
    await vi.advanceTimersByTimeAsync(0);
  });

it("never sends by itself what is half typed, or empty, while an earlier text fails", async () => {
  const field = await open(/的数量$/u);
  await leave(field, "3");
  type(field, "");
  await fail(0);
  expect(screen.queryByText(LINE)).toBeNull();
  await wait(2 * AGAIN_MS);
  expect(sent).toHaveLength(1);
  expect(field.value).toBe("");
  await leave(field, "31");
  expect(sent.map(({ body }) => body)).toMatchObject([{ equipmentNum: 3 }, { equipmentNum: 31 }]);
});

it("says why a right was lost though somebody types on", async () => {
  const field = await open(/的备注$/u);
  await leave(field, "屋");
  type(field, "屋面");
  await fail(0, new ApiError("forbidden", "viewer", { status: 403 }));
  expect(screen.getByRole("alert").textContent).toContain("LYF-1 的备注“屋面”没有保存");
});

it("keeps its quiet line while a text is sent again, which can no longer be given up", async () => {
  await leave(await open(/的备注$/u), "屋面");
  await fail(0);
  expect(screen.getByRole("button", { name: "放弃" })).toBeTruthy();
  await wait(AGAIN_MS);
  expect(sent).toHaveLength(2);
  expect(screen.getByText(LINE)).toBeTruthy();
  expect(screen.queryByRole("button", { name: "放弃" })).toBeNull();
  await answered(1);
  expect(screen.queryByText(LINE)).toBeNull();
});

it("asks nobody to log in for what is sent again by itself", async () => {
  await leave(await open(/的备注$/u), "屋面");
  await fail(0);
  act(() => useSession.setState(ANONYMOUS_WEB, true));
  await wait(AGAIN_MS);
  expect(requireLogin).not.toHaveBeenCalled();
  expect(sent).toHaveLength(1);
  expect(screen.getByText(/^1 处填写还没有保存，仍在输入框中。登录已失效/u)).toBeTruthy();
});

it("asks nobody to log in where the session turns out to have ended as a text is sent again", async () => {
  await leave(await open(/的备注$/u), "屋面");
  await fail(0);
  await wait(AGAIN_MS);
  act(() => useSession.setState({ user: null, token: null }));
  await fail(1, new ApiError("authentication.failed", "ended", { status: 401 }));
  expect(requireLogin).not.toHaveBeenCalled();
  expect(screen.getByText(/^1 处填写还没有保存，仍在输入框中。登录已失效/u)).toBeTruthy();
});

it("asks for the project again once something is saved, not after each attempt that fails", async () => {
  await leave(await open(/的备注$/u), "屋面");
  const before = listed;
  for (const at of [0, 1, 2]) {
    await fail(at);
    await wait(AGAIN_MS);
  }
  expect(sent).toHaveLength(4);
  expect(listed).toBe(before);
  await answered(3);
  expect(listed).toBe(before + 1);
});
