import type * as Argon2Module from "@node-rs/argon2";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { isPassword, NOBODYS_HASH } from "#server/account/passwords/hashing.ts";
import { startAccountServer, type AccountServer } from "../../support/accountServer.ts";
import { Browser } from "../../support/Browser.ts";
import { PASSWORD, registeredUser } from "../../support/registeredUser.ts";

type Argon2 = typeof Argon2Module;

/** Blocks every comparison until it resolves. */
const argon2 = vi.hoisted(() => ({ hold: Promise.resolve() }));
vi.mock("@node-rs/argon2", async (importActual) => ({
  ...(await importActual<Argon2>()),
  async verify(_hash: string, password: string) {
    await argon2.hold;
    return password === PASSWORD;
  },
}));

let server: AccountServer;
let known: Browser;
beforeAll(async () => {
  server = await startAccountServer();
  known = (await registeredUser(server, "lisi")).browser;
});
afterAll(() => server.close());

const CROWDED = "登录的人太多";
/** The distinct answers to more tries than any limit allows, both where the owner is known and elsewhere. */
async function answers(): Promise<readonly string[]> {
  const stranger = new Browser(server.app, "10.2.0.1");
  const found = new Set<string>();
  for (let count = 0; count < 7; count++)
    for (const browser of [known, stranger]) {
      const answer = await browser.send("/account/sign-in", { account: "lisi", password: PASSWORD });
      found.add((await answer.text()).includes(CROWDED) ? CROWDED : String(answer.status));
    }
  return [...found];
}
const guess = () =>
  new Browser(server.app, "10.2.0.2").send("/account/new-password", {
    account: "lisi",
    code: "GUESS-GUESS-GUESS-00009",
    password: "another horse 电池",
  });

test("a try that is not compared because too many wait counts for nothing", async () => {
  // Loads the package before many callers need it.
  await isPassword(NOBODYS_HASH, PASSWORD);
  let release = () => {};
  argon2.hold = new Promise((resolve) => {
    release = resolve;
  });
  const crowd = Array.from({ length: 202 }, () => isPassword(NOBODYS_HASH, "some password"));
  expect(await answers()).toEqual([CROWDED]);
  for (let count = 0; count < 31; count++) expect(await (await guess()).text()).toContain(CROWDED);
  release();
  await Promise.all(crowd);
  expect(await answers()).toEqual(["303"]);
  expect((await guess()).status).toBe(401);
});

test("nor does a try that fails before it is compared", async () => {
  argon2.hold = Promise.reject(new Error("no answer"));
  argon2.hold.catch(() => {});
  expect(await answers()).toEqual(["500"]);
  argon2.hold = Promise.resolve();
  expect(await answers()).toEqual(["303"]);
});
