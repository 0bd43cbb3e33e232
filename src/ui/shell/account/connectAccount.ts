import * as v from "valibot";
import { createApi } from "#api/client/createApi.ts";
import type { ClientSettings } from "#api/contract/clientSettings.ts";
import { HostTokenSchema } from "#api/contract/hostCalls.ts";
import { ENTRANCES } from "#domain/desk/host/entrances.ts";
import { callHost } from "#api/host/callHost.ts";
import type { HostBridge } from "#api/host/HostBridge.ts";
import type { Account } from "../../page/services/Account.ts";
import { useSession, type Session, type User } from "../../page/services/useSession.ts";
import { createAccount } from "./createAccount.ts";
import { loginMemory } from "./loginMemory.ts";

const LOGIN_FILE = "Volute/login.json";
const LoginFileSchema = v.pipe(v.string(), v.parseJson(), HostTokenSchema);

/** Where such a program keeps a login. */
async function loginFile(host: HostBridge): Promise<string | null> {
  const folder = await callHost(host, "specialFolder", { folder: "local_app_data" });
  return folder.ok ? `${folder.value.path}/${LOGIN_FILE}` : null;
}

/** What a program that keeps logins in a file has written there. */
async function tokenInFile(host: HostBridge, path: string): Promise<string | null> {
  const file = await callHost(host, "readText", { path });
  const read = v.safeParse(LoginFileSchema, file.ok ? file.value.text : "");
  return read.success ? read.output.accessToken : null;
}

/** These programs keep the user by themselves, in a file. */
const keepsLogins = ({ platform, softwareCode }: Session) => platform === "cs" || softwareCode === "AppGbr";

/** A host that gives no token has nobody signed in. */
async function tokenOf(host: HostBridge): Promise<string | null> {
  const answer = await callHost(host, "accessToken", {});
  if (answer.ok) return answer.value.accessToken;
  if (!keepsLogins(useSession.getState())) return null;
  const path = await loginFile(host);
  return path === null ? null : tokenInFile(host, path);
}

/**
 * A token that the file does not hold yet is new: the program is told, and it is written there for the next start. Without such a
 * file it is new where the program has given another.
 */
async function keepUser(
  host: HostBridge,
  { id, name }: User,
  accessToken: string,
  given: string | undefined,
): Promise<void> {
  if (!keepsLogins(useSession.getState())) return;
  const path = await loginFile(host);
  const former = path === null ? given : await tokenInFile(host, path);
  if (former === accessToken) return;
  const kept = { id, name, accessToken };
  await callHost(host, "saveUser", kept);
  if (path !== null)
    await callHost(host, "writeText", { path, text: JSON.stringify(kept), encoding: "utf-8" });
}

/** Team and the custom shell come for components. */
function goToStart(): boolean {
  const { platform, fromEntrance } = useSession.getState();
  const isStart = platform === "cs" || fromEntrance === ENTRANCES.team;
  if (isStart) location.hash = "/components";
  return isStart;
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
    goToStart,
    ...(host.hasHost
      ? {
          hostToken: () => tokenOf(host),
          keepUser: (user, token, given) => void keepUser(host, user, token, given),
        }
      : {}),
  });
}
