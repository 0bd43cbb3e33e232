import { NOMINAL_WHY } from "#domain/building/batch/confirm/nominalWords.ts";
import { expect, test, vi } from "vitest";
import { power } from "#domain/base/units.ts";
import { NOMINAL } from "#domain/building/rooms/planWords.ts";
import { packRooms } from "#domain/building/rooms/packRooms.ts";
import { allRows, eachWithItsOwnBatch, openForTest } from "../../support/batchRuns.ts";
import { optimised, question } from "../../support/optimumRuns.ts";
import { cellsOf } from "../../support/planSheets.ts";
import { testRoom } from "../../support/testRooms.ts";

eachWithItsOwnBatch();

/** kW on one unit each: the smallest unit cools 0.9 and heats 1.35 in its room. */
const NEEDS = [
  { cooling: 0.9, heating: null, isNominal: true },
  { cooling: 0.86, heating: null, isNominal: true },
  { cooling: 0.95 * 0.9, heating: null, isNominal: false },
  { cooling: 0.7, heating: null, isNominal: false },
  { cooling: 0.7, heating: 1.3, isNominal: true },
  { cooling: 0.7, heating: 1.2, isNominal: false },
  // No unit is large enough.
  { cooling: 20, heating: null, isNominal: false },
] as const;

const rooms = NEEDS.map(({ cooling, heating }, at) =>
  testRoom(at, {
    coolingLoad: power(cooling),
    heatLoad: heating === null ? null : power(heating),
    equipmentNumber: 1,
  }),
);
const NOMINAL_IDS = NEEDS.flatMap(({ isNominal }, at) => (isNominal ? [`r${at}`] : []));

test("a plan counts rooms that a test's 95 % would leave short, names them, and the table shows them", async () => {
  const { client } = openForTest();
  await client.replaceRooms(packRooms(rooms), "试验楼", "");
  await client.run("all");
  const plan = await client.confirm(new AbortController().signal);
  if (!plan.ok) throw new Error(plan.code);
  expect(plan.value.counts.nominal).toBe(NOMINAL_IDS.length);
  expect(cellsOf(plan.value.sheets[0]!)).toContainEqual([
    `${NOMINAL}（间）`,
    NOMINAL_IDS.length,
    NOMINAL_WHY,
  ]);
  await client.setView({ show: "nominal" });
  await vi.waitFor(() => expect(client.summary().shown).toBe(NOMINAL_IDS.length));
  expect((await allRows(client)).map(({ roomId }) => roomId)).toEqual(NOMINAL_IDS);
});

test("best plans count them as the plan does, and may leave none that a larger unit would meet", async () => {
  const { client } = openForTest();
  await client.replaceRooms(packRooms(rooms), "试验楼", "");
  await client.run("all");
  // Twice as large a unit is offered: units come in steps of 0.9 kW.
  const { scope, found } = await optimised(client, question({ objective: "robust", slack: 2 }));
  expect(scope?.today?.nominal).toBe(NOMINAL_IDS.length);
  expect(found?.steps.at(-1)).toMatchObject({ nominal: 0, cost: 0, bound: 0 });
  const adopted = await client.adoptOptimum(found!.steps.at(-1)!.models);
  expect(adopted).toMatchObject({ ok: true, value: { kept: 0 } });
  const plan = await client.confirm(new AbortController().signal);
  expect(plan).toMatchObject({ ok: true, value: { counts: { nominal: 0 } } });
});

test("a room that was changed since is stale, and no more than that", async () => {
  const { client } = openForTest();
  await client.replaceRooms(packRooms(rooms), "试验楼", "");
  await client.run("all");
  const { roomId: _, ...draft } = testRoom(0, {
    coolingLoad: power(0.89),
    heatLoad: null,
    equipmentNumber: 1,
  });
  await client.editRoom("r0", draft);
  const plan = await client.confirm(new AbortController().signal);
  if (!plan.ok) throw new Error(plan.code);
  expect(plan.value.counts).toMatchObject({ changed: 1, nominal: NOMINAL_IDS.length - 1 });
});

test("what it says has its figures and its mark", () => {
  expect(NOMINAL_WHY).toBe("余量不足 5.3 %，实测可比名义低 5 %（待核对）");
});
