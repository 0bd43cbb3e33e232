import { ApiError } from "#api/client/ApiError.ts";
import type { Api } from "#api/client/createApi.ts";
import { endSession, getUserDetails, getUserInfo } from "#api/contract/account.ts";
import type { Account } from "../../page/services/Account.ts";
import { useAccountDialog } from "../../page/services/useAccountDialog.ts";
import { dropDrafts } from "../../project/useCellDrafts.ts";
import { forgetUser, useSession, type User } from "../../page/services/useSession.ts";
import type { LoginMemory } from "./loginMemory.ts";

export interface AccountParts {
  /** Calls to the account service; a page without a token relies on the browser's session. */
  readonly api: Api;
  readonly memory: LoginMemory;
  /** Reads the host's token of its user; `null` if there is none, absent on the web. */
  readonly hostToken?: () => Promise<string | null>;
  /** Called with every user, their token and the token that the host gave, so that the host can keep them. */
  readonly keepUser?: (user: User, token: string, given: string | undefined) => void;
  /** Goes to the start page after a login, in programs that have one; returns whether it did. */
  readonly goToStart?: () => boolean;
  /** Whether the page was opened from a page of the account service. */
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
      const { id, uniqueId, name, isOperator, accessToken } = await api.call(getUserInfo, { query: {} });
      const user = { id, uniqueId, name, isOperator };
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

  /** Simultaneous requests share one call. */
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
      // The user can fill them in at any time on the account page.
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
      if (memory.isLoginDeclined() && !mayBeIn()) return;
      if ((await check()) || memory.isLoginDeclined()) return;
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
      if (!isIn()) memory.noteLoginDeclined();
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
        // A user who is already signed out need not be signed out again.
        if (!(error instanceof ApiError && error.code === "authentication.failed")) throw error;
      }
      memory.noteSignedIn(false);
      // Signing out removes all user data from the page.
      dropDrafts();
      forgetUser();
    },
  };
}
