import { useCallback } from "react";
import { useNotices } from "../../hooks/services/useNotices.ts";

/** Opens a dialog once it is there; without a network it is said why not. */
export function useDialogOpening(load: () => Promise<unknown>, open: () => void): () => void {
  const notices = useNotices();
  return useCallback(() => {
    load().then(open, () => notices.error("未能打开方案", "网络连接失败，请检查网络后重试"));
  }, [notices, load, open]);
}
