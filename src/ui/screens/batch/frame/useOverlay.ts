import { useCallback, useRef, useState } from "react";
import { useNotices } from "../../../page/services/useNotices.ts";
import { fetched, type Fetched } from "../../../page/browser/fetched.tsx";
import type { Overlay } from "../context/Overlay.ts";

export const RoomDialogs = fetched(async () => (await import("../rooms/RoomDialogs.tsx")).RoomDialogs);
export const DetailDrawer = fetched(async () => (await import("../choose/DetailDrawer.tsx")).DetailDrawer);
export const AlternativesDrawer = fetched(
  async () => (await import("../choose/alternatives/AlternativesDrawer.tsx")).AlternativesDrawer,
);
export const GroupDialogs = fetched(
  async () => (await import("../choose/group/GroupDialogs.tsx")).GroupDialogs,
);
export const PlanDialog = fetched(async () => (await import("../plan/PlanDialog.tsx")).PlanDialog);
export const RulesDialog = fetched(async () => (await import("../filter/rules/RulesDialog.tsx")).RulesDialog);
export const OptimumDialog = fetched(
  async () => (await import("../choose/optimum/OptimumDialog.tsx")).OptimumDialog,
);

const ROOMS = [RoomDialogs, "未能打开房间"] as const;
/** Overlays that are loaded before they open, with the message if loading fails. */
const FETCHED: Readonly<Partial<Record<Overlay["kind"], readonly [Fetched<unknown>, string]>>> = {
  new: ROOMS,
  edit: ROOMS,
  delete: ROOMS,
  "delete-ticked": ROOMS,
  sample: ROOMS,
  clear: ROOMS,
  detail: [DetailDrawer, "未能打开详情"],
  alternatives: [AlternativesDrawer, "未能打开改选"],
  places: [GroupDialogs, "未能打开楼层与分区"],
  group: [GroupDialogs, "未能打开选型"],
  plan: [PlanDialog, "未能打开方案"],
  rules: [RulesDialog, "未能打开房间类型条件"],
  optimum: [OptimumDialog, "未能打开方案"],
};

/** Whether it is a dialog about rooms. */
export const isOfRooms = (overlay: Overlay | null): boolean =>
  overlay !== null && FETCHED[overlay.kind] === ROOMS;

/** The overlay over the screen, one at a time; one that is not loaded yet opens once it is. */
export function useOverlay() {
  const notices = useNotices();
  const [overlay, setOverlay] = useState<Overlay | null>(null);
  /** The last requested overlay: one that loads late does not replace it. */
  const newest = useRef<Overlay | null>(null);
  const open = useCallback(
    (next: Overlay | null) => {
      newest.current = next;
      const late = next && FETCHED[next.kind];
      if (!late) return setOverlay(next);
      const [part, failure] = late;
      const show = async () => {
        try {
          await part.load();
          if (newest.current === next) setOverlay(next);
        } catch {
          if (newest.current === next) notices.error(failure, "网络连接失败，请检查网络后重试");
        }
      };
      void show();
    },
    [notices],
  );
  const close = useCallback(() => open(null), [open]);
  return { overlay, open, close };
}
