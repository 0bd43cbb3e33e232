import { useMutation } from "@tanstack/react-query";
import { useCallback } from "react";
import { useNotices } from "../../../page/services/useNotices.ts";

/**
 * Sends a change of the building, which answers with the sentence why it is refused, or an empty text. What was not taken
 * over is told. Resolves to whether it was. While it is sent, controls show what was set (`useHeld`).
 */
export function useSendChange(): (send: () => Promise<string>) => Promise<boolean> {
  const notices = useNotices();
  const { mutateAsync } = useMutation({
    mutationFn: (send: () => Promise<string>) => send(),
    // A worker answers without a network.
    networkMode: "always",
  });
  return useCallback(
    async (send) => {
      try {
        const sentence = await mutateAsync(send);
        if (sentence !== "") notices.error("未采用", sentence);
        return sentence === "";
      } catch {
        notices.error("未采用", "建筑只能查看，或计算线程已中断");
        return false;
      }
    },
    [mutateAsync, notices],
  );
}
