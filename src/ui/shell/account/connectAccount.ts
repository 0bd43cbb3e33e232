import * as v from "valibot";
import { createApi } from "#api/client/createApi.ts";
import type { ClientSettings } from "#api/contract/clientSettings.ts";
import { HostTokenSchema } from "#api/contract/hostCalls.ts";
import { callHost } from "#api/host/callHost.ts";
import type { HostBridge } from "#api/host/HostBridge.ts";
import type { Account } from "../../hooks/account/Account.ts";
import { useSession, type Session, type User } from "../../hooks/services/useSession.ts";
import { createAccount } from "./createAccount.ts";
import { loginMemory } from "./loginMemory.ts";

const LOGIN_FILE = "Volute/login.json";
const LoginFileSchema = v.pipe(v.string(), v.parseJson(), HostTokenSchema);

/** What a program that keeps logins in a file has written there. */
async function tokenInFile(host: HostBridge): Promise<string | null> {
  const folder = await callHost(host, "specialFolder", { folder: "local_app_data" });
  if (!folder.ok) return null;
  const file = await callHost(host, "readText", { path: `${folder.value.path}/${LOGIN_FILE}` });
  const read = v.safeParse(LoginFileSchema, file.ok ? file.value.text : "");
  return read.success ? read.output.accessToken : null;
}

/** These programs keep the user by themselves, in a file. */
const keepsLogins = ({ platform, softwareCode }: Session) => platform === "cs" || softwareCode === "AppGbr";

/** A host that gives no token has nobody signed in. */
async function tokenOf(host: HostBridge): Promise<string | null> {
  const answer = await callHost(host, "accessToken", {});
  if (answer.ok) return answer.value.accessToken;
  return keepsLogins(useSession.getState()) ? tokenInFile(host) : null;
}

function keepUser(host: HostBridge, user: User, accessToken: string): void {
  if (keepsLogins(useSession.getState())) void callHost(host, "saveUser", { ...user, accessToken });
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
    ...(host.hasHost
      ? { hostToken: () => tokenOf(host), keepUser: (user, token) => keepUser(host, user, token) }
      : {}),
  });
}
