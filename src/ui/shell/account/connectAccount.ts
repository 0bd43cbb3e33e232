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
import type { LoginMemory } from "./loginMemory.ts";

const LOGIN_FILE = "Volute/login.json";
const LoginFileSchema = v.pipe(v.string(), v.parseJson(), HostTokenSchema);

/** Path of the file in which such a program keeps a login. */
async function loginFile(host: HostBridge): Promise<string | null> {
  const folder = await callHost(host, "specialFolder", { folder: "local_app_data" });
  return folder.ok ? `${folder.value.path}/${LOGIN_FILE}` : null;
}

async function tokenInFile(host: HostBridge, path: string): Promise<string | null> {
  const file = await callHost(host, "readText", { path });
  const read = v.safeParse(LoginFileSchema, file.ok ? file.value.text : "");
  return read.success ? read.output.accessToken : null;
}

/** Whether the program keeps the user in a file of its own. */
const keepsLogins = ({ platform, softwareCode }: Session) => platform === "cs" || softwareCode === "AppGbr";

/** The token from the host, or from the file of a program that keeps logins; without one nobody is signed in. */
async function tokenOf(host: HostBridge): Promise<string | null> {
  const answer = await callHost(host, "accessToken", {});
  if (answer.ok) return answer.value.accessToken;
  if (!keepsLogins(useSession.getState())) return null;
  const path = await loginFile(host);
  return path === null ? null : tokenInFile(host, path);
}

/**
 * Reports a new login to the program. A token that differs from that in the file is new, and is also written there
 * for the next start. Without such a file it is new unless the program gave it.
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

/** Team and the custom shell start with components. */
function goToStart(): boolean {
  const { platform, fromEntrance } = useSession.getState();
  const isStart = platform === "cs" || fromEntrance === ENTRANCES.team;
  if (isStart) location.hash = "/components";
  return isStart;
}

/** The account of this page: by the browser's session on the web, by the host's token within a host. */
export function connectAccount(
  { accountBase }: ClientSettings,
  host: HostBridge,
  memory: LoginMemory,
): Account {
  const api = createApi({
    base: accountBase,
    token: () => useSession.getState().token ?? undefined,
    // Not being signed in is a valid answer here.
    onAuthenticationFailed: () => {},
  });
  return createAccount({
    api,
    memory,
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
