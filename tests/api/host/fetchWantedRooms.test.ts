import { expect, it } from "vitest";
import { createHostBridge } from "#api/host/createHostBridge.ts";
import { fetchWantedRooms } from "#api/host/fetchWantedRooms.ts";
import { textAt } from "#domain/building/rooms/PackedTable.ts";

const ROOMS = [
  { roomId: "a", roomCode: "1F-101" },
  { roomId: 12, roomCode: "1F-102" },
  { roomId: "c", roomCode: "1F-103", equipmentNumber: 0 },
  { roomId: "d", roomCode: "1F-104" },
  { roomId: "e", roomCode: "1F-105", equipmentNumber: 0 },
];

async function read(selected: unknown, isSelecting = true) {
  const asked: string[] = [];
  const bridge = createHostBridge((text) => {
    const { path } = JSON.parse(text) as { path: string };
    asked.push(path.slice("gjw/desktop/".length));
    if (path.endsWith("selected_objects")) return selected;
    return { code: "success", data: { name: "办公楼", total: ROOMS.length, rooms: ROOMS } };
  });
  const answer = await fetchWantedRooms(bridge, "C000006", {
    signal: new AbortController().signal,
    isSelecting,
  });
  if (!answer.ok) return { asked, refusal: answer.reply.message };
  const { rooms, leftOut, isSelection } = answer.value;
  const codes = Array.from({ length: rooms.rows }, (_, row) => textAt(rooms.columns["roomCode"]!, row));
  return { asked, codes, leftOut: leftOut.map(({ label }) => label), isSelection };
}
const objects = (...ids: readonly unknown[]) => ({
  code: "success",
  data: { objects: ids.map((id) => ({ id, name: null })) },
});

it("takes the selected rooms only, and names only those of them that it cannot take", async () => {
  expect(await read(objects("d", 12, "c", "a pipe"))).toEqual({
    asked: ["selected_objects", "custom_input_data"],
    codes: ["1F-102", "1F-104"],
    leftOut: ["1F-103"],
    isSelection: true,
  });
});

it.each([
  ["nothing is selected", objects()],
  ["the host cannot say what is", { code: "failure", message: "" }],
  ["the host says what is none", { code: "success", data: { objects: "all" } }],
])("takes all rooms where %s", async (_, selected) => {
  const { codes, leftOut, isSelection } = await read(selected);
  expect([codes, leftOut, isSelection]).toEqual([
    ["1F-101", "1F-102", "1F-104"],
    ["1F-103", "1F-105"],
    false,
  ]);
});

it("says so where no room is among what is selected", async () => {
  const { refusal } = await read(objects("a pipe"));
  expect(refusal).toBe("设计软件中选中的对象里没有房间，请选中房间后重新读取，或取消选中以读取全部房间");
});

it("asks what is selected only where equipment is selected for it", async () => {
  expect((await read(objects("a"), false)).asked).toEqual(["custom_input_data"]);
});
