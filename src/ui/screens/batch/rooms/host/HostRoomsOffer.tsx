import type { BatchHostRooms } from "./useHostRooms.ts";
import { Confirm } from "../../../../kit/dialog/Confirm.tsx";
import { formatNumber } from "#domain/base/formatNumber.ts";

/** Offers the host's rooms if there are others already: nothing is replaced without asking. */
export function HostRoomsOffer({ host, existing }: { host: BatchHostRooms; existing: number }) {
  const { step, take, keep } = host;
  if (step.status !== "offered") return null;
  const { offer } = step;
  return (
    <Confirm
      opened
      title="设计软件中的房间"
      message={`是否改用设计软件当前的 ${formatNumber(offer.rooms.rows, 0)} 间房间？`}
      extra={`现有 ${formatNumber(existing, 0)} 间及其选型结果将被替换，包括此建筑其他设备的选型。`}
      confirmLabel="改用"
      cancelLabel="保留现有"
      onConfirm={() => take(offer)}
      onCancel={keep}
    />
  );
}
