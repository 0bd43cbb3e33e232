import { expect, it } from "vitest";
import { area, power } from "#domain/base/units.ts";
import type { BatchKind } from "#domain/building/batch/kind/BatchKind.ts";
import type { KeptPlant } from "#domain/building/sources/KeptPlant.ts";
import { packRooms } from "#domain/building/rooms/packRooms.ts";
import { testChiller } from "../../support/testChiller.ts";
import type { TestFilter } from "../../support/testKind.ts";
import { testRoom } from "../../support/testRooms.ts";
import { testTower } from "../../support/testTower.ts";
import { confirmInto, KIND, versionPages } from "../../support/versionPage.ts";

const FOREVER = new AbortController().signal;
const WATERED: BatchKind<TestFilter> = { ...KIND, water: { cooling: 0, heating: 0, flow: "F", loss: "L" } };
const page = versionPages();

it("keeps what was said of the sources with a version, which opened again is the same version", async () => {
  const { client } = page.machine(undefined, WATERED);
  const rooms = Array.from({ length: 6 }, (_, at) =>
    testRoom(at, { roomArea: area(20), coolingLoad: power(2) }),
  );
  await client.replaceRooms(packRooms(rooms), "试验楼.xlsx", "");
  await client.run("all");
  await confirmInto(client, page.project.projectId);
  expect(await client.setSources({ block: 1200, wetBulb: 27 })).toBe("");
  const { saved } = await confirmInto(client, page.project.projectId);
  expect(saved).toMatchObject({ ok: true, value: { status: "saved", number: 2 } });

  const [second, first] = await page.project.versions();
  const { client: other } = page.machine(undefined, WATERED);
  expect(await other.openVersion(page.project.projectId, second!.id)).toMatchObject({ ok: true });
  expect((await confirmInto(other, page.project.projectId)).saved).toMatchObject({
    value: { status: "same" },
  });
  // No plant was taken in either.
  expect(await other.compareVersions(page.project.projectId, first!.id, second!.id, FOREVER)).toMatchObject({
    ok: true,
    value: { plants: [] },
  });
});

/** 2 chillers with a tower each, and a module as their room. */
const KEPT: KeptPlant = {
  machines: [
    {
      ...{ of: testChiller("x-1"), count: 2, hash: "hash of x-1" },
      towers: { tower: testTower("t-1", 250), count: 1, hash: "hash of t-1", flow: 206 },
    },
  ],
  ...{ standby: 0, load: 1900 },
  module: {
    ...{ id: "m-1", name: "螺杆机房", isSample: true, size: "8000 × 4000 × 3000 mm", hash: "hash of m-1" },
    lines: [
      {
        ...{ productId: "y-9", category: "冷水机组", model: "Y-9", brand: "甲", isSample: true },
        ...{ quantity: 2, standby: 0, tags: ["CH-1", "CH-2"], capacity: 1400 },
      },
    ],
  },
};

it("keeps towers and plant room of a taken plant with a version, and compares the towers", async () => {
  const { client } = page.machine(undefined, WATERED);
  const rooms = [testRoom(0, { roomArea: area(20), coolingLoad: power(2) })];
  await client.replaceRooms(packRooms(rooms), "试验楼.xlsx", "");
  await client.run("all");
  // Nothing can be taken here, where no server has a catalogue: the plant is set as if it had been.
  const taken: object = { kept: KEPT };
  expect(await client.setSources({ block: 1900, wetBulb: 28, ...taken })).toBe("");
  await confirmInto(client, page.project.projectId);
  // At a warmer wet bulb the towers' stated flow says nothing.
  expect(await client.setSources({ wetBulb: 30 })).toBe("");
  expect((await confirmInto(client, page.project.projectId)).saved).toMatchObject({ value: { number: 2 } });
  const [second, first] = await page.project.versions();

  const { client: other } = page.machine(undefined, WATERED);
  expect(await other.openVersion(page.project.projectId, second!.id)).toMatchObject({ ok: true });
  expect((await confirmInto(other, page.project.projectId)).saved).toMatchObject({
    value: { status: "same" },
  });
  const towers = { machines: [{ id: "t-1", model: "T-1", hash: "hash of t-1", count: 2 }] };
  expect(await other.compareVersions(page.project.projectId, first!.id, second!.id, FOREVER)).toMatchObject({
    value: {
      plants: [
        {
          before: { towers: { ...towers, state: "meets" } },
          after: { towers: { ...towers, state: "unknown" } },
        },
      ],
    },
  });
});
