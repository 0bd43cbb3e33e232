import { useMemo } from "react";
import type { BatchKind } from "#domain/batch/BatchKind.ts";
import type { BatchClient, RoomDraft } from "#workers/batch/BatchClient.ts";
import type { SampleBuilding } from "#workers/sheet/SheetClient.ts";
import { downloadWorkbook } from "./downloadWorkbook.ts";
import { lostCall } from "./lostCall.ts";
import { useNotices } from "./useNotices.ts";
import { useServices } from "./ServicesContext.tsx";

export interface BatchRooms {
  readonly loadSample: (building: SampleBuilding) => void;
  readonly downloadTemplate: () => void;
  readonly save: (roomId: string | null, draft: RoomDraft) => void;
  readonly remove: (roomId: string) => void;
  readonly clear: () => void;
  readonly setQuantity: (roomId: string, quantity: number | null) => void;
}

/** What a person does to the rooms of a batch by hand. Nothing is shaped here: workers do, and tell their summary. */
export function useBatchRooms<Filter>(
  client: BatchClient<Filter>,
  { roomFigures }: BatchKind<Filter>,
): BatchRooms {
  const services = useServices();
  const notices = useNotices();

  return useMemo(() => {
    const tell = (failure: string, work: Promise<unknown>) => {
      work.catch((error: unknown) => notices.error(failure, lostCall(error)));
    };
    const needs = { supplyAir: roomFigures.includes("airSupplyVolume") };
    const sample = async (building: SampleBuilding) => {
      const { name, assumptions, rooms } = await services.sheet.sample(building, needs);
      await client.replaceRooms(rooms, name, assumptions);
    };
    const template = async () => downloadWorkbook(await services.sheet.template(), "房间表模板.xlsx");

    return {
      loadSample: (building) => tell("未能载入示例建筑", sample(building)),
      downloadTemplate: () => tell("未能生成模板", template()),
      save: (roomId, draft) =>
        tell("未能保存房间", roomId === null ? client.addRoom(draft) : client.editRoom(roomId, draft)),
      remove: (roomId) => tell("未能删除房间", client.deleteRooms([roomId])),
      clear: () => tell("未能清空房间", client.clear()),
      setQuantity: (roomId, quantity) => tell("未能保存指定数量", client.setQuantity(roomId, quantity)),
    };
  }, [client, notices, roomFigures, services]);
}
