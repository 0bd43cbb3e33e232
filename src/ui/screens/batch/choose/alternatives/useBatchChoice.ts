import { useState } from "react";
import type { Alternative, RoomRow } from "#domain/building/batch/state/batchState.ts";
import { formatNumber } from "#domain/base/formatNumber.ts";
import type { BatchClient } from "#workers/batch/calls/BatchClient.ts";
import type { ChosenForAll } from "#workers/batch/choose/chooseForAll.ts";
import { isUnreasonable } from "./isUnreasonable.ts";
import { useMayEdit } from "../../context/useMayEdit.ts";
import { useNotices } from "../../../../page/services/useNotices.ts";
import { useServices } from "../../../../page/services/ServicesContext.tsx";

export interface BatchChoice {
  /** Chosen in the panel and not yet saved; `null` for a read-only building. */
  readonly changed: Alternative | null;
  readonly choose: (alternative: Alternative) => void;
  /**
   * `confirm` asks before the drawer closes; `refused` is the dialog for an impossible input; `report` lists the
   * similar rooms whose requirement the product does not meet, after it was given to the others.
   */
  readonly prompt: "confirm" | "refused" | "report" | null;
  /** Other rooms with the replaced product, to which the choice may also be applied. */
  readonly alike: RoomsAlike;
  readonly isForAll: boolean;
  readonly setForAll: (isForAll: boolean) => void;
  readonly outcome: ChosenForAll | null;
  /** Whether a choice is being saved for one or many rooms. */
  readonly isBusy: boolean;
  /** Closes at once if nothing was changed, otherwise asks. */
  readonly close: () => void;
  readonly takeOver: () => void;
  readonly discard: () => void;
  /** Leaves the drawer open. */
  readonly stay: () => void;
}

interface RoomsAlike {
  readonly others: number;
  readonly locked: number;
}

const NONE_ALIKE: RoomsAlike = { others: 0, locked: 0 };

/** State of choosing a product for a room, with the question at its end. */
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
  const [alike, setAlike] = useState(NONE_ALIKE);
  const [isForAll, setForAll] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const [outcome, setOutcome] = useState<ChosenForAll | null>(null);
  const mayEdit = useMayEdit();
  const changed = mayEdit && picked !== null && picked.productId !== row.selection?.productId ? picked : null;

  /** `null` if it was refused, which was reported. */
  const choose = async (productId: string): Promise<{ readonly forAll: ChosenForAll | null } | null> => {
    const answer = isForAll
      ? await client.chooseForAll(row.roomId, productId, filter)
      : await client.choose(row.roomId, productId, filter);
    if (answer.ok) return { forAll: answer.value };
    if (isUnreasonable(answer.code)) setPrompt("refused");
    else notices.error("未能更新选型结果", answer.message);
    return null;
  };
  const takeOver = async () => {
    setPrompt(null);
    if (changed === null || isBusy) return;
    setBusy(true);
    try {
      const chosen = await choose(changed.productId);
      if (chosen === null) return;
      track("selectAlternative", { productId: changed.productId });
      const others = chosen.forAll?.taken ?? 0;
      const also = others > 0 ? ` 等 ${formatNumber(others + 1, 0)} 间` : "";
      notices.success("选型结果已更新", `${row.roomName || row.roomCode}${also}`);
      setOutcome(chosen.forAll);
      if (chosen.forAll && chosen.forAll.lacking + chosen.forAll.unasked > 0) setPrompt("report");
      else onClose();
    } catch {
      // The worker died; its stored state is restored by the next call, and the choice is still marked here.
      notices.error("未能更新选型结果", "可再次确认");
    } finally {
      setBusy(false);
    }
  };
  const ask = async () => {
    // Without a worker there are no similar rooms; saving the choice will report that.
    setAlike(await client.alike(row.roomId).catch(() => NONE_ALIKE));
    setPrompt("confirm");
  };

  return {
    changed,
    choose: setPicked,
    prompt,
    alike,
    isForAll,
    isBusy,
    setForAll,
    outcome,
    close: () => {
      if (prompt !== null || isBusy) return;
      if (changed === null) onClose();
      else void ask();
    },
    takeOver: () => void takeOver(),
    discard: onClose,
    stay: () => setPrompt(null),
  };
}
