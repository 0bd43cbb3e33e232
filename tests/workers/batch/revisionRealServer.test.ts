import { afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { BatchKind } from "#domain/building/batch/kind/BatchKind.ts";
import { airOutletKind } from "#domain/building/kinds/airOutlet/airOutletKind.ts";
import { fanCoilKind } from "#domain/building/kinds/fanCoil/fanCoilKind.ts";
import { indoorUnitKind } from "#domain/building/kinds/indoorUnit/indoorUnitKind.ts";
import { packRooms } from "#domain/building/rooms/packRooms.ts";
import { ROOM_FIELDS } from "#domain/building/rooms/roomFields.ts";
import type { Room } from "#domain/building/rooms/Room.ts";
import { area, flow, power } from "#domain/base/units.ts";
import type { BatchClient } from "#workers/batch/calls/BatchClient.ts";
import { freshStorage } from "../../support/openBatch.ts";
import { openRealBatch } from "../../support/realBatch.ts";
import { sharedServer, type TestServer } from "../../support/testServer.ts";
import { testRoom } from "../../support/testRooms.ts";

let server: TestServer;
let client: BatchClient<never>;
beforeAll(async () => {
  server = await sharedServer();
});
beforeEach(freshStorage);
afterEach(() => client.dispose());

function open<Filter>(kind: BatchKind<Filter>): BatchClient<Filter> {
  const opened = openRealBatch(kind, server);
  client = opened;
  return opened;
}

const ROOMS = 60;
const rooms = (change: (at: number) => Partial<Room>): Room[] =>
  Array.from({ length: ROOMS }, (_, at) =>
    testRoom(at, {
      roomArea: area(18),
      coolingLoad: power(1.5 + (at % 6) / 10),
      heatLoad: power(1 + (at % 4) / 10),
      airSupplyVolume: flow(400 + 10 * (at % 6)),
      ...change(at),
    }),
  );

describe.each([
  {
    kind: fanCoilKind,
    slightly: { coolingLoad: power(1.4) },
    beyond: { coolingLoad: power(80) },
    reason: /全冷 [\d.]+ kW，单台需 80\.00 kW/u,
  },
  {
    kind: indoorUnitKind,
    slightly: { coolingLoad: power(1.4) },
    beyond: { coolingLoad: power(80) },
    reason: /制冷量.*80\.00 kW/u,
  },
  {
    kind: airOutletKind,
    slightly: { roomName: "改名", roomArea: area(18.5) },
    beyond: { airSupplyVolume: flow(90_000) },
    reason: /m\/s/u,
  },
])("a revised schedule of $kind.words.title", ({ kind, slightly, beyond, reason }) => {
  it("keeps what the server still grants with figures of its own, and says in figures what it does not", async () => {
    const batch = open(kind as BatchKind<unknown>);
    await batch.replaceRooms(packRooms(rooms(() => ({}))), "实测楼", "");
    await batch.run("all");
    expect(batch.summary().matched).toBe(ROOMS);
    const before = await batch.rows(0, ROOMS);
    // A third needs a little less or the same, one room far more than any product does; one is new, one is gone.
    const revised = rooms((at) => (at === 1 ? beyond : at % 3 === 0 ? slightly : {})).slice(0, -1);
    revised.push(testRoom(500, { roomCode: "N-1", roomArea: area(18), coolingLoad: power(1.5) }));
    await batch.proposeRevision({ rooms: packRooms(revised), fields: ROOM_FIELDS });
    const taken = await batch.takeRevision(false);
    expect(taken).toMatchObject({
      ok: true,
      value: { fresh: 1, gone: 1, changed: 21, unsatisfied: 1, unchecked: 0, kept: ROOMS - 2, cause: "" },
    });
    const after = await batch.rows(0, ROOMS);
    expect(after.map(({ roomId }) => roomId)).toEqual([
      ...before.slice(0, -1).map(({ roomId }) => roomId),
      expect.stringMatching(/^room-/u),
    ]);
    after.slice(0, -1).forEach((row, at) => {
      expect(row.selection?.productId).toBe(before[at]!.selection!.productId);
    });
    expect(after[1]).toMatchObject({ standing: "unsatisfied", status: "matched" });
    expect(after[1]!.reason).toMatch(reason);
    // What was renewed is what the server answers of this product in this room, asked for it alone.
    const renewed = after[0]!;
    const asked = await batch.choose(renewed.roomId, renewed.selection!.productId, kind.defaultFilter);
    expect(asked.ok).toBe(true);
    const [chosen] = await batch.rows(0, 1);
    expect({ ...renewed.selection, byHand: true }).toEqual(chosen!.selection);
    await batch.undo();
    await batch.undo();
    // Levels come when the noise of the products has been asked for, which an undo does not take back.
    const plain = (rowsShown: typeof before) => rowsShown.map((row) => ({ ...row, sound: null }));
    expect(plain(await batch.rows(0, ROOMS))).toEqual(plain(before));
  });
});
