import * as v from "valibot";
import { Browser } from "./Browser.ts";
import type { TestServer } from "./testServer.ts";

export const PASSWORD = "correct horse 电池";

/** A user with an account, and the headers with which they call the API. */
export interface RegisteredUser {
  readonly userId: number;
  /** The name to sign in with. */
  readonly account: string;
  readonly bearer: string;
  readonly headers: Readonly<Record<string, string>>;
  /** The browser in which they have signed in. */
  readonly browser: Browser;
}

const InfoSchema = v.object({ data: v.object({ id: v.string(), accessToken: v.string() }) });

let registered = 0;

/** Registers a user from an own network address, and signs them in. */
export async function registeredUser(
  { app }: Pick<TestServer, "app">,
  name: string,
): Promise<RegisteredUser> {
  registered += 1;
  const browser = new Browser(app, `203.0.${registered >> 8}.${registered & 255}`);
  const answer = await browser.send("/account/register", { account: name, password: PASSWORD });
  if (answer.status !== 303) throw new Error(`${name} cannot register: ${await answer.text()}`);
  const info = v.parse(InfoSchema, await (await browser.request("/account/users/info?role=0")).json());
  const { id, accessToken: bearer } = info.data;
  return {
    userId: Number(id),
    account: name,
    bearer,
    headers: { Authorization: `Bearer ${bearer}` },
    browser,
  };
}
