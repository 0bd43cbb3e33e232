import { beforeAll, beforeEach, expect, it, vi } from "vitest";
import { area, flow, power } from "#domain/base/units.ts";
import { airOutletKind } from "#domain/building/kinds/airOutlet/airOutletKind.ts";
import { fanCoilKind } from "#domain/building/kinds/fanCoil/fanCoilKind.ts";
import { FAN_COIL_DEFAULTS } from "#domain/building/kinds/fanCoil/FanCoilFilter.ts";
import { packRooms } from "#domain/building/rooms/packRooms.ts";
import { addLevels } from "#domain/physics/sound/levels.ts";
import type { BatchClient } from "#workers/batch/calls/BatchClient.ts";
import { freshStorage, isSaved, summaryWhere } from "../../support/openBatch.ts";
import { openRealBatch } from "../../support/realBatch.ts";
import { testRoom } from "../../support/testRooms.ts";
import { sharedServer, type TestServer } from "../../support/testServer.ts";

beforeEach(freshStorage);
let server: TestServer;
beforeAll(async () => {
  server = await sharedServer();
});

const ROOMS = 6;
/** A brand whose units say how their noise was measured. */
const TESTED = "B000001";
const never = () => new AbortController().signal;

const rooms = packRooms(
  Array.from({ length: ROOMS }, (_, at) =>
    testRoom(at, {
      ...{ roomName: "办公室", roomArea: area(30), coolingLoad: power(1.6), heatLoad: power(1.1) },
      airSupplyVolume: flow(300 + 100 * at),
    }),
  ),
);

async function linesOf(client: BatchClient<never>) {
  const answer = await client.buildingSound(never());
  if (!answer.ok) throw new Error(answer.message);
  return (await client.soundLines({ show: "all", sort: null }, 0, 100)).lines;
}

it("adds the outlets that were chosen for a room to the level of its units, and these to that of the outlets", async () => {
  const coils = openRealBatch(fanCoilKind, server);
  await coils.replaceRooms(rooms, "试验楼", "");
  await coils.setFilter({ ...FAN_COIL_DEFAULTS, brandCode: TESTED });
  await coils.run("all");
  const alone = await linesOf(coils);
  expect(alone).toHaveLength(ROOMS);
  for (const { parts } of alone) expect(parts.map(({ kind }) => kind)).toEqual(["fanCoil"]);
  await summaryWhere(coils, isSaved);
  coils.dispose();

  const outlets = openRealBatch(airOutletKind, server);
  await summaryWhere(outlets, ({ rooms: count }) => count === ROOMS);
  await outlets.run("all");
  const { matched } = outlets.summary();
  expect(matched).toBeGreaterThan(2);
  const ofOutlets = await linesOf(outlets);
  expect(ofOutlets).toHaveLength(matched);
  for (const { parts, level, isEstimated, basis } of ofOutlets) {
    const [own, coil] = parts;
    expect([own.statement, coil!.kind]).toEqual(["air", "fanCoil"]);
    expect(isEstimated).toBe(true);
    expect(basis).toContain("风口");
    // Of one figure and of octaves: no more than both by themselves, no less than either.
    expect(level!).toBeLessThanOrEqual(addLevels([own.level!, coil!.level!]) + 1e-9);
    expect(level!).toBeGreaterThan(Math.max(own.level!, coil!.level!));
  }
  await vi.waitFor(async () => expect((await outlets.rows(0, 1))[0]!.sound?.parts).toHaveLength(2));
  await summaryWhere(outlets, isSaved);
  outlets.dispose();

  const again = openRealBatch(fanCoilKind, server);
  await summaryWhere(again, ({ rooms: count }) => count === ROOMS);
  const both = await linesOf(again);
  expect(both).toHaveLength(alone.length);
  for (const { id, parts, level } of both) {
    const outlet = ofOutlets.find((line) => line.id === id);
    const was = alone.find((line) => line.id === id)!;
    // The rooms as the fan coils have them: the same level on both pages.
    expect([parts.length, level]).toEqual(outlet === undefined ? [1, was.level] : [2, outlet.level]);
  }
  expect(await again.setSound({ isAlone: true })).toBe("");
  expect((await linesOf(again)).map(({ level }) => level)).toEqual(alone.map(({ level }) => level));
  again.dispose();
});
