import { useState } from "react";
import type { Alternative, RoomRow } from "#domain/batch/batchState.ts";
import type { BatchClient } from "#workers/batch/BatchClient.ts";
import { isUnreasonable } from "./isUnreasonable.ts";
import { useNotices } from "./useNotices.ts";
import { useServices } from "./ServicesContext.tsx";

export interface BatchChoice {
  /** Chosen in the panel and not yet taken over. */
  readonly changed: Alternative | null;
  readonly choose: (alternative: Alternative) => void;
  /** `confirm` asks before the drawer closes; `refused` is the dialog of an unreasonable input. */
  readonly prompt: "confirm" | "refused" | null;
  /** Closes at once where nothing was changed, asks otherwise. */
  readonly close: () => void;
  readonly takeOver: () => void;
  readonly discard: () => void;
  /** Leaves the drawer open. */
  readonly stay: () => void;
}

/** Which product a person picks for a room, and the question at the end of it. */
export function useBatchChoice<Filter>(
  client: BatchClient<Filter>,
  row: RoomRow,
  filter: Filter,
  onClose: () => void,
): BatchChoice {
  const { track } = useServices();
  const notices = useNotices();
  const [picked, setPicked] = useState<Alternative | null>(null);
  const [prompt, setPrompt] = useState<BatchChoice["prompt"]>(null);
  const changed = picked !== null && picked.productId !== row.selection?.productId ? picked : null;

  const takeOver = async () => {
    setPrompt(null);
    if (changed === null) return;
    try {
      const answer = await client.choose(row.roomId, changed.productId, filter);
      if (!answer.ok) {
        if (isUnreasonable(answer.code)) setPrompt("refused");
        else notices.error("未能更新选型结果", answer.message);
        return;
      }
    } catch {
      // The worker is gone; what it kept comes back with the next call, and the choice is still marked here.
      notices.error("未能更新选型结果", "可再次确认");
      return;
    }
    track("selectAlternative", { productId: changed.productId });
    notices.success("选型结果已更新", row.roomName);
    onClose();
  };

  return {
    changed,
    choose: setPicked,
    prompt,
    close: () => {
      if (prompt !== null) return;
      if (changed === null) onClose();
      else setPrompt("confirm");
    },
    takeOver: () => void takeOver(),
    discard: onClose,
    stay: () => setPrompt(null),
  };
}
