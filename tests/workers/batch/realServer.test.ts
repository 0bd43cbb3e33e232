import { afterAll, beforeAll, expect, it } from "vitest";
import { FAN_COIL_DEFAULTS, type FanCoilFilter } from "#domain/building/kinds/fanCoil/FanCoilFilter.ts";
import { fanCoilKind } from "#domain/building/kinds/fanCoil/fanCoilKind.ts";
import { packRooms } from "#domain/building/rooms/packRooms.ts";
import { area, power } from "#domain/base/units.ts";
import type { BatchClient } from "#workers/batch/calls/BatchClient.ts";
import { freshStorage } from "../../support/openBatch.ts";
import { openRealBatch } from "../../support/realBatch.ts";
import { sharedServer, type TestServer } from "../../support/testServer.ts";
import { testRoom } from "../../support/testRooms.ts";

let server: TestServer;
let client: BatchClient<FanCoilFilter>;

beforeAll(async () => {
  freshStorage();
  server = await sharedServer();
  client = openRealBatch(fanCoilKind, server);
});
afterAll(async () => {
  client.dispose();
});

const ROOMS = 700;
const HOPELESS = 699;
const rooms = Array.from({ length: ROOMS }, (_, at) =>
  testRoom(at, {
    roomArea: area(15 + (at % 10)),
    coolingLoad: power(at === HOPELESS ? 5000 : 1.5 + (at % 6) / 10),
    heatLoad: power(1 + (at % 4) / 10),
  }),
);
const never = () => new AbortController().signal;

it("takes rooms through a run, alternatives, a choice and the plan against the real server", async () => {
  await client.replaceRooms(packRooms(rooms), "实测楼", "");
  await client.run("all");
  expect(client.summary()).toMatchObject({
    rooms: ROOMS,
    matched: ROOMS - 1,
    unmatched: 1,
    unanswered: 0,
    outdated: 0,
    run: { status: "finished" },
  });

  const [first] = await client.rows(0, 1);
  const { selection, required } = first!;
  expect(selection!.figures).toHaveLength(fanCoilKind.figures(FAN_COIL_DEFAULTS).length);
  // What the run promises: corrected to the room's own air and water, every unit does what its room needs.
  expect(selection!.corrected[1]).toBeGreaterThanOrEqual(required[1]!);
  const margin = selection!.surpluses.find(({ governs }) => governs)!;
  expect(margin.percent).toBeGreaterThanOrEqual(0);
  for (const { percent } of selection!.surpluses) expect(percent).toBeGreaterThanOrEqual(margin.percent);
  const [hopeless] = await client.rows(HOPELESS, HOPELESS + 1);
  expect(hopeless).toMatchObject({ status: "unmatched", selection: null });
  expect(hopeless!.reason).toMatch(/kW/u);

  const offered = await client.offered("r0", FAN_COIL_DEFAULTS, never());
  if (!offered.ok) throw new Error(offered.code);
  expect(offered.value[0]!.productId).toBe(selection!.productId);
  // The panel's own arithmetic agrees with the server's.
  expect(offered.value[0]!.corrected[1]).toBeCloseTo(selection!.corrected[1]!, 6);
  offered.value[0]!.surpluses.forEach(({ percent }, at) =>
    expect(percent).toBeCloseTo(selection!.surpluses[at]!.percent, 4),
  );
  const searched = await client.alternatives("r0", FAN_COIL_DEFAULTS, never());
  expect(searched).toEqual(offered);

  const other = offered.value[3]!;
  const choice = await client.choose("r0", other.productId, FAN_COIL_DEFAULTS);
  expect(choice).toEqual({ ok: true, value: null });
  const [chosen] = await client.rows(0, 1);
  expect(chosen!.selection).toMatchObject({ productId: other.productId, model: other.model, byHand: true });
  expect(chosen!.selection!.corrected[1]).toBeCloseTo(other.corrected[1]!, 6);

  const plan = await client.confirm(never());
  if (!plan.ok) throw new Error(plan.code);
  expect(plan.value).toMatchObject({ buildingName: "实测楼", rooms: ROOMS, counts: { matched: ROOMS - 1 } });
  expect(plan.value.totals.reduce((sum, { rooms: count }) => sum + count, 0)).toBe(ROOMS - 1);
  const [, , totals] = plan.value.sheets;
  expect(totals!.titles.map(({ title }) => title)).toContain("中档全冷（kW）");
});

it("has an unreasonable room refused by the real contract, and marks it", async () => {
  // A code longer than the wire takes; the other rooms are kept as they are.
  await client.editRoom("r5", testRoom(5, { roomCode: "x".repeat(600) }));
  await client.run("all");
  expect(client.summary().run).toMatchObject({ status: "refused", roomIds: ["r5"] });
  expect((await client.rows(5, 6))[0]).toMatchObject({ roomId: "r5", isRefused: true, status: "matched" });
});
