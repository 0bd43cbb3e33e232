import * as v from "valibot";
import { AccountMessageSchema, type AccountMessage } from "#api/contract/account.ts";
import type { ClientSettings } from "#api/contract/clientSettings.ts";

/** Names in the addresses of the account service's pages. */
type AccountPage = "sign-in" | "details" | "user";

/** The browser's address of a page of the account service. */
export function accountPageUrl(
  { accountBase, loginOrigin }: Pick<ClientSettings, "accountBase" | "loginOrigin">,
  page: AccountPage,
  query: Iterable<readonly [name: string, value: string]> = [],
): URL {
  const url = new URL(`${accountBase}/${page}`, loginOrigin ?? location.href);
  for (const [name, value] of query) url.searchParams.set(name, value);
  return url;
}

/** The message of the page in our own frame; `null` for another window, another origin, or another shape. */
export function accountMessage(
  { origin, source, data }: Pick<MessageEvent, "origin" | "source" | "data">,
  frame: Window | null,
  loginOrigin: string,
): AccountMessage | null {
  if (origin !== loginOrigin || frame === null || source !== frame) return null;
  const read = v.safeParse(AccountMessageSchema, data);
  return read.success ? read.output : null;
}
