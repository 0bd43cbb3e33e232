import { expect, it } from "vitest";
import { createHostBridge } from "#api/host/createHostBridge.ts";
import { fetchHostRooms, type HostRooms } from "#api/host/fetchHostRooms.ts";
import { createSimulatedHost } from "#api/host/simulatedHost.ts";
import { noRooms, roomAt } from "#domain/batch/RoomColumns.ts";
import { unpackRooms } from "#domain/batch/unpackRooms.ts";
import { FAN_COIL } from "#domain/catalogue/categories.ts";
import { HOST_PATHS } from "#domain/host/hostPaths.ts";
import type { Room } from "#domain/rooms/Room.ts";

/** The rooms as the batch has them once it took them over. */
function roomsIn({ rooms }: HostRooms): readonly Room[] {
  const columns = unpackRooms(rooms, noRooms(), () => "none of the host's", 1);
  return columns.ids.map((_, row) => roomAt(columns, row));
}

const reading = () => ({ signal: new AbortController().signal });

/** A host that answers its pieces one after the other, and then no more. */
const hostOf = (...pieces: readonly unknown[]) => {
  const left = [...pieces];
  return createHostBridge(() => ({ code: "success", data: left.shift() }));
};

it("reads every room of a building, piece by piece, under the host's own ids", async () => {
  const asked: unknown[] = [];
  const host = createSimulatedHost({ rooms: 450, lacks: [] }, (path, params) => asked.push([path, params]));
  const progress: unknown[] = [];
  const answer = await fetchHostRooms(createHostBridge(host), FAN_COIL, {
    ...reading(),
    onProgress: (...step) => progress.push(step),
  });
  if (!answer.ok) throw new Error(answer.reply.message);
  const { name } = answer.value;
  const rooms = roomsIn(answer.value);
  expect(name).toBe("模拟宿主 办公楼");
  expect(rooms).toHaveLength(450);
  expect(new Set(rooms.map(({ roomId }) => roomId)).size).toBe(450);
  expect(rooms[0]).toEqual({
    roomId: "6B1a2F3e-90ab-4C3d-8e21-5f7A9c0d1e2f-00001000",
    roomCode: "1F-101",
    roomName: "办公室 101",
    roomArea: 36,
    coolingLoad: 4,
    heatLoad: 2.5,
    sensibleLoad: null,
    latentLoad: null,
    airSupplyVolume: 648,
    heatMoistureRatio: null,
    summerDryBulb: 26,
    summerWetBulb: 19,
    winterDryBulb: 20,
    equipmentNumber: null,
  });
  expect(rooms[23]).toMatchObject({ roomName: "多功能厅 212", equipmentNumber: 2 });
  expect(asked).toEqual(
    [0, 200, 400].map((offset) => [HOST_PATHS.rooms, { categoryCode: "C000006", offset, limit: 200 }]),
  );
  expect(progress).toEqual([
    [200, 450],
    [400, 450],
    [450, 450],
  ]);
});

it("reads a building without rooms", async () => {
  const answer = await fetchHostRooms(hostOf({ total: 0, rooms: [] }), FAN_COIL, reading());
  expect(answer).toMatchObject({ ok: true, value: { name: "", rooms: { rows: 0 } } });
});

it("leaves aside what it does not select by, and takes what is absent as not stated", async () => {
  const sent = { roomId: " 12/ä ", calEquipmentNumber: 3, winterWetBulb: 13, coolingLoad: null };
  const answer = await fetchHostRooms(hostOf({ total: 1, rooms: [sent] }), FAN_COIL, reading());
  if (!answer.ok) throw new Error(answer.reply.message);
  expect(roomsIn(answer.value)[0]).toMatchObject({ roomId: " 12/ä ", roomCode: "", coolingLoad: null });
  expect(Object.keys(answer.value.rooms.columns)).not.toContain("calEquipmentNumber");
});

const room = (roomId: string) => ({ roomId });
it.each([
  ["is no list of rooms", [{ rooms: 3 }], "房间数据不符合约定"],
  ["states a negative area", [{ total: 1, rooms: [{ roomId: "a", roomArea: -1 }] }], "rooms.0.roomArea"],
  [
    "specifies half a unit",
    [{ total: 1, rooms: [{ roomId: "a", equipmentNumber: 0.5 }] }],
    "rooms.0.equipmentNumber",
  ],
  ["gives a room no id", [{ total: 1, rooms: [{ roomName: "a" }] }], "rooms.0.roomId"],
  ["gives two rooms one id", [{ total: 2, rooms: [room("a"), room("a")] }], "房间 ID 重复：a"],
  [
    "stops before its end",
    [
      { total: 2, rooms: [room("a")] },
      { total: 2, rooms: [] },
    ],
    "房间数量前后不一致",
  ],
  ["sends more than it announced", [{ total: 1, rooms: [room("a"), room("b")] }], "房间数量前后不一致"],
])("refuses all rooms of a host that %s", async (_, pieces, message) => {
  const answer = await fetchHostRooms(hostOf(...pieces), FAN_COIL, reading());
  expect(answer).toMatchObject({ ok: false, reply: { code: "failure" } });
  expect(answer.ok || answer.reply.message).toContain(message);
});

it("passes on why the host gave none", async () => {
  const host = createSimulatedHost({ rooms: 3, lacks: [HOST_PATHS.rooms] }, () => {});
  expect(await fetchHostRooms(createHostBridge(host), FAN_COIL, reading())).toMatchObject({
    ok: false,
    reply: { code: "request.method.not.found" },
  });
});
