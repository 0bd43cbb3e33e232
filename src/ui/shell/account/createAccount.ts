import { ApiError } from "#api/client/ApiError.ts";
import type { Api } from "#api/client/createApi.ts";
import { endSession, getUserDetails, getUserInfo } from "#api/contract/account.ts";
import type { Account } from "../../page/services/Account.ts";
import { useAccountDialog } from "../../page/services/useAccountDialog.ts";
import { dropDrafts } from "../../project/useCellDrafts.ts";
import { forgetUser, useSession, type User } from "../../page/services/useSession.ts";
import type { LoginMemory } from "./loginMemory.ts";

export interface AccountParts {
  /** The calls of the account service; in a page without a token they stand on the browser's session. */
  readonly api: Api;
  readonly memory: LoginMemory;
  /** A host's token for its user; `null` without one, absent on the web. */
  readonly hostToken?: () => Promise<string | null>;
  /** Hears of every user with their token, and of the one that the host gave: the host may keep them. */
  readonly keepUser?: (user: User, token: string, given: string | undefined) => void;
  /** Goes where whoever has just signed in begins, in programs that have such a place; answers whether this is one. */
  readonly goToStart?: () => boolean;
  /** The page was reached from a page of the account service. */
  readonly comesFromAccount: boolean;
}

const isIn = () => useSession.getState().token !== null;

export function createAccount({
  api,
  memory,
  hostToken,
  keepUser,
  goToStart,
  comesFromAccount,
}: AccountParts): Account {
  let asking: Promise<boolean> | undefined;
  const waiting = new Set<(isSignedIn: boolean) => void>();

  async function load(): Promise<boolean> {
    try {
      const given = await hostToken?.();
      if (given === null) return false;
      if (given !== undefined) useSession.setState({ token: given });
      const { id, uniqueId, name, accessToken } = await api.call(getUserInfo, { query: {} });
      const user = { id, uniqueId, name };
      useSession.setState({ user, token: accessToken });
      keepUser?.(user, accessToken, given);
      memory.noteSignedIn(true);
      return true;
    } catch (error) {
      if (error instanceof ApiError && error.code === "authentication.failed") memory.noteSignedIn(false);
      forgetUser();
      return false;
    }
  }

  /** However many ask at once, the service is asked once. */
  function ask(): Promise<boolean> {
    asking ??= load().finally(() => (asking = undefined));
    return asking;
  }

  const mayBeIn = () => hostToken !== undefined || memory.seemsSignedIn();
  const check = async () => isIn() || (mayBeIn() && (await ask()));

  function settle(isSignedIn: boolean) {
    for (const goOn of waiting) goOn(isSignedIn);
    waiting.clear();
  }

  async function askForDetails() {
    try {
      const { infoCompleted } = await api.call(getUserDetails, {});
      if (!infoCompleted) useAccountDialog.setState("details", true);
    } catch {
      // They can be told at any time on the user's own page.
    }
  }

  memory.onElsewhere((isSignedIn) => {
    if (!isSignedIn) forgetUser();
    else if (!isIn()) void ask();
  });

  return {
    wake() {
      if (!isIn() && (comesFromAccount || mayBeIn())) void ask();
    },
    async requireLogin() {
      if (await check()) return true;
      return new Promise((resolve) => {
        waiting.add(resolve);
        useAccountDialog.setState("signIn", true);
      });
    },
    async offerLogin() {
      if (memory.looksOn() && !mayBeIn()) return;
      if ((await check()) || memory.looksOn()) return;
      useAccountDialog.setState("signIn", true);
    },
    async confirmLogin() {
      if (!(await ask())) return false;
      useAccountDialog.setState(null, true);
      settle(true);
      if (goToStart?.() !== true) await askForDetails();
      return true;
    },
    closeDialog() {
      if (!isIn()) memory.noteLooksOn();
      useAccountDialog.setState(null, true);
      settle(false);
    },
    leaveDialog() {
      if (useAccountDialog.getState() !== "signIn") return;
      useAccountDialog.setState(null, true);
      settle(false);
    },
    async signOut() {
      try {
        await api.call(endSession, { query: {} });
      } catch (error) {
        // Who is out already need not be let out.
        if (!(error instanceof ApiError && error.code === "authentication.failed")) throw error;
      }
      memory.noteSignedIn(false);
      // Whoever leaves leaves nothing in the page.
      dropDrafts();
      forgetUser();
    },
  };
}
