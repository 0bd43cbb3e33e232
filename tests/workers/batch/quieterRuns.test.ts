import { beforeAll, beforeEach, expect, it } from "vitest";
import { area, power } from "#domain/base/units.ts";
import type { RoomRow } from "#domain/building/batch/state/batchState.ts";
import { fanCoilKind } from "#domain/building/kinds/fanCoil/fanCoilKind.ts";
import { FAN_COIL_DEFAULTS } from "#domain/building/kinds/fanCoil/FanCoilFilter.ts";
import { packRooms } from "#domain/building/rooms/packRooms.ts";
import { QUIETER_WORDS } from "#workers/batch/choose/quieterRooms.ts";
import { freshStorage } from "../../support/openBatch.ts";
import { openRealBatch } from "../../support/realBatch.ts";
import { testRoom } from "../../support/testRooms.ts";
import { sharedServer, type TestServer } from "../../support/testServer.ts";

beforeEach(freshStorage);
let server: TestServer;
beforeAll(async () => {
  server = await sharedServer();
});

const never = () => new AbortController().signal;
/** Rooms of several loads; the corridors have no limit. */
const rooms = Array.from({ length: 18 }, (_, at) =>
  testRoom(at, {
    roomName: at % 6 === 5 ? "走廊" : "客房",
    roomArea: area(14 + (at % 3)),
    coolingLoad: power(1.4 + (at % 5) * 0.5),
    heatLoad: null,
    equipmentNumber: 1,
  }),
);
const isOver = ({ sound }: RoomRow) =>
  sound !== null && sound.level !== null && sound.limit !== null && sound.level > sound.limit;

/** The rooms after a run, with their levels. */
async function ran(isCondition: boolean, limit: number) {
  const client = openRealBatch(fanCoilKind, server);
  await client.replaceRooms(packRooms(rooms), "试验楼", "");
  await client.setFilter({ ...FAN_COIL_DEFAULTS, brandCode: null });
  expect(await client.setSound({ uses: [{ contains: "客房", use: null, limit }], isCondition })).toBe("");
  await client.run("all");
  await client.buildingSound(never());
  return { client, rows: await client.rows(0, 200) };
}

it("gives rooms over their limit a quieter product in a step of its own, and none that it does not concern", async () => {
  const free = await ran(false, 37);
  const levels = free.rows.flatMap(({ sound }) => (sound?.limit == null ? [] : (sound.level ?? [])));
  // A limit that the loudest rooms do not keep by themselves.
  const limit = Math.floor(Math.max(...levels));
  free.client.dispose();
  const without = await ran(false, limit);
  const { client, rows } = await ran(true, limit);
  const before = without.rows;
  expect(before.filter(isOver).length).toBeGreaterThan(0);
  const productOf = (row: RoomRow | undefined) => row?.selection?.productId ?? null;
  const pairs = rows.map((row, at) => ({
    row,
    was: before[at]!,
    isSame: productOf(row) === productOf(before[at]),
  }));
  expect(pairs.filter(({ was, isSame }) => !isOver(was) && !isSame)).toEqual([]);
  const changed = pairs.filter(({ isSame }) => !isSame).map(({ row }) => row);
  expect(changed.filter(isOver)).toEqual([]);
  // It keeps a loud product only where none of its alternatives is known to be quiet.
  const asked = await Promise.all(
    rows
      .filter(isOver)
      .map(async ({ roomId }) =>
        client.alternatives(roomId, { ...FAN_COIL_DEFAULTS, brandCode: null }, never()),
      ),
  );
  const quiet = asked
    .flatMap((answer) => (answer.ok ? answer.value : []))
    .filter(({ sound }) => sound?.level != null && sound.level <= limit);
  expect(quiet).toEqual([]);
  expect(rows.filter(isOver).length).toBeLessThan(before.filter(isOver).length);
  expect(new Set(changed.map(({ selection }) => selection?.adopted))).toEqual(new Set([QUIETER_WORDS]));
  await client.undo();
  const undone = await client.rows(0, 200);
  expect(undone.map(productOf)).toEqual(before.map(productOf));
  without.client.dispose();
  client.dispose();
});
