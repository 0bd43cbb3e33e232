import { useQueryClient } from "@tanstack/react-query";
import * as v from "valibot";
import { ApiError } from "#api/client/ApiError.ts";
import { ActRefusalSchema } from "#api/contract/operators.ts";
import { REFUSAL_WORDS } from "#domain/desk/operators/operatorActs.ts";
import { useNotices } from "../../page/services/useNotices.ts";

function why(error: unknown): string {
  if (!(error instanceof ApiError)) return "没有变化，请稍后重试";
  const refused = v.safeParse(ActRefusalSchema, error.data);
  if (refused.success) return REFUSAL_WORDS[refused.output.reason];
  if (error.code === "not.found") return "已不存在，可能已被删除";
  if (error.code === "forbidden") return "此帐号已不是管理员";
  // The action may have been carried out although its answer was lost; the lists show it.
  if (error.code === "network" || error.code === "timeout")
    return "没有收到服务器的答复，可能已经完成。列表已重新读取，核对后再试";
  return error.message;
}

/** Carries out an action, reports its failure, and reloads the operators' lists in either case. */
export function useAct() {
  const notices = useNotices();
  const queries = useQueryClient();
  return async <Done>(what: string, act: () => Promise<Done>): Promise<Done | null> => {
    try {
      return await act();
    } catch (error) {
      notices.error(`${what}未完成`, why(error));
      return null;
    } finally {
      void queries.invalidateQueries({
        predicate: ({ queryKey: [, path] }) => typeof path === "string" && path.startsWith("/operators/"),
      });
    }
  };
}
