import { useMemo } from "react";
import type { BatchKind } from "#domain/building/batch/kind/BatchKind.ts";
import type { Room, RoomDraft, RoomPlace } from "#domain/building/rooms/Room.ts";
import type { BatchClient } from "#workers/batch/calls/BatchClient.ts";
import type { SampleBuilding } from "#workers/sheet/SheetClient.ts";
import { downloadWorkbook } from "../../../page/browser/downloadWorkbook.ts";
import { lostCall } from "../../../page/services/lostCall.ts";
import { useNotices } from "../../../page/services/useNotices.ts";
import { useServices } from "../../../page/services/ServicesContext.tsx";

export interface BatchRooms {
  /** Reads a room's current state for editing; `null` if it is gone, or if the failure was reported. */
  readonly read: (roomId: string) => Promise<(Room & RoomPlace) | null>;
  readonly loadSample: (building: SampleBuilding) => void;
  readonly downloadTemplate: () => void;
  /** `false` on failure, after reporting it; the form can be saved again. */
  readonly save: (roomId: string | null, draft: RoomDraft) => Promise<boolean>;
  readonly remove: (roomId: string) => void;
  readonly clear: () => void;
  readonly setQuantity: (roomId: string, quantity: number | null) => Promise<boolean>;
}

/** The user's actions on the rooms of a batch. The workers do the work and send their summary. */
export function useBatchRooms<Filter>(
  client: BatchClient<Filter>,
  { roomFigures }: BatchKind<Filter>,
): BatchRooms {
  const services = useServices();
  const notices = useNotices();

  return useMemo(() => {
    const done = async (failure: string, work: Promise<unknown>): Promise<boolean> => {
      try {
        await work;
        return true;
      } catch (error) {
        notices.error(failure, lostCall(error));
        return false;
      }
    };
    const needs = { supplyAir: roomFigures.includes("airSupplyVolume") };
    const sample = async (building: SampleBuilding) => {
      const { name, assumptions, rooms } = await services.sheet.sample(building, needs);
      await client.replaceRooms(rooms, name, assumptions);
    };
    const template = async () => downloadWorkbook(await services.sheet.template(), "房间表模板.xlsx");

    const read = async (roomId: string) => {
      try {
        return await client.room(roomId);
      } catch (error) {
        notices.error("未能打开房间", lostCall(error));
        return null;
      }
    };

    return {
      read,
      loadSample: (building) => void done("未能载入示例建筑", sample(building)),
      downloadTemplate: () => void done("未能生成模板", template()),
      save: (roomId, draft) =>
        done("未能保存房间", roomId === null ? client.addRoom(draft) : client.editRoom(roomId, draft)),
      remove: (roomId) => void done("未能删除房间", client.deleteRooms([roomId])),
      clear: () => void done("未能清空房间", client.clear()),
      setQuantity: (roomId, quantity) => done("未能保存指定数量", client.setQuantity(roomId, quantity)),
    };
  }, [client, notices, roomFigures, services]);
}
