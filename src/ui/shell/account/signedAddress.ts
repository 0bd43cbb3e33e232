import { createApi } from "#api/client/createApi.ts";
import { getSsoUrl } from "#api/contract/account.ts";
import type { ClientSettings } from "#api/contract/clientSettings.ts";
import { useSession } from "../../page/services/useSession.ts";

/**
 * Whether an address is the app itself or an account page for signed-in users; files and calls are opened
 * unchanged.
 */
function isPageOfUser(url: URL, account: URL): boolean {
  if (url.origin === location.origin && url.pathname === location.pathname) return true;
  const user = `${account.pathname}/`;
  return (
    url.origin === account.origin &&
    ["user", "details", "password", "feedback"].some((page) => url.pathname === `${user}${page}`)
  );
}

/**
 * The address that opens a page in the desktop's browser as the current user; the unchanged address if that is not
 * possible.
 */
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
    // The user then signs in by hand.
    return address;
  }
}
