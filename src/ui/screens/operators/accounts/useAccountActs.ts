import {
  deleteAccount,
  lockAccount,
  makeAccountCode,
  signOutAccount,
  unlockAccount,
  type OperatedAccount,
} from "#api/contract/operators.ts";
import { useServices } from "../../../page/services/ServicesContext.tsx";
import { useNotices } from "../../../page/services/useNotices.ts";
import { useAct } from "../useAct.ts";

/** An operator's actions on an account. Each resolves with whether it succeeded, and reports that. */
export function useAccountActs({ id: accountId, account }: Pick<OperatedAccount, "id" | "account">) {
  const { api } = useServices();
  const notices = useNotices();
  const act = useAct();
  const params = { accountId };
  const attempt = async (what: string, done: string, call: () => Promise<unknown>): Promise<boolean> => {
    const isDone = (await act(what, async () => (await call(), true))) === true;
    if (isDone) notices.success(`${account} ${done}`);
    return isDone;
  };
  return {
    lock: (reason: string) =>
      attempt("锁定", "已锁定", () => api.call(lockAccount, { params, body: { reason } })),
    unlock: () => attempt("解锁", "已解锁", () => api.call(unlockAccount, { params })),
    signOut: () => attempt("退出登录", "已全部退出登录", () => api.call(signOutAccount, { params })),
    remove: (typed: string) =>
      attempt("删除", "已删除", () => api.call(deleteAccount, { params, body: { account: typed } })),
    /** The code, which cannot be read again; `null` if none was made. */
    makeCode: () => act("生成重置码", () => api.call(makeAccountCode, { params })),
  };
}
