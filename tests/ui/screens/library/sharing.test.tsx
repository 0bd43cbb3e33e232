import { screen, waitFor, within } from "@testing-library/react";
import { beforeEach, expect, it, vi } from "vitest";
import { ApiError } from "#api/client/ApiError.ts";
import type { Endpoint } from "#api/contract/endpoint.ts";
import { notices } from "#ui/page/services/useNotices.ts";
import { forgetUser } from "#ui/page/services/useSession.ts";
import { JoinLibrary } from "#ui/screens/library/JoinLibrary.tsx";
import { setUpUser } from "../../../support/setUpUser.ts";
import { fakeApi, fakeServices, renderInApp } from "../../renderInApp.tsx";
import { library, openLibrary, pageOf, said, signIn } from "./support.tsx";

const SECRET = "s".repeat(43);
const TEAM = library("2", { name: "暖通二所" });
const member = (id: string, name: string, isYou = false) => ({
  id,
  name,
  role: isYou ? "owner" : "viewer",
  isYou,
  joinedAt: 0,
});

beforeEach(() => {
  notices.clear();
  signIn();
});

async function openMembers(answers: Parameters<typeof openLibrary>[1]) {
  const forget = vi.fn();
  const opened = openLibrary(
    "/library?library=2",
    {
      "GET ": () => [TEAM],
      "GET /products": () => pageOf([]),
      "GET /members": () => [member("7", "李明远", true), member("8", "王晓岚")],
      "GET /links": () => [],
      ...answers,
    },
    { duty: { ...fakeServices().duty, forget } },
  );
  const user = setUpUser();
  await user.click(await screen.findByRole("button", { name: "成员和邀请" }));
  const dialog = within(await screen.findByRole("dialog", { name: "“暖通二所”的成员" }));
  return { ...opened, user, dialog, forget };
}

it("hands a library over by another owner, and says why its last owner stays", async () => {
  const { user, dialog, called } = await openMembers({
    "PATCH /members/{memberId}": () => [],
    "DELETE /members/{memberId}": () => {
      throw new ApiError("conflict", "A library has an owner");
    },
  });
  await user.click(await dialog.findByRole("combobox", { name: "王晓岚 的角色" }));
  await user.click(await screen.findByRole("option", { name: "所有者" }));
  await waitFor(() =>
    expect(called("PATCH /members/{memberId}")).toEqual([
      { params: { libraryId: "2", memberId: "8" }, body: { role: "owner" } },
    ]),
  );
  await user.click(dialog.getByRole("button", { name: "退出产品库" }));
  await user.click(
    within(screen.getByRole("dialog", { name: "退出产品库" })).getByRole("button", { name: "退出" }),
  );
  await waitFor(() => expect(said()[0]?.[1]).toContain("产品库至少有一名所有者"));
});

it("asks for members again whenever it is opened, since others join meanwhile", async () => {
  const { user, dialog, called } = await openMembers({});
  await dialog.findByText("王晓岚");
  const [first] = dialog.getAllByRole("button", { name: "关闭" });
  await user.click(first!);
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  const before = called("GET /members").length;
  await user.click(screen.getByRole("button", { name: "成员和邀请" }));
  await waitFor(() => expect(called("GET /members").length).toBeGreaterThan(before));
});

it("reads products again when somebody leaves, not for a role or a link", async () => {
  const { user, dialog, called, forget } = await openMembers({
    "PATCH /members/{memberId}": () => [],
    "DELETE /members/{memberId}": () => null,
    "POST /links": () => ({ secret: SECRET }),
  });
  const products = called("GET /products").length;
  await user.click(await dialog.findByRole("combobox", { name: "王晓岚 的角色" }));
  await user.click(await screen.findByRole("option", { name: "编辑者" }));
  await waitFor(() => expect(called("GET /members").length).toBeGreaterThan(1));
  await user.click(dialog.getByText("邀请链接"));
  await user.click(dialog.getByRole("button", { name: "生成链接" }));
  await dialog.findByRole("textbox", { name: "新链接" });
  expect(forget).not.toHaveBeenCalled();
  await user.click(dialog.getByText("成员"));
  await user.click(dialog.getByRole("button", { name: "退出产品库" }));
  await user.click(
    within(screen.getByRole("dialog", { name: "退出产品库" })).getByRole("button", { name: "退出" }),
  );
  await waitFor(() => expect(forget).toHaveBeenCalled());
  expect(called("GET /products").length).toBeGreaterThan(products);
});

it("makes a link that leads to the invitation, with its secret behind the second #", async () => {
  const { user, dialog, called } = await openMembers({
    "POST /links": () => ({ secret: SECRET }),
  });
  await user.click(dialog.getByText("邀请链接"));
  await user.click(dialog.getByRole("button", { name: "生成链接" }));
  const field = await dialog.findByRole<HTMLInputElement>("textbox", { name: "新链接" });
  expect(field.value).toMatch(new RegExp(`#/library/invitation#${SECRET}$`, "u"));
  expect(called("POST /links")).toEqual([{ params: { libraryId: "2" }, body: { role: "editor", days: 7 } }]);
});

function openInvitation(answer: (endpoint: Endpoint) => unknown, hash = SECRET) {
  const calls = vi.fn(answer);
  renderInApp(<JoinLibrary />, {
    address: `/library/invitation#${hash}`,
    services: fakeServices({ api: fakeApi(calls) }),
  });
  return calls;
}
const INVITED = { name: "暖通二所", role: "editor", expiresAt: 0 };

it("tells whoever is invited the library and the role, and joins", async () => {
  const calls = openInvitation(({ path }) => (path.endsWith("open") ? INVITED : { ...TEAM, role: "editor" }));
  expect(await screen.findByText("邀请您加入产品库“暖通二所”")).toBeTruthy();
  await setUpUser().click(screen.getByRole("button", { name: "加入产品库" }));
  await waitFor(() => expect(said()).toEqual([["已加入“暖通二所”，您是编辑者", ""]]));
  expect(calls.mock.calls.filter(([{ path }]) => path.endsWith("accept"))).toHaveLength(1);
});

it("asks a visitor to sign in before it asks the server, and knows a link that was cut short", async () => {
  forgetUser();
  const calls = openInvitation(() => INVITED);
  expect(await screen.findByText("登录后加入自有产品库")).toBeTruthy();
  expect(calls).not.toHaveBeenCalled();
  openInvitation(() => INVITED, SECRET.slice(1));
  expect(await screen.findByText("链接不存在")).toBeTruthy();
});

it("says that a link was ended, in words of the library", async () => {
  openInvitation(() => {
    throw new ApiError("not.found", "gone", { data: { reason: "removed" } });
  });
  expect(await screen.findByText("您已被移出此产品库")).toBeTruthy();
});
