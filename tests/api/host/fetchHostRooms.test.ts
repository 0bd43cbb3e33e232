import fc from "fast-check";
import { expect, it } from "vitest";
import { createHostBridge } from "#api/host/createHostBridge.ts";
import { fetchHostRooms, type HostRooms } from "#api/host/fetchHostRooms.ts";
import { createSimulatedHost } from "#api/host/simulatedHost.ts";
import { noRooms, roomAt } from "#domain/building/batch/table/RoomColumns.ts";
import { unpackRooms } from "#domain/building/batch/table/unpackRooms.ts";
import { FAN_COIL } from "#domain/catalogue/categories.ts";
import { HOST_PATHS } from "#domain/desk/host/hostPaths.ts";
import type { Room } from "#domain/building/rooms/Room.ts";

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

async function readOf(...sent: readonly unknown[]) {
  const answer = await fetchHostRooms(hostOf({ total: sent.length, rooms: sent }), FAN_COIL, reading());
  if (!answer.ok) throw new Error(answer.reply.message);
  return { rooms: roomsIn(answer.value), leftOut: answer.value.leftOut };
}

it("takes null names, figures as text, and codes that are numbers", async () => {
  const { rooms, leftOut } = await readOf(
    { roomId: "a", roomName: null, roomCode: 101, roomArea: " 36.5 ", coolingLoad: "4e0", heatLoad: "" },
    { roomId: "b", roomCode: null, equipmentNumber: "2" },
  );
  expect(leftOut).toEqual([]);
  expect(rooms).toMatchObject([
    { roomId: "a", roomName: "", roomCode: "101", roomArea: 36.5, coolingLoad: 4, heatLoad: null },
    { roomId: "b", roomCode: "", equipmentNumber: 2 },
  ]);
});

it.each([
  [{ roomId: "x", roomCode: "1F-101", equipmentNumber: 0 }, "1F-101", "指定数量 0 不是 1 以上的整数，或过大"],
  [
    { roomId: "x", roomName: "办公室", equipmentNumber: 0.5 },
    "办公室",
    "指定数量 0.5 不是 1 以上的整数，或过大",
  ],
  [{ roomId: "x", roomArea: -1 }, "x", "房间面积 -1 超出范围"],
  [{ roomId: "x", roomArea: "36 ㎡" }, "x", "房间面积不是数字"],
  [{ roomId: "x", summerDryBulb: [26] }, "x", "夏季干球温度不是数字"],
  [{ roomId: "x", roomName: {} }, "x", "房间名称不是文本，或过长"],
  [{ roomCode: "1F-102" }, "1F-102", "没有房间 ID"],
  [{ roomId: 0.5, roomCode: 102 }, "102", "房间 ID 不可用"],
  [{ roomId: "x".repeat(129) }, "x".repeat(40), "房间 ID 不可用"],
  [{}, "第 2 间", "没有房间 ID"],
  [null, "第 2 间", "不是房间数据"],
  ["1F-103", "第 2 间", "不是房间数据"],
])("leaves out %j alone, and says why", async (unsound, label, why) => {
  const { rooms, leftOut } = await readOf({ roomId: "a" }, unsound, { roomId: "c" });
  expect(rooms.map(({ roomId }) => roomId)).toEqual(["a", "c"]);
  expect(leftOut).toEqual([{ at: 1, label, why }]);
});

it("asks for the next piece after the last room sent, whatever was left out", async () => {
  const asked: unknown[] = [];
  const pieces = [[{ roomId: "a" }, null], [null], [{ roomId: "d" }]];
  const bridge = createHostBridge((message) => {
    const { params } = JSON.parse(message) as { params: { offset: number } };
    asked.push(params.offset);
    return { code: "success", data: { name: null, total: 4, rooms: pieces.shift() } };
  });
  const answer = await fetchHostRooms(bridge, FAN_COIL, reading());
  expect(asked).toEqual([0, 2, 3]);
  expect(answer).toMatchObject({ ok: true, value: { rooms: { rows: 2 }, leftOut: [{ at: 1 }, { at: 2 }] } });
});

it("takes or names every room of any host, and never throws", async () => {
  const odd = fc.oneof(
    fc.anything(),
    fc.record({ roomId: fc.uuid(), roomArea: fc.anything(), roomName: fc.anything() }),
  );
  await fc.assert(
    fc.asyncProperty(fc.uniqueArray(odd, { maxLength: 20 }), async (sent) => {
      const answer = await fetchHostRooms(hostOf({ total: sent.length, rooms: sent }), FAN_COIL, reading());
      const told = answer.ok
        ? answer.value.rooms.rows + answer.value.leftOut.length
        : answer.reply.message.startsWith("房间 ID 重复");
      expect([sent.length, true]).toContain(told);
    }),
  );
});

const room = (roomId: string) => ({ roomId });
it.each([
  ["is no list of rooms", [{ rooms: 3 }], "房间数据不符合约定"],
  [
    "gives two rooms one numeric id",
    [{ total: 2, rooms: [{ roomId: 7 }, { roomId: 7 }] }],
    "房间 ID 重复：7",
  ],
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

it("takes over where the host says that a room is, and leaves out what cannot be a floor or zone", async () => {
  const placed = (about: object) => ({
    ...{ roomCode: "101", roomName: "a", roomArea: 20, coolingLoad: 3, heatLoad: null, sensibleLoad: null },
    ...{ latentLoad: null, airSupplyVolume: null, heatMoistureRatio: null, summerDryBulb: null },
    ...{ summerWetBulb: null, winterDryBulb: null, equipmentNumber: null, ...about },
  });
  const list = [
    placed({ roomId: "a", floor: 3, zone: " 东区 " }),
    placed({ roomId: "b", floor: { level: 3 }, zone: "x".repeat(513) }),
    placed({ roomId: "c" }),
  ];
  const host = hostOf({ name: "楼", total: 3, roomCount: 3, totalCount: 3, rooms: list });
  const answer = await fetchHostRooms(host, FAN_COIL, reading());
  if (!answer.ok) throw new Error(answer.reply.message);
  const { floors, zones } = unpackRooms(answer.value.rooms, noRooms(), () => "none", 1);
  expect([floors, zones, answer.value.leftOut]).toEqual([["3", "", ""], ["东区", "", ""], []]);
});
