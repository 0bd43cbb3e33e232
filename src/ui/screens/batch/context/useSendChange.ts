import { useMutation } from "@tanstack/react-query";
import { useCallback } from "react";
import { useNotices } from "../../../page/services/useNotices.ts";

/**
 * Returns a function that sends a change of the building. `send` answers with the reason of a refusal, or an empty
 * text; a refusal or a failure is reported to the user. The result is whether the change was applied. Meanwhile
 * controls show the new value (`useHeld`).
 */
export function useSendChange(): (send: () => Promise<string>) => Promise<boolean> {
  const notices = useNotices();
  const { mutateAsync } = useMutation({
    mutationFn: (send: () => Promise<string>) => send(),
    // The worker answers even without a network.
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
