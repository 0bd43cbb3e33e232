import { beforeEach, expect, it, vi } from "vitest";
import { createHostBridge } from "#api/host/createHostBridge.ts";
import { ANONYMOUS_WEB, useSession, type Session } from "#ui/page/services/useSession.ts";
import { connectAccount } from "#ui/shell/account/connectAccount.ts";
import { loginMemory } from "#ui/shell/account/loginMemory.ts";
import { OWN_ORIGIN } from "#ui/shell/services/readSettings.ts";

interface Call {
  readonly path: string;
  readonly params: unknown;
}

let calls: Call[] = [];
/** A host that answers these paths and no other. */
const hostOf = (answers: Readonly<Record<string, unknown>>) =>
  createHostBridge((message) => {
    const call = JSON.parse(message) as Call;
    calls.push(call);
    const data = new Map(Object.entries(answers)).get(call.path);
    return data === undefined ? { code: "no" } : { code: "success", data };
  });

const USER = {
  id: "7",
  uniqueId: "u7",
  strId: "7",
  name: "李明远",
  avatar: null,
  mobile: null,
  infoCompleted: true,
};

/** The account service: it knows one user, and answers a token of its own. */
function servedUser(accessToken: string) {
  const bearers: (string | null)[] = [];
  vi.stubGlobal("fetch", async (_: unknown, init: RequestInit) => {
    bearers.push(new Headers(init.headers).get("Authorization"));
    const data = { ...USER, accessToken };
    return Response.json({ code: "success", message: "ok", data });
  });
  return bearers;
}

const connect = (told: Partial<Session>, answers: Readonly<Record<string, unknown>>) => {
  useSession.setState({ ...ANONYMOUS_WEB, ...told }, true);
  return connectAccount(OWN_ORIGIN, hostOf(answers), loginMemory(undefined));
};
const saved = () =>
  calls.filter(({ path }) => path === "gjw/desktop/save_user_info").map(({ params }) => params);
const TOKEN = "gjw/desktop/user_info";
const FILE = {
  "gjw/desktop/fs/special_folder": { path: "C:\\Users\\li\\AppData\\Local" },
  "gjw/desktop/fs/read_text_from_file": { text: `{"accessToken":"of the file"}` },
};

beforeEach(() => {
  calls = [];
});

it.each(["r", "g", "cs"] as const)(
  "takes the token of platform %s, and the user that it stands for",
  async (platform) => {
    const bearers = servedUser("of the host");
    const account = connect({ platform }, { [TOKEN]: { accessToken: "of the host" } });
    expect(await account.requireLogin()).toBe(true);
    expect(bearers).toEqual(["Bearer of the host"]);
    expect(useSession.getState()).toMatchObject({ token: "of the host", user: { id: "7", name: "李明远" } });
    expect(saved()).toEqual([]);
  },
);

it.each([
  ["cs", null],
  ["g", "AppGbr"],
] as const)(
  "writes the user of platform %s and program %s where the token is new",
  async (platform, softwareCode) => {
    servedUser("a newer one");
    const account = connect({ platform, softwareCode }, { [TOKEN]: { accessToken: "of the host" } });
    expect(await account.requireLogin()).toBe(true);
    await vi.waitFor(() =>
      expect(saved()).toEqual([{ id: "7", name: "李明远", accessToken: "a newer one" }]),
    );
  },
);

it("takes the token of the login file where AppGbr gives none", async () => {
  const bearers = servedUser("of the file");
  const account = connect({ platform: "g", softwareCode: "AppGbr" }, FILE);
  expect(await account.requireLogin()).toBe(true);
  expect(bearers).toEqual(["Bearer of the file"]);
});

it("reads no file of another program, and takes no file for a login that is none", async () => {
  const bearers = servedUser("x");
  connect({ platform: "g", softwareCode: "AppGmep" }, FILE).wake();
  await vi.waitFor(() => expect(calls).toHaveLength(1));
  for (const text of ["", "{}", `{"accessToken":""}`, "<html>"]) {
    calls = [];
    connect({ platform: "cs" }, { ...FILE, "gjw/desktop/fs/read_text_from_file": { text } }).wake();
    await vi.waitFor(() => expect(calls).toHaveLength(3));
  }
  expect(bearers).toEqual([]);
  expect(useSession.getState().token).toBeNull();
});

it("writes the login file of the custom shell where it holds another token, and not where it holds this one", async () => {
  const written = () => calls.filter(({ path }) => path === "gjw/desktop/fs/write_text_to_file");
  servedUser("of the host");
  const given = { ...FILE, [TOKEN]: { accessToken: "of the host" } };
  expect(await connect({ platform: "cs" }, given).requireLogin()).toBe(true);
  const kept = { id: "7", name: "李明远", accessToken: "of the host" };
  await vi.waitFor(() => expect(written()).toHaveLength(1));
  expect(saved()).toEqual([kept]);
  expect(written()[0]?.params).toEqual({
    path: "C:\\Users\\li\\AppData\\Local/Volute/login.json",
    text: JSON.stringify(kept),
    encoding: "utf-8",
  });
  calls = [];
  const same = { ...given, "gjw/desktop/fs/read_text_from_file": { text: JSON.stringify(kept) } };
  expect(await connect({ platform: "cs" }, same).requireLogin()).toBe(true);
  await vi.waitFor(() => expect(calls).toHaveLength(3));
  expect(saved()).toEqual([]);
});

it.each([
  ["the custom shell", { platform: "cs" }, "#/components"],
  ["team", { platform: "g", fromEntrance: "team" }, "#/components"],
  ["another program", { platform: "g", softwareCode: "AppGmep" }, "#/fan"],
] as const)("after the login %s goes where its users begin", async (_, told, place) => {
  servedUser("of the host");
  location.hash = "/fan";
  const account = connect(told, { [TOKEN]: { accessToken: "of the host" } });
  expect(await account.confirmLogin()).toBe(true);
  expect(location.hash).toBe(place);
  location.hash = "";
});
