import { afterEach, beforeAll, beforeEach, expect, it } from "vitest";
import type { BatchKind } from "#domain/building/batch/kind/BatchKind.ts";
import { BATCH_KINDS } from "#domain/building/kinds/batchKinds.ts";
import { packRooms } from "#domain/building/rooms/packRooms.ts";
import { ROOM_FIELDS } from "#domain/building/rooms/roomFields.ts";
import { area, flow, heatMoistureRatio, power, temperature } from "#domain/base/units.ts";
import type { BatchClient } from "#workers/batch/calls/BatchClient.ts";
import { createSheetClient } from "#workers/sheet/createSheetClient.ts";
import { createSheetService } from "#workers/sheet/sheetService.ts";
import { channelWorker } from "../../support/channelWorker.ts";
import { freshStorage } from "../../support/openBatch.ts";
import { openRealBatch } from "../../support/realBatch.ts";
import { sharedServer, type TestServer } from "../../support/testServer.ts";
import { testRoom, testRooms } from "../../support/testRooms.ts";

let server: TestServer;
let batch: BatchClient<unknown>;
const sheets = createSheetClient(() => channelWorker(createSheetService()));
beforeAll(async () => {
  server = await sharedServer();
});
beforeEach(freshStorage);
afterEach(() => {
  batch.dispose();
  sheets.release();
});

function open(kind: BatchKind<unknown>): BatchClient<unknown> {
  return openRealBatch(kind, server);
}

const never = () => new AbortController().signal;
const nothing = { roomArea: null, coolingLoad: null, heatLoad: null };

/** What a person may enter that a schedule would not be read as: each is a room all the same. */
const ROOMS = [
  ...testRooms(6).map((room) => ({ ...room, airSupplyVolume: flow(520) })),
  testRoom(6, { roomCode: "007", coolingLoad: power(2.123456789), sensibleLoad: power(1.6) }),
  testRoom(7, { roomCode: "3-1", roomName: "", latentLoad: power(0.4), equipmentNumber: 3 }),
  testRoom(8, { roomCode: "", roomName: "二层", summerDryBulb: temperature(25.5) }),
  testRoom(9, { roomCode: "合计", summerWetBulb: temperature(18.25), winterDryBulb: temperature(21) }),
  testRoom(10, { roomCode: "=1+1", roomName: "东区", heatMoistureRatio: heatMoistureRatio(9000) }),
  testRoom(11, { roomCode: "1", roomName: "2", roomArea: area(3), coolingLoad: power(4) }),
  testRoom(12, { ...nothing, roomCode: "2F", roomName: "2F" }),
  testRoom(13, { ...nothing, roomCode: "", roomName: "注：设备层" }),
  testRoom(14, { roomCode: "1F-1", coolingLoad: power(5000), airSupplyVolume: flow(900_000) }),
];

it.each(Object.values(BATCH_KINDS) as BatchKind<unknown>[])(
  "an exported plan of $words.title, imported again, gives the same rooms and nothing else",
  async (kind) => {
    batch = open(kind);
    await batch.replaceRooms(packRooms(ROOMS), "试验楼", "面积为假设；冷负荷 100 W/㎡");
    await batch.run("all");
    expect(batch.summary().matched).toBeGreaterThan(5);
    const plan = await batch.confirm(never());
    if (!plan.ok) throw new Error(plan.code);
    expect(plan.value.sheets).toHaveLength(3);
    const file = new File([await sheets.write(plan.value.sheets)], "选型方案.xlsx");
    const outcome = await sheets.read({ kind: "workbook", name: file.name, file }, {}, never());
    if (!outcome.ok) throw new Error(outcome.message);
    const { preview } = outcome;
    expect(preview).toMatchObject({ refused: [], emptyRows: 0, accepted: ROOMS.length });
    expect(preview.fields).toEqual(ROOM_FIELDS.filter((field) => preview.fields.includes(field)));
    expect(preview.forms.flatMap(({ questions }) => questions)).toEqual([]);
    const { roomId: _, ...columns } = packRooms(ROOMS).columns;
    expect(outcome.rooms.columns).toEqual(columns);
  },
);
