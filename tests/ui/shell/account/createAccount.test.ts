import { afterEach, beforeEach, expect, it } from "vitest";
import { ApiError } from "#api/client/ApiError.ts";
import { endSession, getUserDetails, getUserInfo } from "#api/contract/account.ts";
import { useAccountDialog } from "#ui/page/services/useAccountDialog.ts";
import { ANONYMOUS_WEB, forgetUser, useSession } from "#ui/page/services/useSession.ts";
import { createAccount } from "#ui/shell/account/createAccount.ts";
import { loginMemory } from "#ui/shell/account/loginMemory.ts";
import { fakeApi } from "../../renderInApp.tsx";

const SECRET = "token-that-nobody-may-read";
const service = { isSignedIn: false, infoCompleted: true, isDown: false, asked: [] as string[] };

const api = fakeApi(({ method, path }) => {
  service.asked.push(`${method} ${path}`);
  if (service.isDown) throw new ApiError("network", "网络连接失败，请检查网络");
  if (!service.isSignedIn) throw new ApiError("authentication.failed", "Nobody has signed in");
  if (path === endSession.path) service.isSignedIn = false;
  if (path === getUserDetails.path) return { infoCompleted: service.infoCompleted };
  return path === getUserInfo.path ? { id: "7", uniqueId: "u7", name: "李明远", accessToken: SECRET } : null;
});

const open = (parts: { hostToken?: () => Promise<string | null>; comesFromAccount?: boolean } = {}) =>
  createAccount({ api, memory: loginMemory(localStorage), comesFromAccount: false, ...parts });
/** As long as everything takes that is under way. */
const settled = () => new Promise((resolve) => setTimeout(resolve));

beforeEach(() => {
  Object.assign(service, { isSignedIn: false, infoCompleted: true, isDown: false, asked: [] });
  localStorage.clear();
});
afterEach(() => {
  useSession.setState(ANONYMOUS_WEB, true);
  useAccountDialog.setState(null, true);
});

it("costs a visitor no call", async () => {
  const account = open();
  account.wake();
  await account.offerLogin();
  expect(service.asked).toEqual([]);
  expect(useAccountDialog.getState()).toBe("signIn");
});

it("knows on the next page who has signed in, asked once by however many", async () => {
  service.isSignedIn = true;
  localStorage.setItem("volute.signedIn", "1");
  const account = open();
  account.wake();
  expect(await Promise.all([account.requireLogin(), account.requireLogin()])).toEqual([true, true]);
  expect(service.asked).toEqual(["GET /users/info"]);
  expect(useSession.getState()).toMatchObject({ user: { id: "7", name: "李明远" }, token: SECRET });
});

it("knows whoever comes from an account page", async () => {
  service.isSignedIn = true;
  open({ comesFromAccount: true }).wake();
  await settled();
  expect(useSession.getState().user?.name).toBe("李明远");
});

it("lets every act go on that waited for the login", async () => {
  const account = open();
  const acts = [account.requireLogin(), account.requireLogin()];
  await settled();
  expect(useAccountDialog.getState()).toBe("signIn");
  service.isSignedIn = true;
  expect(await account.confirmLogin()).toBe(true);
  expect(await Promise.all(acts)).toEqual([true, true]);
  expect(useAccountDialog.getState()).toBe(null);
});

it("keeps the dialog open where the service knows of no login", async () => {
  const account = open();
  const act = account.requireLogin();
  await settled();
  expect(await account.confirmLogin()).toBe(false);
  expect(useAccountDialog.getState()).toBe("signIn");
  account.closeDialog();
  expect(await act).toBe(false);
});

it("goes with the screen that asked, and asks again at the next place that wants a user", async () => {
  const account = open();
  const act = account.requireLogin();
  await settled();
  account.leaveDialog();
  expect(useAccountDialog.getState()).toBe(null);
  expect(await act).toBe(false);
  // Leaving is not looking on: nobody has said so.
  await account.offerLogin();
  expect(useAccountDialog.getState()).toBe("signIn");
});

it("asks for the details that are missing", async () => {
  Object.assign(service, { isSignedIn: true, infoCompleted: false });
  const account = open();
  expect(await account.confirmLogin()).toBe(true);
  expect(useAccountDialog.getState()).toBe("details");
  account.closeDialog();
  expect(useAccountDialog.getState()).toBe(null);
});

it("lets whoever has closed the dialog look on, and asks again for an act", async () => {
  const account = open();
  await account.offerLogin();
  account.closeDialog();
  await account.offerLogin();
  expect(useAccountDialog.getState()).toBe(null);
  void account.requireLogin();
  await settled();
  expect(useAccountDialog.getState()).toBe("signIn");
});

it("signs out here, and hears of it from another tab", async () => {
  service.isSignedIn = true;
  const account = open();
  await account.confirmLogin();
  await account.signOut();
  expect(service.asked).toContain("DELETE /session");
  expect(useSession.getState()).toMatchObject({ user: null, token: null });
  service.isSignedIn = true;
  window.dispatchEvent(new StorageEvent("storage", { key: "volute.signedIn", newValue: "1" }));
  await settled();
  expect(useSession.getState().token).toBe(SECRET);
  window.dispatchEvent(new StorageEvent("storage", { key: "volute.signedIn", newValue: null }));
  expect(useSession.getState().token).toBe(null);
});

it("says so where signing out fails, and stays signed in", async () => {
  service.isSignedIn = true;
  const account = open();
  await account.confirmLogin();
  service.isDown = true;
  await expect(account.signOut()).rejects.toMatchObject({ code: "network" });
  expect(useSession.getState().token).toBe(SECRET);
});

it("asks the session again after a token has run out", async () => {
  service.isSignedIn = true;
  const account = open();
  await account.confirmLogin();
  forgetUser();
  expect(await account.requireLogin()).toBe(true);
});

it("takes a host's token, and asks the account service with it", async () => {
  service.isSignedIn = true;
  const account = open({ hostToken: () => Promise.resolve("of the host") });
  expect(await account.requireLogin()).toBe(true);
  expect(service.asked).toEqual(["GET /users/info"]);
});

it("has nobody in a host without a token", async () => {
  service.isSignedIn = true;
  const account = open({ hostToken: () => Promise.resolve(null) });
  void account.requireLogin();
  await settled();
  expect(service.asked).toEqual([]);
  expect(useAccountDialog.getState()).toBe("signIn");
});

it("keeps the token in memory alone", async () => {
  service.isSignedIn = true;
  await open().confirmLogin();
  const kept = JSON.stringify([
    Object.entries(localStorage),
    Object.entries(sessionStorage),
    document.cookie,
    location.href,
  ]);
  expect(kept).not.toContain(SECRET);
});
