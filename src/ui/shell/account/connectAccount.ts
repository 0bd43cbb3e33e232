import * as v from "valibot";
import { createApi } from "#api/client/createApi.ts";
import { HostTokenSchema } from "#api/contract/hostCalls.ts";
import type { ClientSettings } from "#api/contract/clientSettings.ts";
import { HOST_CODES, type HostBridge } from "#api/host/HostBridge.ts";
import { HOST_PATHS } from "#domain/host/hostPaths.ts";
import type { Account } from "../../hooks/account/Account.ts";
import { useSession } from "../../hooks/services/useSession.ts";
import { createAccount } from "./createAccount.ts";
import { loginMemory } from "./loginMemory.ts";

/** A host that gives no token has nobody signed in. */
async function tokenOf(host: HostBridge): Promise<string | null> {
  const reply = await host.call(HOST_PATHS.accessToken, {});
  if (reply.code !== HOST_CODES.success) return null;
  const read = v.safeParse(HostTokenSchema, reply.data);
  return read.success ? read.output.accessToken : null;
}

/** The account of this page: by the browser's session on the web, by the host's token where there is a host. */
export function connectAccount(
  { accountBase }: ClientSettings,
  host: HostBridge,
  storage: Storage | undefined,
): Account {
  const api = createApi({
    base: accountBase,
    token: () => useSession.getState().token ?? undefined,
    // Being nobody is an answer here.
    onAuthenticationFailed: () => {},
  });
  return createAccount({
    api,
    memory: loginMemory(storage),
    comesFromAccount: document.referrer.startsWith(new URL(accountBase, location.href).href),
    ...(host.hasHost ? { hostToken: () => tokenOf(host) } : {}),
  });
}
