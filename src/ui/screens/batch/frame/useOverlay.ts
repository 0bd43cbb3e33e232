import { useCallback, useState } from "react";
import { useNotices } from "../../../page/services/useNotices.ts";
import { loadAlternatives } from "../choose/alternatives/loadAlternatives.ts";
import { loadGroupDialogs } from "../choose/group/loadGroupDialogs.ts";
import { loadOptimumDialog } from "../choose/optimum/loadOptimumDialog.ts";
import type { Overlay } from "../context/Overlay.ts";
import { loadPlanDialog } from "../plan/loadPlanDialog.ts";
import { loadRoomDialogs } from "../rooms/loadRoomDialogs.ts";
import { loadRulesDialog } from "../filter/rules/loadRulesDialog.ts";

const ROOMS = [loadRoomDialogs, "未能打开房间"] as const;
/** What is fetched before it can be opened, and what is said without a network. */
const FETCHED: Readonly<Partial<Record<Overlay["kind"], readonly [() => Promise<unknown>, string]>>> = {
  new: ROOMS,
  edit: ROOMS,
  delete: ROOMS,
  "delete-ticked": ROOMS,
  sample: ROOMS,
  clear: ROOMS,
  alternatives: [loadAlternatives, "未能打开改选"],
  places: [loadGroupDialogs, "未能打开楼层与分区"],
  group: [loadGroupDialogs, "未能打开选型"],
  plan: [loadPlanDialog, "未能打开方案"],
  rules: [loadRulesDialog, "未能打开房间类型条件"],
  optimum: [loadOptimumDialog, "未能打开方案"],
};

/** It is asked or filled in about rooms. */
export const isOfRooms = (overlay: Overlay | null): boolean =>
  overlay !== null && FETCHED[overlay.kind] === ROOMS;

/** What stands over the screen, one at a time; what is not there yet opens once it is. */
export function useOverlay() {
  const notices = useNotices();
  const [overlay, setOverlay] = useState<Overlay | null>(null);
  const open = useCallback(
    (next: Overlay | null) => {
      const fetched = next && FETCHED[next.kind];
      if (!fetched) return setOverlay(next);
      const [load, failure] = fetched;
      const show = async () => {
        try {
          await load();
          setOverlay(next);
        } catch {
          notices.error(failure, "网络连接失败，请检查网络后重试");
        }
      };
      void show();
    },
    [notices],
  );
  const close = useCallback(() => setOverlay(null), []);
  return { overlay, open, close };
}
