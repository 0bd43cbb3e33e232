import { expect, it } from "vitest";
import { area, power } from "#domain/base/units.ts";
import type { BatchKind } from "#domain/building/batch/kind/BatchKind.ts";
import { packRooms } from "#domain/building/rooms/packRooms.ts";
import type { TestFilter } from "../../support/testKind.ts";
import { testRoom } from "../../support/testRooms.ts";
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
