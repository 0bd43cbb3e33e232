import { expect, it } from "vitest";
import { area, power } from "#domain/base/units.ts";
import type { BatchKind } from "#domain/building/batch/kind/BatchKind.ts";
import { keyOf } from "#domain/building/systems/EstimatedTree.ts";
import { packRooms } from "#domain/building/rooms/packRooms.ts";
import type { BatchClient } from "#workers/batch/calls/BatchClient.ts";
import type { TestFilter } from "../../support/testKind.ts";
import { testRoom } from "../../support/testRooms.ts";
import { confirmInto, KIND, versionPages } from "../../support/versionPage.ts";

const FOREVER = new AbortController().signal;
/** A kind whose units hang on outdoor units, of which this server has none. */
const SPLIT: BatchKind<TestFilter> = { ...KIND, split: { cooling: 0, heating: 0 } };
const page = versionPages();

async function splits(client: BatchClient<TestFilter>) {
  const answer = await client.splits(false, FOREVER);
  if (!answer.ok) throw new Error(answer.message);
  return answer.value;
}

it("keeps arranged systems of indoor units with a version, which opened again is the same, and compares them", async () => {
  const { client } = page.machine(undefined, SPLIT);
  const rooms = Array.from({ length: 12 }, (_, at) =>
    testRoom(at, { floor: `${1 + (at % 3)}F`, roomArea: area(20), coolingLoad: power(2) }),
  );
  await client.replaceRooms(packRooms(rooms), "试验楼.xlsx", "");
  await client.run("all");
  await confirmInto(client, page.project.projectId);
  const proposed = await splits(client);
  expect(proposed.systems.map(({ rooms: count }) => count)).toEqual([4, 4, 4]);
  expect(proposed.systems[0]!.remarks[0]).toMatchObject({ code: "no-outdoor", text: "产品库中没有室外机" });
  expect(await client.arrangeSplits({ act: "merge", from: "s3", to: "s2" })).toBe("");
  expect(await client.arrangeSplits({ act: "rename", id: "s2", name: "高区" })).toBe("");
  expect(await client.typeLength("s2", keyOf("plant"), 12.5)).toBe("");
  const before = await splits(client);
  const { saved } = await confirmInto(client, page.project.projectId);
  expect(saved).toMatchObject({ ok: true, value: { status: "saved", number: 2 } });

  const [second, first] = await page.project.versions();
  const { client: other } = page.machine(undefined, SPLIT);
  expect(await other.openVersion(page.project.projectId, second!.id)).toMatchObject({ ok: true });
  const shown = ({ systems }: typeof before) =>
    systems.map(({ id, name, rooms: count, pipes, block }) => ({ id, name, count, pipes, block }));
  expect(shown(await splits(other))).toEqual(shown(before));
  expect((await confirmInto(other, page.project.projectId)).saved).toMatchObject({
    value: { status: "same" },
  });
  const compared = await other.compareVersions(page.project.projectId, first!.id, second!.id, FOREVER);
  if (!compared.ok) throw new Error(compared.message);
  expect(compared.value.splits).toMatchObject([
    { id: "s1", before: null, after: { rooms: 4, outdoor: null, ratio: null } },
    { id: "s2", before: null, after: { name: "高区", rooms: 8, length: before.systems[1]!.pipes!.total } },
  ]);
});
