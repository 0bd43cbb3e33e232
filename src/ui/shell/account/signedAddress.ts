import { createApi } from "#api/client/createApi.ts";
import { getSsoUrl } from "#api/contract/account.ts";
import type { ClientSettings } from "#api/contract/clientSettings.ts";
import { useSession } from "../../page/services/useSession.ts";

/** Pages of the account service for whoever is in, and the app itself; files and calls are opened as they are. */
function isPageOfUser(url: URL, account: URL): boolean {
  if (url.origin === location.origin && url.pathname === location.pathname) return true;
  const user = `${account.pathname}/`;
  return (
    url.origin === account.origin &&
    ["user", "details", "password", "feedback"].some((page) => url.pathname === `${user}${page}`)
  );
}

/** The address through which the desktop's browser comes to a page as the user of this one; the page's own where it cannot. */
export async function signedAddress(
  { accountBase }: Pick<ClientSettings, "accountBase">,
  address: string,
): Promise<string> {
  const { token } = useSession.getState();
  if (token === null || !isPageOfUser(new URL(address), new URL(accountBase, location.href))) return address;
  const api = createApi({ base: accountBase, token: () => token, onAuthenticationFailed: () => {} });
  try {
    return (await api.call(getSsoUrl, { query: { dest: address } })).url;
  } catch {
    // There one signs in by hand.
    return address;
  }
}
