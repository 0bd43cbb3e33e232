import { ApiError } from "#api/client/ApiError.ts";
import { useQueryClient } from "@tanstack/react-query";
import { refreshLibraries } from "../../page/services/answersOfUser.ts";
import { useNotices } from "../../page/services/useNotices.ts";
import { useProductsChanged } from "./useProductsChanged.ts";

/** Why an action in a library failed; `conflict` is the message for that code. */
export function whyNot(error: unknown, conflict = "产品库刚刚被他人更改，已重新读取，核对后再试"): string {
  if (!(error instanceof ApiError)) return "没有变化，请稍后重试";
  switch (error.code) {
    case "forbidden":
      return "您在此产品库中的角色已变更，不能再进行此操作";
    case "not.found":
      return "您已不是此产品库的成员，或它已被删除";
    case "conflict":
      return conflict;
    // The action may have been carried out although its answer was lost; the lists show it.
    case "network":
    case "timeout":
      return "没有收到服务器的答复，可能已经完成。列表已重新读取，核对后再试";
    default:
      return error.message;
  }
}

/**
 * Carries out an action, reports its failure, and reloads what shows libraries.
 *
 * @param changes `products`: the action changes which products are visible or their texts, so everything that
 * shows products is reloaded
 */
export function useLibraryAct(changes: "products" | "library" = "products") {
  const notices = useNotices();
  const queries = useQueryClient();
  const productsChanged = useProductsChanged();
  return async <Done>(what: string, act: () => Promise<Done>, conflict?: string): Promise<Done | null> => {
    try {
      return await act();
    } catch (error) {
      notices.error(`${what}未完成`, whyNot(error, conflict));
      return null;
    } finally {
      void (changes === "products" ? productsChanged() : refreshLibraries(queries));
    }
  };
}
