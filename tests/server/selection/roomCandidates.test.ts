import * as v from "valibot";
import { beforeAll, describe, expect, test } from "vitest";
import { selectForRooms } from "#api/contract/multiRoom.ts";
import { PackedCandidatesSchema } from "#api/contract/roomCandidates.ts";
import { BATCH_KINDS } from "#domain/building/kinds/batchKinds.ts";
import type { Room } from "#domain/building/rooms/Room.ts";
import { unpackCandidates } from "#domain/building/selection/roomCandidates.ts";
import { flow } from "#domain/base/units.ts";
import { callerOf } from "../../support/caller.ts";
import { askedRoom, multiRoomRequest, OFFICE } from "../../support/multiRoomRequest.ts";
import { sharedServer, type TestServer } from "../../support/testServer.ts";
import { testRoom } from "../../support/testRooms.ts";

let server: TestServer;
beforeAll(async () => {
  server = await sharedServer();
});

const PATH = "/search/selection/v1/products/room_candidates";
const bytes = (text: string) => new Uint8Array(Buffer.from(text, "base64"));

async function candidates(category: string, body: object, rooms: number) {
  const { code, data } = await callerOf(server.app).post(`${PATH}/${category}`, body);
  expect(code).toBe("success");
  const packed = v.parse(PackedCandidatesSchema, data);
  const rows = unpackCandidates(
    packed,
    { bits: bytes(packed.bits), excess: bytes(packed.excess), lead: bytes(packed.lead) },
    rooms,
  );
  if (rows === null) throw new Error("the matrix does not fit its own measures");
  return { ...packed, rows };
}

test("rooms are given the candidates within the slack, and what slack would help the others", async () => {
  const rooms = [
    askedRoom("office", OFFICE),
    askedRoom("hall", { coolingLoad: 900, roomArea: 10 }),
    askedRoom("nothing"),
  ];
  const wide = await candidates("C000006", { ...multiRoomRequest(rooms), slack: 3 }, 3);
  const { models, rows, least } = wide;
  expect(rows[0]?.models.length).toBeGreaterThan(5);
  expect(Math.max(...(rows[0]?.excess ?? []))).toBeLessThanOrEqual(30_000);
  expect(Math.min(...(rows[0]?.excess ?? []))).toBe(Math.round(Number(least[0]) * 10_000));
  expect(rows.slice(1).map((row) => row.models)).toEqual([[], []]);
  expect(least.slice(1)).toEqual([null, null]);
  expect(models[rows[0]?.models[0] ?? -1]).toMatchObject({ isSample: true, name: expect.any(String) });
  const none = await candidates("C000006", { ...multiRoomRequest(rooms), slack: 0 }, 3);
  expect(none.rows[0]?.models).toEqual([]);
  expect(none.least[0]).toBe(least[0]);
});

describe.each(Object.values(BATCH_KINDS))("$name", (kind) => {
  const room: Room = testRoom(3, { airSupplyVolume: flow(600) });
  // The registry contains kinds with different filters, each with its own default.
  const request = (kind.request as (filter: unknown, rooms: readonly Room[]) => object)(kind.defaultFilter, [
    room,
  ]);

  test("what the selection puts first is a candidate with the least excess", async () => {
    const { path } = selectForRooms(kind);
    const selected = (await callerOf(server.app).post(path, request)).data as readonly { id: string }[];
    const { models, rows } = await candidates(kind.categoryCode, { ...request, slack: 5 }, 1);
    const [row] = rows;
    const least = row?.excess.indexOf(Math.min(...row.excess)) ?? -1;
    const equal = row?.models.filter((_, at) => row.excess[at] === row.excess[least]) ?? [];
    expect(equal.map((model) => models[model]?.id)).toContain(selected[0]?.id);
  });

  test("a slack that is none is refused", async () => {
    for (const slack of [-0.1, 5.1, "0.3", undefined]) {
      const { code } = await callerOf(server.app).post(`${PATH}/${kind.categoryCode}`, { ...request, slack });
      expect(code).toBe("invalid.parameter");
    }
  });
});
