import { useCallback, useMemo, useRef, useState } from "react";
import type { RoomRow } from "#domain/building/batch/state/batchState.ts";
import type { Pasted } from "#domain/building/batch/edit/pasteQuantities.ts";
import type { ManyEdited } from "#domain/building/batch/edit/setQuantities.ts";
import { formatNumber } from "#domain/base/formatNumber.ts";
import type { BatchClient } from "#workers/batch/calls/BatchClient.ts";
import { lostCall } from "../../../../page/services/lostCall.ts";
import { useNotices } from "../../../../page/services/useNotices.ts";

export interface ManyRooms {
  /** `isRange`: from the last ticked room to this one, as with Shift. */
  readonly tick: (room: RoomRow, isTicked: boolean, isRange: boolean) => void;
  readonly tickShown: (isTicked: boolean) => void;
  readonly untick: () => void;
  readonly setQuantity: (quantity: number | null) => void;
  readonly fillDown: () => void;
  /** Pastes a column of figures, from this room downward. */
  readonly paste: (room: RoomRow, column: string) => void;
  readonly lock: (isLocked: boolean) => void;
  readonly remove: () => void;
  readonly undo: () => void;
  readonly redo: () => void;
  /** The refused lines of a pasted column, until the user closes the report. */
  readonly report: Pasted | null;
  readonly closeReport: () => void;
}

const lockedOf = ({ locked }: ManyEdited) =>
  locked === 0 ? "" : `${formatNumber(locked, 0)} 间已锁定，保持不变`;

/** The user's actions on many rooms at once, with undo. The worker does the work. */
export function useManyRooms<Filter>(client: BatchClient<Filter>): ManyRooms {
  const notices = useNotices();
  const [report, setReport] = useState<Pasted | null>(null);
  const anchor = useRef<string | null>(null);

  const acts = useMemo(() => {
    const reportFailure = (failure: string, work: Promise<unknown>) => {
      work.catch((error: unknown) => notices.error(failure, lostCall(error)));
    };
    const fill = async (work: Promise<ManyEdited>) => {
      const edited = await work;
      notices.success(`已更新 ${formatNumber(edited.taken, 0)} 间的指定数量`, lockedOf(edited));
    };
    const paste = async (roomId: string, column: string) => {
      const pasted = await client.pasteQuantities(roomId, column);
      if (pasted.refused > 0) setReport(pasted);
      else notices.success(`已填入 ${formatNumber(pasted.taken, 0)} 间的指定数量`);
    };
    return {
      tick({ roomId }: RoomRow, isTicked: boolean, isRange: boolean) {
        const from = isRange ? (anchor.current ?? roomId) : roomId;
        anchor.current = roomId;
        reportFailure("未能勾选", client.tick({ of: "range", from, to: roomId, isTicked }));
      },
      tickShown: (isTicked: boolean) => reportFailure("未能勾选", client.tick({ of: "shown", isTicked })),
      untick: () => reportFailure("未能取消勾选", client.tick({ of: "none" })),
      setQuantity: (quantity: number | null) =>
        reportFailure("未能保存指定数量", fill(client.setTickedQuantities(quantity))),
      fillDown: () => reportFailure("未能保存指定数量", fill(client.fillTickedDown())),
      paste: ({ roomId }: RoomRow, column: string) =>
        reportFailure("未能保存指定数量", paste(roomId, column)),
      lock: (isLocked: boolean) => reportFailure("未能锁定", client.lockTicked(isLocked)),
      remove: () => reportFailure("未能删除房间", client.deleteTicked()),
      undo: () => reportFailure("未能撤销", client.undo()),
      redo: () => reportFailure("未能重做", client.redo()),
    };
  }, [client, notices]);
  const closeReport = useCallback(() => setReport(null), []);

  return useMemo(() => ({ ...acts, report, closeReport }), [acts, report, closeReport]);
}
