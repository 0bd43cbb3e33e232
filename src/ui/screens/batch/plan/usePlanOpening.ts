import { useCallback } from "react";
import { useNotices } from "../../../hooks/services/useNotices.ts";
import { loadPlanDialog } from "./loadPlanDialog.ts";

/** Opens the plan's dialog once it is there; without a network it is said why not. */
export function usePlanOpening(open: () => void): () => void {
  const notices = useNotices();
  return useCallback(() => {
    loadPlanDialog().then(open, () => notices.error("未能打开方案", "网络连接失败，请检查网络后重试"));
  }, [notices, open]);
}
